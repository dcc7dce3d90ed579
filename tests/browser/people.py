"""People at their screens: what they look at and press, without knowing how it is drawn."""

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP = (1366, 768)
PHONE = (390, 844)
NAMES = ["Ada", "Basil", "Clara", "Dmitri", "Edith"]
QUIET = re.compile("Failed to load resource|WebSocket connection")
Record = dict[str, Any]


class People:
    """Everybody who opens the page in a test, each with a browser profile of their own."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self.browser = browser
        self.host = host
        self.pages: list[Page] = []
        self.complaints: list[str] = []

    def come(self, path: str = "/", size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
        """Somebody new opens the page."""
        width, height = size
        more = {"reduced_motion": "reduce", "color_scheme": "light"} | more
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, base_url=self.host.url, **more
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.hear(line.type, line.text))
        self.pages.append(page)
        page.goto(path)
        return page

    def hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not QUIET.search(text):
            self.complaints.append(text)

    def go_home(self) -> None:
        for page in self.pages:
            page.context.close()
        assert self.complaints == []

    def post(self, path: str, body: object, secret: str | None = None) -> Record:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.post(f"{self.host.url}{path}", json=body, headers=headers, timeout=60)
        assert answer.is_success, answer.text
        told: Record = answer.json()
        return told

    def table(self, title: str, seats: list[Record], **more: object) -> Record:
        """A table that somebody has set up before."""
        return self.post("/api/tables", {"title": title, "seats": seats, **more})

    def sit(self, made: Record, seats: list[int] | None = None, **more: Any) -> Page:
        """Somebody whose browser remembers these seats of a table (all of them, if not named)."""
        page = self.come("/favicon.svg", **more)
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
        page.evaluate("text => localStorage.setItem('digsite.tables', text)", json.dumps([entry]))
        page.goto(f"/table/{table['id']}")
        return page

    def finished(self, title: str = "archaeology", count: int = 2) -> Record:
        """A table whose game is over: everybody did the last thing on the list until the end."""
        made = self.table(title, persons(count))
        secrets = {one["seat"]: one["secret"] for one in made["secrets"]}
        path, actor, turn = f"/api/tables/{made['table']['id']}", 0, 0
        while True:
            headers = {"Authorization": f"Bearer {secrets[actor]}"}
            query = {"since": 1_000_000, "reasons": False}
            seen = httpx.get(f"{self.host.url}{path}/view", headers=headers, params=query).json()
            if seen["result"] is not None:
                return made
            if seen["view"]["actor"] != actor:
                actor = seen["view"]["actor"]
                continue
            move, turn = seen["legal"][-1]["notation"], turn + 1
            order = {"id": f"m{turn}", "ply": seen["ply"], "moves": [move]}
            self.post(f"{path}/moves", order, secrets[actor])


def persons(count: int) -> list[Record]:
    return [{"kind": "person", "name": name} for name in NAMES[:count]]


def bots(count: int) -> list[Record]:
    return [{"kind": "bot", "level": "random"}] * count


def my_turn(page: Page) -> None:
    expect(page.locator(".turn.mine")).to_be_visible(timeout=60_000)


def lines(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("[data-line]").count()


def decide(page: Page, which: int = -1) -> str:
    """Choose from the list of all moves; what was chosen."""
    my_turn(page)
    page.keyboard.press("m")
    choice = page.locator("dialog [data-listed]").nth(which)
    notation = choice.get_attribute("data-listed")
    before = page.locator("[data-line]").last.get_attribute("data-line")
    choice.click()
    newest = page.locator("[data-line]").last
    if page.locator("[data-curtain]").count() == 0:
        expect(newest).not_to_have_attribute("data-line", before or "", timeout=60_000)
    close(page)
    return notation or ""


def close(page: Page) -> None:
    """Put away whatever lies over the table."""
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
