"""Looking at a table: now, or at any ply of the past, always with the eyes of one seat."""

from digsite.core.actors import SPECTATOR, is_seat
from digsite.server import bots, reports
from digsite.server.history import History
from digsite.server.house import House
from digsite.server.records import Record, written
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
        told = written(reports.update(table, viewer, []))
        missed = reports.past(house.background, table, viewer, since)
    told["events"] = await missed
    return told


async def replay(
    house: House, name: str, secret: str | None, seat: int | None, start: int, count: int
) -> Record:
    """The table as it stood after each line of the log, from the ply `start` on.

    While the game runs everybody sees it with their own eyes; once it is over, with anybody's.
    """
    async with house.hall.table(name) as table:
        viewer = table.viewer(secret) if seat is None else seat
        refuse_other_eyes(table, secret, viewer)
        history, ply = table.history, table.ply
    # Players do not wait for whoever looks back.
    found = await house.background.run(frames, history, viewer, start, count, ply)
    return {"seat": viewer, "ply": ply, "frames": found}


def refuse_other_eyes(table: Table, secret: str | None, viewer: int) -> None:
    """Before the end nobody sees more than their own seat does, or a spectator."""
    if viewer == SPECTATOR:
        return
    if not is_seat(viewer, len(table.seats)):
        raise Refusal(404, "no-such-seat")
    if table.status != OVER and table.seat_of(secret) != viewer:
        raise unknown_secret()


def frames(history: History, seat: int, start: int, count: int, ply: int) -> list[Record]:
    """The view after each of so many lines, at most the first `ply`, and what the seat saw
    happen."""
    title = history.title
    found: list[Record] = []
    if start == 0:
        shown = title.view(history.after(0), seat).record()
        found.append({"ply": 0, "event": None, "view": shown})
    first, last = max(start - 1, 0), min(start + count - 1, ply)
    for number, (state, event) in enumerate(history.steps(seat, first, last), start=first + 1):
        shown = title.view(state, seat).record()
        found.append({"ply": number, "event": event, "view": shown})
    return found
