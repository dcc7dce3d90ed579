"""Archaeology in a real browser: whole games played by pressing what the board offers, and nothing
that somebody could not see, reach or read."""

import random
from collections import Counter
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.hands import Offer, play_on, word
from tests.browser.people import (
    DESKTOP,
    LONG,
    PHONE,
    People,
    bots,
    close_result,
    decide,
    my_turn,
    persons,
)

LIKINGS = {
    "sell": 0.3,
    "explore": 9,
    "end": 2.5,
    "offer": 0.6,
    "take": 3,
    "commit": 20,
    "back": 0.2,
}


class Game:
    """A table of people, each at a screen of their own."""

    def __init__(self, people: People, seats: int) -> None:
        self.people = people
        self.made = people.table("archaeology", persons(seats))
        self.path = f"/api/tables/{self.made['table']['id']}"

    def sit(self, seat: int, size: tuple[int, int] = DESKTOP, scheme: str = "light") -> Page:
        """Open the table through the eyes of a seat; -1 watches."""
        touch = size == PHONE
        page = self.people.sit(self.made, [seat], size=size, has_touch=touch, color_scheme=scheme)
        page.locator(".board").wait_for()
        return page

    def secret(self, seat: int) -> str:
        return str(self.made["secrets"][seat]["secret"])

    def seen(self, seat: int, since: int = 1_000_000) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.secret(seat)}"}
        url = f"{self.people.host.url}{self.path}/view"
        query = {"reasons": False, "since": since}
        found: dict[str, Any] = httpx.get(url, params=query, headers=headers).json()
        return found

    def play(self, luck: random.Random, plies: int, step: str = "acting") -> int:
        """Play on beside the browser until the game comes to this; the seat that is to decide."""
        actor = 0
        for number in range(10_000):
            seen = self.seen(max(actor, 0))
            reached = seen["ply"] >= plies and seen["view"]["step"] == step
            if seen["view"]["actor"] != actor and not seen["result"]:
                actor = seen["view"]["actor"]
                continue
            if reached or seen["result"]:
                return actor
            legal = [move["notation"] for move in seen["legal"]]
            often = "end" in legal and luck.random() < 0.8
            moves = ["end" if often else luck.choice(legal)]
            order = {"id": f"b{number}", "ply": seen["ply"], "moves": moves}
            self.people.post(f"{self.path}/moves", order, self.secret(actor))
        raise AssertionError("the game does not come to this")


def liking(offer: Offer, _: list[Offer]) -> float:
    if "move" in offer or offer["act"] in ("commit", "back"):
        return LIKINGS.get(word(offer), 1.0)
    return 0.15 if word(offer) == "tab" and not offer["on"] else 0


def lay_out_trade(page: Page) -> None:
    """Offer cards until something can be taken for them, and take it; nothing is sent."""
    can = "[data-move^='{} ']:not([aria-disabled=true])"
    my_turn(page)
    while page.locator(can.format("offer")).count() == 0:
        decide(page)
        my_turn(page)
    while page.locator(can.format("take")).count() == 0:
        page.locator(can.format("offer")).first.click()
        page.wait_for_function("() => document.querySelector('.board').ariaBusy === 'false'")
    page.locator(can.format("take")).first.click()
    page.locator("[data-act=commit]").wait_for()


