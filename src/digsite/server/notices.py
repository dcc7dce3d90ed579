"""What the table itself says in the chat: kept as the name of a text and its values."""

import json

from digsite.locales.sentences import name_of
from digsite.locales.texts import FALLBACK
from digsite.locales.texts import say as say_text
from digsite.server import reports
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.table import Table

MARK = "notice "  # before the name and the values, in the store


async def say(house: House, table: Table, notice: str, **values: str | int) -> None:
    """Keep a notice, and tell everybody at the table."""
    said = await house.store.say(table.id, None, written(notice, **values))
    reports.broadcast(table, {"type": "chat", "line": told(said)})


def written(notice: str, **values: str | int) -> str:
    """The notice as the store keeps it."""
    return MARK + json.dumps([notice, values], ensure_ascii=False)


def told(line: Record) -> Record:
    """A line of chat as it is sent: a notice in English, and as what a reader can translate."""
    text = str(line["text"])
    if line["seat"] is not None or not text.startswith(MARK):
        return line
    name, values = json.loads(text.removeprefix(MARK))
    gaps = dict(values)
    if "seat" in gaps:
        gaps["name"] = gaps["name"] or name_of(gaps["seat"], [])
    english = say_text(FALLBACK, "", f"notice-{name}", gaps)
    return {**line, "text": english, "notice": {"name": name, "values": values}}
