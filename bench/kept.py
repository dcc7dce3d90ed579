"""Games that are kept, so that a long measurement can be stopped and continued on any machine.

Games stay valid as long as their players play as they did: each entry of a file has a mark of its
players, and an entry with another mark begins again without games.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Protocol

from digsite.arena.pool import Crew, crew
from digsite.bots.marks import mark
from digsite.editions import shelf

BOTH_EXPANSIONS = ["research", "cities"]
BOTH: dict[str, object] = {"expansions": BOTH_EXPANSIONS}
NAMES = {"archaeology": "Archaeology", "artifact": "Artifact", "artifacts-inc": "Artifacts, Inc."}

Entries = dict[str, dict[str, object]]


class Series(Protocol):
    """Games of one kind, of which more can be played."""

    @property
    def games(self) -> int: ...

    @property
    def seconds(self) -> float: ...

    def go_on(self, crew: Crew) -> None: ...


def marked(player: str, title: str, seats: int, options: dict[str, object]) -> str:
    return mark(player, shelf.title(title), seats, BOTH_EXPANSIONS if options else [])


def heading(title: str, seats: int, options: dict[str, object]) -> str:
    return f"{NAMES[title]}, {seats} players" + (", both expansions" if options else "")


def read(file: Path) -> Entries:
    found: Entries = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def write(file: Path, entries: Entries) -> None:
    """One line for each entry, so that changes are easy to read; the whole file or nothing, so that
    no game is lost if this is interrupted."""
    lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items()]
    draft = file.with_name(f"{file.name}.draft")
    draft.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    draft.replace(file)


def play(wanted: Sequence[Series], chosen: argparse.Namespace, save: Callable[[], None]) -> None:
    """Play until there are enough games of each series or the time is over.

    Next is always the series that has taken the least time so far: quick ones soon get many games,
    and none waits for ever.
    """
    until = time.monotonic() + 60 * chosen.minutes
    with closing(crew(chosen.workers)) as hired:
        while time.monotonic() < until:
            unfinished = [each for each in wanted if each.games < chosen.games]
            if not unfinished:
                return
            min(unfinished, key=lambda each: each.seconds).go_on(hired)
            save()


def add_arguments(parser: argparse.ArgumentParser, games: int, file: str, out: str) -> None:
    parser.add_argument("--games", type=int, default=games, help="of each kind")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path(file))
    parser.add_argument("--out", type=Path, default=Path(out))
    parser.add_argument("--titles", nargs="+", default=[], help="play no others now")
