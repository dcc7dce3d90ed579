"""A picture of the page: python -m tools.look archaeology --seats 3 --plies 40 --out look.png

Starts a server of its own on the source at hand, plays some moves at random, opens the table in
Chromium through the eyes of a seat that is to decide, and takes a picture.
"""

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright

from tests.browser.people import FLAGS, chromium
from tests.server.host import hosting, settings

NAMES = ["Ada", "Basil", "Clara", "Dmitri", "Edith"]


def set_up(url: str, title: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A table at which every seat is at this screen."""
    people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    body = {"title": title, "options": options, "seats": people}
    answer = httpx.post(f"{url}/api/tables", json=body)
    assert answer.is_success, answer.text
    made: dict[str, Any] = answer.json()
    return made


def play(url: str, made: dict[str, Any], plies: int, luck: random.Random) -> int:
    """Play at random until this many lines are in the log; the seat that is to decide."""
    secrets = {one["seat"]: one["secret"] for one in made["secrets"]}
    seat = 0
    for number in range(100_000):
        headers = {"Authorization": f"Bearer {secrets[seat]}"}
        path = f"{url}/api/tables/{made['table']['id']}"
        seen = httpx.get(f"{path}/view?since=100000&reasons=false", headers=headers).json()
        if seen["result"] or (seen["ply"] >= plies and seen["legal"]):
            break
        if seen["view"]["actor"] != seat:
            seat = seen["view"]["actor"]
            continue
        move = luck.choice(seen["legal"])["notation"]
        body = {"id": f"m{number}", "ply": seen["ply"], "moves": [move]}
        httpx.post(f"{path}/moves", json=body, headers=headers).raise_for_status()
    return seat


def remember(page: Page, made: dict[str, Any], seats: list[int], theme: str) -> None:
    """Let the browser know our seats before the page is opened."""
    table = made["table"]
    own = [{**one, "name": NAMES[one["seat"]]} for one in made["secrets"] if one["seat"] in seats]
    entry = {"id": table["id"], "title": table["title"], "code": made["code"], "host": made["host"]}
    tables = json.dumps(json.dumps([{**entry, "seats": own, "at": 0}]))
    page.add_init_script(
        f"localStorage.setItem('digsite.tables', {tables});"
        f"localStorage.setItem('digsite.theme', '\"{theme}\"');"
    )


def wishes() -> argparse.Namespace:
    """What is to be looked at."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("title")
    arguments.add_argument("--seats", type=int, default=3)
    arguments.add_argument("--plies", type=int, default=40)
    arguments.add_argument("--options", type=json.loads, default={})
    arguments.add_argument("--size", default="1366x768")
    arguments.add_argument("--theme", default="light", choices=["light", "dark"])
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--click", action="append", default=[], help="a selector to click first")
    arguments.add_argument("--out", type=Path, default=Path("look.png"))
    return arguments.parse_args()


def main() -> None:
    chosen = wishes()
    width, height = map(int, chosen.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(settings(f"{folder}/look.sqlite")) as host,
        sync_playwright() as driver,
    ):
        made = set_up(host.url, chosen.title, chosen.seats, chosen.options)
        seat = play(host.url, made, chosen.plies, random.Random(chosen.seed))
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda line: print(f"page: {line.text}"))
        page.on("pageerror", lambda error: print(f"page: {error}"))
        remember(page, made, [seat], chosen.theme)
        page.goto(f"{host.url}/table/{made['table']['id']}")
        page.wait_for_timeout(1200)
        for selector in chosen.click:
            page.click(selector)
            page.wait_for_timeout(500)
        page.screenshot(path=chosen.out)
        wide = page.evaluate("document.documentElement.scrollWidth")
        tall = page.evaluate("document.documentElement.scrollHeight")
        print(f"{chosen.out}: seat {seat}, page {wide} x {tall} in {width} x {height}")
        browser.close()


if __name__ == "__main__":
    main()
