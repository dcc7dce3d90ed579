"""Games to learn from, kept in a file: one for each round of a course."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from digsite.arena.ledger import ledger, lines_in
from digsite.arena.pool import Alone, Crew, in_order
from digsite.arena.self_play import SelfPlay, play_game, unmarked
from digsite.core.keys import Keys
from digsite.core.title import Title
from digsite.locales.faults import Fault

STRANGER = "other-course"


@dataclass(frozen=True)
class Lessons:
    """The games of one round."""

    file: Path
    title: Title
    seats: int
    options: dict[str, object]
    made_by: dict[str, object]  # games with another origin are not mixed with these

    @property
    def heading(self) -> str:
        return json.dumps(self.made_by)

    def play(self, self_play: SelfPlay, games: int, seed: int, crew: Crew | None) -> Iterator[int]:
        """Play until there are that many games; yields the number of each, old and new."""
        with ledger(self.file, self.heading, STRANGER) as book:
            done = len(book.lines)
            self.refuse_impossible(book.lines)
            yield from range(min(done, games))
            work = partial(play_numbered, self_play, seed)
            played = (crew or Alone()).share(work, range(done, games))
            for number, keys in in_order(played, done):
                book.add(json.dumps(keys, separators=(",", ":")))
                yield number

    def records(self) -> list[list[int]]:
        """The games as they are stored, with the marks of whims."""
        return self.decoded(lines_in(self.file, self.heading, STRANGER))

    def decoded(self, lines: list[str]) -> list[list[int]]:
        found: list[list[int]] = []
        for number, line in enumerate(lines, start=2):
            try:
                found.append(msgspec.json.decode(line, type=list[int]))
            except (ValueError, RecursionError):
                raise self.broken(number) from None
        return found

    def refuse_impossible(self, lines: list[str]) -> None:
        """The engine does not check keys, so an illegal one would teach nonsense."""
        for number, record in enumerate(self.decoded(lines), start=2):
            if not self.can_be_played(record):
                raise self.broken(number)

    def can_be_played(self, record: list[int]) -> bool:
        """Whether all keys are legal, and the last ends the game."""
        state, legal = self.title.new(self.seats, self.options), Keys()
        for key in map(unmarked, record):
            legal.clear()
            state.fill(legal)
            if key not in legal.as_list():
                return False
            state.play_key(key)
        return bool(state.is_over())

    def broken(self, line: int) -> Fault:
        return Fault("broken-course", file=str(self.file), line=line)


def made_by_of(file: Path, games: int) -> dict[str, object]:
    """The origin of the games in a file, if it has at least so many."""
    heading, *lines = file.read_bytes().split(b"\n") if file.exists() else [b""]
    if len(lines) <= games:  # the last is empty, or was cut off
        return {}
    try:
        return msgspec.json.decode(heading, type=dict[str, object])
    except (ValueError, RecursionError):
        return {}


def play_numbered(self_play: SelfPlay, seed: int, number: int) -> tuple[int, list[int]]:
    return number, play_game(self_play, seed + number)
