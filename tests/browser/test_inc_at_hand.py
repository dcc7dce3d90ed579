"""Artifacts, Inc.: what is asked for is in sight, and hands and keys do what they seem to."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import settle
from tests.browser.people import People
from tests.browser.test_dragging import drag, opened

TITLE = "artifacts-inc"
LAPTOP = (1366, 625)
TABLET = (768, 1024)
PANELS = ["players", "market", "museums", "company"]
SEEN = """(panel) => {
  const room = panel.closest('.room').getBoundingClientRect();
  const { top, bottom } = panel.getBoundingClientRect();
  return top >= room.top - 1 && bottom <= room.bottom + 1;
}"""


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'.board [data-panel="{name}"]')


def in_sight(page: Page, name: str) -> bool:
    seen: bool = panel(page, name).evaluate(SEEN)
    return seen


def numbers(page: Page) -> str:
    return panel(page, "company").locator('[data-place^="dollars"]').inner_text()


def start_dive(page: Page) -> Locator:
    """The dice among which a dive chooses."""
    page.locator('.board [data-move="dive"]').click()
    settle(page)
    return page.locator(".board .picks [data-pick]")


@pytest.mark.parametrize("name", ["arrange", "early", "late"])
def test_on_a_laptop_the_own_company_is_in_sight(people: People, name: str) -> None:
    page = opened(people, TITLE, name, size=LAPTOP)
    assert in_sight(page, "company")


def test_on_a_laptop_all_is_in_sight_until_a_second_row_begins(people: People) -> None:
    page = opened(people, TITLE, size=LAPTOP)
    assert all(in_sight(page, name) for name in ["track", *PANELS])


def test_a_tablet_held_upright_shows_the_whole_table(people: People) -> None:
    page = opened(people, TITLE, size=TABLET)
    assert all(in_sight(page, name) for name in PANELS)
    expect(page.locator('[data-act^="tab "]:visible')).to_have_count(0)


def test_starting_cards_keep_their_places_while_they_are_laid_out(people: People) -> None:
    page = opened(people, TITLE, "arrange")
    page.evaluate("() => document.fonts.ready.then(() => true)")  # which decide where lines break
    cards = page.locator(".board .starter")
    before = [cards.nth(number).bounding_box() for number in range(4)]
    cards.nth(1).click()
    expect(page.locator(".board .rank")).to_have_text(["1"])
    assert [cards.nth(number).bounding_box() for number in range(4)] == before


def test_the_die_in_hand_dives_first(people: People) -> None:
    page = opened(people, TITLE)
    page.locator('.board [data-die="5"]').first.click()
    dice = start_dive(page)
    expect(dice.and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
    expect(page.locator(".board .picks .sum")).to_contain_text("5/")


def test_a_die_is_dragged_into_the_sea(people: People) -> None:
    page = opened(people, TITLE)
    drag(page, page.locator('.board [data-die="5"]').first, page.locator('[data-place="sea"]'))
    settle(page)
    expect(page.locator(".board .picks .sum")).to_contain_text("5/")


def test_the_key_that_ends_a_turn_also_ends_a_dive_and_a_sale(people: People) -> None:
    page = opened(people, TITLE)
    start_dive(page).last.click()
    expect(page.locator('[data-act="finish"]')).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".board .picks")).to_have_count(0)
    settle(page)
    page.locator('.board [data-die="1"]').first.click()
    page.locator('.board [data-slot="private-collectors 1"]').click()
    settle(page)
    before = numbers(page)
    page.locator('.board [data-pick="fossil"]').click()
    expect(page.locator('[data-act="finish"]')).to_be_visible()
    assert numbers(page) == before  # the pay comes with the sale
    page.keyboard.press("e")
    expect(page.locator(".board .picks")).to_have_count(0)
    assert numbers(page) != before


def test_who_ends_a_turn_with_dice_is_told_how_many(people: People) -> None:
    page = opened(people, TITLE, kept={"digsite.unspent": "true"})
    dice = page.locator(".board [data-die]")
    count = dice.count()
    page.keyboard.press("e")
    expect(page.locator(".board .prompt")).to_contain_text(f"{count} dice are still unused")
    expect(dice).to_have_count(count)


def test_of_two_equal_dice_one_is_taken_in_hand(people: People) -> None:
    page = opened(people, TITLE, "late")
    assert page.locator('.board [data-die="2"]').count() == 2
    page.locator('.board [data-die="2"]').last.click()
    expect(page.locator('.board [data-die][aria-pressed="true"]')).to_have_count(1)
