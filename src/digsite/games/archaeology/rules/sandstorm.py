"""Sandstorms (chapter 5)."""

from mypy_extensions import i64

from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.memory import note_left
from digsite.games.archaeology.table import Table


def dig_sandstorm(table: Table) -> None:
    """A sandstorm is laid aside face-up (§5.1)."""
    table.sandstorms -= 1
    table.buried -= 1


def cards_lost(hand_size: i64) -> i64:
    """Half of the hand is lost, rounded down (§5.2, R6)."""
    return hand_size // 2


def can_discard(table: Table, kind: i64) -> bool:
    """Any card of the hand may be chosen, maps included (§5.3, R3).

    Cards are named in ascending order of kind, so one may not be named that leaves too few above
    it.
    """
    if kind < table.floor or table.held(table.asked, kind) == 0:
        return False
    cards: i64 = 0
    for higher in range(kind, KINDS):
        cards += table.held(table.asked, higher)
    return cards >= table.left


def discard(table: Table, seat: i64, kind: i64) -> None:
    """The lost card is laid face-up in the marketplace, which may hold any number (§5.3, §6.5)."""
    table.lose(seat, kind, 1)
    table.market[kind] += 1
    note_left(table, seat, kind, 1)
