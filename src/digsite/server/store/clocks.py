"""Clocks as they are kept, and the beats of the processes that keep them."""

import json
from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.ledger import CLOCK_FIELDS, NEW_CLOCK, Clock, clock_row
from digsite.server.store.models import BeatRow, ClockRow

COLUMNS = [getattr(ClockRow, name) for name in CLOCK_FIELDS]


async def add(connection: AsyncConnection, match: str, clock: Clock) -> None:
    """The clock of a new match."""
    row = {**vars(clock), "left": json.dumps(clock.left)}
    await connection.execute(insert(ClockRow).values(match=match, **row))


async def put(connection: AsyncConnection, match: str, clock: Clock) -> None:
    """How the clock stands now."""
    await connection.execute(NEW_CLOCK, [clock_row(match, clock)])


async def load(connection: AsyncConnection, match: str) -> Clock | None:
    """The clock of a match, if it has one."""
    rows = await connection.execute(select(*COLUMNS).where(ClockRow.match == match))
    found = rows.first()
    if found is None:
        return None
    left, *others = found
    return Clock(tuple(json.loads(left)), *others)


async def last_beat(connection: AsyncConnection, keeper: str) -> float | None:
    """When a process was last seen alive, by its own time."""
    return await connection.scalar(select(BeatRow.at).where(BeatRow.keeper == keeper))


async def beat(connection: AsyncConnection, keeper: str, at: float, seen: float) -> None:
    """The process is alive."""
    mine = BeatRow.keeper == keeper
    found = await connection.execute(update(BeatRow).where(mine).values(at=at, seen=seen))
    if found.rowcount == 0:
        await connection.execute(insert(BeatRow).values(keeper=keeper, at=at, seen=seen))


async def forget(connection: AsyncConnection, seen: float) -> None:
    """Processes that were not seen since then and no longer keep a clock."""
    kept = select(ClockRow.match).where(ClockRow.keeper == BeatRow.keeper).exists()
    await connection.execute(delete(BeatRow).where(BeatRow.seen < seen, ~kept))


async def orphans(
    connection: AsyncConnection, keeper: str, seen: float, limit: int
) -> Sequence[str]:
    """Matches whose clock runs, though the process that keeps it was not seen since then."""
    alive = select(BeatRow.keeper).where(BeatRow.keeper == ClockRow.keeper, BeatRow.seen >= seen)
    runs = ClockRow.seat.is_not(None) & (ClockRow.keeper != keeper) & ~alive.exists()
    return (await connection.scalars(select(ClockRow.match).where(runs).limit(limit))).all()
