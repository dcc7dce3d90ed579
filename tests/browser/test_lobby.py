"""From the lobby to a game."""

import re

import pytest
from playwright.sync_api import expect

from digsite.locales.texts import languages
from tests.browser.people import PHONE, People, bots, my_turn, persons

OPEN = {"kind": "open"}
# Whether a word is broken: there are more lines than words.
BROKEN = """(links) => links.filter((link) => {
  const text = document.createRange();
  text.selectNodeContents(link);
  return text.getClientRects().length > link.innerText.split(/\\s+/).length;
}).map((link) => link.innerText)"""

# How far below and beside its choice a button stands.
INDENTS = """(all) => [...new Set(all.map((one) => {
  const [box, radio] = [one, one.firstElementChild].map((each) => each.getBoundingClientRect());
  return `${Math.round(radio.left - box.left)} ${Math.round(radio.top - box.top)}`;
}))]"""


@pytest.mark.parametrize("title", ["archaeology", "artifact", "artifacts-inc"])
def test_a_newcomer_plays_against_bots_after_two_presses(people: People, title: str) -> None:
    page = people.come()
    page.click(f"[data-title={title}]")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/[0-9a-f]{16}$"))
    my_turn(page)
    expect(page).to_have_title(re.compile("^● Your turn"))


def test_every_option_of_a_title_can_be_chosen_and_is_explained(people: People) -> None:
    page = people.come("/new/artifact")
    page.get_by_label("I: Research", exact=False).first.check()
    for option in ("expansions", "start", "fragments", "left_out", "memory"):
        group = page.locator(f"[data-option={option}]")
        assert "option" not in group.inner_text()  # words, not names of messages
        assert len(group.locator("p").inner_text()) > 20
    page.get_by_label("Quick", exact=False).check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Who plays seat 2").select_option("here")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1]
    card = page.request.get(f"/api/tables/{table}").json()["table"]
    assert card["options"]["expansions"] == ["research"]
    assert card["options"]["start"] == "quick"
    assert [seat["name"] for seat in card["seats"]][:2] == ["Ada", "Ben"]
    page.goto("/new/archaeology")
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")


def test_every_choice_at_a_new_table_is_drawn_alike(people: People) -> None:
    page = people.come("/new/artifacts-inc")
    expect(page.locator("input[name=edition]").first).to_be_visible()
    choices = page.locator("label:has(> input[type=radio]:not([name=count]))")
    assert choices.count() > 6
    assert len(choices.evaluate_all(INDENTS)) == 1


def test_open_and_running_tables_are_on_the_lists(people: People) -> None:
    waiting = people.table("artifact", [*persons(1), OPEN, OPEN])
    running = people.table("archaeology", persons(2))
    page = people.come()
    expect(page.locator(f'a[href="/join/{waiting["code"]}"]')).to_be_visible()
    watch = page.locator(f'a[href="/table/{running["table"]["id"]}"]')
    watch.click()
    expect(page.get_by_text("watching")).to_be_visible()


def test_whoever_comes_to_an_open_table_may_sit_down(people: People) -> None:
    waiting = people.table("archaeology", [*persons(1), OPEN])
    page = people.come(f"/table/{waiting['table']['id']}")
    page.locator("main").get_by_role("link", name="Join").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-frame]")).to_be_visible()


def test_the_guide_waits_until_everybody_is_there(people: People) -> None:
    made = people.table("artifact", [*persons(1), OPEN, OPEN])
    page = people.sit(made)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    expect(page.locator("[data-guide]")).to_have_count(0)


def test_my_tables_say_when_it_is_my_turn_and_can_be_forgotten(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    page.get_by_role("link", name="To the lobby").click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("button", name="Forget").click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(page.locator("[data-title]").first).to_be_visible()
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)


def test_a_saved_match_comes_back_and_a_broken_one_is_refused_kindly(people: People) -> None:
    over = people.finished()
    text = people.come().request.get(f"/api/tables/{over['table']['id']}/file").text()
    page = people.come()
    chooser = page.get_by_label("Choose a file")
    broken = {"name": "x.match", "mimeType": "text/plain", "buffer": b"no match at all"}
    chooser.set_input_files(broken)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    whole = {"name": "y.match", "mimeType": "text/plain", "buffer": text.encode()}
    chooser.set_input_files(whole)  # type: ignore[arg-type]
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("dialog .places")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/nowhere/at/all", "no-page"),
        ("/table/0123456789abcdef", "no-table"),
        ("/table/short", "no-table"),
        ("/replay/0123456789abcdef", "no-table"),
        ("/join/ZZZZZZ", "no-code"),
        ("/join/no-code", "no-code"),
        ("/new/chess", "no-title"),
    ],
)
def test_every_wrong_address_has_a_friendly_page(people: People, path: str, code: str) -> None:
    page = people.come(path)
    expect(page.locator(f"[data-oops={code}]")).to_be_visible()
    assert "oops" not in page.locator("[data-oops]").inner_text().lower()
    page.locator("[data-oops]").get_by_role("link", name="To the lobby").click()
    expect(page.locator("[data-title]").first).to_be_visible()


def test_a_lost_seat_can_still_be_watched(people: People) -> None:
    made = people.table("archaeology", persons(2))
    made["secrets"] = [{"seat": 0, "secret": "somebody-elses-secret"}]
    page = people.sit(made)
    page.get_by_role("button", name="Watch only").click()
    expect(page.get_by_text("watching")).to_be_visible()


def test_whoever_joins_by_a_link_finds_the_club(people: People) -> None:
    made = people.table("archaeology", [*persons(1), OPEN])
    page = people.come(f"/join/{made['code']}")
    expect(page.locator("header a[href='/club']")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_head_of_the_lobby_breaks_no_word_on_a_phone(people: People, language: str) -> None:
    page = people.come(size=(360, 640), kept={"digsite.lang": f'"{language}"'})
    expect(page.locator("header a[href='/club']")).to_be_visible()
    assert page.locator("header a").evaluate_all(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_small_screen_a_waiting_table_begins_with_its_heading(people: People) -> None:
    page = people.sit(people.table("artifact", [*persons(1), *[OPEN] * 4]), size=(360, 640))
    expect(page.get_by_label("Link to this table")).to_be_visible()
    heading = page.get_by_role("heading", name="Waiting for players")
    heading.evaluate("(one) => one.scrollIntoView()")
    bar, box = page.locator("header").first.bounding_box(), heading.bounding_box()
    assert bar and box and box["y"] >= bar["y"] + bar["height"]


def test_the_lobby_fits_on_a_phone(people: People) -> None:
    page = people.come(size=PHONE)
    expect(page.locator("[data-title]").first).to_be_visible()
    for path in ("/", "/new/artifact", "/join/ZZZZZZ"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
