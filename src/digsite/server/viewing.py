"""Looking at a table: now, or at any ply of the past, always with the eyes of one seat."""

from digsite.core.actors import SPECTATOR, is_seat
from digsite.server import bots, reports
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal, unknown_secret
from digsite.server.table import OVER, Table


async def view(house: House, name: str, secret: str | None, since: int) -> Record:
    """What the seat, or a spectator, knows now and what it missed since then."""
    async with house.hall.table(name, since) as table:
        viewer = table.viewer(secret)
        if viewer != SPECTATOR:
            table.seen.set()
            is_glance = since > table.ply  # only at whose turn it is
            if not is_glance and await house.clocks.begin(table):
                reports.broadcast_card(table)
        bots.wake(house, table)
        return reports.update(
            table, viewer, await reports.past(house.background, table, viewer, since)
        )


async def replay(
    house: House, name: str, secret: str | None, seat: int | None, start: int, count: int
) -> Record:
    """The table as it stood after each line of the log, from the ply `start` on.

    While the game runs everybody sees it with their own eyes; once it is over, with anybody's.
    """
    async with house.hall.table(name) as table:
        viewer = table.viewer(secret) if seat is None else seat
        refuse_other_eyes(table, secret, viewer)
        return {
            "seat": viewer,
            "ply": table.ply,
            "frames": await house.background.run(frames, table, viewer, start, count),
        }


def refuse_other_eyes(table: Table, secret: str | None, viewer: int) -> None:
    """Before the end nobody sees more than their own seat does, or a spectator."""
    if viewer == SPECTATOR:
        return
    if not is_seat(viewer, len(table.seats)):
        raise Refusal(404, "no-such-seat")
    if table.status != OVER and table.seat_of(secret) != viewer:
        raise unknown_secret()


def frames(table: Table, seat: int, start: int, count: int) -> list[Record]:
    """The view after each line, and what the seat saw happen."""
    history, title = table.history, table.match.title
    first, last = max(start - 1, 0), min(start + count, table.ply + 1)
    told = {event["ply"]: event for event in history.told(seat, first, last - 1)}
    found: list[Record] = []
    for ply in range(start, last):
        shown = title.view(history.after(ply), seat).record()
        found.append({"ply": ply, "event": told.get(ply - 1), "view": shown})
    return found
