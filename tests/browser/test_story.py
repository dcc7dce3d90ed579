"""A game tells its story: how it begins, what others did, the last round, and the end."""

import re

from playwright.sync_api import Page, expect

import digsite
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.hands import resized
from tests.browser.people import DESKTOP, NAMES, PHONE, People, bots, my_turn, persons
from tests.browser.positions import file_of, named

ARCHAEOLOGY = digsite.title("archaeology")
HANDS = "shard coin parchment coin parchment cup coin cup talisman shard cup mask mask"


def imported(people: People, *moves: str, title: str = "archaeology") -> dict[str, object]:
    """A table at which these moves were made, the first seat in front of the screen."""
    match = Match(digsite.title(title), 2, names=NAMES[:2])
    for notation in moves:
        match.play(notation)
    return people.post("/api/files", {"file": matchfile.written(match)})


def robbed() -> list[str]:
    """Seat 0 has ended its turn; seat 1 digs a thief and robs it, and ends the turn."""
    deals = [f"deal {kind}" for kind in HANDS.split()]
    own = ["start 0", "dig coin", "end"]
    return [*deals, *own, "dig thief", "rob 0", "steal parchment", "end", "dig cup"]


def open_eyes(page: Page) -> None:
    page.locator("[data-curtain] .big").click()
    my_turn(page)


def test_bots_wait_until_the_board_is_seen(people: People) -> None:
    """The programs of a new table do nothing before somebody looks, and begin when they do."""
    host = people.host
    slow = host.house.settings
    object.__setattr__(slow, "first_look", 600.0)
    try:
        made = people.table("archaeology", [*persons(1), *bots(1)])
        path = f"/api/tables/{made['table']['id']}/view"
        first = people.http.get(path).json()  # a spectator's look is nobody's board
        assert all(event["actor"] < 0 for event in first["events"])
        page = people.sit(made)
        my_turn(page)
        expect(page.locator("[data-line]").first).to_contain_text("dealt")
    finally:
        object.__setattr__(slow, "first_look", 0.0)


def test_what_was_done_to_you_is_loud_and_shown_again(people: People) -> None:
    page = people.sit(imported(people, *robbed()))
    open_eyes(page)
    strip = page.locator("[data-since]")
    expect(strip).to_contain_text("Since your last turn")
    loud = strip.locator("[data-concerns=you]")
    expect(loud).to_have_text(re.compile("digs a thief, robs you and steals a parchment"))
    expect(page.locator("[data-line]", has_text="robs you and steals a parchment")).to_have_count(1)
    strip.locator("[data-act=since-replay]").click()
    page.wait_for_url(re.compile("/replay/.*play=1"))
    expect(page.locator("[data-frame]")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("[data-curtain]")).to_be_visible()


def stormed() -> list[str]:
    """Seat 0 has ended its turn; seat 1 sells, digs a sandstorm in the next one and goes on."""
    deals = [f"deal {kind}" for kind in HANDS.split()]
    first = ["start 0", "dig coin", "end", "dig cup", "sell 1 cup", "end", "dig coin", "end"]
    storm = ["dig sandstorm", "discard coin", "discard cup", *["discard coin"] * 3]
    return [*deals, *first, *storm, "dig cup", "end", "dig mask"]


IN_ORDER = ["digs a sandstorm", "The sandstorm takes", "digs a treasure", "You dig a mask"]
SIDEWAYS = [(844, 390), (683, 384)]


