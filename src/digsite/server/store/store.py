"""The few questions that are asked of the database; each change is one transaction."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from digsite.server.store.database import checkpoint, quick_connection
from digsite.server.store.ledger import NEW_MOVE, Entry, Ledger, move_rows, put
from digsite.server.store.ledger import LogLine as LogLine
from digsite.server.store.ledger import Overtaken as Overtaken
from digsite.server.store.models import ChatRow, MatchRow, MoveRow, RequestRow, SeatRow

CHAT_SHOWN = 200
WRITERS = 5
CHECKPOINT_EACH = 1000  # entries


@dataclass
class Seat:
    """Who sits there."""

    kind: str
    name: str
    level: str = ""
    holder: int = 0
    secret: bytes | None = None
    confirm: bool = False
    webhook: str | None = None
    colour: int | None = None  # of whoever sits there; none: that of the seat


@dataclass
class Header:
    """What is kept of a match besides its seats and its log."""

    id: str
    code: str
    title: str
    edition: str
    rules: int
    options: str
    status: str
    listed: bool
    host: bytes
    created: float
    seed: str  # what chance will bring depends on it: nobody is told
    practice: bool = False  # whether the game went on from one that was known
    rematch: str | None = None
    wish: str | None = None


@dataclass
class StoredMatch:
    """A whole match as the store keeps it."""

    header: Header
    seats: list[Seat]
    lines: list[LogLine]
    requests: dict[tuple[int, str], int]


class Store:
    """Everything that must survive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer; those who wait here do not have to ask it again and again.
        self.writers = asyncio.Semaphore(1 if engine.dialect.name == "sqlite" else WRITERS)
        self.quick = quick_connection(engine)
        self.not_copied = 0  # entries that are in the write-ahead log only
        self.ledger = Ledger(self.write)

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
        except IntegrityError:
            raise Overtaken from None

    async def append(
        self,
        match: str,
        ply: int,
        lines: Sequence[LogLine],
        request: tuple[int, str] | None,
        status: str | None,
    ) -> None:
        """Lines from this ply on, with the request that brought them; all or nothing.

        Without a status that of the match stays as it is. Entries of several matches share a
        transaction; one that is refused does not harm the others.
        """
        await self.ledger.enter(Entry(match, ply, lines, request, status))

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

    async def reseat(self, header: Header, seats: Sequence[Seat], lines: Sequence[LogLine]) -> None:
        """How the table stands after people came or went, and the first lines if it starts."""
        async with self.change() as connection:
            change = update(MatchRow).where(MatchRow.id == header.id)
            await connection.execute(change.values(status=header.status, rematch=header.rematch))
            for number, seat in enumerate(seats):
                place = (SeatRow.match == header.id) & (SeatRow.seat == number)
                await connection.execute(update(SeatRow).where(place).values(**vars(seat)))
            await _append(connection, header.id, 0, lines)

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
            return StoredMatch(
                Header(**found._mapping),
                await _seats(connection, match),
                await _lines(connection, match),
                await _requests(connection, match),
            )

    async def id_by_code(self, code: str) -> str | None:
        """The match that one joins with this code."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(MatchRow.id).where(MatchRow.code == code))

    async def listing(self, status: str, limit: int) -> list[tuple[Header, list[Seat]]]:
        """The newest listed matches of this status."""
        wanted = select(MatchRow.__table__).where(MatchRow.status == status, MatchRow.listed)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(MatchRow.created.desc()).limit(limit))
            headers = [Header(**row._mapping) for row in rows]
            return [(header, await _seats(connection, header.id)) for header in headers]

    async def say(
        self, match: str, seat: int | None, text: str, request: tuple[str, int] | None = None
    ) -> dict[str, object]:
        """Keep a line of chat, with the id of the order that brought it and the ply it came at."""
        row = {"match": match, "seat": seat, "text": text, "at": time.time()}
        async with self.change() as connection:
            made = await connection.execute(insert(ChatRow).values(**row).returning(ChatRow.id))
            number = made.scalar_one()
            if request is not None:
                order, ply = request
                noted = {"match": match, "seat": seat, "id": order, "ply": ply}
                await connection.execute(insert(RequestRow).values(**noted))
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
    names = ("kind", "name", "level", "holder", "secret", "confirm", "webhook", "colour")
    columns = [getattr(SeatRow, name) for name in names]
    rows = await connection.execute(
        select(*columns).where(SeatRow.match == match).order_by(SeatRow.seat)
    )
    return [Seat(*row) for row in rows]


async def _lines(connection: AsyncConnection, match: str) -> list[LogLine]:
    wanted = select(MoveRow.actor, MoveRow.notation, MoveRow.back).where(MoveRow.match == match)
    rows = await connection.execute(wanted.order_by(MoveRow.ply))
    return [LogLine(actor, notation, back) for actor, notation, back in rows]


async def _requests(connection: AsyncConnection, match: str) -> dict[tuple[int, str], int]:
    wanted = select(RequestRow.seat, RequestRow.id, RequestRow.ply)
    rows = await connection.execute(wanted.where(RequestRow.match == match))
    return {(seat, name): ply for seat, name, ply in rows}
