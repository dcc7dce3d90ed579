"""Upkeep of the database: when tables were used, which are outdated, and whether it works."""

import time
from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.models import ChatRow, ClockRow, MatchRow, PulseRow

BROKEN = text("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()")
DAY = 24 * 3600.0
USED = (
    update(MatchRow)
    .where(MatchRow.id == bindparam("match"), MatchRow.touched < bindparam("then"))
    .values(touched=bindparam("then"))
)
FORGOTTEN = "forgotten"  # in place of a status: imported or abandoned, and used on one day only


Unused = tuple[str, str, str, float]


async def touch(connection: AsyncConnection, uses: Sequence[tuple[str, float]]) -> None:
    """Store when these were last used, unless a later use is stored. They come sorted, like all
    matches that one transaction writes to: so no two transactions wait for each other."""
    at = [{"match": match, "then": then} for match, then in uses]
    await connection.execute(USED, at)


async def unused(
    connection: AsyncConnection, status: str, since: float, limit: int, limited: Iterable[str]
) -> list[Unused]:
    """Matches of this status, or `FORGOTTEN` with a status that is not kept for ever, that nobody
    used since then, and where nobody's time runs: id, title, status and last use."""
    runs = select(ClockRow.match).where(ClockRow.match == MatchRow.id, ClockRow.seat.is_not(None))
    wanted = select(MatchRow.id, MatchRow.title, MatchRow.status, MatchRow.touched)
    such = MatchRow.status == status
    if status == FORGOTTEN:
        such = forgotten() & MatchRow.status.in_(limited)
    old = wanted.where(such, MatchRow.touched < since, ~runs.exists())
    rows = await connection.execute(old.order_by(MatchRow.touched).limit(limit))
    return [(name, title, was, touched) for name, title, was, touched in rows]


def forgotten() -> ColumnElement[bool]:
    """The same as `table.is_forgotten`, for the database."""
    is_cheap = MatchRow.imported | (MatchRow.status == "abandoned")
    return is_cheap & (MatchRow.touched - MatchRow.created < DAY)


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
