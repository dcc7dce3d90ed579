"""Bytes that a move costs on the wire, for each title: positions from games of random moves.

What was sent with every update before, the objections, is asked for now; the table shows both.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import digsite
from bench.table import columns
from digsite.core.actors import SPECTATOR
from digsite.play.match import Match
from digsite.server import reports
from digsite.server.records import encoded
from digsite.server.store.store import Header, Seat, StoredMatch
from digsite.server.table import RUNNING, Table, log_lines

GAMES = 3
DECISIONS = 240  # of each game that are played; the later two thirds are measured ...
EVERY = 6  # ... in some positions
HEADER = ("title", "seats", "to the actor", "to another", "to a spectator", "all objections", "one")


def main() -> None:
    parser = argparse.ArgumentParser(description="Bytes of an update, for each title.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each (default {GAMES})")
    arguments = parser.parse_args()
    rows = [measured(name, arguments.games) for name in digsite.titles()]
    sys.stdout.write(columns(list(HEADER), rows) + "\n")


def measured(name: str, games: int) -> list[str]:
    """The medians over positions in which somebody decides."""
    title = digsite.title(name)
    seats = title.seats[1]
    found = [one for number in range(games) for one in positions(title, seats, number)]
    medians = [f"{statistics.median(column):.0f}" for column in zip(*found, strict=True)]
    return [name, str(seats), *medians]


def positions(title: digsite.Title, seats: int, seed: int) -> Iterator[tuple[int, ...]]:
    """The sizes after some decisions of one game."""
    rng, table = digsite.Rng(seed), new_table(title, seats)
    for number in range(DECISIONS):
        match = table.match.copy()
        if match.ply:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
        match.deal(rng)
        since = table.ply
        table.advance(match, log_lines(match, since), RUNNING)
        if match.is_over:
            return
        if number >= DECISIONS // 3 and number % EVERY == 0:
            yield sizes(table, since)


def sizes(table: Table, since: int) -> tuple[int, ...]:
    actor = int(table.match.actor)
    other = (actor + 1) % table.match.seats
    state = table.match.state
    found = [one.record() for one in table.match.title.objections(state, actor)]
    return (
        len(encoded(reports.update(table, actor, reports.latest(table, actor, since)))),
        len(encoded(reports.update(table, other, reports.latest(table, other, since)))),
        len(encoded(reports.update(table, SPECTATOR, reports.latest(table, SPECTATOR, since)))),
        len(encoded(found)),
        len(encoded(found[:1])),
    )


def new_table(title: digsite.Title, seats: int) -> Table:
    header = Header(
        "0" * 16, "K7M2QX", title.name, title.edition, title.rules_version, "{}", RUNNING, True,
        b"", 0.0, "0",
    )  # fmt: skip
    people = [Seat("person", name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats]]
    return Table(StoredMatch(header, people, log_lines(Match(title, seats), 0), {}))


if __name__ == "__main__":
    main()
