"""The line of answers in Artifact: who pays, and that each answer keeps its place."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import digsite
from digsite.core.state import State
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.hands import DRAWN, settle
from tests.browser.people import NAMES, PHONE, People
from tests.browser.positions import DIG, Position, chosen, opened
from tests.browser.test_artifact_habits import (
    CUT,
    PASSED,
    SCROLLS,
    acting,
    sat_before_an_exhibition,
)

LAPTOP = (1366, 625)
PLAYS_ITSELF = {"digsite.forced": "true"}
CONFIRM = ".board .ask [data-act=commit]"
DIGITS = """() => {
  const marks = [...document.querySelectorAll('[data-digits] kbd')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { digit: Number(one.textContent), x: left + width / 2, y: top + height / 2 };
  });
  const on = ({ x, y }) => document.elementsFromPoint(x, y)
    .map((one) => one.closest('button')).find((one) => one)?.dataset;
  return marks.sort((one, other) => one.digit - other.digit).map(on)
    .map((data) => data?.move ?? data?.act ?? null); // nothing: it is drawn anew
}"""
NARROW = (1024, 768)
ON_ITS_SIDE = (844, 390)
HIDDEN = """(asked) => {
  const range = document.createRange();
  range.selectNodeContents(asked);
  const hit = (x, y) => asked.contains(document.elementFromPoint(x, y));
  return [...range.getClientRects()].filter(({ left, right, top, bottom }) => {
    const slack = (bottom - top) * 0.22; // above and below the letters
    return ![top + slack, bottom - slack].every((y) => hit(left + 1, y) && hit(right - 1, y));
  }).length;
}"""


def payers(state: State, notation: str) -> list[str]:
    """What could pay for this action."""
    after = state.clone()
    after.play(notation)
    return [move.notation() for move in after.legal() if move.parts()["do"] == "pay"]


def playing(avoided: str) -> Iterator[Match]:
    """A match for three after each decision; what is avoided is done only if nothing else is."""
    rng = digsite.Rng(7)
    position = Position("", "artifact", 3, 0, "", {}, tuple(one for one in DIG if one != avoided))
    match = Match(digsite.title("artifact"), 3, {}, names=NAMES[:3])
    while True:
        match.deal(rng)
        yield match
        match.play(chosen(position, match.state.legal(), rng))


def sat_at(people: People, match: Match, **more: Any) -> Page:
    """The page of whoever has to decide."""
    made = people.post("/api/files", {"file": matchfile.written(match)})
    page = people.sit(made, [match.actor], **more)
    settle(page)
    return page


def before_hiring(people: People, count: int, **more: Any) -> tuple[Page, str]:
    """Somebody who may hire, and has this many markers that can pay; and where."""
    match, found = next((one, found) for one in playing("hire") if (found := hires(one, count)))
    return sat_at(people, match, **more), found[0]


def hires(match: Match, count: int) -> list[str]:
    """The places to hire at for which this many markers could pay."""
    legal = [move.notation() for move in match.state.legal() if move.parts()["do"] == "hire"]
    return [hire for hire in legal if len(payers(match.state, hire)) == count]


def test_the_only_marker_that_can_pay_does(people: People) -> None:
    page, hire = before_hiring(people, 1, kept=PLAYS_ITSELF)
    ply = people.seen(page)["ply"]
    page.click(f'.board [data-move="{hire}"]')
    expect(page.locator(f"[data-told='{ply - 1}']")).to_have_count(0)
    assert people.seen(page)["ply"] > ply


def test_whoever_wants_to_be_asked_who_pays_is_asked(people: People) -> None:
    page, hire = before_hiring(people, 1)
    ply = people.seen(page)["ply"]
    page.click(f'.board [data-move="{hire}"]')
    expect(page.locator(".board .ask [data-move^='pay ']")).to_have_count(1)
    assert people.seen(page)["ply"] == ply


def test_among_several_the_right_marker_comes_first_and_has_the_focus_and_digit_one(
    people: People,
) -> None:
    page, hire = before_hiring(people, 3, kept=PLAYS_ITSELF)
    page.keyboard.press("1")
    page.locator("[data-digits] kbd").first.wait_for()
    before = page.evaluate(DIGITS)
    page.keyboard.press(str(before.index(hire) + 1))
    answers = page.locator(".board .ask [data-move^='pay ']")
    expect(answers).to_have_count(3)
    expect(answers.first).to_be_focused()
    pays = answers.evaluate_all("(all) => all.map((one) => one.dataset.move)")
    numbered = f"(wanted) => JSON.stringify(({DIGITS})()) === JSON.stringify(wanted)"
    page.wait_for_function(numbered, arg=pays)  # the way back has a key of its own
    page.keyboard.press("Escape")
    page.wait_for_function(numbered, arg=before)
    page.locator(f'.board [data-move="{hire}"]').focus()
    page.keyboard.press("Enter")
    expect(answers).to_have_count(3)
    expect(answers.first).to_be_focused()
    right = f"pay {hire.removeprefix('hire ')} worker"
    assert answers.evaluate_all("(all) => all.map((one) => one.dataset.move)")[0] == right
    expect(answers.first).not_to_contain_text("joker")
    for place in (1, 2):
        expect(answers.nth(place)).to_contain_text("joker")


def left_of(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["x"]


@pytest.mark.parametrize("size", [LAPTOP, NARROW, ON_ITS_SIDE, PHONE])
def test_on_the_way_to_an_exhibition_back_stands_left_and_what_is_asked_lies_in_sight(
    people: People, size: tuple[int, int]
) -> None:
    page = sat_before_an_exhibition(people, size=size)
    back = page.locator(".board .ask :is([data-act=back], [data-act=unpick])")
    if size in (PHONE, ON_ITS_SIDE):
        page.click('.board [data-act="tab exhibitions"]')
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    places = [left_of(back)]
    pay = page.locator(".board .ask [data-move^='pay ']")
    assert left_of(pay.first) > places[0]
    pay.and_(page.locator('[data-move="pay museum"]')).click()
    name = page.locator(".board [data-act=name]")
    expect(name).to_have_attribute("aria-disabled", "false")
    if size == LAPTOP:
        assert_way_is_told_whole(page)
    places.append(left_of(back))
    assert left_of(name) > places[-1]
    name.click()
    expect(page.locator(".board[data-step=keeping]")).to_be_visible()
    settle(page)
    places.append(left_of(back))
    assert left_of(page.locator('.board .ask [data-move="keep none"]')) > places[-1]
    assert max(places) - min(places) < 1, "the way back stays where it is"
    assert_asked_in_sight(page)
    pick_until_complete(page)
    expect(page.locator(".board .prompt")).to_have_text("Keep this card?")
    assert_asked_in_sight(page)


def assert_way_is_told_whole(page: Page) -> None:
    expect(page.locator(".board .path li")).to_contain_text(["Exhibition: ", "museum"])
    way = page.locator(".board .way")
    assert way.evaluate(SCROLLS) <= 1
    assert way.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1


def before_shipping(people: People, **more: Any) -> tuple[Page, str]:
    """Somebody whose ship would bring a card; and from where."""
    match, found = next((one, found) for one in playing("ship") if (found := ships(one)))
    return sat_at(people, match, **more), found[0]


def ships(match: Match) -> list[str]:
    """The ships that bring one card out of several, and need no joker."""
    view: dict[str, Any] = match.title.view(match.state, match.actor).record()
    if view["mats"][match.actor]["ship"] == 0:
        return []
    cargo = view["cargo"][match.actor]
    legal = [move.parts() for move in match.state.legal()]
    sites = [str(parts["site"]) for parts in legal if parts["do"] == "ship"]
    lie = {site: sum(one.startswith(f"{site} ") for one in view["face_up"]) for site in sites}
    return [f"ship {site}" for site in sites if cargo.get(site) == 1 < lie[site]]


def pick_until_complete(page: Page) -> None:
    """Cards of this question, one after the other; whoever may keep one has one."""
    settle(page)
    while page.locator(".board .ask [data-act=name][aria-disabled=true]").count():
        page.click(".board .ask .thing:not(.picked, .unfit) >> nth=0")
        settle(page)


def assert_asked_in_sight(page: Page) -> None:
    page.evaluate(DRAWN)
    asked = page.locator(".board .ask .prompt")
    assert asked.inner_text()
    assert asked.evaluate(HIDDEN) == 0, asked.inner_text()


@pytest.mark.parametrize("size", [LAPTOP, NARROW, ON_ITS_SIDE])
def test_what_is_asked_lies_in_sight_while_cards_are_loaded(
    people: People, size: tuple[int, int]
) -> None:
    page, ship = before_shipping(people, size=size)
    page.click(f'.board [data-move="{ship}"]')
    page.click('.board .ask [data-move^="pay "] >> nth=0')
    expect(page.locator(".board[data-step=loading]")).to_be_visible()
    settle(page)
    assert_asked_in_sight(page)
    pick_until_complete(page)
    expect(page.locator(".board .prompt")).to_have_text("These cards?")
    assert_asked_in_sight(page)


def test_tabs_tell_how_much_can_be_done_behind_them(people: People) -> None:
    page = sat_before_an_exhibition(people, size=PHONE)
    parts = {
        "sites": ".world [data-move][aria-disabled=false]",
        "exhibitions": ".matrix [data-move^='produce '][aria-disabled=false]",
        "tracks": ".market [data-act=market][aria-disabled=false]",
        "mine": ".cards [data-act=card][aria-disabled=false]",
        "players": ".players [data-move][aria-disabled=false]",
    }
    counts = {part: page.locator(f".board {inside}").count() for part, inside in parts.items()}
    assert counts["sites"] > 0 < counts["exhibitions"]
    for part, count in counts.items():
        tab = page.locator(f'.board [data-act="tab {part}"]')
        expect(tab.locator(".badge")).to_have_text([str(count)] if count else [])
    many = counts["exhibitions"]
    name = f"Exhibits: {many} {'possibility' if many == 1 else 'possibilities'}"
    expect(page.locator('.board [data-act="tab exhibitions"]')).to_have_accessible_name(name)
    page.click('.board [data-act="tab exhibitions"]')
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    expect(page.locator(".board[data-step=paying]")).to_be_visible()
    expect(page.locator(".board [data-panel=tabs] .badge")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_confirming_does_not_take_the_place_of_passing(
    people: People, size: tuple[int, int]
) -> None:
    page = acting(people, kept={"digsite.unspent": "true"}, size=size)
    passing = page.locator('.board .ask [data-move="pass"]').bounding_box()
    page.click('.board .ask [data-move="pass"]')
    confirm = page.locator(CONFIRM).bounding_box()
    back = page.locator(".board .ask [data-act=back]").bounding_box()
    assert passing and confirm and back
    assert back["x"] + back["width"] <= confirm["x"]
    middle = passing["x"] + passing["width"] / 2
    assert not confirm["x"] <= middle <= confirm["x"] + confirm["width"]


def test_digits_choose_markers_before_what_takes_none_and_no_answer_is_cut(
    people: People,
) -> None:
    page = opened(people, PASSED, size=LAPTOP)
    settle(page)
    page.evaluate(DRAWN)
    assert page.locator(".board .ask button").evaluate_all(CUT) == []
    page.keyboard.press("1")
    page.locator("[data-digits] kbd").first.wait_for()
    found = page.evaluate(DIGITS)
    takes = [one for one in found if one.startswith("take ")]
    assert len(takes) > 1
    assert found == [*takes, "exchange", "nothing", "rest"]


def before_a_new_year() -> tuple[Match, str]:
    """A match, and the next decision, which ends the first year."""
    return next((one, last) for one in playing("hire") if (last := ends_year(one)))


def ends_year(match: Match) -> str | None:
    """A decision after which another year begins."""
    for move in match.state.legal():
        after = match.state.clone()
        after.play(move)
        if after.record()["year"] != match.state.record()["year"]:
            return move.notation()
    return None


def test_a_new_year_is_announced_until_somebody_does_something(people: People) -> None:
    match, last = before_a_new_year()
    page = sat_at(people, match)
    page.keyboard.press("m")
    page.click(f'dialog [data-listed="{last}"]')
    announced = page.locator(".board [data-new-year]")
    expect(announced).to_contain_text("1921 begins")
    expect(announced).to_contain_text(f"+{people.seen(page)['view']['base_income']}")
    announced.evaluate("(one) => one.getAnimations().forEach((step) => step.finish())")
    expect(announced).to_be_hidden()  # it goes by itself, too
    page.keyboard.press("Tab")
    expect(announced).to_have_count(0)
