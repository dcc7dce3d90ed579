"""A move that comes in: whose it is, whether it is timely, and what its sender is told."""

from digsite.server import bots, decisions, reports
from digsite.server.house import House
from digsite.server.orders import MoveOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record
from digsite.server.table import Table


async def play(house: House, name: str, secret: str | None, order: MoveOrder) -> Record:
    """A decision of whoever holds the secret; a refusal carries a fresh view."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        try:
            ply = await submit(house, table, seat, order)
        except Refusal as refusal:
            refusal.more["id"] = order.id
            refusal.more["update"] = reports.update(table, seat, order.ply)
            raise
        return {"id": order.id, "accepted": True, "ply": ply}


async def submit(house: House, table: Table, seat: int, order: MoveOrder) -> int:
    """The length of the log after the decision; for a repeated id, what it was the first time."""
    first = table.answers.get((seat, order.id))
    if first is not None:
        return first
    if table.seats[seat].level:
        raise Refusal(409, "handed-over", "a program plays this seat: take it back first")
    decisions.refuse_untimely(table, order.ply)
    await decisions.decide(house, table, seat, order.moves, (seat, order.id))
    bots.wake(house, table)
    return table.ply
