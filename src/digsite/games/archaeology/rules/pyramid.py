"""Exploring the pyramid (chapter 7)."""

from mypy_extensions import i64

from digsite.games.archaeology.box import CHAMBERS, MAP
from digsite.games.archaeology.memory import note_drawn, note_left
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules.trading import forget_trades
from digsite.games.archaeology.table import Table


def chambered(table: OpenTable) -> i64:
    """The cards that lie in chambers which nobody has explored (§2.4, R16)."""
    cards: i64 = 0
    for chamber in range(CHAMBERS):
        if not table.is_explored(chamber):
            cards += table.edition.chamber_cards[chamber]
    return cards


def closed_cards(table: OpenTable) -> i64:
    """All cards in the pyramid, those of a chamber that is being emptied included (§2.4, §7.1)."""
    return chambered(table) + (table.left if table.step == steps.FINDING else 0)


def can_explore(table: Table, chamber: i64) -> bool:
    """You need the chamber's number of maps (§7.1), and nobody may have been there (§7.4).

    Several chambers in one turn are allowed, in any order (R15).
    """
    if table.is_explored(chamber):
        return False
    return table.held(table.turn, MAP) >= table.edition.chamber_maps[chamber]


def explore(table: Table, chamber: i64) -> None:
    """The maps leave the game (§7.3), and the chamber is yours (§7.1)."""
    maps = table.edition.chamber_maps[chamber]
    table.lose(table.turn, MAP, maps)
    table.spent_maps += maps
    note_left(table, table.turn, MAP, maps)
    table.explorers[chamber] = table.turn
    forget_trades(table)


def can_find(table: Table, kind: i64) -> bool:
    """A chamber holds any treasure but maps (§2.4, R28)."""
    return kind != MAP and table.unseen[kind] > 0


def find(table: Table, kind: i64) -> None:
    """The card goes to your hand, unseen by the others (§7.2)."""
    table.unseen[kind] -= 1
    table.gain(table.turn, kind)
    note_drawn(table, table.turn)
