"""A game once more."""

import re

from playwright.sync_api import expect

from tests.browser.hands import resized
from tests.browser.people import PHONE, People, my_turn, persons, told

PAN = ".scale [data-pan=offer]"
ROOM = {
    (1366, 625): [".scale", "section.site", "section.pyramid", PAN],
    (844, 390): [".market", PAN],
    PHONE: [],
}
# Scrolled to the end, the last of a row lies before the part that fades out.
SCROLLED = """(row) => {
  row.scrollLeft = row.scrollWidth;
  const faded = parseFloat(getComputedStyle(row).scrollPaddingRight);
  const [all, last] = [row, row.lastElementChild].map((one) => one.getBoundingClientRect().right);
  return row.scrollLeft > 0 && faded > 0 && last <= all - faded + 1;
}"""
BACKGROUND = "(one) => getComputedStyle(one).backgroundColor"


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


def test_a_game_can_be_saved_and_played_on_from_any_moment(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=40")
    expect(page.get_by_label("Moment", exact=True)).to_have_value("40")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the match file").click()
    assert saved.value.suggested_filename.endswith(".match")
    assert "archaeology" in saved.value.path().read_text()
    button = page.get_by_role("button", name="Play on from here")
    button.and_(page.locator("[data-act=branch]")).click()  # no bots: there is nothing to ask
    page.wait_for_url(re.compile("/table/"))
    page.get_by_role("button", name="show my hand").click()
    my_turn(page)
    expect(page.locator("[data-practice]")).to_be_visible()


def test_a_running_game_is_replayed_with_your_own_eyes_only(people: People) -> None:
    made = people.table("archaeology", persons(2))
    page = people.come(f"/replay/{made['table']['id']}?ply=1&eyes=0")
    expect(page.locator("[data-line]").first).to_contain_text("is dealt a card.")
    expect(page.get_by_label("Through the eyes of")).to_have_count(0)


def test_a_replay_leaves_the_table_its_room_and_fits_on_a_phone(people: People) -> None:
    made = people.finished()
    page = people.come(f"/replay/{made['table']['id']}?ply=60")
    expect(page.get_by_label("Moment", exact=True)).to_have_value("60")
    for size, parts in ROOM.items():
        resized(page, size)
        for part in parts:
            expect(page.locator(f".board {part}")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_on_a_phone_on_its_side_more_that_can_be_done_is_hinted_at(people: People) -> None:
    page = people.come(f"/replay/{people.finished()['table']['id']}", size=(844, 390))
    row = page.locator("footer .acts")
    row.get_by_role("link", name="Save the match file").wait_for()
    expect(row).to_have_css("mask-image", re.compile("linear-gradient"))
    assert row.evaluate(SCROLLED)


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
    decider = notable.get_by_role("img").get_attribute("aria-label")
    eyes = page.get_by_label("Through the eyes of").locator("option:checked")
    expect(eyes).to_have_text(decider or "")  # whose cards explain the decision
    every = page.get_by_role("button", name="All decisions")
    page.mouse.move(0, 0)
    calm = every.evaluate(BACKGROUND)
    every.press("Enter")
    assert every.evaluate(BACKGROUND) != calm  # one sees that it is pressed
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("[data-line]").first).to_be_visible()
