"""Whoever is struck by the sandstorm loses half of the hand, card by card (§5.2, §5.3)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KIND_NAMES, KINDS
from digsite.games.archaeology.questions import flow
from digsite.games.archaeology.questions.objecting import with_kind, with_values
from digsite.games.archaeology.rules import sandstorm
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any card of the hand may be lost (§5.3)."""
    for kind in range(KINDS):
        if sandstorm.can_discard(table, kind):
            out.add(moves.discard_key(kind))


def why_not(table: Table, key: i64) -> Objection:
    if not moves.is_discard(key):
        return with_values(key, "sandstorm-first", "R10", {"cards": int(table.left)})
    kind = moves.discarded_kind(key)
    if table.held(table.asked, kind) == 0:
        return with_kind(key, "not-held", "§5.3", kind)
    if kind < table.floor:
        return with_kind(key, "named-in-order", "§5.3", kind)
    return with_values(
        key, "too-few-above", "§5.2", {"kind": KIND_NAMES[kind], "cards": int(table.left)}
    )


def answer(table: Table, key: i64) -> None:
    """When half of the hand is lost the sandstorm moves on (§5.1)."""
    kind = moves.discarded_kind(key)
    sandstorm.discard(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        flow.strike_after(table, table.asked)
