"""The one door for orders: whoever sits at a table hands them in by socket or by HTTP."""

from collections.abc import Awaitable, Callable
from typing import Any

from digsite.server import bots, chat, decisions, previews, reports, timeouts, undo
from digsite.server.house import House
from digsite.server.orders import (
    ChatOrder,
    ConsentOrder,
    MoveOrder,
    Order,
    PreviewOrder,
    TimedOrder,
    UndoOrder,
    WhyOrder,
)
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.table import Table

CARRY_OUT: dict[type[Order], Callable[[House, Table, int, Any], Awaitable[Record]]] = {
    MoveOrder: decisions.play,
    UndoOrder: undo.ask,
    ConsentOrder: undo.consent,
    PreviewOrder: previews.preview,
    WhyOrder: previews.why,
    ChatOrder: chat.say,
}


async def hand_in(house: House, name: str, secret: str | None, order: Order) -> Record:
    """Carry the order out for the seat that the secret opens; the receipt, or what was asked.

    An id that was accepted before gets its first receipt again, and nothing happens twice.
    """
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        ply = None if order.id is None else table.receipts.get((seat, order.id))
        if ply is not None:
            return {"id": order.id, "accepted": True, "ply": ply}
        try:
            with house.hall.faithful(table):
                if isinstance(order, MoveOrder | UndoOrder) and table.seats[seat].late:
                    await timeouts.come_back(house, table, seat)
                told = await CARRY_OUT[type(order)](house, table, seat, order)
        except Refusal as refusal:
            await complete(house, refusal, table, seat, order)
            raise
        bots.wake(house, table)
        return told if order.id is None else {"id": order.id, **told}


async def complete(house: House, refusal: Refusal, table: Table, seat: int, order: Order) -> None:
    """A refusal names its order, and shows the table to whoever has seen another ply."""
    if order.id is not None:
        refusal.more["id"] = order.id
    if isinstance(order, TimedOrder) and order.ply != table.ply:
        missed = await reports.past(house.background, table, seat, order.ply)
        refusal.more["update"] = reports.update(table, seat, missed)
