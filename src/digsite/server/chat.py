"""Chat at the table: kept, limited, and plain text."""

from digsite.server import reports
from digsite.server.house import House
from digsite.server.orders import ChatOrder
from digsite.server.records import Record
from digsite.server.table import Table


async def say(house: House, table: Table, seat: int, order: ChatOrder) -> Record:
    """A line of chat of a seat, sent to everybody at the table."""
    request = None if order.id is None else (order.id, table.ply)
    line = await house.store.say(table.id, seat, order.text, request)
    if order.id is not None:
        table.receipts[seat, order.id] = table.ply
    reports.spread(table, {"type": "chat", "line": line})
    return {"accepted": True, "ply": table.ply}


async def history(house: House, name: str, since: int) -> Record:
    """What was said after this line."""
    async with house.hall.table(name) as table:
        return {"lines": await house.store.chat(table.id, since)}