def test_what_lies_on_the_scales_is_spoken_of(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    lay_out_trade(page)
    page.keyboard.press("w")
    sheet = page.locator("dialog[open]")
    sorts = "[...document.querySelectorAll('[data-sort]')].map(one => one.dataset.sort)"
    expect(sheet.locator("[data-impossible] li").first).to_contain_text("First do what you have")
    told = page.evaluate(sorts)
    assert (told[0], told[-1]) == ("send", "back")
    assert not {"sell", "end", "explore"} & set(told)  # they come after the trade
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(sheet.locator("[data-anew]")).to_contain_text("before you prepared anything")
    sheet.locator("[data-follow]").first.click()
    page.wait_for_function("() => document.querySelector('.board').ariaBusy === 'false'")
    assert page.locator("[role=alert]").count() == 0


def test_a_whole_game_from_the_lobby_to_the_score_sheet(people: People) -> None:
    """On a phone, where the rest of the table is one tap away."""
    page = people.start("archaeology", 2, size=PHONE, has_touch=True)
    play_on(page, random.Random(7), liking)
    events = people.seen(page, since=0)["events"]
    made = Counter(event["parts"]["do"] for event in events if event["actor"] == 0)
    assert {"offer", "take", "sell", "end"} <= set(made), made
    page.locator("dialog").get_by_role("rowheader", name="Cards sold").wait_for()


def test_cards_may_be_picked_in_any_order_and_are_sent_as_one_trade(people: People) -> None:
    """The last kind first: the server asks in ascending order, people do not."""
    for seed in range(50):
        game = Game(people, seats=2)
        seat = game.play(random.Random(seed), plies=40)
        view = game.seen(seat)["view"]
        kinds = [kind for kind, cards in view["hand"].items() if cards]
        wanted = [kind for kind, cards in view["market"].items() if cards and kind not in kinds]
        if len(kinds) >= 2 and wanted and not view["taken"]:
            break
    page = game.sit(seat)
    for kind in reversed(kinds):
        page.locator(f".hand [data-move='offer {kind}']").click()
        page.locator(f".scale [data-act='unpick offer {kind}']").wait_for()
    ply = game.seen(seat)["ply"]
    page.locator(f".market [data-move='take {wanted[0]}']").click()
    page.locator("[data-act=commit]").click()
    page.locator(".scale [data-act]").first.wait_for(state="detached")
    made = [event["notation"] for event in game.seen(seat, since=ply)["events"]]
    assert made[: len(kinds)] == [f"offer {kind}" for kind in kinds]
    assert made[len(kinds)] == f"take {wanted[0]}"
    assert game.seen(seat)["view"]["step"] == "acting"


def test_a_card_may_be_wanted_before_it_is_paid_for(people: People) -> None:
    page = people.come("/learn/archaeology")
    lesson, onward = page.locator("[data-lesson-step]"), page.locator("[data-next], [data-wanted]")
    onward.first.wait_for()
    while page.locator("[data-next]").count():
        before = lesson.inner_text()
        page.locator("[data-next]").click()
        expect(lesson).not_to_have_text(before)
        onward.first.wait_for()
    cup = page.locator(".market [data-move='take cup']")
    cup.click(force=True)  # dim: nothing is laid down for it yet
    expect(cup).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("worth 2 or more")
    shards = page.locator(".hand [data-move='offer shard']")
    shards.click()
    expect(page.locator(".scale [data-act='unpick take cup']")).to_have_count(0)
    shards.click()
    expect(page.locator(".scale [data-act='unpick take cup']")).to_be_visible()
    expect(page.locator("[data-act=commit]")).to_be_visible()


def test_the_prompt_names_what_can_be_done_and_tab_stops_there(people: People) -> None:
    game = Game(people, seats=2)
    page = game.sit(game.play(random.Random(1), plies=12))
    prompt, chambers = page.locator(".prompt"), page.locator(".chamber.possible")
    expect(prompt).to_contain_text("a price to sell")
    assert ("a chamber" in prompt.inner_text()) == (chambers.count() > 0)
    dim = page.locator(".rung[aria-disabled=true]:visible")
    assert dim.count() > 20
    assert set(dim.evaluate_all("rungs => rungs.map((rung) => rung.tabIndex)")) == {-1}
    rung = page.locator(".rung.possible:visible").first
    rung.focus()
    page.keyboard.press("ArrowUp")
    expect(rung).not_to_be_focused()
    expect(page.locator(".rung:focus")).to_have_count(1)  # the arrows lead to the dim ones as well


@pytest.mark.parametrize(
    "step",
    [
        pytest.param(one, marks=LONG)  # test_geometry.py looks at every size, here at every step
        for one in ("acting", "ended", "discarding", "robbing", "watching")
    ],
)
def test_nothing_is_out_of_sight_or_reach(people: People, step: str) -> None:
    game = Game(people, seats=3)
    eyes = 0
    if step == "ended":
        game.made = people.finished(count=3)
    else:
        eyes = game.play(random.Random(3), 30, "acting" if step == "watching" else step)
    eyes = -1 if step == "watching" else eyes
    looks = [(DESKTOP, "light"), (PHONE, "dark")]
    more = [(DESKTOP, "dark"), (PHONE, "light")] if step == "acting" else []
    for size, scheme in looks + more:
        page = game.sit(eyes, size, scheme)
        if step == "ended":  # the board is under the result
            close_result(page)
        assert_readable(page)
        for tab in ("prices", "dig", "players") if size == PHONE else ():
            page.locator(f"[data-act='tab {tab}']").click()
            assert_readable(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        assert size == DESKTOP or too_small(page) == []


def assert_readable(page: Page) -> None:
    assert barriers(page, ".board") == []


def too_small(page: Page) -> list[str]:
    """What can be pressed to decide something, and is smaller than a thumb."""
    found: list[str] = page.locator(
        ".board [data-move]:visible, .board [data-act]:visible"
    ).evaluate_all(
        """all => all.filter((one) => !one.dataset.act?.startsWith('unpick'))
            .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 40)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found
