"""Memory of a table that lies idle in the middle of a game, for each title."""

import asyncio
import gc
import sys
import tracemalloc
from pathlib import Path
from sys import intern

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import digsite
from bench.table import columns
from digsite.play.match import Match
from digsite.server.store.ledger import receipt_name
from digsite.server.store.store import Header, LogLine, Seat, StoredMatch
from digsite.server.table import RUNNING, Table, log_lines

TABLES = 40
DECISIONS = 120
HEADER = ("title", "seats", "lines", "KB")


def stored(title: digsite.Title, seats: int, seed: int) -> StoredMatch:
    """A game of random moves as the store reads it."""
    rng, match = digsite.Rng(seed), Match(title, seats, seed=seed)
    match.deal()
    receipts: dict[str, int] = {}
    for number in range(DECISIONS):
        if match.is_over:
            break
        legal, seat = match.state.legal(), int(match.actor)
        match.play(legal[rng.below(len(legal))])
        match.deal()
        receipts[receipt_name(seat, f"1234567890-1234567890-{number}")] = match.ply
    header = Header(
        "0" * 16, "K7M2QX", title.name, title.edition, title.rules_version, "{}", RUNNING, True,
        b"", 0.0, "0",
    )  # fmt: skip
    lines = [LogLine(one.actor, intern(one.notation)) for one in log_lines(match, 0)]
    return StoredMatch(header, [Seat("person", "Ada") for _ in range(seats)], lines, receipts)


def measured(name: str) -> list[str]:
    title = digsite.title(name)
    seats = title.seats[1]
    Table(stored(title, seats, TABLES))  # what all tables share is there already
    gc.collect()
    tracemalloc.start()
    tables = [Table(stored(title, seats, number)) for number in range(TABLES)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [name, str(seats), str(tables[0].ply), f"{used / TABLES / 1024:.0f}"]


async def main() -> None:
    rows = [measured(name) for name in digsite.titles()]
    sys.stdout.write(columns(list(HEADER), rows) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
