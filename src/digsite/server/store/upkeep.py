"""What is kept for how long: tables that were used, tables whose time is over, and a pulse."""

import time
from collections.abc import Sequence

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.models import (
    ChatRow,
    ClockRow,
    MatchRow,
    MoveRow,
    PulseRow,
    RequestRow,
    SeatRow,
)

BROKEN = text("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()")
PARTS = (MoveRow, RequestRow, ChatRow, SeatRow, ClockRow)


async def touch(connection: AsyncConnection, matches: Sequence[str], at: float) -> None:
    """These were used."""
    some = select(MatchRow.id).where(MatchRow.id.in_(matches)).order_by(MatchRow.id)
    some = some.with_for_update(key_share=True)  # in the same order as whoever writes to them
    await connection.execute(update(MatchRow).where(MatchRow.id.in_(some)).values(touched=at))


async def unused(
    connection: AsyncConnection, status: str, since: float, limit: int
) -> list[tuple[str, str, float]]:
    """Matches of this status that nobody used since then, and where nobody's time runs: id, title
    and last use."""
    runs = select(ClockRow.match).where(ClockRow.match == MatchRow.id, ClockRow.seat.is_not(None))
    wanted = select(MatchRow.id, MatchRow.title, MatchRow.touched)
    old = wanted.where(MatchRow.status == status, MatchRow.touched < since, ~runs.exists())
    rows = await connection.execute(old.order_by(MatchRow.touched).limit(limit))
    return [(name, title, touched) for name, title, touched in rows]


async def remove(connection: AsyncConnection, matches: Sequence[str]) -> None:
    """Everything of these matches."""
    for part in PARTS:
        await connection.execute(delete(part).where(part.match.in_(matches)))
    await connection.execute(delete(MatchRow).where(MatchRow.id.in_(matches)))


async def trim_chat(connection: AsyncConnection, match: str, lines: int) -> None:
    """Of what was said at a table only the newest lines stay."""
    newest = select(ChatRow.id).where(ChatRow.match == match).order_by(ChatRow.id.desc())
    last = newest.offset(lines).limit(1).scalar_subquery()
    await connection.execute(delete(ChatRow).where(ChatRow.match == match, ChatRow.id <= last))


async def broken_pages(connection: AsyncConnection) -> int | None:
    """How many pages PostgreSQL found broken as it read them; none where it does not look."""
    found: int | None = await connection.scalar(BROKEN)
    return found


async def pulse(connection: AsyncConnection) -> None:
    """Write something, to see whether that is possible."""
    await connection.execute(delete(PulseRow))
    await connection.execute(insert(PulseRow).values(id=1, at=time.time()))
