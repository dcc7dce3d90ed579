"""Taking back in the browser: what was seen comes again, and the game says that it is practice."""

from playwright.sync_api import expect

from tests.browser.people import People, decide, my_turn, persons, tells_more, told


def test_what_was_seen_comes_again_and_the_game_is_marked(people: People) -> None:
    page = people.sit(people.table("artifacts-inc", persons(2)))
    while decide(page) != "end":  # there is no curtain, for nothing is hidden
        pass
    my_turn(page)  # the other one has rolled
    expect(page.locator("[data-practice]")).to_have_count(0)
    seen = people.seen(page)["view"]["dice"]
    before = told(page)
    page.keyboard.press("z")
    page.get_by_role("dialog", name="Take this back?").wait_for()
    page.get_by_role("button", name="Leave it as it is").click()
    assert told(page) == before
    page.keyboard.press("z")
    page.locator("[data-practice-do]").press("Enter")
    tells_more(page, before)
    expect(page.locator("[data-practice]")).to_be_visible()
    expect(page.locator("[data-line].back").last).to_be_visible()
    assert decide(page) == "end"
    assert people.seen(page)["view"]["dice"] == seen
