"""The queries on the database; each change is one transaction."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from digsite.server.store import clocks, match_rows, reading, upkeep
from digsite.server.store.announcing import announce
from digsite.server.store.ledger import Clock as Clock
from digsite.server.store.ledger import CodeInUse as CodeInUse
from digsite.server.store.ledger import Entry, Ledger, put
from digsite.server.store.ledger import LogLine as LogLine
from digsite.server.store.ledger import Overtaken as Overtaken
from digsite.server.store.listing import UNFINISHED, Listed, listing
from digsite.server.store.models import ChatRow, MatchRow, SeatRow
from digsite.server.store.quotas import Quota, refuse_hoarding
from digsite.server.store.rows import Header as Header
from digsite.server.store.rows import Seat as Seat
from digsite.server.store.rows import StoredMatch as StoredMatch
from digsite.server.store.sqlite_writer import AtOnce, sqlite_writer

if TYPE_CHECKING:
    from digsite.server.store.pg_writer import PgWriter

CHAT_SHOWN = 200
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
        """On a SQLite file in this thread."""
        if self.quick is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            with await self.quick.begun():
                yield cast(AsyncConnection, AtOnce(self.quick.connection))
            self.quick.maybe_copy()

    def stop_waiting(self) -> None:
        """From now on nobody waits for another process that writes to the same file."""
        if self.quick is not None:
            self.quick.is_closing = True

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

    async def add(
        self, stored: StoredMatch, quota: Quota | None = None, replaced: Header | None = None
    ) -> None:
        """Store a new match and, in the same transaction, which match it replaces. `CodeInUse`, or
        `OverQuota` if its origin has as many as it may, or `Overtaken` if the other has changed."""
        match = stored.header.id
        others = [] if replaced is None else [replaced.id]
        try:
            async with self.change(match, *others, listed=True) as connection:
                if replaced is not None:
                    await _change_match(connection, replaced, _stand(replaced))
                if quota is not None and stored.header.origin:
                    await refuse_hoarding(connection, stored.header.origin, quota)
                await match_rows.begin(connection, stored)
        except IntegrityError:
            raise CodeInUse from None
        if replaced is not None:
            replaced.version += 1
        await self.add_rest(match, stored)

    async def add_rest(self, match: str, stored: StoredMatch) -> None:
        """The lines that did not fit into the first slice; then the match is shown."""
        later = match_rows.slices(stored.lines)[1:]
        for number, lines in enumerate(later, 1):
            await asyncio.sleep(0)
            async with self.change() as connection:
                await match_rows.append(connection, match, number * match_rows.AT_ONCE, lines)
        if later:
            async with self.change(match, listed=True) as connection:
                await match_rows.show(connection, match, stored.header.status)

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
            await _change_match(connection, header, _stand(header))
            for number, seat in enumerate(seats):
                place = (SeatRow.match == header.id) & (SeatRow.seat == number)
                await connection.execute(update(SeatRow).where(place).values(**vars(seat)))
            await match_rows.append(connection, header.id, 0, lines)
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

    async def touch(self, uses: Mapping[str, float]) -> None:
        """When matches were last used."""
        for some in match_rows.slices(sorted(uses.items())):
            async with self.change() as connection:
                await upkeep.touch(connection, some)
            await asyncio.sleep(0)

    async def unused(
        self, status: str, since: float, limit: int, limited: Iterable[str]
    ) -> list[upkeep.Unused]:
        """Matches of this status, or forgotten ones of those, that nobody used since then."""
        async with self.engine.connect() as connection:
            return await upkeep.unused(connection, status, since, limit, limited)

    async def hide(self, matches: Sequence[str]) -> None:
        """Hide these matches, at all servers."""
        async with self.change(*matches, listed=True) as connection:
            await match_rows.hide(connection, matches)

    async def remove(self, matches: Sequence[str]) -> None:
        """Remove these matches, which are hidden, slice by slice."""
        is_gone = False
        while not is_gone:
            async with self.change() as connection:
                is_gone = await match_rows.remove(connection, matches)
            await asyncio.sleep(0)

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

    async def say(
        self, match: str, seat: int | None, text: str, command: str | None = None, kept: int = 500
    ) -> dict[str, object]:
        """Store a line of chat with the id of its command; only the newest lines are kept."""
        row = {"match": match, "seat": seat, "text": text, "at": time.time()}
        try:
            async with self.change(match) as connection:
                new = insert(ChatRow).values(**row, sent=command).returning(ChatRow.id)
                number = (await connection.execute(new)).scalar_one()
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


def _stand(header: Header) -> dict[str, object]:
    """Those columns of a match that change when people come or go."""
    return {"status": header.status, "rematch": header.rematch, "touched": time.time()}


async def _change_match(
    connection: AsyncConnection, header: Header, values: Mapping[str, object]
) -> None:
    """Only if nobody else has changed it since we read it."""
    seen = (MatchRow.id == header.id) & (MatchRow.version == header.version)
    change = update(MatchRow).where(seen).values(**values, version=header.version + 1)
    if (await connection.execute(change)).rowcount == 0:
        raise Overtaken
