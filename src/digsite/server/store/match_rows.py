"""The rows of a match, written and removed in slices: thousands at once would keep others waiting.

A match is hidden until its last slice is written, and again before its first one is removed. If the
process dies in between, nobody sees what is left, and tidying removes it.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store import clocks
from digsite.server.store.ledger import Entry, LogLine, put_lines
from digsite.server.store.listing import HIDDEN
from digsite.server.store.models import (
    ChatRow,
    ClockRow,
    MatchRow,
    MoveRow,
    RequestRow,
    SeatRow,
)
from digsite.server.store.rows import StoredMatch

AT_ONCE = 500  # rows of one transaction
PARTS: tuple[Any, ...] = (MoveRow, RequestRow, ChatRow, SeatRow, ClockRow)
T = TypeVar("T")


def slices(items: Sequence[T]) -> list[Sequence[T]]:
    """Slices, each for one transaction; others go on between two of them."""
    return [items[first : first + AT_ONCE] for first in range(0, len(items), AT_ONCE)]


async def begin(connection: AsyncConnection, stored: StoredMatch) -> None:
    """Write a new match, hidden if more lines are to come."""
    match, [first, *later] = stored.header.id, slices(stored.lines) or [[]]
    status = HIDDEN if later else stored.header.status
    seats = [{"match": match, "seat": n, **vars(seat)} for n, seat in enumerate(stored.seats)]
    await connection.execute(insert(MatchRow).values(**{**vars(stored.header), "status": status}))
    await connection.execute(insert(SeatRow), seats)
    await append(connection, match, 0, first)
    if stored.clock is not None:
        await clocks.add(connection, match, stored.clock)


async def append(
    connection: AsyncConnection, match: str, ply: int, lines: Sequence[LogLine]
) -> None:
    """Lines of the log from this ply on."""
    if lines:
        await connection.run_sync(put_lines, [Entry(match, ply, lines, None, None)])


async def show(connection: AsyncConnection, match: str, status: str) -> None:
    """Show a match that is complete now."""
    change = update(MatchRow).where(MatchRow.id == match)
    await connection.execute(change.values(status=status))


async def hide(connection: AsyncConnection, matches: Sequence[str]) -> None:
    """Hide these matches; whoever has one in memory is overtaken when they write."""
    these = MatchRow.id.in_(matches)
    in_order = select(MatchRow.id).where(these).order_by(MatchRow.id)  # as all who write do
    await connection.execute(in_order.with_for_update(key_share=True))
    change = update(MatchRow).where(these)
    await connection.execute(change.values(status=HIDDEN, version=MatchRow.version + 1))


async def remove(connection: AsyncConnection, matches: Sequence[str]) -> bool:
    """Remove one slice of these matches; returns whether nothing is left."""
    room = AT_ONCE
    for part in PARTS:
        room -= await remove_rows(connection, part, matches, room)
        if room <= 0:
            return False
    await connection.execute(delete(MatchRow).where(MatchRow.id.in_(matches)))
    return True


async def remove_rows(
    connection: AsyncConnection, part: Any, matches: Sequence[str], most: int
) -> int:
    """Remove at most so many rows of one table; returns how many."""
    key = tuple_(*part.__table__.primary_key)
    some = select(*part.__table__.primary_key).where(part.match.in_(matches)).limit(most)
    found = await connection.execute(delete(part).where(key.in_(some)))
    return found.rowcount
