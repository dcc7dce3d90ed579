"""What lies under a hand stays there, and what is pressed is answered."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from digsite.locales.texts import languages
from tests.browser.hands import resized
from tests.browser.people import PHONE, People
from tests.browser.positions import file_of, named
from tests.browser.test_story import imported, open_eyes, robbed

TABLET = (768, 1024)
LAPTOP = (1366, 625)
STORM = [*robbed()[: robbed().index("dig coin")], "dig sandstorm"]  # seat 0 loses two of four
THIEF = robbed()[: robbed().index("rob 0")]  # seat 1 has dug it

ANSWERED = """before => document.querySelector('.tray').innerHTML !== before
  && document.querySelector('.board').ariaBusy !== 'true'"""


def placed(people: People, name: str, size: tuple[int, int] = LAPTOP, **more: Any) -> Page:
    """Archaeology in this position, seen by whoever decides."""
    file = file_of(named("archaeology", name))
    page = people.sit(people.post("/api/files", {"file": file}), size=size, **more)
    open_eyes(page)
    return page


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"]


def offer(page: Page) -> None:
    """Lay the first card of the hand that can be laid into the pan."""
    page.locator(".hand [data-move^='offer '][aria-disabled=false]").first.click()
    page.locator("[data-act^='unpick offer']").first.wait_for()


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_hand_and_prices_stay_where_they_are(people: People, size: tuple[int, int]) -> None:
    page = placed(people, "early", size)
    prices = ".hand .rung" if size != PHONE else ".hand .pile"
    before = top(page, ".hand .kinds"), top(page, prices)
    offer(page)
    assert (top(page, ".hand .kinds"), top(page, prices)) == before
    page.keyboard.press("e")  # a key that cannot end the turn says why
    expect(page.locator(".prompt.note")).to_be_visible()
    page.locator("[data-act=back]").click()
    page.locator("[data-act^=unpick]").first.wait_for(state="detached")
    assert (top(page, ".hand .kinds"), top(page, prices)) == before


def test_a_tablet_shows_the_whole_table(people: People) -> None:
    page = placed(people, "late", TABLET)
    for panel in ("players", "dig site", "pyramid", "hand", "actions"):
        expect(page.locator(f"[data-panel='{panel}']")).to_be_visible()
    for part in (".market", ".scale", ".hand .rung"):
        expect(page.locator(part).first).to_be_visible()
    expect(page.locator("[data-act^='tab ']:visible")).to_have_count(0)
    names = page.locator(".player .name")
    expect(names).to_have_count(4)
    assert min(names.evaluate_all("all => all.map((one) => one.clientWidth)")) > 30


@pytest.mark.parametrize("name", ["early", "middle", "late"])  # two, three and four players
@pytest.mark.parametrize("language", languages())
def test_a_tablet_on_its_side_shows_the_middle_whole(
    people: People, name: str, language: str
) -> None:
    kept = {"digsite.lang": f'"{language}"'}
    page = placed(people, name, (1024, 768), kept=kept)
    hidden = "room => room.scrollHeight - room.clientHeight"  # heights need not be whole
    assert page.locator("[data-guide]").is_visible()  # with everything that takes room
    assert page.locator(".board .room").evaluate(hidden) <= 1
    offer(page)
    assert page.locator(".board .room").evaluate(hidden) <= 1


def test_on_a_phone_on_its_side_the_balance_is_in_sight(people: People) -> None:
    page = placed(people, "middle", (844, 390))
    offer(page)
    inside = "(one) => one.getBoundingClientRect().bottom <= innerHeight"
    assert page.locator(".scale").evaluate(inside)
    expect(page.locator(".scale .big")).to_be_in_viewport(ratio=1)


def test_another_card_is_lost_instead_of_the_first(people: People) -> None:
    page = people.sit(imported(people, *STORM))
    open_eyes(page)
    hand = page.locator(".hand [data-move^='discard ']:not([aria-disabled=true])")
    while page.locator("[data-act=commit]").count() == 0:
        before = page.locator(".tray").inner_html()
        hand.first.click()
        page.wait_for_function(ANSWERED, arg=before)
    other = hand.last
    taken = page.locator(f"[data-act='unpick {other.get_attribute('data-move')}']")
    expect(taken).to_have_count(0)
    other.click()
    expect(taken).to_have_count(1)
    expect(page.locator(".prompt.note")).to_have_count(0)
    expect(page.locator("[data-act=commit]")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_thief_robs_whom_one_presses(people: People, size: tuple[int, int]) -> None:
    page = people.sit(imported(people, *THIEF), size=size)
    open_eyes(page)
    page.locator("[data-standing='0'].can:visible, .player.can:visible").first.click()
    expect(page.locator("[data-move^='rob ']")).to_have_count(0)


def test_the_log_follows_beside_the_recap(people: People) -> None:
    page = people.sit(imported(people, *robbed()), size=LAPTOP)
    open_eyes(page)
    expect(page.locator("[data-since]")).to_be_visible()
    at_end = """() => {
      const log = document.querySelector('.log[data-told]');
      return log.scrollTop + log.clientHeight > log.scrollHeight - 4;
    }"""
    page.wait_for_function(at_end)
    expect(page.locator("[data-since]")).not_to_contain_text("ends")
    page.locator(".hand .rung.possible").first.click()
    expect(page.locator("[data-since]")).to_have_count(0)
    page.wait_for_function(at_end)


def test_digits_are_seen_before_they_choose_and_z_puts_back(people: People) -> None:
    page = people.sit(imported(people, *robbed()))
    open_eyes(page)
    ply = people.seen(page)["ply"]
    offered = page.locator("[data-act^='unpick offer']")
    page.keyboard.press("1")
    expect(page.locator("[data-digits] kbd").first).to_have_text("1")
    expect(offered).to_have_count(0)  # nobody could see what it would choose
    page.keyboard.press("1")
    expect(offered).to_have_count(1)
    page.keyboard.press("z")
    expect(offered).to_have_count(0)
    assert people.seen(page)["ply"] == ply  # the card came back, and nothing else was taken back
    page.mouse.click(5, 300)
    expect(page.locator("[data-digits]")).to_have_count(0)


def test_the_lobby_calls_whoever_is_to_decide(people: People) -> None:
    page = people.sit(imported(people, *robbed()))
    open_eyes(page)
    page.goto("/")
    page.locator("[data-called]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-curtain], [data-turn].mine").first).to_be_visible()


def test_both_ways_into_a_game_keep_their_places(people: People) -> None:
    """Whoever has learned one game finds the boxes where they were."""
    ways = ("[data-learn=archaeology]", "[data-title=archaeology] .button", "[data-title] svg")
    learned = {"digsite.lessons": '{"archaeology": {"path": [], "done": true}}'}
    places = []
    for kept in ({}, learned):
        page = people.come(size=LAPTOP, kept=kept)
        page.locator(ways[0]).wait_for()
        places.append([top(page, way) for way in ways])
    assert places[0] == places[1]


def test_a_refusal_is_gone_with_the_next_thing_or_a_turn_of_the_screen(
    people: People,
) -> None:
    page = placed(people, "early")
    note = page.locator(".prompt.note")
    dead = page.locator(".hand .rung[aria-disabled=true]").first
    leaves: list[Callable[[], None]] = [
        lambda: page.keyboard.press("ArrowDown"),
        lambda: page.keyboard.press("r"),
        lambda: page.set_viewport_size({"width": 700, "height": 900}),
    ]
    for leave in leaves:
        dead.click(force=True)
        expect(note).to_be_visible()
        leave()
        expect(note).to_have_count(0)
        page.keyboard.press("Escape")


def test_a_sale_by_key_leaves_the_focus_where_something_can_be_done(people: People) -> None:
    page = placed(people, "middle")
    page.locator(".hand .rung.possible").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        """() => document.querySelector('.sets .set') !== null
          && document.activeElement.matches('.possible, [data-move=end]')"""
    )


APART = """kind => {
  const [eye, count] = ['.seen', '.count'].map((one) =>
    kind.querySelector(one).getBoundingClientRect());
  return eye.bottom <= count.top || eye.right <= count.left;
}"""


def test_what_others_know_is_explained_and_leaves_the_count_in_sight(people: People) -> None:
    """Seat 0 has taken a second shard: everybody saw it."""
    moves = [*robbed()[: robbed().index("end")], "offer coin", "take shard"]
    page = people.sit(imported(people, *moves), size=PHONE)
    open_eyes(page)
    expect(page.locator(".hand .eye")).to_have_text("known to others")
    for size in (PHONE, (844, 390), LAPTOP):
        resized(page, size)
        assert page.locator(".hand .kind:has(.seen)").evaluate(APART)
