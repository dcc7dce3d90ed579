"""Sandstorms (chapter 5)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.archaeology import steps
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.memory import note_left
from digsite.games.archaeology.table import Table


def dig_sandstorm(table: Table) -> None:
    """A sandstorm is laid aside face-up and strikes whoever drew it first (§5.1)."""
    table.sandstorms -= 1
    table.buried -= 1
    table.step = steps.DISCARDING
    strike(table, table.turn)


def strike(table: Table, seat: i64) -> None:
    """The seat, or the next one clockwise that has a card to lose, must discard; then all is over
    (§5.1, R7)."""
    while table.left == 0:
        table.asked = seat
        table.left = cards_lost(table.hand_size(seat))
        table.floor = 0
        seat = (seat + 1) % table.seats
        if table.left == 0 and seat == table.turn:
            dig_again(table)
            return


def cards_lost(hand_size: i64) -> i64:
    """Half of the hand is lost, rounded down (§5.2, R6)."""
    return hand_size // 2


def can_discard(table: Table, kind: i64) -> bool:
    """Any card of the hand may be chosen, maps included (§5.3, R3).

    Cards are named in ascending order of kind, so one may not be named that leaves too few above
    it.
    """
    first = table.asked * KINDS
    if kind < table.floor or table.hands[first + kind] == 0:
        return False
    cards: i64 = 0
    for higher in range(kind, KINDS):
        cards += table.hands[first + higher]
    return cards >= table.left


def discard(table: Table, kind: i64) -> None:
    """The lost card is laid face-up in the marketplace, which may hold any number (§5.3, §6.5)."""
    seat = table.asked
    table.hands[seat * KINDS + kind] -= 1
    table.market[kind] += 1
    note_left(table, seat, kind, 1)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        following = (seat + 1) % table.seats
        if following == table.turn:
            dig_again(table)
        else:
            strike(table, following)


def dig_again(table: Table) -> None:
    """When all have lost their cards you dig again, and do nothing before (§5.4, R8, R10).

    If the sandstorm was the last card there is nothing to dig: the turn goes on with actions (R9).
    """
    table.asked = NOBODY
    table.floor = 0
    table.step = steps.DIGGING if table.buried > 0 else steps.ACTING
