"""People at their screens: what they look at and press, without knowing how it is drawn."""

import json
import re
import shutil
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect

import digsite
from digsite.play import matchfile
from digsite.play.match import Match, run
from tests.server.host import Host

LONG = pytest.mark.long  # only in make soak
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
FLAGS += ["--font-render-hinting=none"]  # letters are as wide as on a screen
DESKTOP = (1366, 768)
PHONE = (390, 844)
NAMES = ["Ada", "Basil", "Clara", "Dmitri", "Edith"]
QUIET = re.compile("Failed to load resource|WebSocket connection")
Record = dict[str, Any]
LIGHT: dict[str, Any] = {"reduced_motion": "reduce", "color_scheme": "light"}
PATIENCE = 60_000  # a busy machine is no fault of the page
expect.set_options(timeout=PATIENCE)
HABITS = ("calm", "steady", "forced", "unspent")
STILL = {f"digsite.{habit}": "false" for habit in HABITS}


def chromium() -> str | None:
    """A Chromium that draws no window, which costs a fifth less; or else the usual one."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Screens:
    """Screens at one server: two that serve test after test, one of them for fingers, and new ones
    for whoever else comes.

    A new browser profile costs a second of processor time, mostly for loading the page once more.
    """

    def __init__(self, browser: Browser, host: Host) -> None:
        self.browser = browser
        self.host = host
        self.usual: dict[bool, Page] = {}  # by whether it takes fingers

    def new(self, **more: Any) -> Page:
        context = self.browser.new_context(base_url=self.host.url, **{**LIGHT, **more})
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def cleared(self, has_touch: bool = False, **media: Any) -> Page:
        """A usual screen, as if nobody had used it before."""
        page = self.usual.get(has_touch)
        if page is None or page.is_closed():
            page = self.usual[has_touch] = self.new(has_touch=has_touch)
        page.emulate_media(**{**LIGHT, **media})
        page.goto("/favicon.svg")
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        return page


class People:
    """Everybody who opens the page in a test, each with a memory of their own."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self.host = screens.host
        self.http = httpx.Client(base_url=self.host.url, timeout=60)
        self.pages: list[Page] = []
        self.complaints: list[str] = []

    def come(
        self,
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        kept: dict[str, str] | None = None,
        meddled: bool = False,
        habits: bool = False,
        **more: Any,
    ) -> Page:
        """Somebody new opens the page, in a browser that has kept this.

        Without `habits` the page does nothing by itself, and does at once what it is told.

        A page that is `meddled` with, so that it could not serve another test, is a new one.
        """
        if meddled or self.pages or not more.keys() <= {"has_touch", *LIGHT}:
            page = self.screens.new(**more)
            page.goto("/favicon.svg")
        else:
            page = self.screens.cleared(**more)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found = {**({} if habits else STILL), **(kept or {})}
        page.evaluate("kept => Object.assign(localStorage, kept)", found)
        page.on("pageerror", self.hear_error)
        page.on("console", self.hear_line)
        self.pages.append(page)
        page.goto(path)
        return page

    def hear_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def hear_line(self, line: ConsoleMessage) -> None:
        if line.type in {"error", "warning"} and not QUIET.search(line.text):
            self.complaints.append(line.text)

    def go_home(self) -> None:
        for page in self.pages:
            if page in self.screens.usual.values() and not page.is_closed():
                page.goto("about:blank")
                page.remove_listener("pageerror", self.hear_error)
                page.remove_listener("console", self.hear_line)
            else:
                page.context.close()
        self.http.close()
        assert self.complaints == []

    def post(self, path: str, body: object, secret: str | None = None) -> Record:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        told: Record = answer.json()
        return told

    def table(self, title: str, seats: list[Record], **more: object) -> Record:
        """A table that somebody has set up before."""
        return self.post("/api/tables", {"title": title, "seats": seats, **more})

    def sit(
        self,
        made: Record,
        seats: list[int] | None = None,
        kept: dict[str, str] | None = None,
        **more: Any,
    ) -> Page:
        """Somebody whose browser remembers these seats of a table (all of them, if not named)."""
        table = made["table"]
        own = [
            {**one, "name": table["seats"][one["seat"]]["name"]}
            for one in made["secrets"]
            if seats is None or one["seat"] in seats
        ]
        entry = {
            "id": table["id"],
            "title": table["title"],
            "code": made["code"],
            "host": made["host"],
            "seats": own,
            "at": 0,
        }
        found = {"digsite.tables": json.dumps([entry]), **(kept or {})}
        return self.come(f"/table/{table['id']}", kept=found, **more)

    def start(self, title: str, seats: int, **more: Any) -> Page:
        """Somebody goes from the lobby to a game against the simplest programs."""
        page = self.come(**more)
        page.locator(f"[data-title={title}]").click()
        page.get_by_role("radio", name=str(seats), exact=True).check()
        for seat in range(2, seats + 1):
            page.get_by_label(f"Who plays seat {seat}").select_option("random")
        page.get_by_role("button", name="Start").click()
        page.wait_for_url(re.compile("/table/[0-9a-f]{16}$"))
        return page

    def seen(self, page: Page, since: int = 1_000_000) -> Record:
        """What the server tells the first seat that this browser remembers."""
        entry = json.loads(page.evaluate("localStorage.getItem('digsite.tables')"))[0]
        headers = {"Authorization": f"Bearer {entry['seats'][0]['secret']}"}
        query = {"since": since, "reasons": False}
        path = f"/api/tables/{entry['id']}/view"
        answer: Record = self.http.get(path, params=query, headers=headers).json()
        return answer

    def apart(self) -> tuple[Page, Page]:
        """Two people, each at a screen of their own, in a game that is on."""
        made = self.table("archaeology", [*persons(1), {"kind": "open"}])
        joined = self.post("/api/join", {"code": made["code"], "name": NAMES[1]})
        secrets = [{"seat": joined["seat"], "secret": joined["secret"]}]
        guest = {**made, "table": joined["table"], "host": None, "secrets": secrets}
        pages = self.sit({**made, "table": joined["table"]}), self.sit(guest)
        for page in pages:
            expect(page.locator("[data-frame]")).to_be_visible()
        return pages

    def finished(self, title: str = "archaeology", count: int = 2, seed: int = 4) -> Record:
        """A table whose game was played at random and is over."""
        made, rng = digsite.title(title), digsite.Rng(seed)
        players = [digsite.make_player("random", made, rng.fork()) for _ in range(count)]
        match = run(Match(made, count, names=NAMES[:count]), players, rng)
        return self.post("/api/files", {"file": matchfile.written(match)})