def told_in_order(told: str, parts: list[str]) -> bool:
    places = [told.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


def test_what_a_sandstorm_took_is_told_with_all_that_happened_since(people: People) -> None:
    page = people.sit(imported(people, *stormed()), size=DESKTOP)
    open_eyes(page)
    since = page.locator("[data-since]")
    expect(since.locator("[data-concerns=you]")).to_have_text(
        re.compile("The sandstorm takes .* from you")
    )
    assert told_in_order(since.inner_text(), IN_ORDER), since.inner_text()
    for size in [PHONE, *SIDEWAYS]:
        resized(page, size)
        line = page.locator("[data-latest]")
        expect(line).to_contain_text("from you")
        assert told_in_order(line.inner_text(), [IN_ORDER[-1], "from you"])  # whatever is cut off
        line.click()
        sheet = page.locator("dialog .log[data-told]")
        assert told_in_order(sheet.locator("[data-since]").inner_text(), IN_ORDER)
        assert sheet.evaluate("log => log.clientHeight") > 0.6 * size[1]
        page.locator("dialog .cross").click()
        expect(line).to_contain_text("digs a sandstorm")  # read: now all of it
        assert told_in_order(line.inner_text(), [IN_ORDER[-1], *IN_ORDER[:-1]])


def test_on_a_phone_the_line_over_the_board_tells_it(people: People) -> None:
    page = people.sit(imported(people, *robbed()), size=PHONE)
    open_eyes(page)
    line = page.locator("[data-latest]")
    expect(line).to_contain_text("robs you and steals a parchment")
    line.click()
    expect(page.locator("dialog [data-since]")).to_contain_text("steals a parchment")


def test_the_last_round_is_announced(people: People) -> None:
    match = Match(ARCHAEOLOGY, 2, names=NAMES[:2])
    rng = digsite.Rng(3)
    while match.actor == digsite.CHANCE or not match.view(0).record()["ending"]:
        if match.actor == digsite.CHANCE:
            match.play(match.state.draw(rng))
        else:
            legal = match.state.legal()
            keep = [move for move in legal if move.notation() in ("end", "close")] or legal
            match.play(keep[0])
    page = people.sit(people.post("/api/files", {"file": matchfile.written(match)}))
    open_eyes(page)
    expect(page.locator("[data-last-round]")).to_have_text("End phase")


def test_play_again_comes_first_and_is_on_everybodys_sheet(people: People) -> None:
    made = people.finished()
    one, two = people.sit(made, [0]), people.sit(made, [1])
    for page in (one, two):
        expect(page.locator("dialog .places li")).to_have_count(2)
        expect(page.locator("dialog .acts button").first).to_have_attribute("data-act", "rematch")
        expect(page.locator("[data-score]")).to_have_count(2)
    one.locator("dialog [data-act=rematch]").click()
    invitation = two.locator("dialog [data-act=follow]")
    expect(invitation).to_be_visible()
    colours = two.evaluate(COLOURS)
    invitation.click()
    two.wait_for_url(re.compile(rf"/table/(?!{made['table']['id']})"))
    each_further = [colours[1], colours[0]]
    two.wait_for_function(f"(wanted) => String(({COLOURS})()) === String(wanted)", arg=each_further)


FLYING = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes]))
      if (node.matches?.('[data-flying]') && node.getAnimations().length > 0) {
        const box = node.getBoundingClientRect();
        window.flown.push({ piece: node.matches('[data-piece]'),
          count: node.querySelector('[data-count]') !== null,
          seen: box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight });
      }
  }).observe(document.querySelector('.board'), { subtree: true, childList: true });
}"""


def exploring() -> tuple[Match, str]:
    """A game in which somebody can explore a chamber."""
    match, rng = Match(ARCHAEOLOGY, 2, names=NAMES[:2]), digsite.Rng(5)
    while True:
        match.deal(rng)
        legal = [move.notation() for move in match.state.legal()]
        found = [one for one in legal if one.startswith("explore")]
        if found:
            return match, found[-1]
        match.play(next(one for one in legal if one in ("end", legal[-1])))


def test_what_flies_is_the_thing_itself_and_dice_are_seen_to_roll(people: People) -> None:
    match, explore = exploring()
    made = people.post("/api/files", {"file": matchfile.written(match)})
    page = people.sit(made, [match.actor], reduced_motion="no-preference")
    my_turn(page)
    page.locator(f'[data-move="{explore}"].possible').first.wait_for()
    page.evaluate(FLYING)
    page.locator(f'[data-move="{explore}"]').first.click()
    cards = {"small": 3, "medium": 5, "large": 7}[explore.split()[-1]]
    page.wait_for_function("(least) => window.flown.length >= least", arg=cards + 1)
    assert all(
        one == {"piece": True, "count": False, "seen": True} for one in page.evaluate("flown")
    )
    made = people.post("/api/files", {"file": file_of(named("artifacts-inc", "early"))})
    page = people.sit(made, reduced_motion="no-preference")
    my_turn(page)
    page.locator('[data-move="end"]').click()
    expect(page.locator(".tray .rolling").first).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    assert page.locator(".tray .cube").first.evaluate("one => one.getAnimations().length") == 0


COLOURS = """() => [0, 1].map((seat) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`))"""


def test_a_game_that_was_given_up_has_its_sheet(people: People) -> None:
    made = people.table("archaeology", persons(2))
    page = people.sit(made)
    people.post(f"/api/tables/{made['table']['id']}/abandon", {}, made["host"])
    sheet = page.locator("dialog:has(.places)")
    expect(sheet).to_contain_text("This game was given up")
    expect(sheet.locator(".places li")).to_have_count(2)
    expect(sheet.locator("[data-act=rematch]")).to_be_visible()
