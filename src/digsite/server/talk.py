"""Talk at the table: kept, limited, and plain text."""

from digsite.server import reports
from digsite.server.house import House
from digsite.server.orders import ChatOrder
from digsite.server.reports import Record


async def say(house: House, name: str, secret: str | None, order: ChatOrder) -> Record:
    """A line of talk of a seat, sent to everybody at the table."""
    async with house.hall.table(name) as table:
        line = await house.store.say(table.id, table.seat_of(secret), order.text)
        reports.spread(table, {"type": "chat", "line": line})
        return {"line": line}


async def heard(house: House, name: str, since: int) -> Record:
    """What was said after this line."""
    async with house.hall.table(name) as table:
        return {"lines": await house.store.chat(table.id, since)}
