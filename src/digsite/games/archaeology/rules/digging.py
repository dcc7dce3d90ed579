"""Digging, and the thief (chapter 4)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.archaeology import steps
from digsite.games.archaeology.components import CHAMBERS, KINDS, MAP
from digsite.games.archaeology.memory import note_theft
from digsite.games.archaeology.table import Table


def chambered(table: Table) -> i64:
    """The cards that still lie in the chambers of the pyramid (§2.4, R16)."""
    cards: i64 = 0
    for chamber in range(CHAMBERS):
        if table.explorers[chamber] == NOBODY:
            cards += table.edition.chamber_cards[chamber]
    return cards


def buried_treasures(table: Table) -> i64:
    """The treasures in the dig site that are no maps (§2.6)."""
    return table.buried - table.thieves - table.sandstorms - table.unseen[MAP]


def dig_treasure(table: Table, kind: i64) -> None:
    """You must dig first (§4.1, §4.2); a treasure goes to your hand, however large (§4.3, §4.4)."""
    table.unseen[kind] -= 1
    table.buried -= 1
    table.hands[table.turn * KINDS + kind] += 1
    table.step = steps.ACTING


def dig_thief(table: Table) -> None:
    """A thief is laid aside face-up (§4.5); if no opponent has cards nothing is stolen (§4.7)."""
    table.thieves -= 1
    table.buried -= 1
    table.step = steps.ACTING
    for seat in range(table.seats):
        if can_rob(table, seat):
            table.step = steps.ROBBING


def can_rob(table: Table, victim: i64) -> bool:
    """You choose an opponent who has at least one card (§4.5, R4)."""
    return victim != table.turn and table.hand_size(victim) > 0


def rob(table: Table, victim: i64) -> None:
    """The victim is chosen before anybody knows the card (§4.5)."""
    table.asked = victim
    table.step = steps.STEALING


def steal(table: Table, kind: i64) -> None:
    """A card of the victim's hand, maps included, goes to yours (§4.6, R3); you do not dig again
    (R5)."""
    thief = table.turn
    victim = table.asked
    table.hands[victim * KINDS + kind] -= 1
    table.hands[thief * KINDS + kind] += 1
    note_theft(table, thief, victim, kind)
    table.asked = NOBODY
    table.step = steps.ACTING
