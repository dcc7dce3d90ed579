"""Looking at a table: now, or at any ply of the past, always with the eyes of one seat."""

from digsite.core.actors import SPECTATOR, is_seat
from digsite.server import bots, reports
from digsite.server.house import House
from digsite.server.refusals import Refusal, unknown_secret
from digsite.server.reports import Record
from digsite.server.store.store import Kept
from digsite.server.table import OVER, Table, fresh, repeat


async def view(
    house: House, name: str, secret: str | None, since: int, reasons: bool = True
) -> Record:
    """What the seat, or a spectator, knows now and what it missed since then."""
    async with house.hall.table(name) as table:
        bots.wake(house, table)
        return reports.update(table, table.viewer(secret), since, reasons)


async def replay(
    house: House, name: str, secret: str | None, seat: int | None, start: int, count: int
) -> Record:
    """The table as it stood after each line of the log, from the ply `start` on.

    While the game runs everybody sees it with the own eyes; once it is over, with anybody's.
    """
    async with house.hall.table(name) as table:
        viewer = table.viewer(secret) if seat is None else seat
        if viewer != SPECTATOR and not is_seat(viewer, len(table.seats)):
            raise Refusal(404, "no-such-seat", "this table has no such seat")
        if (
            table.status != OVER
            and viewer != SPECTATOR
            and (secret is None or viewer != table.seat_of(secret))
        ):
            raise unknown_secret()
        frames = pictures(table, viewer, start, count)
        return {"seat": viewer, "ply": table.ply, "frames": frames}


def pictures(table: Table, seat: int, start: int, count: int) -> list[Record]:
    """The view after each line, and what the seat saw happen."""
    last = min(start + count, table.ply + 1)
    match = fresh(Kept(table.header, table.seats, [], {}))
    told = {event["ply"]: event for event in reports.events(table, seat, max(start - 1, 0))}
    frames: list[Record] = []
    for ply in range(last):
        if ply > 0:
            repeat(match, table.lines[ply - 1])
        if ply >= start:
            shown = match.title.view(match.state, seat).record()
            frames.append({"ply": ply, "event": told.get(ply - 1), "view": shown})
    return frames
