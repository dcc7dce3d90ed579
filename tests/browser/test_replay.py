"""A game once more."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, my_turn, persons, told


def test_every_moment_of_a_game_can_be_looked_at(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=12")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("12")
    assert told(page) == 11
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("13")
    expect(page.locator("[data-told='12']")).to_be_visible()
    page.wait_for_url(re.compile("ply=13"))
    page.get_by_role("button", name="One step back").click()
    expect(moment).to_have_value("12")
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-turn]")).to_contain_text("over")


def test_a_finished_game_is_seen_with_anybodys_eyes(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=3")
    first = page.locator("[data-line]").first
    expect(first).to_contain_text("is dealt 2 cards.")
    page.get_by_label("Through the eyes of").select_option("Ada")
    expect(first).to_contain_text(re.compile("You are dealt"))


def test_a_game_can_be_played_on_from_any_moment(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=40")
    expect(page.get_by_label("Moment", exact=True)).to_have_value("40")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_role("button", name="show my hand").click()
    my_turn(page)


def test_the_match_file_is_saved(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the match file").click()
    assert saved.value.suggested_filename.endswith(".match")
    assert "archaeology" in saved.value.path().read_text()


def test_a_running_game_is_replayed_with_your_own_eyes_only(people: People) -> None:
    made = people.table("archaeology", persons(2))
    page = people.come(f"/replay/{made['table']['id']}?ply=1&eyes=0")
    expect(page.locator("[data-line]").first).to_contain_text("is dealt a card.")
    expect(page.get_by_label("Through the eyes of")).to_have_count(0)


def test_the_replay_fits_on_a_phone(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=5", size=PHONE)
    expect(page.get_by_label("Moment", exact=True)).to_have_value("5")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize(
    ("size", "parts"),
    [((1366, 625), [".scale", "section.site", "section.pyramid"]), ((844, 390), [".market"])],
)
def test_a_replay_leaves_the_table_its_room(
    people: People, size: tuple[int, int], parts: list[str]
) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=60", size=size)
    for part in [*parts, ".scale [data-pan=offer]"]:
        expect(page.locator(f".board {part}")).to_be_in_viewport(ratio=1)


def test_a_finished_game_is_analysed_decision_by_decision(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}")
    page.get_by_role("button", name="Analyse this game").click()
    moves = int(page.get_by_label("Moment", exact=True).get_attribute("max") or 0)
    # Programs think at a lower priority: on a busy machine the last decision is long in coming.
    expect(page.locator(f"[data-judged='{moves}']")).to_be_visible(timeout=600_000)
    expect(page.get_by_text("Chance of winning").first).to_be_visible()
    notable = page.locator("[data-notable]").first
    number = int(notable.get_attribute("data-notable") or -1)
    notable.click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value(str(number))
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("[data-line]").first).to_be_visible()
