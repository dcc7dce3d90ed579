"""Everybody at a table reads it in a language of their own, and may change it at any moment."""

from playwright.sync_api import FilePayload, expect

from tests.browser.people import NAMES, People, bots, decide, persons

PSEUDO = {"digsite.lang": '"pseudo"'}  # English with accents, in brackets


def test_the_language_changes_inside_a_running_table_without_loading_it_anew(
    people: People,
) -> None:
    made = people.table("archaeology", [*persons(1), *bots(1)])
    page = people.sit(made, kept=PSEUDO)
    turn = page.locator("[data-turn]")
    expect(turn).to_contain_text("⟦")
    decide(page)
    expect(page.locator("[data-said]")).to_contain_text("⟦")  # what happened, read out
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="⟦Mééñûû⟧").click()
    page.get_by_role("button", name="⟦Šééttîîñgš⟧").click()
    page.locator("select[data-act=language]").select_option("en")
    expect(page.locator("dialog h2").first).to_have_text("Settings")
    page.keyboard.press("Escape")
    expect(turn).not_to_contain_text("⟦")
    expect(page.locator("body")).not_to_contain_text("⟦")
    assert "⟦" not in page.title()
    assert page.evaluate("window.stayed") is True
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(turn).to_be_visible()  # the choice is kept
    expect(turn).not_to_contain_text("⟦")


def test_two_people_read_the_same_table_in_two_languages(people: People) -> None:
    made = people.table("archaeology", persons(2))
    one = people.sit(made, [0], kept=PSEUDO)
    two = people.sit(made, [1])
    expect(one.locator("[data-turn]")).to_contain_text("⟦")
    expect(two.locator("[data-turn]")).not_to_contain_text("⟦")
    for page in (one, two):
        expect(page.locator("[data-frame]")).to_contain_text(NAMES[0])


def test_the_first_language_of_the_browser_is_spoken(people: People) -> None:
    page = people.come("/", locale="sv-SE")  # nobody has written Swedish texts
    expect(page.locator("h1").first).to_have_text("Three digs, one table")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_what_the_server_refuses_is_said_in_the_language_of_the_page(people: People) -> None:
    page = people.come("/", kept=PSEUDO)
    broken = FilePayload(name="broken.match", mimeType="text/plain", buffer=b"nothing\n")
    page.locator("input[type=file]").set_input_files([broken])
    expect(page.get_by_role("alert")).to_contain_text("åå mååtçh fîîléé béégîîñš wîîth")


def test_a_page_whose_server_has_a_newer_one_is_loaded_anew(people: People) -> None:
    page = people.come("/", meddled=True)
    expect(page.locator("h1").first).to_have_text("Three digs, one table")
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Settings").click()
    page.route("**/*.js", lambda route: route.fulfill(status=404), times=1)  # gone, once
    page.locator("select[data-act=language]").select_option("fr")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert page.evaluate("window.stayed") is None
    people.complaints = [one for one in people.complaints if "dynamically imported" not in one]
