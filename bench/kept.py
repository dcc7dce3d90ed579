"""Games that are kept, so that a long measurement can be stopped and goes on later, on any machine.

What was played stays valid as long as the players stay as they are: each entry of a file carries a
mark of its players, and whoever finds another mark starts from nothing.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from digsite.arena.pool import Crew, crew
from digsite.bots.learned import learned_for, way_to_play
from digsite.bots.levels import LEVELS, level_of, style_of
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
    """A mark that changes when the player does: its level, how it goes about the title, and what
    was learned about this way to play."""
    if player not in LEVELS:
        return player
    level, style = level_of(shelf.title(title), player), style_of(shelf.title(title))
    counted = (level.simulations, level.overlooked, level.hoarding)
    expansions = BOTH_EXPANSIONS if options else []
    learned = json.dumps(learned_for(title, way_to_play(seats, expansions)))
    made_of = f"{counted} {style} {learned}".encode()
    return f"{player}:{blake2b(made_of, digest_size=4).hexdigest()}"


def heading(title: str, seats: int, options: dict[str, object]) -> str:
    return f"{NAMES[title]}, {seats} players" + (", both expansions" if options else "")


def read(file: Path) -> Entries:
    found: Entries = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def write(file: Path, entries: Entries) -> None:
    """One line for each entry, so that changes are easy to read."""
    lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def play(wanted: Sequence[Series], chosen: argparse.Namespace, save: Callable[[], None]) -> None:
    """Play until there are enough games of each series or the time is over.

    The series that has been thought about least is next: quick ones get many games soon, and none
    waits for ever.
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
