"""A whole game of Artifact in a real browser, only by what the board itself offers."""

import itertools
import random
import re

import pytest
from playwright.sync_api import Page, expect

import digsite
from digsite.play import matchfile
from digsite.play.match import Match, run
from tests.browser.barriers import barriers
from tests.browser.hands import Offer, offers, play_on, resized, settle, word
from tests.browser.people import LONG, NAMES, PHONE, People, Record, bots, persons

SENTENCE = re.compile(r"\w.* \((§|R)[\d.]+\)\.$")
LIKINGS = {"produce": 60.0, "exhibit": 20.0, "hire": 6.0, "research": 3.0, "ship": 5.0, "pay": 9.0}
LIKINGS |= {"name": 30.0, "pass": 0.4, "sell": 0.5, "pick": 5.0, "market": 0.4, "card": 0.3}
LIKINGS |= {"unfocus": 0.5, "back": 0.1, "unpick": 0.1, "exchange": 0.2, "commit": 20.0}


class Sitting:
    """A person at a table with programs, in a browser of their own."""

    def __init__(self, people: People, page: Page) -> None:
        self.people = people
        self.page = page
        page.wait_for_selector(".board")

    def update(self) -> Record:
        return self.people.seen(self.page)

    def step(self) -> str:
        return self.page.get_attribute(".board", "data-step") or ""

    def click(self, selector: str) -> None:
        """Press it, and wait until the board has settled."""
        settle(self.page)
        self.page.click(f".board {selector} >> visible=true")
        settle(self.page)


def seated(people: People, seats: int, options: Record) -> Sitting:
    """Somebody at a table that was set up before, with these options."""
    made = people.table("artifact", [*persons(1), *bots(seats - 1)], options=options)
    return Sitting(people, people.sit(made))


def liking(offer: Offer, offered: list[Offer]) -> float:
    """Who has picked enough names it; cards that do not go together are put back."""
    if word(offer) == "pick" and any(word(one) == "name" for one in offered):
        return 0.2
    return LIKINGS.get(word(offer), 1.0 if "move" in offer else 0.0)


def assert_reachable(sitting: Sitting) -> None:
    """Every legal move can be pressed, picked, or comes up when its card is pressed."""
    told = sitting.update()
    page = sitting.page
    for move in told["legal"]:
        parts, notation = move["parts"], move["notation"]
        opener = {
            "sell": f'[data-act="card"][data-card="{parts.get("site")} {parts.get("card")}"]',
            "exhibit": f'[data-act="card"][data-card="{parts.get("site")} stand-alone"]',
            "gold": f'[data-act="card"][data-card="{parts.get("site")} gold"]',
            "buy": f'[data-act="market"][data-place="market-{parts.get("place")}"]',
            "give": '[data-act="exchange"]',
        }.get(parts["do"])
        if (
            parts["do"] in ("take", "load", "show")
            and page.locator(".board [data-act=name]").count()
        ):
            thing = parts.get("marker") or f"{parts['site']} {parts['card']}"
            assert page.locator(f'.board [data-act="pick"][data-thing="{thing}"]').count(), notation
            continue
        if opener:
            sitting.click(opener)
        found = page.locator(
            f'.board [data-move="{notation}"][aria-disabled="false"] >> visible=true'
        )
        expect(found.first, f"{notation} at {told['view']['step']}").to_be_visible()
        if opener:
            sitting.click(
                '[data-act="exchange"]' if parts["do"] == "give" else '[data-act="unfocus"]'
            )


def play_to_the_end(sitting: Sitting, luck: random.Random) -> None:
    looks = itertools.count()

    def check(offered: list[Offer]) -> bool:
        begun = {"back", "unpick", "unfocus"} & {word(one) for one in offered}
        fresh = not begun and not any(one["on"] for one in offered)
        if fresh and next(looks) % 10 == 0:
            assert_reachable(sitting)
            offers(sitting.page)  # as before, but these are the ones to press
        return False

    play_on(sitting.page, luck, liking, until=check)
    assert sitting.update()["result"]
    sitting.page.locator("dialog").get_by_role("columnheader", name="Prestige").wait_for()


def test_a_whole_game_from_the_lobby_to_the_score_sheet(people: People) -> None:
    play_to_the_end(Sitting(people, people.start("artifact", 3)), random.Random(3))


@LONG
def test_a_whole_game_with_everything(people: People) -> None:
    options = {"expansions": ["research", "cities"], "start": "quick", "fragments": "any"}
    play_to_the_end(seated(people, 5, options), random.Random(5))


@pytest.mark.parametrize(
    "tabs",
    [
        ["exhibitions", "sites"],
        pytest.param(["tracks", "exhibitions", "players", "mine", "sites"], marks=LONG),
    ],
    ids=["some", "all"],
)
def test_the_board_has_no_barrier(people: People, tabs: list[str]) -> None:
    """In mid-turn; test_access.py looks at its beginning."""
    sitting = seated(people, 4, {"expansions": ["research", "cities"], "start": "quick"})
    page = sitting.page
    for marker in ("museum", "ship", "museum", "ship"):
        sitting.click(f'[data-act="pick"][data-thing="{marker}"]')
    sitting.click("[data-act=name]")
    settle(page)
    assert_no_barrier(page, (390, 844), tabs)
    sitting.click('[data-move^="ship "][aria-disabled="false"]')
    assert_no_barrier(page, (1366, 768), [])


