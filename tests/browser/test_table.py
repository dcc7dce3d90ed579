"""At the table: people at one screen, people far away, and lines that break."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.hands import settle
from tests.browser.people import (
    NAMES,
    PHONE,
    People,
    bots,
    close,
    decide,
    my_turn,
    persons,
    tells_more,
    told,
    turn_over,
)


def until_end(page: Page) -> None:
    """Decide until the turn may be ended: a thief or a sandstorm comes first."""
    end = page.locator('dialog [data-listed="end"]')
    while True:
        my_turn(page)
        page.keyboard.press("m")
        page.locator("dialog [data-listed]").first.wait_for()
        found = end.count() > 0
        close(page)
        if found:
            return
        decide(page, 0)


def test_a_game_ends_with_the_result_and_can_be_played_again(people: People) -> None:
    page = people.sit(people.finished())
    places = page.locator("dialog .places li")
    expect(places).to_have_count(2)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-curtain]")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "seats"), [("archaeology", 2), ("artifact", 3), ("artifacts-inc", 2)]
)
def test_the_best_is_named_first_and_the_score_sheet_comes_to_the_points(
    people: People, title: str, seats: int
) -> None:
    page = people.sit(people.finished(title, seats), [0])
    expect(page.locator("dialog .places li")).to_have_count(seats)
    result = people.seen(page)["result"]
    order = sorted(range(seats), key=lambda seat: (result["ranking"][seat], seat))
    expect(page.locator("dialog .places b")).to_have_text([NAMES[seat] for seat in order])
    sheet = page.locator("dialog .sheet-of-title")
    for score in result["scores"]:
        expect(sheet.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()


def test_two_people_play_by_link(people: People) -> None:
    host = people.come("/new/archaeology")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_label("Name of player 1").fill("Ada")
    host.get_by_label("Who plays seat 2").select_option("link")
    host.get_by_role("button", name="Start").click()
    link = host.get_by_label("Link to this table").input_value()
    assert re.search(r"/join/[0-9A-Z]{6}$", link)
    expect(host.get_by_role("img", name="The link as a picture to scan")).to_be_visible()
    guest = people.come(link)
    guest.get_by_label("Your name").fill("Basil")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-turn]")).not_to_contain_text("Waiting", timeout=30_000)
    first, second = (host, guest) if host.locator("[data-turn].mine").count() else (guest, host)
    my_turn(first)
    expect(second.locator("[data-turn]")).to_contain_text("is deciding")
    before = told(second)
    while first.locator("[data-turn].mine").count():
        decide(first)
    my_turn(second)
    assert told(second) > before
    host.keyboard.press("t")
    host.get_by_label("Say something").fill("Good luck, Basil!")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("tab", name="Chat")).to_contain_text("1")
    guest.keyboard.press("t")
    expect(guest.get_by_role("log")).to_contain_text("Good luck, Basil!")
    guest.keyboard.press("p")
    expect(guest.get_by_role("tabpanel")).to_contain_text("here")
    host.context.close()
    people.pages.remove(host)
    expect(guest.get_by_role("tabpanel")).to_contain_text("away")


def test_the_curtain_hides_everything_between_two_people_at_one_screen(people: People) -> None:
    page = people.sit(people.table("archaeology", persons(2)))
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_be_visible()
    first = curtain.get_attribute("data-curtain")
    assert page.locator("[data-frame]").count() == 0
    page.keyboard.press("m")
    assert page.locator("dialog[open]").count() == 0
    page.get_by_role("button", name="show my hand").click()
    my_turn(page)
    expect(page.locator("[data-frame]")).to_be_visible()
    while curtain.count() == 0:
        decide(page)
    assert curtain.get_attribute("data-curtain") != first
    assert page.locator("[data-frame]").count() == 0
    assert page.locator("[data-line]").count() == 0  # the log told what the first one drew
    page.get_by_role("button", name="take my last decision back").click()
    expect(page.locator("[data-frame]")).to_be_visible()
    my_turn(page)


def test_people_at_one_screen_may_look_into_their_hands_at_any_time(people: People) -> None:
    page = people.sit(people.table("archaeology", persons(3)))
    page.get_by_role("button", name="show my hand").click()
    my_turn(page)
    page.keyboard.press("p")
    page.get_by_role("button", name=re.compile("^Look as")).first.click()
    expect(page.locator("[data-curtain]")).to_be_visible()
    page.get_by_role("button", name="show my hand").click()
    expect(page.locator("[data-frame]")).to_be_visible()
    assert page.get_by_role("button", name="All moves").is_disabled()
    page.locator("[data-banner=pass]").get_by_role("button").click()
    page.get_by_role("button", name="show my hand").click()
    my_turn(page)


def test_a_refusal_leads_to_its_paragraph(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]), meddled=True)
    my_turn(page)
    illegal = {"error": {"code": "illegal", "text": "no"}}
    objection = {"what": "sell 1 cup", "reason": "not-held", "paragraph": "§8.1"}
    refused = {**illegal, "objection": {**objection, "values": {"kind": "cup"}}}
    answer = {"type": "answer", "accepted": False, **refused}

    def refuse_moves(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["type"] == "move":
                line.send(json.dumps({**answer, "id": asked["id"]}))
            else:
                server.send(text)

        line.on_message(hear)

    page.route_web_socket("**/stream*", refuse_moves)
    page.reload()
    my_turn(page)
    settle(page)
    page.keyboard.press("m")
    page.locator("dialog [data-listed]").last.click()
    banner = page.locator("[data-banner=refused]")
    expect(banner).to_contain_text("You hold no cup (§8.1).")
    banner.get_by_role("button", name="§8.1").click()
    expect(page.locator('[data-paragraph="§8.1"]')).to_be_focused()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing_and_decisions_are_taken_back(
    people: People,
) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    decide(page)
    my_turn(page)
    before = told(page)
    page.reload()
    my_turn(page)
    assert told(page) == before
    decide(page)
    decide(page, 0)
    my_turn(page)
    page.keyboard.press("u")
    expect(page.locator("[data-line].back").last).to_contain_text("You take a decision back.")


def test_a_cut_line_is_told_calmly_and_mended(people: People) -> None:
    page, other = people.apart()
    page.context.set_offline(True)
    expect(page.locator("[data-banner=lost]")).to_be_visible()
    other.wait_for_selector("[data-turn]")
    page.context.set_offline(False)
    expect(page.locator("[data-banner=lost]")).to_have_count(0, timeout=30_000)
    first, second = (page, other) if page.locator("[data-turn].mine").count() else (other, page)
    second.context.set_offline(True)
    expect(second.locator("[data-banner=lost]")).to_be_visible()
    while first.locator("[data-turn].mine").count():
        decide(first)
    second.context.set_offline(False)
    my_turn(second)
    assert told(second) == told(first)


def test_a_server_that_was_away_is_found_again(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("[data-banner=lost]")).to_be_visible()
    expect(page.locator("[data-banner=lost]")).to_have_count(0, timeout=30_000)


def test_others_are_asked_before_a_turn_is_taken_back(people: People) -> None:
    first, second = turn_over(*people.apart())
    first.get_by_role("button", name="Take back").click()
    expect(first.locator("[data-banner=wish]")).to_be_visible()
    second.locator("[data-banner=wish]").get_by_role("button", name="Agree").click()
    my_turn(first)


def test_a_spectator_sees_the_table_and_cannot_decide(people: People) -> None:
    made = people.table("archaeology", persons(2))
    page = people.come(f"/table/{made['table']['id']}")
    expect(page.get_by_text("watching")).to_be_visible()
    expect(page.locator("[data-frame]")).to_be_visible()
    assert page.get_by_role("button", name="All moves").is_disabled()
    assert page.get_by_role("button", name="Take back").is_disabled()
    page.keyboard.press("t")
    expect(page.get_by_label("Say something")).to_have_count(0)


def test_among_people_a_bot_gives_no_hint_but_plays_for_somebody_for_a_while(
    people: People,
) -> None:
    made = people.table("archaeology", persons(2))
    page = people.sit(made, [0])
    expect(page.locator("[data-frame]")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    page.keyboard.press("p")
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Let a bot play").first.click()
    banner = page.locator("[data-banner=handed]")
    expect(banner).to_be_visible()
    above, below = banner.bounding_box(), page.locator("[data-frame]").bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"] + 1
    expect(page.locator("[data-turn].mine")).to_have_count(0)
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)


def test_somebody_for_whom_a_bot_plays_for_a_while_still_plays_against_us(people: People) -> None:
    here, there = people.apart()
    hint = here.get_by_role("button", name="Hint")
    there.keyboard.press("p")
    there.get_by_role("tabpanel").get_by_role("button", name="Let a bot play").click()
    expect(there.locator("[data-banner=handed]")).to_be_visible()
    here.keyboard.press("p")
    expect(here.get_by_role("button", name="Give the seat back")).to_be_visible()
    my_turn(here)
    settle(here)
    expect(hint).to_be_disabled()
    there.get_by_role("button", name="Menu").click()
    there.get_by_role("button", name="Leave the table").click()
    there.locator("[data-sure]").click()
    expect(hint).to_be_enabled()  # nobody comes back to that seat


def test_the_host_gives_the_game_up(people: People) -> None:
    page = people.sit(people.table("archaeology", persons(2)), [0])
    expect(page.locator("[data-frame]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the game").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-turn]")).to_contain_text("given up")


def test_whoever_leaves_is_back_in_the_lobby(people: People) -> None:
    page = people.sit(people.table("archaeology", persons(2)), [0])
    expect(page.locator("[data-frame]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-title]").first).to_be_visible()


def test_the_end_of_a_turn_waits_for_a_second_press_where_that_is_wanted(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    until_end(page)
    page.keyboard.press("s")
    page.get_by_label("Confirm the end of a turn").check()
    close(page)
    page.keyboard.press("m")
    before = told(page)
    page.locator('dialog [data-listed="end"]').click()
    confirm = page.locator("dialog [data-confirm]")
    expect(confirm).to_be_visible()
    assert told(page) == before
    confirm.click()
    tells_more(page, before)
    page.reload()
    my_turn(page)
    page.keyboard.press("s")
    expect(page.get_by_label("Confirm the end of a turn")).to_be_checked()


def test_the_table_fits_on_a_phone_and_all_that_happened_is_one_tap_away(people: People) -> None:
    made = people.table("archaeology", [*persons(1), *bots(1)])
    page = people.sit(made, size=PHONE, has_touch=True, is_mobile=True)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Log, chat and people").tap()
    expect(page.locator("dialog [data-line]").last).to_be_visible()
    page.get_by_role("tab", name="People").tap()
    expect(page.locator("dialog").get_by_text("Ada")).to_be_visible()
    close(page)
    expect(page.locator("[data-latest]")).to_contain_text(re.compile(r"\w+[.!]"))
    page.locator("[data-latest]").tap()
    expect(page.locator("dialog [data-line]").last).to_be_visible()


def test_the_rules_open_beside_the_table_and_can_be_searched(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    page.keyboard.press("r")
    search = page.get_by_label("Search, or type a number such as 8.4")
    search.fill("sandstorm")
    found = page.locator("[data-paragraph]")
    assert found.count() > 3
    assert all("sandstorm" in text.lower() for text in found.all_inner_texts())
    search.fill("§8.1")
    expect(found).to_have_count(1)


def test_a_line_of_the_log_shows_its_places(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    decide(page)
    my_turn(page)
    settle(page)  # nobody adds a line now
    newest = page.locator("[data-line]").last
    newest.focus()
    expect(newest).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(newest).not_to_be_focused()


def test_a_long_press_tells_what_a_thing_is_and_does_nothing_else(people: People) -> None:
    made = people.table("archaeology", [*persons(1), *bots(1)])
    page = people.sit(made, has_touch=True)
    until_end(page)
    card = page.locator(".hand [data-move^=offer]:not([aria-disabled=true])").first
    box = card.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tip = page.locator("[role=tooltip]")
    expect(tip).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click")  # some browsers end a long press with one
    expect(tip).to_be_visible()
    assert page.locator("[data-act=back]").count() == 0
    page.touchscreen.tap(spot["x"], spot["y"])  # a short one is a press again
    expect(page.locator("[data-act=back]")).to_be_visible()
    expect(tip).to_have_count(0)


def test_a_hint_says_what_to_do_and_why_and_can_be_followed(people: People) -> None:
    page = people.sit(people.table("artifact", [*persons(1), *bots(2)]))
    my_turn(page)
    page.keyboard.press("h")
    ways = page.locator("dialog [data-way]")
    expect(ways.first).to_contain_text(re.compile(r"\d+% chance of winning"))
    ply = people.seen(page)["ply"]
    ways.first.locator("[data-follow]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-told]').dataset.told) >= ply", arg=ply
    )
