"""Room at the table of Artifact: it is all in sight, stays where it is, and covers nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, persons
from tests.browser.positions import DIG, POSITIONS, Position
from tests.browser.test_artifact_answers import (
    ON_ITS_SIDE,
    before_a_new_year,
    before_shipping,
    pick_until_complete,
    sat_at,
)
from tests.browser.test_artifact_habits import EARLY, sat_before_an_exhibition
from tests.browser.test_geometry import DRAWN, opened

HELD = Position("held", "artifact", 3, 110, "acting", {}, DIG)  # with cards in every hand
FIVE = Position("five", "artifact", 5, 120, "acting", {}, DIG)  # cards were seen in some hands
SHOW = next(one for one in POSITIONS if (one.title, one.name) == ("artifact", "show"))
LATE = next(one for one in POSITIONS if (one.title, one.name) == ("artifact", "late"))
SCROLLS = "(one) => one.scrollHeight - one.clientHeight"
HIGHEST = "(all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]"


def resized(page: Page, size: tuple[int, int]) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    return page


@pytest.mark.parametrize(
    ("position", "size"),
    [
        (HELD, (1280, 600)),
        (HELD, (1366, 625)),
        (HELD, (1024, 768)),
        (FIVE, (1366, 625)),
        (LATE, (1366, 768)),
        (EARLY, PHONE),
        (HELD, PHONE),
    ],
    ids=lambda one: one.name if isinstance(one, Position) else f"{one[0]}x{one[1]}",
)
def test_the_table_does_not_scroll(
    people: People, position: Position, size: tuple[int, int]
) -> None:
    page = resized(opened(people, position), size)
    assert page.locator(".board .table").evaluate(SCROLLS) == 0


def test_a_row_with_cards_is_as_high_as_one_without(people: People) -> None:
    page = resized(opened(people, HELD), (1366, 625))
    heights = page.locator(".board .types .cell").evaluate_all(HIGHEST)
    assert page.locator(".board .types button.cell").count() > 0
    assert len({round(height) for height in heights}) == 1


def test_cards_that_were_seen_do_not_move_the_market(people: People) -> None:
    page = resized(opened(people, FIVE), (1366, 625))
    assert page.locator(".board .player .cards").count() > 0
    heights = page.locator(".board .player").evaluate_all(HIGHEST)
    assert len({round(height) for height in heights}) == 1


def test_a_card_does_not_make_the_market_higher(people: People) -> None:
    page = resized(opened(people, SHOW), (1366, 625))
    heights = page.locator(".board .market .place").evaluate_all(HIGHEST)
    assert len({round(height) for height in heights}) == 1


def test_a_phone_on_its_side_shows_that_there_are_more_exhibitions(people: People) -> None:
    page = resized(opened(people, EARLY), ON_ITS_SIDE)
    page.click('.board [data-act="tab exhibitions"]')
    expect(page.locator(".board .sites .title")).to_be_in_viewport(ratio=1)


def test_a_phone_calls_the_start_by_its_name(people: People) -> None:
    made = people.table("artifact", persons(3))
    page = people.sit(made, [0], size=PHONE)
    expect(page.locator(".board [data-panel=standings] .year")).to_contain_text("start-up")


def test_numbers_keep_off_the_frame_of_a_player_on_a_tablet(people: People) -> None:
    page = resized(opened(people, EARLY), (768, 1024))
    close = """(all) => all.filter((one) => {
      const [hut] = [...one.querySelectorAll('.fact')].slice(-1);
      return one.getBoundingClientRect().right - hut.getBoundingClientRect().right < 5;
    }).length"""
    assert page.locator(".board .player").evaluate_all(close) == 0


def test_a_new_year_goes_by_itself(people: People) -> None:
    match, last = before_a_new_year()
    page = sat_at(people, match)
    page.keyboard.press("m")
    page.click(f'dialog [data-listed="{last}"]')
    announced = page.locator(".board [data-new-year]")
    announced.evaluate("(one) => one.getAnimations().forEach((step) => step.finish())")
    expect(announced).to_be_hidden()


def test_the_way_through_an_action_is_told_whole(people: People) -> None:
    page = sat_before_an_exhibition(people, size=(1366, 625))
    page.click('.board [data-move^="produce "][aria-disabled=false] >> nth=0')
    page.click('.board .ask [data-move="pay museum"]')
    expect(page.locator(".board .path li")).to_contain_text(["Exhibition: ", "museum"])
    way = page.locator(".board .way")
    assert way.evaluate(SCROLLS) <= 1
    assert way.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1


def test_another_action_may_be_pressed_until_the_cards_are_sent(people: People) -> None:
    page, ship = before_shipping(people)
    page.click(f'.board [data-move="{ship}"]')
    page.click('.board .ask [data-move^="pay "] >> nth=0')
    others = page.locator(".board .deed[data-instead]")
    expect(others).not_to_have_count(0)
    count = others.count()
    pick_until_complete(page)
    expect(others).to_have_count(count)
    expect(page.locator(".board .types .cell.can")).to_have_count(0)


def test_the_market_tells_how_to_sell_and_no_price_without_ships(people: People) -> None:
    page = opened(people, SHOW)
    expect(page.locator(".board .market .price")).to_have_count(0)
    page.click(".board .market .head")
    tip = page.locator("[popover]:popover-open")
    expect(tip).to_contain_text("All ship markers lie here")
    expect(tip).to_contain_text("To sell, press a card of your hand")
