"""The rulebook in the page: every paragraph and ruling has an address that can be handed on."""

import json

from playwright.sync_api import expect

from tests.browser.people import People, bots, my_turn, persons


def test_a_paragraph_has_an_address_in_the_language_of_whoever_opens_it(people: People) -> None:
    page = people.come("/rules/artifact/R42", kept={"digsite.lang": '"de"'})
    ruling = page.locator("[data-paragraph=R42]")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_be_focused()
    expect(ruling).to_contain_text("Gedruckt: Englisch: jeder Typ eines Fundorts")
    expect(ruling).to_contain_text("Grund: Zwei von dreien")
    expect(page.locator("[data-paragraph='§4.2'] a")).to_have_attribute(
        "href", "/rules/artifact/4.2"
    )
    page.get_by_role("searchbox").fill("jede Farbe")
    expect(page.locator("[data-paragraph]")).to_have_count(1)  # notes are searched too
    page.goto("/rules/nowhere/1.1")
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()


def test_the_address_is_copied_without_leaving_the_table(people: People) -> None:
    made = people.table("archaeology", [*persons(1), *bots(1)])
    page = people.sit(made, permissions=["clipboard-read", "clipboard-write"])
    my_turn(page)
    table = page.url
    page.keyboard.press("r")
    entry = page.locator("[data-paragraph='§1.1']")
    entry.get_by_role("link", name="§1.1").click()
    expect(entry.get_by_role("status")).to_have_text("Copied")
    assert page.url == table
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{people.host.url}/rules/archaeology/1.1"


def test_what_can_be_done_is_told_with_its_numbers_in_every_title(people: People) -> None:
    for title, seats, figure in (
        ("archaeology", 2, "Tauschwert"),
        ("artifact", 3, "Möglichkeit"),
        ("artifacts-inc", 2, "Möglichkeit"),
    ):
        made = people.table(title, [*persons(1), *bots(seats - 1)])
        page = people.sit(made, kept={"digsite.lang": json.dumps("de")})
        my_turn(page)
        page.locator("[data-guide] button").first.click()
        expect(page.locator("[data-figures]").first).to_contain_text(figure)
