"""Digging, and the thief (chapter 4)."""

from mypy_extensions import i64

from digsite.games.archaeology.box import MAP
from digsite.games.archaeology.memory import note_theft
from digsite.games.archaeology.table import Table


def buried_treasures(table: Table) -> i64:
    """The treasures in the dig site that are not maps (§2.6)."""
    return table.buried - table.thieves - table.sandstorms - table.unseen[MAP]


def dig_treasure(table: Table, kind: i64) -> None:
    """You must dig first (§4.1, §4.2); a treasure goes to your hand, however large (§4.3, §4.4)."""
    table.unseen[kind] -= 1
    table.buried -= 1
    table.gain(table.turn, kind)


def dig_thief(table: Table) -> None:
    """A thief is laid aside face-up (§4.5)."""
    table.thieves -= 1
    table.buried -= 1


def can_rob(table: Table, victim: i64) -> bool:
    """You choose an opponent who has at least one card (§4.5, R4)."""
    return victim != table.turn and table.hand_size(victim) > 0


def can_rob_anybody(table: Table) -> bool:
    """If no opponent has cards nothing is stolen (§4.7)."""
    return any(can_rob(table, seat) for seat in range(table.seats))


def steal(table: Table, victim: i64, kind: i64) -> None:
    """A card of the victim's hand, maps included, goes to yours (§4.6, R3)."""
    thief = table.turn
    table.lose(victim, kind, 1)
    table.gain(thief, kind)
    note_theft(table, thief, victim, kind)
