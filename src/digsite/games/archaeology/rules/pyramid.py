"""Exploring the pyramid (chapter 7)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.archaeology import steps
from digsite.games.archaeology.components import KINDS, MAP
from digsite.games.archaeology.memory import note_drawn, note_left
from digsite.games.archaeology.rules.trading import forget_trades
from digsite.games.archaeology.table import Table


def can_explore(table: Table, chamber: i64) -> bool:
    """You need the chamber's number of maps (§7.1), and nobody may have been there (§7.4).

    Several chambers in one turn are allowed, in any order (R15).
    """
    maps = table.hands[table.turn * KINDS + MAP]
    return maps >= table.edition.chamber_maps[chamber] and table.explorers[chamber] == NOBODY


def explore(table: Table, chamber: i64) -> None:
    """The maps leave the game (§7.3), and all cards of the chamber are taken (§7.1)."""
    maps = table.edition.chamber_maps[chamber]
    table.hands[table.turn * KINDS + MAP] -= maps
    table.spent_maps += maps
    note_left(table, table.turn, MAP, maps)
    table.explorers[chamber] = table.turn
    forget_trades(table)
    table.left = table.edition.chamber_cards[chamber]
    table.step = steps.FINDING


def can_find(table: Table, kind: i64) -> bool:
    """A chamber holds any treasure but maps (§2.4, R28)."""
    return kind != MAP and table.unseen[kind] > 0


def find(table: Table, kind: i64) -> None:
    """The card goes to your hand, unseen by the others (§7.2)."""
    table.unseen[kind] -= 1
    table.hands[table.turn * KINDS + kind] += 1
    note_drawn(table, table.turn)
    table.left -= 1
    if table.left == 0:
        table.step = steps.ACTING
