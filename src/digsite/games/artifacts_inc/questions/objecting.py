"""Objections to a decision: a reason by name, its paragraph, what fills the gaps of its text."""

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifacts_inc.table import Table


def plain(table: Table, key: i64, reason: str, paragraph: str) -> Objection:
    """An objection whose text has no gaps."""
    return Objection(table.moves.notation(key), reason, paragraph, {})


def with_values(
    table: Table, key: i64, reason: str, paragraph: str, values: dict[str, Part]
) -> Objection:
    return Objection(table.moves.notation(key), reason, paragraph, values)


def unasked(table: Table, key: i64, reason: str, paragraph: str) -> Objection:
    """The move answers another question: starting cards lie for good (§4.4), others must wait."""
    if table.moves.is_arrange(key):
        return plain(table, key, "never-moved", "§4.4")
    return plain(table, key, reason, paragraph)
