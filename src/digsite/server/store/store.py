"""The few queries on the database; each change is one transaction."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from digsite.server.store import clocks, reading, upkeep
from digsite.server.store.announcing import announce
from digsite.server.store.ledger import NEW_MOVE, Entry, Ledger, put, rows
from digsite.server.store.ledger import Clock as Clock
from digsite.server.store.ledger import LogLine as LogLine
from digsite.server.store.ledger import Overtaken as Overtaken
from digsite.server.store.listing import UNFINISHED, Listed, listing, unfinished
from digsite.server.store.models import ChatRow, MatchRow, SeatRow
from digsite.server.store.rows import Header as Header
from digsite.server.store.rows import Seat as Seat
from digsite.server.store.rows import StoredMatch as StoredMatch
from digsite.server.store.sqlite_writer import AtOnce, sqlite_writer

if TYPE_CHECKING:
    from digsite.server.store.pg_writer import PgWriter

CHAT_SHOWN = 200
TRIM_EACH = 50  # lines of chat, of all tables
WRITERS = 5


class Store:
    """Everything that must survive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer; those who wait here do not have to ask it again and again.
        self.writers = asyncio.Semaphore(1 if engine.dialect.name == "sqlite" else WRITERS)
        self.quick = sqlite_writer(engine, self.writers, self.write)
        self.log_writer = self.quick or self.pg_writer()
        self.ledger = Ledger(self.log_writer.write if self.log_writer else self.write)
        self.changes = 0  # of what the lobby lists
        self.worker: int | None = None  # our number among the servers on this database

    @asynccontextmanager
    async def change(self, *matches: str, listed: bool = False) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it, or nothing; other servers hear which matches it changes."""
        async with self.writers, self.transaction() as connection:
            yield connection
            if matches or listed:
                await connection.run_sync(announce, self.worker, matches, listed)
        self.changes += listed

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """To SQLite right here, as long as no other process writes."""
        begun = None if self.quick is None else self.quick.begin()
        if self.quick is None or begun is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            with begun:
                yield cast(AsyncConnection, AtOnce(self.quick.connection))
            self.quick.maybe_copy()

    async def close(self) -> None:
        await self.ledger.close()
        if self.log_writer is not None:
            await self.log_writer.close()
        await self.engine.dispose()

    def pg_writer(self) -> "PgWriter | None":
        if self.engine.dialect.name != "postgresql":
            return None
        from digsite.server.store.pg_writer import PgWriter  # not everybody has the driver

        return PgWriter(self.engine, lambda: self.worker, self.write)

    async def add(self, stored: StoredMatch) -> None:
        """A new match, whole; `Overtaken` if its code is in use."""
        match = stored.header.id
        seats = [{"match": match, "seat": n, **vars(seat)} for n, seat in enumerate(stored.seats)]
        try:
            async with self.change(match, listed=True) as connection:
                await connection.execute(insert(MatchRow).values(**vars(stored.header)))
                await connection.execute(insert(SeatRow), seats)
                await _append(connection, match, 0, stored.lines)
                if stored.clock is not None:
                    await clocks.add(connection, match, stored.clock)
        except IntegrityError:
            raise Overtaken from None

    async def append(
        self,
        match: str,
        ply: int,
        lines: Sequence[LogLine],
        receipt: str | None,
        status: str | None,
        clock: Clock | None = None,
        results: Sequence[dict[str, object]] = (),
    ) -> None:
        """Lines from this ply on, with the receipt of what brought them; all or nothing.

        Without a status that of the match stays as it is, and so does its clock. Entries of several
        matches share a transaction; one that is refused does not harm the others.
        """
        await self.ledger.enter(Entry(match, ply, lines, receipt, status, clock, results))
        if status is not None:
            self.changes += 1

    async def write(self, entries: Sequence[Entry]) -> None:
        """Entries in one transaction, whatever they change."""
        listed = any(entry.status is not None for entry in entries)
        matches = {entry.match: None for entry in entries}
        async with self.change(*matches, listed=listed) as connection:
            await connection.run_sync(put, entries)

    async def reseat(
        self,
        header: Header,
        seats: Sequence[Seat],
        lines: Sequence[LogLine],
        clock: Clock | None = None,
    ) -> None:
        """How the table stands after people came or went, and the first lines if it starts."""
        async with self.change(header.id, listed=True) as connection:
            now = {"status": header.status, "rematch": header.rematch, "touched": time.time()}
            await _change_match(connection, header, now)
            for number, seat in enumerate(seats):
                place = (SeatRow.match == header.id) & (SeatRow.seat == number)
                await connection.execute(update(SeatRow).where(place).values(**vars(seat)))
            await _append(connection, header.id, 0, lines)
            if clock is not None:
                await clocks.put(connection, header.id, clock)
        header.version += 1

    async def keep_wish(self, header: Header, wish: str | None) -> None:
        """The question that the people at a table are asked."""
        async with self.change(header.id) as connection:
            await _change_match(connection, header, {"wish": wish})
        header.version += 1

    async def load(self, match: str) -> StoredMatch | None:
        """The match, or none; among several servers it is ours from now on."""
        async with self.engine.begin() as connection:
            return await reading.read(connection, match, self.worker)

    async def length(self, match: str) -> int:
        """How many lines the log of the match has."""
        async with self.engine.connect() as connection:
            return await reading.length(connection, match)

    async def adopt(self, gone: int, limit: int) -> Sequence[str]:
        """Tables of a server that is gone which need somebody: they are ours from now on."""
        if self.worker is None:
            return []
        async with self.change() as connection:
            return await reading.adopt(connection, gone, self.worker, limit)

    async def keep_clock(self, match: str, clock: Clock) -> None:
        """How the clock of a match stands."""
        async with self.change() as connection:
            await clocks.put(connection, match, clock)

    async def last_beat(self, keeper: str) -> float | None:
        """When a process that keeps clocks was last seen alive, by its own time."""
        async with self.engine.connect() as connection:
            return await clocks.last_beat(connection, keeper)

    async def beat(self, keeper: str, at: float, seen: float) -> None:
        """A process that keeps clocks is alive."""
        async with self.change() as connection:
            await clocks.beat(connection, keeper, at, seen)

    async def forget_beats(self, seen: float) -> None:
        """Processes that were not seen since then and keep no clock."""
        async with self.change() as connection:
            await clocks.forget(connection, seen)

    async def orphans(self, keeper: str, seen: float, limit: int) -> Sequence[str]:
        """Matches whose time runs, though whoever keeps it was not seen since then."""
        async with self.engine.connect() as connection:
            return await clocks.orphans(connection, keeper, seen, limit)

    async def id_by_code(self, code: str) -> str | None:
        """The match that one joins with this code, which leads nowhere once the game is over."""
        wanted = select(MatchRow.id).where(MatchRow.code == code, MatchRow.status.in_(UNFINISHED))
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted)

    async def touch(self, matches: Sequence[str]) -> None:
        """These were used."""
        if matches:
            async with self.change() as connection:
                await upkeep.touch(connection, matches, time.time())

    async def unused(self, status: str, since: float, limit: int) -> list[tuple[str, str, float]]:
        """Matches of this status that nobody used since then."""
        async with self.engine.connect() as connection:
            return await upkeep.unused(connection, status, since, limit)

    async def remove(self, matches: Sequence[str]) -> None:
        """Everything of these matches, at once."""
        async with self.change(*matches, listed=True) as connection:
            await upkeep.remove(connection, matches)

    async def pulse(self) -> None:
        """Write something, or raise what keeps us from it."""
        async with self.change() as connection:
            await upkeep.pulse(connection)

    async def broken_pages(self) -> int | None:
        """What PostgreSQL found broken; none where nobody looks."""
        if self.engine.dialect.name != "postgresql":
            return None
        async with self.engine.connect() as connection:
            return await upkeep.broken_pages(connection)

    async def listing(self, status: str, limit: int, before: float | None = None) -> Listed:
        """The newest listed matches of this status."""
        async with self.engine.connect() as connection:
            return await listing(connection, status, limit, before)

    async def unfinished(self, origin: str) -> int:
        """How many tables of this origin are not over."""
        async with self.engine.connect() as connection:
            return await unfinished(connection, origin)

    async def say(
        self, match: str, seat: int | None, text: str, command: str | None = None, kept: int = 500
    ) -> dict[str, object]:
        """Keep a line of chat with the id of the command that brought it, and only the latest."""
        row = {"match": match, "seat": seat, "text": text, "at": time.time()}
        try:
            async with self.change(match) as connection:
                new = insert(ChatRow).values(**row, sent=command).returning(ChatRow.id)
                number = (await connection.execute(new)).scalar_one()
                if number % TRIM_EACH == 0:
                    await upkeep.trim_chat(connection, match, kept)
        except IntegrityError:
            raise Overtaken from None
        return {"id": number, "seat": seat, "text": text, "at": row["at"]}

    async def chat(self, match: str, since: int) -> list[dict[str, object]]:
        """What was said after this line, at most the newest few hundred lines."""
        wanted = select(ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at)
        wanted = wanted.where(ChatRow.match == match, ChatRow.id > since)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(ChatRow.id.desc()).limit(CHAT_SHOWN))
            return [dict(row._mapping) for row in rows][::-1]


async def _append(
    connection: AsyncConnection, match: str, ply: int, lines: Sequence[LogLine]
) -> None:
    if lines:
        await connection.execute(NEW_MOVE, rows(match, ply, lines))


async def _change_match(
    connection: AsyncConnection, header: Header, values: Mapping[str, object]
) -> None:
    """Only if nobody else has changed it since we read it."""
    seen = (MatchRow.id == header.id) & (MatchRow.version == header.version)
    change = update(MatchRow).where(seen).values(**values, version=header.version + 1)
    if (await connection.execute(change)).rowcount == 0:
        raise Overtaken
