"""What several questions lead to: the next dig, the next action, the next turn, the end."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules import ending, sandstorm
from digsite.games.archaeology.table import Table


def dig(table: Table) -> None:
    """The current player digs (§4.2)."""
    table.step = steps.DIGGING


def act(table: Table) -> None:
    """The current player may act, or act again (§6.1)."""
    table.step = steps.ACTING


def strike(table: Table, seat: i64) -> None:
    """The sandstorm strikes this seat, or the next one clockwise that has a card to lose; when it
    has passed over all of them, it is over (§5.1, R7)."""
    table.step = steps.DISCARDING
    while True:
        table.asked = seat
        table.left = sandstorm.cards_lost(table.hand_size(seat))
        table.floor = 0
        seat = table.after(seat)
        if table.left > 0:
            return
        if seat == table.turn:
            dig_again(table)
            return


def strike_after(table: Table, seat: i64) -> None:
    """This seat has lost its cards: the next one is struck, unless it was the last (§5.1)."""
    following = table.after(seat)
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
    if table.buried > 0:
        dig(table)
    else:
        act(table)


def next_turn(table: Table) -> None:
    """The next player clockwise takes a turn (§9.1).

    Without a dig site nobody digs; the first turn after the last dig begins the end phase (§9.2,
    R23).
    """
    ending.end_turn(table)
    if table.buried > 0:
        table.turn = table.after(table.turn)
        dig(table)
    else:
        table.ending = True
        table.turn = ending.next_with_cards(table)
        act(table)


def end_game_if_over(table: Table) -> None:
    """The last card may have been sold, or there was none when the dig site ran out (§9.5)."""
    if ending.is_over(table):
        table.step = steps.ENDED
