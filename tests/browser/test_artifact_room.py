"""Room at the table of Artifact: it is all in sight, stays where it is, and covers nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import assert_no_barrier
from tests.browser.hands import resized
from tests.browser.people import PHONE, People
from tests.browser.positions import ALL_OF_ARTIFACT, DIG, Position, named, opened
from tests.browser.test_artifact_answers import LAPTOP, before_shipping, pick_until_complete
from tests.browser.test_artifact_habits import EARLY, SCROLLS

HELD = Position("held", "artifact", 3, 110, "acting", {}, DIG)  # with cards in every hand
FIVE = Position("five", "artifact", 5, 120, "acting", {}, DIG)  # cards were seen in some hands
ROLES = Position("roles", "artifact", 5, 400, "acting", ALL_OF_ARTIFACT, ("role", *DIG), seed=3)
SHOW, LATE = named("artifact", "show"), named("artifact", "late")
TABLET = (768, 1024)
# Which of the things that stand side by side lie on their neighbour.
OVERLAPS = """(all) => all.flatMap((one) => [...one.children].slice(1).flatMap((after, at) => {
  const before = one.children[at].lastElementChild ?? one.children[at];
  const [left, right] = [before, after].map((each) => each.getBoundingClientRect());
  const apart = right.left >= left.right - 1 || right.top >= left.bottom - 1 || !right.width;
  return apart ? [] : [`${one.innerText}: ${before.outerHTML}`];
}))"""
HIGHEST = "(all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]"


@pytest.mark.parametrize(
    ("position", "sizes"),
    [(EARLY, [PHONE]), (LATE, [(1366, 768)]), (HELD, [(1280, 600), (1024, 768), PHONE, LAPTOP])],
    ids=["early", "late", "held"],
)
def test_the_table_does_not_scroll(
    people: People, position: Position, sizes: list[tuple[int, int]]
) -> None:
    page = opened(people, position)
    for size in sizes:
        assert resized(page, size).locator(".board .table").evaluate(SCROLLS) == 0, size
    if position is HELD:  # a row with cards is as high as one without
        assert page.locator(".board .types button.cell").count() > 0
        assert_equally_high(page, ".board .types .cell")


def assert_equally_high(page: Page, things: str) -> None:
    heights = page.locator(things).evaluate_all(HIGHEST)
    assert len({round(height) for height in heights}) == 1


def test_cards_that_were_seen_do_not_move_the_market(people: People) -> None:
    page = resized(opened(people, FIVE), LAPTOP)
    assert page.locator(".board .table").evaluate(SCROLLS) == 0
    assert page.locator(".board .player .cards").count() > 0
    assert_equally_high(page, ".board .player")


def test_until_cards_are_sent_another_action_may_be_pressed_and_the_price_be_read(
    people: People,
) -> None:
    page, ship = before_shipping(people)
    page.click(f'.board [data-move="{ship}"]')
    page.click('.board .ask [data-move="pay ship"]')
    expect(page.locator(".board .coming .coin")).to_have_count(1)
    others = page.locator(".board .deed[data-instead]")
    expect(others).not_to_have_count(0)
    count = others.count()
    pick_until_complete(page)
    expect(others).to_have_count(count)
    expect(page.locator(".board .types .cell.can")).to_have_count(0)
    assert_no_barrier(page, ".board [data-place=track-ship]")  # where the ship would lie


def test_the_market_tells_how_to_sell_and_no_price_without_ships(people: People) -> None:
    page = opened(people, SHOW)
    expect(page.locator(".board .market .price")).to_have_count(0)
    page.click(".board .market .head")
    tip = page.locator("[popover]:popover-open")
    expect(tip).to_contain_text("All ship markers lie here")
    expect(tip).to_contain_text("To sell, press a card of your hand")
    assert_equally_high(resized(page, LAPTOP), ".board .market .place")


def test_on_a_tablet_nothing_lies_on_a_number_or_a_name(people: People) -> None:
    """Where somebody has a city and an archaeologist, and programs sit there."""
    page = resized(opened(people, ROLES, with_bots=True), TABLET)
    expect(page.locator(".board .player .level")).to_have_count(ROLES.seats - 1)
    assert page.locator(".board .role .marks svg").count() > 0
    for size in (TABLET, (640, 1024)):
        resized(page, size)
        for things in (".board .player .line", ".board .role"):
            assert page.locator(things).evaluate_all(OVERLAPS) == [], (things, size)
