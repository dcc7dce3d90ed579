"""Every command of a seat comes through here, whether by socket or by HTTP."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from digsite.server import bots, chat, decisions, previews, reports, timeouts, undo
from digsite.server.commands import (
    ChatCommand,
    Command,
    ConsentCommand,
    MoveCommand,
    PlyCommand,
    PreviewCommand,
    UndoCommand,
    WhyCommand,
)
from digsite.server.house import House
from digsite.server.records import Record, written
from digsite.server.refusals import Refusal
from digsite.server.store.ledger import receipt_name
from digsite.server.table import Table

Events = Coroutine[None, None, list[Record]]
HANDLERS: dict[type[Command], Callable[[House, Table, int, Any], Awaitable[Record]]] = {
    MoveCommand: decisions.play,
    UndoCommand: undo.ask,
    ConsentCommand: undo.consent,
    PreviewCommand: previews.preview,
    WhyCommand: previews.why,
    ChatCommand: chat.say,
}


async def carry_out(house: House, name: str, secret: str | None, command: Command) -> Record:
    """Carry the command out for the seat that the secret opens; return the receipt or the answer.

    A repeated id gets its first receipt again, and nothing happens twice.
    """
    seen = command.ply if isinstance(command, PlyCommand) else 0
    shown: tuple[Record, Events] | None = None
    try:
        async with house.hall.table(name, seen) as table:
            seat = table.seat_of(secret)
            receipt = None if command.id is None else receipt_name(seat, command.id)
            ply = None if receipt is None else table.receipts.get(receipt)
            if ply is not None:
                return {"id": command.id, "accepted": True, "ply": ply}
            try:
                told = await done(house, table, seat, command)
            except Refusal as refusal:
                shown = add_context(house, refusal, table, seat, command)
                raise
            bots.wake(house, table)
            return told if command.id is None else {"id": command.id, **told}
    except Refusal:
        if shown is not None:
            update, missed = shown
            update["events"] = await missed  # worked out while others play on
        raise


async def done(house: House, table: Table, seat: int, command: Command) -> Record:
    """Do what is asked; if the seat's time ran out, its person comes back to it first."""
    with house.hall.faithful(table):
        if isinstance(command, MoveCommand | UndoCommand) and table.seats[seat].late:
            await timeouts.come_back(house, table, seat)
        return await HANDLERS[type(command)](house, table, seat, command)


def add_context(
    house: House, refusal: Refusal, table: Table, seat: int, command: Command
) -> tuple[Record, Events] | None:
    """A refusal names its command, and shows the table to whoever has seen another ply: the update,
    and the events that belong into it."""
    if command.id is not None:
        refusal.more["id"] = command.id
    if not isinstance(command, PlyCommand) or command.ply == table.ply:
        return None
    update = refusal.more["update"] = written(reports.update(table, seat, []))
    return update, reports.past(house.background, table, seat, command.ply)
