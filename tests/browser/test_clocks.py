"""The clock at a table, and the club of the server."""

import asyncio
import re
from dataclasses import replace

from playwright.sync_api import expect

from digsite.server import reports, timeouts
from tests.browser.people import PHONE, People, persons
from tests.browser.test_geometry import FEW, PSEUDO, SIZES, faults
from tests.server.clients import Reception, play_out

GAME = {"kind": "game", "seconds": 600, "increment": 10, "level": "random"}
OPEN = {"kind": "open"}


def test_a_clock_is_chosen_with_the_table_and_seen_at_it(people: People) -> None:
    page = people.come("/new/archaeology")
    choices = page.locator("[data-clock] select")
    choices.first.select_option("turn")
    choices.nth(1).select_option(label="5 minutes")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/[0-9a-f]{16}$"))
    clock = page.locator(".middle [data-time]")
    expect(clock).to_have_text(re.compile("^(5:00|4:[0-9][0-9])$"))
    assert people.seen(page)["table"]["clock"]["seconds"] == 300


def test_the_end_is_loud_and_a_seat_comes_back(people: People) -> None:
    made = people.table("archaeology", persons(2), clock=GAME)
    name = made["table"]["id"]
    actor = people.http.get(f"/api/tables/{name}/view").json()["view"]["actor"]
    page = people.sit(made, [actor], size=PHONE)
    clock = page.locator(".middle [data-time]")
    expect(clock).to_be_visible()
    house = people.host.house

    async def leave(seconds: float) -> None:
        async with house.hall.table(name) as table:
            assert table.clock is not None
            left = tuple(seconds if n == actor else one for n, one in enumerate(table.clock.left))
            table.clock = replace(table.clock, left=left, since=house.clocks.now())
            reports.broadcast_card(table)
            if seconds == 0:
                await timeouts.look(house, table)

    def let(seconds: float) -> None:
        asyncio.run_coroutine_threadsafe(leave(seconds), people.host.loop).result(60)

    let(55)
    expect(clock).to_have_class(re.compile("short"))
    expect(page.locator("[data-time-short]")).to_have_text("You have 1 minute left.")
    let(0)
    banner = page.locator("[data-banner=handed]")
    expect(banner).to_contain_text("Your time is up")
    while people.seen(page)["view"]["actor"] == actor:
        page.wait_for_timeout(50)  # the program ends the turn first
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)


def test_a_table_with_a_clock_fits_every_screen(people: People) -> None:
    made = people.table("archaeology", persons(3), clock={**GAME, "seconds": 86_400})
    page = people.sit(made, [0], kept=PSEUDO)
    page.locator("[data-time]").first.wait_for()
    assert [fault for size in FEW for fault in faults(page, size)] == []
    page.evaluate("localStorage.removeItem('digsite.lang')")
    page.reload()
    page.locator("[data-time]").first.wait_for()
    assert [fault for size in SIZES for fault in faults(page, size)] == []


def test_what_is_said_while_a_program_plays_for_somebody_covers_nothing(people: People) -> None:
    made = people.table("archaeology", persons(2))
    path = f"/api/tables/{made['table']['id']}"
    actor = people.http.get(f"{path}/view").json()["view"]["actor"]
    people.post(f"{path}/seats/{1 - actor}/hand", {"level": "random"}, made["host"])
    page = people.sit(made, [1 - actor])
    page.locator("[data-banner=handed]").wait_for()
    assert [fault for size in FEW for fault in faults(page, size)] == []


def test_the_club_lists_whoever_wants_it(people: People) -> None:
    reception = Reception(people.host)
    place = reception.table("archaeology", [*persons(1), OPEN])
    place.join("Basil")
    for seat, key in enumerate(("a" * 32, "b" * 32)):
        place.post(f"seats/{seat}/settings", {"club": key}, place.secrets[seat])
    play_out(place)
    reception.close()
    page = people.come("/")
    page.get_by_role("link", name="Club").click()
    expect(page.locator("[data-player]")).to_have_count(2)
    page.get_by_role("button", name="Ada").click()
    expect(page.locator("dialog [data-against] tbody tr")).to_have_count(1)
    page.keyboard.press("Escape")
    assert [fault for size in FEW for fault in faults(page, size)] == []


def test_a_switch_lists_the_games_of_this_browser(people: People) -> None:
    page = people.come("/", kept={"digsite.name": '"Cleo"'})
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("List me in the club").check()
    page.keyboard.press("Escape")
    page.goto("/new/archaeology")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/[0-9a-f]{16}$"))
    assert people.seen(page)["settings"]["club"] is True
