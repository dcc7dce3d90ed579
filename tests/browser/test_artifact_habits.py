"""Artifact at hand: what is asked is true, in sight, and may be thought over again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import digsite
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.hands import resized, settle
from tests.browser.people import NAMES, PHONE, People, bots, persons
from tests.browser.positions import DIG, Position, chosen, opened

LAPTOP = (1366, 625)
ON_ITS_SIDE = (844, 390)
EARLY = Position("early", "artifact", 3, 12, "acting", {})
TABLET = (768, 1024)
PASSED = Position("passed", "artifact", 3, 60, "passed", {}, DIG)
KEEPING = Position("keeping", "artifact", 3, 150, "keeping", {}, ("produce", *DIG))
CUT = """(all) => all.filter((one) => {
  const [inner, outer] = [one, one.closest('.ask')].map((node) => node.getBoundingClientRect());
  return inner.top < outer.top || inner.bottom > outer.bottom || inner.right > outer.right;
}).map((one) => one.textContent)"""
SCROLLS = "(one) => one.scrollHeight - one.clientHeight"
OVER = """(all) => all.filter((one) => {
  const [sign, number, tile] = [one.querySelector('svg'), one.querySelector('.size'), one]
    .map((node) => node.getBoundingClientRect());
  return sign.right > number.left + 0.5 || number.right > tile.right + 0.5;
}).length"""
CLOSE = """(all) => all.filter((one) => {
  const [hut] = [...one.querySelectorAll('.fact')].slice(-1);
  return one.getBoundingClientRect().right - hut.getBoundingClientRect().right < 5;
}).length"""


def choosing(people: People, **more: Any) -> Page:
    """A quick start, with two museums and two ships picked."""
    made = people.table("artifact", [*persons(1), *bots(2)], options={"start": "quick"})
    page = people.sit(made, **more)
    for marker in ("museum", "ship", "museum", "ship"):
        settle(page)
        page.click(f'.board [data-act="pick"][data-thing="{marker}"]')
    settle(page)
    return page


def acting(people: People, **more: Any) -> Page:
    """The first turn of the first year, with two museums and two ships."""
    page = choosing(people, **more)
    page.keyboard.press("e")  # takes these
    expect(page.locator(".board[data-step=acting]")).to_be_visible()
    settle(page)
    return page


def before_an_exhibition() -> str:
    """A match whose next decision may be an exhibition."""
    position = Position("", "artifact", 3, 0, "", {}, tuple(one for one in DIG if one != "produce"))
    title, rng = digsite.title("artifact"), digsite.Rng(7)
    match = Match(title, 3, {}, names=NAMES[:3])
    match.deal(rng)
    while not any(move.parts()["do"] == "produce" for move in match.state.legal()):
        match.play(chosen(position, match.state.legal(), rng))
        match.deal(rng)
    return matchfile.written(match)


def sat_before_an_exhibition(people: People, **more: Any) -> Page:
    made = people.post("/api/files", {"file": before_an_exhibition()})
    actor = people.http.get(f"/api/tables/{made['table']['id']}/view").json()["view"]["actor"]
    page = people.sit(made, [actor], **more)
    settle(page)
    return page


def test_the_key_that_ends_asks_before_a_year_is_passed_and_then_about_markers(
    people: People,
) -> None:
    page = acting(people, kept={"digsite.unspent": "true"})
    confirm = page.locator(".board [data-act=commit]")
    page.keyboard.press("e")
    expect(confirm).to_be_focused()
    assert people.seen(page)["view"]["step"] == "acting"
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    page.keyboard.press("e")
    expect(confirm).to_be_focused()
    page.keyboard.press("e")
    expect(page.locator(".board[data-step=passed]")).to_be_visible()
    expect(page.locator(".board .ask [data-act=exchange]")).to_be_visible()
    assert page.locator(".board [data-act=wake]").count() == 0, "nobody said: nothing more"


def test_the_way_through_an_action_is_changed_or_walked_back(people: People) -> None:
    page = acting(people)
    path = page.locator(".board .path li")
    money = people.seen(page)["view"]["money"]
    page.click('.board [data-move^="ship "][aria-disabled=false] >> nth=0')
    expect(path).to_have_count(1)
    expect(path.first).to_contain_text("Ship")
    expect(page.locator(".board[data-step=paying]")).to_be_visible()
    page.click('.board [data-instead^="hire "] >> nth=0')
    expect(path.first).to_contain_text("Hire")
    expect(path).to_have_count(1)
    expect(page.locator(".board .deed.chosen")).to_have_count(1)
    expect(page.locator(".board[data-step=paying]")).to_be_visible()
    page.click(".board [data-act=back]")
    expect(page.locator(".board[data-step=acting]")).to_be_visible()
    expect(page.locator(".board .path")).to_have_count(0)
    assert people.seen(page)["view"]["money"] == money, "nothing was sent"


def test_the_board_stays_as_it_is_until_a_card_of_the_exhibition_is_kept(people: People) -> None:
    page = sat_before_an_exhibition(people)
    own = page.locator(".board .player.me .line")
    shown = own.all_inner_texts()
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    page.click('.board .ask [data-move="pay museum"]')
    expect(page.locator(".board .prompt")).to_have_text("Show these cards?")
    expect(page.locator("[data-guide]")).to_contain_text(
        "Choose the cards that the exhibition shows."
    )
    assert own.all_inner_texts() == shown
    expect(page.locator(".board .mat .cost")).to_be_visible()
    expect(page.locator(".board .mat .going")).to_have_count(1)
    expect(page.locator(".board .space.coming")).to_have_count(1)
    expect(page.locator(".board .tile.chosen")).to_have_count(1)
    name = page.locator(".board [data-act=name]")
    expect(name).to_have_attribute("aria-disabled", "false")  # the only cards that fit are picked
    name.click()
    expect(page.locator(".board[data-step=keeping]")).to_be_visible()
    expect(page.locator(".board .prompt")).to_have_text("You may keep one of the cards shown.")
    page.click(".board .ask [data-act=pick] >> nth=0")
    expect(page.locator(".board .prompt")).to_have_text("Keep this card?")


def test_markers_are_only_marked_until_they_are_taken(people: People) -> None:
    page = choosing(people)
    expect(page.locator(".board .prompt")).to_have_text("These markers?")
    expect(page.locator(".board .mat .coming")).to_have_count(4)
    expect(page.locator(".board .player.acts")).to_have_attribute("data-place", "player-0")
    expect(page.locator("[data-guide]")).to_contain_text("take four markers")


def test_tab_stops_only_where_something_can_be_decided(people: People) -> None:
    page = acting(people)
    stops = page.locator(".board :is(.world, .matrix) button:not([tabindex='-1'])")
    dead = stops.and_(page.locator("[aria-disabled=true]"))
    assert dead.count() <= 1, "the first of the exhibitions"
    page.locator(".board .deed >> nth=0").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".board .deed >> nth=1")).to_be_focused()


def test_an_exhibition_that_leaves_no_choice_shows_its_cards_and_tells_what_it_brings(
    people: People,
) -> None:
    page = sat_before_an_exhibition(people, habits=True)
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    expect(page.locator(".board[data-step=keeping]")).to_be_visible()
    expect(page.locator(".board .path .sum")).to_have_count(2)  # what it costs and brings
    page.click(".board .ask [data-act=back]")
    expect(page.locator(".board[data-step=acting]")).to_be_visible()
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    page.click('.board [data-move="keep none"]')
    expect(page.locator(".board [data-opening]")).to_contain_text("prestige")


def test_an_upright_tablet_shows_the_whole_table_with_signs_beside_numbers(people: People) -> None:
    page = opened(people, EARLY)
    resized(page, TABLET)
    foot = page.locator(".board .foot").bounding_box()
    matrix = page.locator(".board .matrix").first.bounding_box()
    assert foot and matrix
    assert matrix["y"] + matrix["height"] <= foot["y"]
    assert foot["height"] < 140
    players, tiles = (
        page.locator(".board .player"),
        page.locator(".board [data-place=income] .tile"),
    )
    expect(players).to_have_count(3)
    expect(page.locator(".board .tabs")).to_be_hidden()
    assert tiles.count() > 0
    assert tiles.evaluate_all(OVER) == 0
    assert players.evaluate_all(CLOSE) == 0, "numbers keep off the frame"


def test_hand_exhibitions_and_their_signs_lie_in_sight_on_a_laptop(people: People) -> None:
    page = opened(people, EARLY)
    resized(page, LAPTOP)
    assert page.locator(".board .table").evaluate(SCROLLS) <= 0
    expect(page.locator(".board .legend >> visible=true")).to_have_count(1)
    expect(page.locator(".board .legend >> visible=true")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .types .name").get_by_text("sculpture")).to_be_visible()


def test_a_phone_on_its_side_shows_every_action_and_that_there_are_more_exhibitions(
    people: People,
) -> None:
    page = opened(people, EARLY)
    resized(page, ON_ITS_SIDE)
    below = page.locator(".board .deed").evaluate_all(
        "(all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length"
    )
    assert page.locator(".board .deed").count() == 9
    assert below == 0
    page.click('.board [data-act="tab exhibitions"]')
    expect(page.locator(".board .sites .title")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("knows", [False, True])
def test_newcomers_are_told_first_how_the_game_goes(people: People, knows: bool) -> None:
    """Exhibitions can wait until the huts are placed."""
    made = people.table("artifact", persons(3))
    page = people.sit(made, [0], kept={"digsite.finished": "true"} if knows else {})
    expect(page.locator(".board[data-step=placing]")).to_be_visible()
    expect(page.get_by_role("region", name="How the game goes")).to_have_count(0 if knows else 1)
    expect(page.locator(".board .types")).to_have_count(1 if knows else 0)
    resized(page, PHONE)
    expect(page.locator(".board [data-panel=standings] .year")).to_contain_text("start-up")
    expect(page.locator(".board [data-panel=standings] .year")).to_be_visible()


def test_no_answer_is_cut_on_a_laptop(people: People) -> None:
    """After an exhibition; test_artifact_answers.py looks at those who have passed."""
    page = opened(people, KEEPING)
    resized(page, LAPTOP)
    assert page.locator(".board .ask button").evaluate_all(CUT) == []
