"""The few questions that are asked of the database; each change is one transaction."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from digsite.server.store import clocks, keeping
from digsite.server.store.database import checkpoint, quick_connection
from digsite.server.store.ledger import NEW_MOVE, Entry, Ledger, move_rows, put
from digsite.server.store.ledger import Clock as Clock
from digsite.server.store.ledger import LogLine as LogLine
from digsite.server.store.ledger import Overtaken as Overtaken
from digsite.server.store.listing import UNFINISHED, Listed, listing, unfinished
from digsite.server.store.models import ChatRow, MatchRow, MoveRow, RequestRow, SeatRow
from digsite.server.store.rows import SEAT_FIELDS
from digsite.server.store.rows import Header as Header
from digsite.server.store.rows import Seat as Seat
from digsite.server.store.rows import StoredMatch as StoredMatch

Receipts = dict[tuple[int, str], int]  # the ply after each order, by seat and id
CHAT_SHOWN = 200
TRIM_EACH = 50  # lines of chat, of all tables
WRITERS = 5
CHECKPOINT_EACH = 1000  # entries


class Store:
    """Everything that must survive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer; those who wait here do not have to ask it again and again.
        self.writers = asyncio.Semaphore(1 if engine.dialect.name == "sqlite" else WRITERS)
        self.quick = quick_connection(engine)
        self.not_copied = 0  # entries that are in the write-ahead log only
        self.ledger = Ledger(self.write)
        self.changes = 0  # of what the lobby lists

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it, or nothing."""
        async with self.writers, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.ledger.close()
        if self.quick is not None:
            self.quick.close()
            self.quick.engine.dispose()
        await self.engine.dispose()

    async def add(self, stored: StoredMatch) -> None:
        """A new match, whole; `Overtaken` if its code is in use."""
        match = stored.header.id
        seats = [{"match": match, "seat": n, **vars(seat)} for n, seat in enumerate(stored.seats)]
        try:
            async with self.change() as connection:
                await connection.execute(insert(MatchRow).values(**vars(stored.header)))
                await connection.execute(insert(SeatRow), seats)
                await _append(connection, match, 0, stored.lines)
                if stored.clock is not None:
                    await clocks.add(connection, match, stored.clock)
        except IntegrityError:
            raise Overtaken from None
        self.changes += 1

    async def append(
        self,
        match: str,
        ply: int,
        lines: Sequence[LogLine],
        request: tuple[int, str] | None,
        status: str | None,
        clock: Clock | None = None,
        results: Sequence[dict[str, object]] = (),
    ) -> None:
        """Lines from this ply on, with the request that brought them; all or nothing.

        Without a status that of the match stays as it is, and so does its clock. Entries of several
        matches share a transaction; one that is refused does not harm the others.
        """
        await self.ledger.enter(Entry(match, ply, lines, request, status, clock, results))
        if status is not None:
            self.changes += 1

    async def write(self, entries: Sequence[Entry]) -> None:
        """Entries in one transaction.

        SQLite is written to right here, and not in a thread of its own: that takes less time than
        two threads of Python need to hand over to each other row by row. What may have to wait, for
        another process that writes or for the disk, is done in the thread all the same.
        """
        if self.quick is None or not await self.write_at_once(self.quick, entries):
            async with self.change() as connection:
                await connection.run_sync(put, entries)

    async def write_at_once(self, quick: Connection, entries: Sequence[Entry]) -> bool:
        """Whether nobody else was writing."""
        async with self.writers:
            try:
                await self.maybe_checkpoint(quick)
                with quick.begin():
                    put(quick, entries)
            except OperationalError:
                return False
            self.not_copied += len(entries)
            return True

    async def maybe_checkpoint(self, quick: Connection) -> None:
        """Now and then the write-ahead log is copied into the database."""
        if self.not_copied >= CHECKPOINT_EACH:
            self.not_copied = 0
            await asyncio.to_thread(checkpoint, quick)

    async def reseat(
        self,
        header: Header,
        seats: Sequence[Seat],
        lines: Sequence[LogLine],
        clock: Clock | None = None,
    ) -> None:
        """How the table stands after people came or went, and the first lines if it starts."""
        async with self.change() as connection:
            change = update(MatchRow).where(MatchRow.id == header.id)
            now = {"status": header.status, "rematch": header.rematch, "touched": time.time()}
            await connection.execute(change.values(**now))
            for number, seat in enumerate(seats):
                place = (SeatRow.match == header.id) & (SeatRow.seat == number)
                await connection.execute(update(SeatRow).where(place).values(**vars(seat)))
            await _append(connection, header.id, 0, lines)
            if clock is not None:
                await clocks.put(connection, header.id, clock)
        self.changes += 1

    async def keep_wish(self, match: str, wish: str | None) -> None:
        """The question that the people at a table are asked."""
        async with self.change() as connection:
            change = update(MatchRow).where(MatchRow.id == match)
            await connection.execute(change.values(wish=wish))

    async def load(self, match: str) -> StoredMatch | None:
        """The match, or none."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(MatchRow.__table__).where(MatchRow.id == match))
            found = rows.first()
            if found is None:
                return None
            seats, lines = await _seats(connection, match), await _lines(connection, match)
            requests = await _requests(connection, match, len(lines))
            clock = await clocks.load(connection, match)
            return StoredMatch(Header(**found._mapping), seats, lines, requests, clock)

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
                await keeping.touch(connection, matches, time.time())

    async def unused(self, status: str, since: float, limit: int) -> list[tuple[str, str, float]]:
        """Matches of this status that nobody used since then."""
        async with self.engine.connect() as connection:
            return await keeping.unused(connection, status, since, limit)

    async def remove(self, matches: Sequence[str]) -> None:
        """Everything of these matches, at once."""
        async with self.change() as connection:
            await keeping.remove(connection, matches)
        self.changes += 1

    async def pulse(self) -> None:
        """Write something, or raise what keeps us from it."""
        async with self.change() as connection:
            await keeping.pulse(connection)

    async def listing(self, status: str, limit: int, before: float | None = None) -> Listed:
        """The newest listed matches of this status."""
        async with self.engine.connect() as connection:
            return await listing(connection, status, limit, before)

    async def unfinished(self, origin: str) -> int:
        """How many tables of this origin are not over."""
        async with self.engine.connect() as connection:
            return await unfinished(connection, origin)

    async def say(
        self, match: str, seat: int | None, text: str, order: str | None = None, kept: int = 500
    ) -> dict[str, object]:
        """Keep a line of chat with the id of the order that brought it; only so many are kept."""
        row = {"match": match, "seat": seat, "text": text, "at": time.time()}
        async with self.change() as connection:
            new = insert(ChatRow).values(**row, sent=order).returning(ChatRow.id)
            number = (await connection.execute(new)).scalar_one()
            if number % TRIM_EACH == 0:
                await keeping.trim_chat(connection, match, kept)
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
        await connection.execute(NEW_MOVE, move_rows(match, ply, lines))


async def _seats(connection: AsyncConnection, match: str) -> list[Seat]:
    columns = [getattr(SeatRow, name) for name in SEAT_FIELDS]
    rows = await connection.execute(
        select(*columns).where(SeatRow.match == match).order_by(SeatRow.seat)
    )
    return [Seat(*row) for row in rows]


async def _lines(connection: AsyncConnection, match: str) -> list[LogLine]:
    wanted = select(MoveRow.actor, MoveRow.notation, MoveRow.back).where(MoveRow.match == match)
    rows = await connection.execute(wanted.order_by(MoveRow.ply))
    return [LogLine(actor, notation, back) for actor, notation, back in rows]


async def _requests(connection: AsyncConnection, match: str, ply: int) -> Receipts:
    """What was accepted; lines of chat were said before this ply."""
    wanted = select(RequestRow.seat, RequestRow.id, RequestRow.ply)
    rows = await connection.execute(wanted.where(RequestRow.match == match))
    found = {(seat, name): at for seat, name, at in rows}
    said = select(ChatRow.seat, ChatRow.sent).where(ChatRow.match == match)
    for seat, name in await connection.execute(said):
        if seat is not None and name is not None:
            found[seat, name] = ply
    return found
