"""Pictures of every screen, into build/pictures: python -m tools.pictures [--only artifact]

Each title at the start, in the middle and at the end of a game between greedy programs, and every
page around the table; on a laptop and on a phone, by day and by night. The same command makes the
same games again.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import digsite
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.people import (
    DESKTOP,
    FLAGS,
    NAMES,
    PHONE,
    People,
    Record,
    Screens,
    bots,
    chromium,
    my_turn,
    persons,
)
from tests.server.host import hosting, settings

FOLDER = Path("build/pictures")
SIZES = {"laptop": DESKTOP, "phone": PHONE}
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "archaeology": (4, {}),
    "artifact": (4, {"expansions": ["research", "cities"]}),
    "artifacts-inc": (3, {}),
}
MOMENTS = {"start": 0.04, "middle": 0.55, "end": 1.0}
QUALITY = 80
Look = Callable[[Record], Page]


def game(title: str) -> Match:
    """A whole game between greedy programs."""
    seats, options = GAMES[title]
    rng = digsite.Rng(11)
    match = Match(digsite.title(title), seats, options, NAMES[:seats])
    players = [digsite.make_player("greedy", match.title, rng.fork()) for _ in range(seats)]
    return digsite.run(match, players, rng)


def moment(match: Match, share: float) -> int:
    """The first ply after this share of the game at which somebody decides."""
    ply = int(match.ply * share)
    while ply < match.ply and match.actors[ply] < 0:
        ply += 1
    return ply


class Album:
    """Where the pictures go; JPEG to keep, or PNG to look at closely."""

    def __init__(self, folder: Path, closely: bool) -> None:
        self.folder = folder
        self.closely = closely
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(900)
        if self.closely:
            page.screenshot(path=self.folder / f"{name}.png")
        else:
            page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
        page.context.close()
        print(name)


def of_titles(
    people: People, album: Album, looks: list[tuple[str, Record]], titles: list[str]
) -> None:
    for title in titles:
        match = game(title)
        for when, share in MOMENTS.items():
            ply = moment(match, share)
            made = people.post("/api/files", {"file": matchfile.written(match), "after": ply})
            actor = match.actors[ply] if share < 1 else 0
            for look, more in looks:
                album.add(people.sit(made, [actor], **more), f"{title}-{when}-{look}")


def acted(people: People, made: Record, act: Callable[[Page], None]) -> Look:
    """A table at which the one who is to decide has just done something."""
    view = people.http.get(f"/api/tables/{made['table']['id']}/view").json()["view"]

    def look(more: Record) -> Page:
        page = people.sit(made, [view["actor"]], **more)
        my_turn(page)
        act(page)
        return page

    return look


def pressed(people: People, made: Record, key: str) -> Look:
    return acted(people, made, lambda page: page.keyboard.press(key))


def around(people: People) -> dict[str, Look]:
    """Every page that is not a board."""
    waiting = people.table("archaeology", [*persons(1), {"kind": "open"}, *bots(1)])
    shared = people.table("archaeology", persons(3))
    body = {"file": matchfile.written(game("archaeology"))}
    over = people.post("/api/files", body)

    def opened(path: str) -> Look:
        return lambda more: people.come(path, **more)

    return {
        "lobby": opened("/"),
        "new-archaeology": opened("/new/archaeology"),
        "new-artifact": opened("/new/artifact"),
        "new-artifacts-inc": opened("/new/artifacts-inc"),
        "join": opened(f"/join/{waiting['code']}"),
        "waiting": lambda more: people.sit(waiting, [0], **more),
        "curtain": lambda more: people.sit(shared, None, **more),
        "moves": pressed(people, shared, "m"),
        "shortcuts": pressed(people, shared, "?"),
        "rules": pressed(people, shared, "r"),
        "settings": pressed(people, shared, "s"),
        "menu": acted(people, shared, lambda page: page.get_by_label("Menu").click()),
        "replay": opened(f"/replay/{over['table']['id']}?ply=60"),
        "unknown": opened("/table/0000000000000000"),
    }


@contextmanager
def everybody() -> Iterator[People]:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(settings(f"{folder}/pictures.sqlite")) as host,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield People(Screens(browser, host))
        browser.close()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", help="a title, or the name of a page")
    arguments.add_argument("--folder", type=Path, default=FOLDER)
    arguments.add_argument("--closely", action="store_true", help="PNG instead of JPEG")
    chosen = arguments.parse_args()
    album = Album(chosen.folder, chosen.closely)
    looks = [
        (f"{size}-{theme}", {"size": SIZES[size], "color_scheme": theme})
        for size in SIZES
        for theme in ("light", "dark")
    ]
    with everybody() as people:
        of_titles(people, album, looks, [one for one in GAMES if chosen.only in (None, one)])
        for name, look in around(people).items():
            if chosen.only in (None, name):
                for suffix, more in looks:
                    album.add(look(more), f"{name}-{suffix}")


if __name__ == "__main__":
    main()
