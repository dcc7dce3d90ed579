"""Tables for the lobby."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.models import MatchRow, SeatRow
from digsite.server.store.rows import SEAT_FIELDS, Header, Seat

UNFINISHED = ("waiting", "running")
HIDDEN = "hidden"  # a status: not complete yet, or not any more; see `match_rows`
Listed = list[tuple[Header, list[Seat]]]


async def listing(
    connection: AsyncConnection, status: str, limit: int, before: float | None
) -> Listed:
    """The newest listed matches of this status, older than that, with their seats: one query."""
    wanted = select(MatchRow.__table__).where(MatchRow.status == status, MatchRow.listed)
    if before is not None:
        wanted = wanted.where(MatchRow.created < before)
    page = wanted.order_by(MatchRow.created.desc()).limit(limit).subquery()
    seats = [getattr(SeatRow, name).label(f"seat_{name}") for name in SEAT_FIELDS]
    joined = select(page, *seats).join(SeatRow, SeatRow.match == page.c.id)
    order = (page.c.created.desc(), page.c.id, SeatRow.seat)
    found: dict[str, tuple[Header, list[Seat]]] = {}
    for row in await connection.execute(joined.order_by(*order)):
        values = dict(row._mapping)
        seat = Seat(*[values.pop(f"seat_{name}") for name in SEAT_FIELDS])
        if values["id"] not in found:
            found[values["id"]] = (Header(**values), [])
        found[values["id"]][1].append(seat)
    return list(found.values())
