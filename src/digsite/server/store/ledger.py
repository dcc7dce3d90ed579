"""The logs of all tables: whatever waits to be written goes into one transaction."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from digsite.server.store.models import Base

MATCHES, MOVES, CLOCKS, RESULTS, PLAYERS = (
    Base.metadata.tables[name] for name in ("matches", "moves", "clocks", "results", "players")
)
NEW_MOVE = insert(MOVES)
NEW_RESULT = insert(RESULTS)
MOVE_INTO_SQLITE = str(NEW_MOVE.compile(dialect=sqlite.dialect(paramstyle="qmark")))
CLOCK_FIELDS = ("left", "seat", "since", "keeper", "furthest", "begun", "spent", "called")
NEW_STATUS = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.status == "running")
    .values(status=bindparam("now"), touched=bindparam("at"), version=MATCHES.c.version + 1)
)
NEW_CLOCK = (
    update(CLOCKS)
    .where(CLOCKS.c.match == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in CLOCK_FIELDS})
)


class Overtaken(Exception):
    """Somebody else has written this before, or something that contradicts it."""


class CodeInUse(Overtaken):
    """Somebody else's match has this code."""


@dataclass(slots=True)  # not frozen: that takes three times as long to make
class LogLine:
    """A line of a match's log: a move, or a step back to an earlier number of moves."""

    actor: int
    notation: str
    back: int | None = None


@dataclass(frozen=True)
class Clock:
    """What everybody at a table has left: what it says was so at `since`, by its keeper's time."""

    left: tuple[float, ...]  # seconds, by seat
    seat: int | None = None  # whose time runs; none: it stands still
    since: float = 0.0
    keeper: str = ""  # the process that started it
    furthest: int = 0  # how many moves the game has had at most: beyond them new time is given
    begun: bool = False  # somebody has seen the board
    spent: bool = False  # whoever is to act has run out of time, and a program ends the turn
    called: bool = False  # whoever is to act was told that little is left


@dataclass(slots=True)
class Entry:
    """Lines of one match from a ply on, the command that brought them, and what else is new."""

    match: str
    ply: int
    lines: Sequence[LogLine]
    receipt: str | None  # see `receipt_name`
    status: str | None
    clock: Clock | None = None
    results: Sequence[dict[str, object]] = ()  # for the club


class Waiter(Protocol):
    """Whoever is told when an entry is kept, or why it is not: a future, or what acts like one."""

    def done(self) -> bool: ...

    def set_result(self, kept: None, /) -> None: ...

    def set_exception(self, failure: BaseException, /) -> None: ...


Rows = list[dict[str, object]]
Waiting = tuple[Entry, Waiter]
Write = Callable[[Sequence[Entry]], Coroutine[None, None, None]]


class Ledger:
    """Entries that come during one transaction go into the next one together."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None

    async def enter(self, entry: Entry) -> None:
        """Returns when the entry is kept; `Overtaken` if it contradicts what is kept already."""
        kept = asyncio.get_running_loop().create_future()
        self.add(entry, kept)
        await kept

    def add(self, entry: Entry, waiter: Waiter) -> None:
        """The same for those who do not wait here."""
        self.waiting.append((entry, waiter))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_waiting())

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing

    async def write_waiting(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.write_batch([one for one in batch if not one[1].done()])
        finally:
            self.writing = None

    async def write_batch(self, batch: list[Waiting]) -> None:
        """All at once; if one of them contradicts what is kept, one by one."""
        failure: Exception | None = None
        try:
            await self.write([entry for entry, _ in batch])
        except Exception as error:  # noqa: BLE001 (whoever waits is told of anything)
            failure = error
        contradicts = isinstance(failure, (IntegrityError, Overtaken))
        if contradicts and len(batch) > 1:
            for one in batch:
                await self.write_batch([one])
        else:
            tell(batch, Overtaken() if contradicts else failure)


def tell(batch: list[Waiting], failure: BaseException | None) -> None:
    """Tell those who still wait how it went."""
    for _, kept in batch:
        if kept.done():
            continue
        if failure is None:
            kept.set_result(None)
        else:
            kept.set_exception(failure)


def put(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write the entries; the caller's transaction makes it all or nothing."""
    put_lines(connection, entries)
    put_rest(connection, entries)


def put_lines(connection: Connection, entries: Sequence[Entry]) -> None:
    """Their lines only."""
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        put_log_at_once(driver, entries)
    else:
        connection.execute(NEW_MOVE, all_rows(entries))


def are_plain(entries: Sequence[Entry]) -> bool:
    """Whether lines are all there is: no game begins or ends, and no clock runs."""
    return all(entry.status is None and entry.clock is None for entry in entries)


def put_log_at_once(driver: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """The same without SQLAlchemy, in a third of the time; values by place, not by name."""
    rows: list[tuple[object, ...]] = []
    for entry in entries:
        match, *before, last = entry.match, *entry.lines
        for ply, line in enumerate(before, entry.ply):
            rows.append((match, ply, line.actor, line.notation, line.back, None))
        ply = entry.ply + len(before)
        rows.append((match, ply, last.actor, last.notation, last.back, entry.receipt))
    try:
        driver.executemany(MOVE_INTO_SQLITE, rows)
    except sqlite3.IntegrityError:
        raise Overtaken from None
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from None


def put_rest(connection: Connection, entries: Sequence[Entry]) -> None:
    """What few decisions change: the status of a match, its clock, results."""
    at = time.time()
    ended = sorted((e.match, e.status) for e in entries if e.status)  # in everybody's order
    changed = [{"match": match, "now": status, "at": at} for match, status in ended]
    if changed and connection.execute(NEW_STATUS, changed).rowcount < len(changed):
        raise Overtaken  # somebody ended a game in the meantime
    clocks = [clock_row(entry.match, entry.clock) for entry in entries if entry.clock]
    if clocks:
        connection.execute(NEW_CLOCK, clocks)
    results = known_players(connection, [row for entry in entries for row in entry.results])
    if results:
        connection.execute(NEW_RESULT, results)


def known_players(connection: Connection, results: Rows) -> Rows:
    """Only those of players who are still listed, and who cannot leave before we are done."""
    if not results:
        return []
    keys = [row["key"] for row in results]
    known = select(PLAYERS.c.key).where(PLAYERS.c.key.in_(keys)).order_by(PLAYERS.c.key)
    found = set(connection.scalars(known.with_for_update(read=True, key_share=True)))
    return [row for row in results if row["key"] in found]


def all_rows(entries: Sequence[Entry]) -> Rows:
    return [row for one in entries for row in rows(one.match, one.ply, one.lines, one.receipt)]


def rows(match: str, ply: int, lines: Sequence[LogLine], receipt: str | None = None) -> Rows:
    """Lines from this ply on as they are kept, the last of them with the receipt."""
    made: Rows = [
        {
            "match": match,
            "ply": number,
            "actor": line.actor,
            "notation": line.notation,
            "back": line.back,
            "receipt": None,
        }
        for number, line in enumerate(lines, ply)
    ]
    made[-1]["receipt"] = receipt
    return made


def receipt_name(seat: int, command: str) -> str:
    """By what the receipt of a seat's command is known: one text, because a pair takes twice the
    room in an idle table."""
    return f"{seat} {command}"


def clock_row(match: str, clock: Clock) -> dict[str, object]:
    """The values of `NEW_CLOCK`."""
    row = {**vars(clock), "left": json.dumps(clock.left)}
    return {"of": match, **{f"new_{name}": value for name, value in row.items()}}