def persons(count: int) -> list[Record]:
    return [{"kind": "person", "name": name} for name in NAMES[:count]]


def bots(count: int) -> list[Record]:
    return [{"kind": "bot", "level": "random"}] * count


def my_turn(page: Page) -> None:
    expect(page.locator("[data-turn].mine")).to_be_visible(timeout=60_000)


def told(page: Page) -> int:
    """The ply that the log has come to; -1, if it tells nothing."""
    return int(page.locator("[data-told]").get_attribute("data-told") or -1)


def tells_more(page: Page, ply: int) -> None:
    """Wait until the log has come further, or something else lies before it."""
    expect(page.locator(f"[data-told='{ply}']")).to_have_count(0)


def decide(page: Page, which: int = -1) -> str:
    """Choose from the list of all moves; what was chosen."""
    my_turn(page)
    page.keyboard.press("m")
    choice = page.locator("dialog [data-listed]").nth(which)
    notation = choice.get_attribute("data-listed")
    before = told(page)
    choice.click()
    tells_more(page, before)
    close(page)
    return notation or ""


def turn_over(*pages: Page) -> tuple[Page, Page]:
    """Decide until one of the two has just ended a turn and the other one is to decide; both."""
    while True:
        one, two = pages
        if one.locator("[data-turn].mine").count() == 0:
            one, two = two, one
        ended = decide(one) == "end"
        if ended and one.locator("[data-turn].mine").count() == 0:
            my_turn(two)
            return one, two
        if one.locator("[data-turn].mine").count() == 0:
            my_turn(two)


def close(page: Page) -> None:
    """Put away whatever lies over the table, but for the result."""
    sheet = page.locator("dialog:not(:has(.places))")
    if sheet.count() > 0:
        page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)  # gone, not only closed


def close_result(page: Page) -> None:
    """Wait for the result of a game that is over, and put it away."""
    page.locator("dialog[open] .places").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
