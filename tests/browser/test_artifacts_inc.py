"""Artifacts, Inc. is played on its board alone: dice, places for them, cards, boxes and buttons."""

import json
import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers
from tests.browser.people import DESKTOP, LONG, PHONE, People, Record, press

TITLE = "artifacts-inc"
CLICKS = 6000

KINDS = ["finish", "pick", "arrange", "lay", "fill", "buy", "upgrade", "die", "slot", "dive", "end"]
OFFERED = """() => {
  const seen = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll('.board ' + selector)].filter(seen);
  const moves = (word) => all(`[data-move^="${word}"]:not([aria-disabled="true"])`);
  return {
    mine: document.querySelector('.turn.mine') !== null,
    over: document.querySelector('dialog .places') !== null,
    chosen: all('[data-die][aria-pressed="true"]').length > 0,
    waiting: all('[data-slot][aria-pressed="true"]').length > 0,
    finish: all('[data-act="finish"]').length,
    pick: all('[data-pick]:not(:disabled):not([aria-pressed="true"])').length,
    die: all('[data-die].useful').length,
    slot: all('[data-slot]:not([aria-disabled="true"])').length,
    dice: all('[data-die].useful').map((node) => node.dataset.die),
    slots: all('[data-slot]:not([aria-disabled="true"])').map((node) => node.dataset.slot),
    moves: all('[data-move]:not([aria-disabled="true"])').map((node) => node.dataset.move),
    arrange: moves('arrange').length, lay: moves('lay').length, fill: moves('fill').length,
    buy: moves('buy').length, upgrade: moves('upgrade').length, dive: moves('dive').length,
    end: moves('end').length, decline: moves('decline').length,
  };
}"""
SAME = f"JSON.stringify(({OFFERED})())"
SELECTORS = {
    "finish": '[data-act="finish"]',
    "back": '[data-act="back"]',
    "pick": '[data-pick]:not(:disabled):not([aria-pressed="true"])',
    "die": "[data-die].useful",
    "slot": '[data-slot]:not([aria-disabled="true"])',
}


def my_turn(page: Page) -> None:
    page.wait_for_selector(".board .own.turn, dialog .places", state="attached", timeout=120_000)


def selector(kind: str) -> str:
    return SELECTORS.get(kind, f'[data-move^="{kind}"]:not([aria-disabled="true"])')


def press_any(page: Page, kind: str, luck: random.Random) -> None:
    """Press one of the visible things of a kind, unless the board was still changing."""
    things = page.locator(f".board {selector(kind)}:visible").element_handles()
    if things:
        press(page, luck.choice(things))


def wish(offered: Record, luck: random.Random) -> str:
    """What somebody presses who wants to get on: dice before the end of the turn."""
    if offered["chosen"]:
        return "slot"
    if offered["waiting"]:
        return "die"
    possible = [kind for kind in KINDS if offered[kind]]
    if offered["decline"] and luck.random() < 0.04:
        return "decline"
    if possible and possible[0] in {"die", "slot", "dive"}:
        return luck.choice([kind for kind in possible if kind != "end"])
    if possible and possible[0] in {"buy", "upgrade"}:
        return luck.choice([kind for kind in possible if kind in {"buy", "upgrade"}])
    return possible[0] if possible else "decline" if offered["decline"] else ""


def assert_all_reachable(offered: Record, legal: list[Record]) -> None:
    """With no die chosen: every die and every place of a legal placing is lit, and nothing else."""
    parts = [move["parts"] for move in legal]
    placings = [one for one in parts if one["do"] == "place"]
    assert {f"{one['card']} {one['action']}" for one in placings} == set(offered["slots"])
    assert {str(one["face"]) for one in placings} == set(offered["dice"])
    others = {move["notation"] for move in legal if move["parts"]["do"] != "place"}
    assert others == set(offered["moves"])


def play_on(page: Page, luck: random.Random, people: People, until: str) -> Counter[str]:
    """Press what the board offers until something of a kind is there, or the game is over."""
    pressed: Counter[str] = Counter()
    for _ in range(CLICKS):
        my_turn(page)
        written = page.evaluate(SAME)
        offered = json.loads(written)
        if offered["over"] or offered.get(until):
            return pressed
        kind = wish(offered, luck)
        if not kind:
            page.wait_for_function(f"before => {SAME} !== before", arg=written)
            continue
        if kind in {"die", "slot", "end"} and not (offered["chosen"] or offered["waiting"]):
            seen = people.seen(page)
            newest = page.locator(f"[data-told='{seen['ply'] - 1}']").count() > 0
            staged = page.locator("[data-act=back]").count() > 0
            if newest and not staged and offered == page.evaluate(OFFERED):
                page.locator(".board:not([aria-busy=true])").wait_for()  # it is ours to decide
                for move in seen["legal"]:
                    if move["parts"]["do"] != "place":
                        page.locator(f".board {selector(move['notation'])}").first.wait_for()
                assert_all_reachable(page.evaluate(OFFERED), seen["legal"])
                pressed["checked"] += 1
        press_any(page, kind, luck)
        pressed[kind] += 1
    return pressed


def test_a_whole_game_from_the_lobby_to_the_score_sheet(people: People) -> None:
    page = people.start(TITLE, 2)
    pressed = play_on(page, random.Random(4), people, until="over")
    assert page.locator("dialog .places li").count() == 2
    assert pressed["checked"] > 20
    assert all(pressed[kind] for kind in ("arrange", "die", "slot", "buy", "lay", "end", "pick"))


def test_a_purchase_can_be_taken_back_step_by_step(people: People) -> None:
    luck = random.Random(1)
    page = people.start(TITLE, 2)
    play_on(page, luck, people, until="lay")
    assert page.evaluate(OFFERED)["lay"] > 4
    press_any(page, "back", luck)
    page.wait_for_function(f"() => ({OFFERED})().buy > 0")
    press_any(page, "back", luck)
    page.wait_for_function(f"() => ({OFFERED})().slot > 0")


def test_what_cannot_be_done_now_says_why(people: People) -> None:
    page = people.start(TITLE, 2)
    play_on(page, random.Random(2), people, until="die")
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
    play_on(page, random.Random(2), people, until="die")
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
        (PHONE, "dark"),
        pytest.param(DESKTOP, "dark", marks=LONG),
        pytest.param(PHONE, "light", marks=LONG),
    ],
    ids=["desktop-light", "phone-dark", "desktop-dark", "phone-light"],
)
def test_everybody_can_read_and_reach_the_board(
    people: People, size: tuple[int, int], theme: str
) -> None:
    page = people.start(TITLE, 4, size=size, color_scheme=theme)
    play_on(page, random.Random(3), people, until="die")
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
