"""Everybody can play: by keyboard alone, with a screen reader, in any light, without motion."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import assert_no_barrier, barriers
from tests.browser.people import PHONE, People, bots, my_turn, persons, tells_more, told

OPEN = {"kind": "open"}
TITLES = {"archaeology": 2, "artifact": 3, "artifacts-inc": 2}


def lobby(people: People, **more: Any) -> Page:
    people.table("artifact", [*persons(1), OPEN, OPEN])
    people.table("archaeology", persons(2))
    page = people.come("/", **more)
    expect(page.get_by_role("link", name="Join").first).to_be_visible()
    return page


def new(people: People, **more: Any) -> Page:
    page = people.come("/new/artifact", **more)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    return page


def join(people: People, **more: Any) -> Page:
    made = people.table("artifact", [*persons(1), OPEN, OPEN])
    page = people.come(f"/join/{made['code']}", **more)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return page


def waiting(people: People, **more: Any) -> Page:
    page = people.sit(people.table("artifact", [*persons(1), OPEN, OPEN]), **more)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    return page


def wrong(people: People, **more: Any) -> Page:
    page = people.come("/table/0123456789abcdef", **more)
    expect(page.locator("[data-oops]")).to_be_visible()
    return page


def curtain(people: People, **more: Any) -> Page:
    page = people.sit(people.table("archaeology", persons(2)), **more)
    expect(page.locator("[data-curtain]")).to_be_visible()
    return page


def replay(people: People, **more: Any) -> Page:
    page = people.come(f"/replay/{people.finished()['table']['id']}?ply=30", **more)
    expect(page.get_by_label("Moment", exact=True)).to_have_value("30")
    return page


def result(people: People, **more: Any) -> Page:
    page = people.sit(people.finished(), [0], **more)
    expect(page.locator("dialog .places")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def table(title: str) -> Callable[..., Page]:
    def opened(people: People, **more: Any) -> Page:
        seats = [*persons(1), *bots(TITLES[title] - 1)]
        page = people.sit(people.table(title, seats), **more)
        my_turn(page)
        expect(page.locator("[data-frame]")).to_be_visible()
        return page

    return opened


SCREENS: dict[str, Callable[..., Page]] = {
    "lobby": lobby,
    "new": new,
    "join": join,
    "waiting": waiting,
    "wrong": wrong,
    "curtain": curtain,
    "replay": replay,
    "result": result,
    **{title: table(title) for title in TITLES},
}
# What a key opens beside or over the table.
OPENED = {
    "t": "[role=tab][aria-selected=true]:has-text('Chat')",
    "p": "[role=tab][aria-selected=true]:has-text('People')",
    "m": "dialog[open] [data-listed]",
    "r": "dialog[open] [data-paragraph]",
    "s": "dialog[open] input",
    "?": "dialog[open] kbd",
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(people: People, screen: str) -> None:
    assert_no_barrier(SCREENS[screen](people))


def test_axe_finds_nothing_in_what_a_key_opens(people: People) -> None:
    page = SCREENS["archaeology"](people)
    for key, opened in OPENED.items():
        page.keyboard.press(key)
        expect(page.locator(opened).first).to_be_visible()
        assert_no_barrier(page, "dialog" if opened.startswith("dialog") else "[role=tabpanel]")
        if opened.startswith("dialog"):
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("screen", ["lobby", "waiting", "result", *TITLES])
def test_axe_finds_nothing_on_a_phone(people: People, screen: str) -> None:
    page = SCREENS[screen](people, size=PHONE)
    assert barriers(page) == []


def press_until(page: Page, key: str, wanted: str) -> None:
    """Press a key until what has the focus is named so."""
    look = """() => {
        const focused = document.activeElement;
        return focused === document.body ? '' : (focused.ariaLabel ?? '') + focused.innerText;
    }"""
    for _ in range(60):
        name = page.evaluate(look)
        if re.search(wanted, name):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach “{wanted}”")


def test_a_game_begins_and_goes_on_by_keyboard_alone(people: People) -> None:
    page = people.come()
    expect(page.locator("[data-title]").first).to_be_visible()
    press_until(page, "Tab", "^Archaeology")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    press_until(page, "Tab", "^Start$")
    page.keyboard.press("Enter")
    my_turn(page)
    page.locator("[data-line]").last.wait_for()
    before = told(page)
    page.keyboard.press("m")
    expect(page.get_by_label("Search the moves")).to_be_focused()
    page.keyboard.press("Enter")  # the first of the list
    tells_more(page, before)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    press_until(page, "Tab", "^Menu$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_what_happens_is_read_aloud(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    said = page.locator("[data-said]")
    assert said.get_attribute("aria-live") == "polite"
    page.keyboard.press("m")
    page.locator("dialog [data-listed]").last.click()
    expect(said).to_contain_text(re.compile(r"You .+[.!]"))


@pytest.mark.parametrize("title", TITLES)
def test_nothing_moves_for_those_who_want_it_still(people: People, title: str) -> None:
    page = SCREENS[title](people, reduced_motion="reduce")
    expect(page.locator("html[data-still]")).to_have_count(1)
    before = told(page)
    page.keyboard.press("m")
    page.locator("dialog [data-listed]").last.click()
    tells_more(page, before)
    drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert page.evaluate(f"{drawn}.then(() => {running})") == 0
