"""Artifacts, Inc. is played on its board alone: dice, places for them, cards, boxes and buttons."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.hands import Offer, offers, play_on, press_word, settle, word
from tests.browser.people import DESKTOP, LONG, PHONE, People, Record, close_result

TITLE = "artifacts-inc"
LIKINGS = {
    "finish": 1e6,
    "pick": 1e5,
    "arrange": 1e4,
    "lay": 1e4,
    "fill": 1e4,
    "buy": 1e3,
    "upgrade": 1e3,
}
LIKINGS |= {"die": 10, "slot": 10, "dive": 10, "decline": 0.1, "end": 0.01, "commit": 1e6}


def liking(offer: Offer, offered: list[Offer]) -> float:
    """What somebody presses who wants to get on: dice before the end of the turn."""
    for one, other in (("die", "slot"), ("slot", "die")):
        if any(mark["on"] for mark in offered if word(mark) == one) and word(offer) != other:
            return 0
    return 0 if offer["on"] else LIKINGS.get(word(offer), 0)


def offering(wanted: str) -> Callable[[list[Offer]], bool]:
    return lambda offered: any(word(one) == wanted for one in offered)


class Checks:
    """Now and then, with nothing picked up: the board offers every legal move, and nothing else."""

    def __init__(self, people: People, page: Page) -> None:
        self.people = people
        self.page = page
        self.made = 0
        self.looks = 0

    def __call__(self, offered: list[Offer]) -> bool:
        self.looks += 1
        picked = any(one["on"] or one.get("act") == "back" for one in offered)
        if offering("end")(offered) and not picked and self.looks % 3 == 0:
            self.check(offered, self.people.seen(self.page)["legal"])
        return False

    def check(self, offered: list[Offer], legal: list[Record]) -> None:
        placings = [move["parts"] for move in legal if move["parts"]["do"] == "place"]
        slots = {one["slot"] for one in offered if "slot" in one}
        assert {f"{one['card']} {one['action']}" for one in placings} == slots
        dice = {one["die"] for one in offered if "die" in one}
        assert {str(one["face"]) for one in placings} == dice
        others = {move["notation"] for move in legal if move["parts"]["do"] != "place"}
        assert others == {one["move"] for one in offered if "move" in one}
        self.made += 1


def test_a_whole_game_from_the_lobby_to_the_score_sheet(people: People) -> None:
    page = people.start(TITLE, 2)
    checks = Checks(people, page)
    pressed = play_on(page, random.Random(4), liking, until=checks)
    assert page.locator("dialog .places li").count() == 2
    assert checks.made > 5
    assert all(pressed[kind] for kind in ("arrange", "die", "slot", "buy", "lay", "end", "pick"))


def test_a_purchase_can_be_taken_back_step_by_step(people: People) -> None:
    page = people.start(TITLE, 2)
    play_on(page, random.Random(1), liking, until=offering("lay"))
    assert sum(word(one) == "lay" for one in offers(page)) > 4
    for wanted in ("buy", "slot"):
        press_word(page, "back")
        settle(page)
        assert offering(wanted)(offers(page))


def test_what_cannot_be_done_now_says_why(people: People) -> None:
    page = people.start(TITLE, 2)
    play_on(page, random.Random(2), liking, until=offering("die"))
    note = page.locator(".board .prompt.note")
    for thing, paragraph in [
        (".for-sale", "§3.2"),
        ("[data-upgrade]", "§3.2"),
        ("[data-box]", "§5.1"),
        ('[data-slot^="museum-gems"]', "§2"),
    ]:
        page.locator(f".board {thing}").first.click(force=True)
        expect(note).to_contain_text(f"({paragraph}")


def test_on_a_phone_the_company_is_seen_and_its_cards_are_enlarged(people: People) -> None:
    page = people.start(TITLE, 2, size=PHONE)
    play_on(page, random.Random(2), liking, until=offering("die"))
    assert page.locator(".board [data-standing]:visible").count() == 2
    assert page.locator('[data-standing="0"][aria-current="true"]').count() == 1
    cards = [page.locator(f".board [data-card] >> nth={n}").bounding_box() for n in range(4)]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in cards)
    tab = page.locator('[data-act="tab mine"]').bounding_box()
    assert tab and PHONE[1] - (tab["y"] + tab["height"]) <= 8
    dice = page.locator(".board [data-die]").count()
    placings = [one["parts"] for one in people.seen(page)["legal"] if one["parts"]["do"] == "place"]
    card = next(one["card"] for one in placings if "expedition" in one["card"])
    page.locator(f'.board [data-card="{card}"]').click()
    page.locator('dialog [data-zoomed^="place"]').first.click()
    expect(page.locator(".board [data-die]")).to_have_count(dice - 1)
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        (DESKTOP, "light"),
        pytest.param(PHONE, "dark", marks=LONG),
        pytest.param(DESKTOP, "dark", marks=LONG),
        pytest.param(PHONE, "light", marks=LONG),
    ],
    ids=["desktop-light", "phone-dark", "desktop-dark", "phone-light"],
)
def test_everybody_can_read_and_reach_the_board(
    people: People, size: tuple[int, int], theme: str
) -> None:
    page = people.start(TITLE, 4, size=size, color_scheme=theme)
    play_on(page, random.Random(3), liking, until=offering("die"))
    page.locator("[data-die]").first.click()
    visible = page.locator('[data-act^="tab "]:visible')
    for number in range(max(1, visible.count())):
        if visible.count() > 0:
            visible.nth(number).click()
        assert barriers(page, ".board") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for opener in ('[data-act="legend"]', "[data-card]"):
        for number in range(visible.count()):
            if page.locator(f"{opener}:visible").count() == 0:
                visible.nth(number).click()
        page.locator(f"{opener}:visible").first.click()
        assert barriers(page, "dialog") == []
        page.keyboard.press("Escape")


def test_after_the_end_the_board_counts_the_majorities(people: People) -> None:
    page = people.sit(people.finished(TITLE), [0])
    close_result(page)
    seen = people.seen(page)
    assert seen["result"]["scores"] != seen["view"]["reputation"]
    place = "cell => [...cell.parentElement.children].indexOf(cell) - 1"  # after the star
    for seat, points in enumerate(seen["result"]["scores"]):
        mark = page.locator(f"[fill='var(--seat-{seat})']")
        assert page.locator(".board .track .cell", has=mark).evaluate(place) == points