def assert_no_barrier(page: Page, size: tuple[int, int], tabs: list[str]) -> None:
    """No finding in either light, in no part of the table, and nothing beyond the edge."""
    resized(page, size)
    for tab in tabs or [""]:
        if tab:
            page.click(f'.board [data-act="tab {tab}"]')
        for theme in ("light", "dark"):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            assert barriers(page, ".board", contrast=theme == "dark") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def assert_refusals_are_told(page: Page, least: int) -> None:
    """Whatever is dim says why when it is pressed, each with its paragraph."""
    dim = page.locator(".board [aria-disabled=true]:visible")
    names = dim.evaluate_all("all => all.map((one) => one.dataset.move ?? one.dataset.act)")
    assert len(names) >= least
    for number, name in enumerate(names):
        dim.nth(number).evaluate("node => node.click()")
        expect(page.locator(".board .prompt.note"), name).to_have_text(SENTENCE)


def test_whatever_cannot_be_done_says_why(people: People) -> None:
    sitting = seated(people, 3, {"start": "quick", "expansions": ["research", "cities"]})
    page = sitting.page
    settle(page)
    assert_refusals_are_told(page, 20)  # also “Take these”, of which there are too few
    # The answer to a press before the last may still be under way: that of the next one follows it.
    sitting.click('[data-act="pick"][data-thing="museum"]')
    settle(page)
    page.locator(".board [data-act=name]").evaluate("node => node.click()")
    expect(page.locator(".board .prompt")).to_have_text("Choose 3 more markers first (§3.3).")
    for marker in ("ship", "museum", "ship"):
        sitting.click(f'[data-act="pick"][data-thing="{marker}"]')
    sitting.click("[data-act=name]")
    settle(page)
    assert_refusals_are_told(page, 20)
    sitting.click('[data-move^="ship "][aria-disabled="false"]')
    assert_refusals_are_told(page, 20)


def test_whoever_is_not_at_turn_is_told_so(people: People) -> None:
    knows = {"digsite.finished": "true"}  # newcomers see no exhibitions yet
    page = people.sit(people.table("artifact", persons(3)), [1], kept=knows)
    expect(page.locator(".board")).to_be_visible()
    assert_refusals_are_told(page, 20)
    expect(page.locator(".board .prompt")).to_have_text(
        "It is not your turn: Ada decides now (§5.1)."
    )


FITS = """() => {
  const board = document.querySelector('.board');
  const parts = ['.top', '.world', '.prices', '.matrix', '.side', '.foot'].map((name) => ({
    name, box: board.querySelector(name).getBoundingClientRect() }));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = parts.flatMap((one) => parts.filter((other) => one.name < other.name
    && over(one.box, other.box)).map((other) => `${one.name} lies over ${other.name}`));
  for (const name of ['.side', '.site', '.ask', '.matrix', '.casting']) {
    for (const node of board.querySelectorAll(name)) {
      if (node.scrollHeight > node.clientHeight + 1) found.push(`${name} is cut`);
      const box = node.getBoundingClientRect();
      const inner = [...node.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
      if (inner.some((one) => one.bottom > box.bottom + 2 || one.right > box.right + 2))
        found.push(`${name} is too small`);
    }
  }
  if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls');
  return found;
}"""


def crowded(seats: int, options: dict[str, object]) -> dict[str, tuple[Match, int, int]]:
    """The moment of a game at random at which each question has the most answers."""
    title = digsite.title("artifact")
    rng = digsite.Rng(seats)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(seats)]
    match = run(Match(title, seats, options, NAMES[:seats]), players, rng)
    found: dict[str, tuple[int, int, int]] = {}
    state = title.new(seats, options)
    for ply, move in enumerate(match.moves):
        if (actor := state.actor()) >= 0:
            record = title.view(state, actor).record()
            answers = len(state.legal())
            if answers > found.get(str(record["step"]), (0,))[0]:
                found[str(record["step"])] = (answers, ply, int(actor))
        state.play(move)
    return {step: (match, ply, actor) for step, (_, ply, actor) in found.items()}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(3, {}, marks=LONG),
        pytest.param(4, {"expansions": ["research", "cities"]}, marks=LONG),
        pytest.param(5, {"expansions": ["research", "cities"]}, marks=LONG),
    ],
    ids=["three", "four", "five"],
)
def test_everything_has_room_at_every_question(
    people: People, seats: int, options: dict[str, object]
) -> None:
    moments = crowded(seats, options)
    assert len(moments) >= 9
    for step, (match, ply, actor) in moments.items():
        made = people.post("/api/files", {"file": matchfile.written(match), "after": ply})
        page = people.sit(made, [actor])
        expect(page.locator(f".board[data-step={step}]")).to_be_visible()
        assert page.evaluate(FITS) == [], step
        page.context.close()


def test_a_phone_shows_everybody_above_and_the_parts_below(people: People) -> None:
    made = people.table("artifact", persons(5), options={"start": "quick"})
    page = people.sit(made, [1], size=PHONE)
    seats = page.locator(".board .strip [data-standing]")
    expect(seats).to_have_count(5)
    expect(seats.first).to_have_accessible_name("Ada: 0 prestige, 0 coins, 0 cards, decides now")
    expect(seats.nth(1)).to_have_accessible_name("Basil: 0 prestige, 0 coins, 0 cards")
    seats.last.click()
    expect(page.locator(".board .pane.players").first).to_be_visible()
    assert page.locator(".tabs").bounding_box()["y"] > PHONE[1] - 60  # type: ignore[index]
