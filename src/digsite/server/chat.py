"""Chat at the table: kept, limited, and plain text."""

from digsite.server import notices, reports
from digsite.server.commands import ChatCommand
from digsite.server.house import House
from digsite.server.limits import Bucket
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.ledger import receipt_name
from digsite.server.table import Table


async def say(house: House, table: Table, seat: int, command: ChatCommand) -> Record:
    """A line of chat of a seat, sent to everybody at the table."""
    rate = house.settings.chat_rate
    if not table.chat_rates.setdefault(seat, Bucket(rate)).take():
        raise Refusal(429, "too-often", {"what": "chat"})
    kept = house.settings.chat_kept
    line = await house.store.say(table.id, seat, command.text, command.id, kept)
    if command.id is not None:
        table.remember(receipt_name(seat, command.id), kept)
    reports.broadcast(table, {"type": "chat", "line": line})
    return {"accepted": True, "ply": table.ply}


async def history(house: House, name: str, since: int) -> Record:
    """What was said after this line."""
    async with house.hall.table(name):
        pass  # it is there; nobody who plays waits while the database is read
    return {"lines": [notices.told(line) for line in await house.store.chat(name, since)]}
