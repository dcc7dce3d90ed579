"""What the table itself says in the chat: kept as the name of a text and its values."""

import json

from digsite.locales.texts import FALLBACK, say
from digsite.server.records import Record

MARK = "notice "  # before the name and the values, in the store


def written(name: str, **values: str | int) -> str:
    """The notice as the store keeps it."""
    return MARK + json.dumps([name, values], ensure_ascii=False)


def told(line: Record) -> Record:
    """A line of chat as it is sent: a notice in English, and as what a reader can translate."""
    text = str(line["text"])
    if line["seat"] is not None or not text.startswith(MARK):
        return line
    name, values = json.loads(text.removeprefix(MARK))
    english = say(FALLBACK, "", f"notice-{name}", values)
    return {**line, "text": english, "notice": {"name": name, "values": values}}
