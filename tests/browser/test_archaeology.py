"""Archaeology in a real browser: whole games played by pressing what the board offers, and nothing
that somebody could not see, reach or read."""

import json
import os
import random
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import digsite.server
from tests.server.host import Host, hosting, settings

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
BUILT = Path(digsite.server.__file__).parent / "static" / "index.html"
NAMES = ["Ada", "Ben", "Cleo"]
DESK, PHONE = (1366, 768), (390, 844)
OPEN = ".board [data-move]:not([aria-disabled='true']):visible"
LIKING = {"sell": 0.3, "explore": 9, "end": 2.5, "offer": 0.6, "take": 3, "rob": 1, "discard": 1}

if not os.environ.get("CI"):
    if not BUILT.exists():
        pytest.skip("the page is not built: npm run build in client/", allow_module_level=True)
    if not Path(CHROMIUM).exists():
        pytest.skip("there is no Chromium", allow_module_level=True)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("server")
    with hosting(settings(str(folder / "games.sqlite"))) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Game:
    """A table with one page for each seat, each knowing its own secret only."""

    def __init__(self, host: Host, browser: Browser, seats: int) -> None:
        people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
        order = {"title": "archaeology", "seats": people}
        self.made: dict[str, Any] = httpx.post(f"{host.url}/api/tables", json=order).json()
        self.host = host
        self.browser = browser
        self.complaints: list[str] = []
        self.pages: dict[int, Page] = {}

    @property
    def path(self) -> str:
        return f"{self.host.url}/api/tables/{self.made['table']['id']}"

    def sit(self, seat: int, size: tuple[int, int] = DESK, theme: str = "light") -> Page:
        """Open the table with the eyes of a seat; -1 watches."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.on("console", lambda line: line.type == "error" and self.complaints.append(line.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.add_init_script(self.memory(seat, theme))
        page.goto(f"{self.host.url}/table/{self.made['table']['id']}")
        page.locator(".board").wait_for()
        self.pages[seat] = page
        return page

    def memory(self, seat: int, theme: str) -> str:
        own = [{**one, "name": NAMES[seat]} for one in self.made["secrets"] if one["seat"] == seat]
        table = {"id": self.made["table"]["id"], "title": "archaeology", "seats": own, "at": 0}
        tables = json.dumps(json.dumps([{**table, "code": None, "host": None}]))
        return (
            f"localStorage.setItem('digsite.tables', {tables});"
            f"localStorage.setItem('digsite.theme', '\"{theme}\"');"
        )

    def seen(self, seat: int) -> dict[str, Any]:
        secret = self.made["secrets"][seat]["secret"]
        headers = {"Authorization": f"Bearer {secret}"}
        answer = httpx.get(f"{self.path}/view?reasons=false", headers=headers)
        found: dict[str, Any] = answer.json()
        return found

    def play(self, luck: random.Random, plies: int, step: str = "") -> int:
        """Play on beside the browser until so many plies are made; the seat that is to decide."""
        for number in range(10_000):
            actor = self.seen(0)["view"]["actor"]
            seen = self.seen(actor) if actor >= 0 else self.seen(0)
            reached = seen["ply"] >= plies and seen["view"]["step"] == (step or "acting")
            if reached or seen["result"]:
                return int(actor)
            legal = [move["notation"] for move in seen["legal"]]
            often = "end" in legal and luck.random() < 0.8
            order = {"id": f"b{number}", "ply": seen["ply"], "moves": [luck.choice(legal)]}
            order["moves"] = ["end"] if often else order["moves"]
            secret = self.made["secrets"][actor]["secret"]
            headers = {"Authorization": f"Bearer {secret}"}
            httpx.post(f"{self.path}/moves", json=order, headers=headers).raise_for_status()
        raise AssertionError("the game does not come to this")


def press_something(page: Page, luck: random.Random) -> bool:
    """Press one thing that the board offers, as somebody would who likes some things more."""
    send = page.locator(".board [data-act=commit]:visible")
    if send.count() and luck.random() < 0.8:
        return pressed(send.first)
    offered = page.locator(OPEN).evaluate_all("all => all.map((one) => one.dataset.move)")
    back = page.locator(".board [data-act=back]:visible")
    if back.count() and (not offered or luck.random() < 0.1):
        return pressed(back.first)
    if not offered:
        return False
    likings = [LIKING.get(move.split()[0], 1.0) for move in offered]
    move = luck.choices(offered, likings)[0]
    return pressed(page.locator(f".board [data-move='{move}']:visible").first)


def pressed(place: Locator) -> bool:
    place.click(timeout=10_000)
    return True


def test_a_whole_game_is_played_by_pressing_what_the_board_offers(
    host: Host, browser: Browser
) -> None:
    game = Game(host, browser, seats=2)
    luck = random.Random(7)
    game.sit(0, DESK)
    game.sit(1, PHONE)
    for _ in range(4000):
        actor = game.seen(0)["view"]["actor"]
        if actor < 0:
            break
        page = game.pages[actor]
        if actor == 1:  # the rest of the table is one tap away
            tab = luck.choice(["market", "prices", "dig", "players"])
            page.locator(f"[data-act='tab {tab}']").click()
        if not press_something(page, luck):
            page.wait_for_timeout(50)
        page.wait_for_timeout(40)
    events = game.seen(0)["events"]
    made = Counter(event["parts"]["do"] for event in events if event["actor"] >= 0)
    assert game.seen(0)["table"]["status"] == "over"
    assert {"offer", "take", "sell", "end", "rob", "discard"} <= set(made), made
    for page in game.pages.values():
        page.locator(".turn .prompt", has_text="w").wait_for()
    assert game.complaints == []


def test_cards_may_be_picked_in_any_order_and_are_sent_as_one_trade(
    host: Host, browser: Browser
) -> None:
    """The last kind first: the server asks in ascending order, people do not."""
    for seed in range(50):
        game = Game(host, browser, seats=2)
        seat = game.play(random.Random(seed), plies=40)
        hand, market = (game.seen(seat)["view"][name] for name in ("hand", "market"))
        kinds = [kind for kind, cards in hand.items() if cards]
        wanted = [kind for kind, cards in market.items() if cards and kind not in kinds]
        if len(kinds) >= 2 and wanted and not game.seen(seat)["view"]["taken"]:
            break
    page = game.sit(seat)
    for kind in reversed(kinds):
        page.locator(f".hand [data-move='offer {kind}']").click()
        page.locator(f".scale [data-act='unpick offer {kind}']").wait_for()
    ply = game.seen(seat)["ply"]
    page.locator(f".market [data-move='take {wanted[0]}']").click()
    page.locator("[data-act=commit]").click()
    page.locator(".scale [data-act]").first.wait_for(state="detached")
    events = game.seen(seat)["events"]
    made = [event["notation"] for event in events if event["ply"] >= ply]
    assert sorted(made[: len(kinds)]) == sorted(f"offer {kind}" for kind in kinds)
    assert made[len(kinds)] == f"take {wanted[0]}"
    assert game.seen(seat)["view"]["step"] == "acting"
    assert game.complaints == []


@pytest.mark.parametrize("step", ["acting", "discarding", "robbing", "ended", "watching"])
def test_nothing_is_out_of_sight_or_reach(host: Host, browser: Browser, step: str) -> None:
    game = Game(host, browser, seats=3)
    seat = game.play(random.Random(3), 30, "acting" if step == "watching" else step)
    eyes = -1 if step == "watching" else max(seat, 0)
    for size in (DESK, PHONE):
        for theme in ("light", "dark"):
            page = game.sit(eyes, size, theme)
            assert_readable(page)
            for tab in ("prices", "dig", "players") if size == PHONE else ():
                page.locator(f"[data-act='tab {tab}']").click()
                assert_readable(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
            assert size == DESK or too_small(page) == []
            page.context.close()
    assert game.complaints == []


def assert_readable(page: Page) -> None:
    findings = Axe().run(page, context=".board")
    assert findings.violations_count == 0, findings.generate_report()


def too_small(page: Page) -> list[str]:
    """What can be pressed to decide something, and is smaller than a thumb."""
    found: list[str] = page.locator(
        ".board [data-move]:visible, .board [data-act]:visible"
    ).evaluate_all(
        """all => all.filter((one) => !one.dataset.act?.startsWith('unpick'))
            .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 40)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found
