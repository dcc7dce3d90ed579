"""The end of a turn, the end phase, the end of the game (chapter 9)."""

from mypy_extensions import i64

from digsite.games.archaeology.rules.trading import forget_trades
from digsite.games.archaeology.table import Table


def can_end_turn(table: Table) -> bool:
    """You may end your turn when you like, or pass (§9.1, §9.3), unless you must sell (§9.4)."""
    return table.has_sold or not must_sell(table)


def must_sell(table: Table) -> bool:
    """When all who hold cards have passed, the first of them must sell (§9.4, R20, R22).

    Nobody runs out of cards without a sale, so the turn after that many passes is the first one's
    again.
    """
    return table.ending and table.passes >= players_with_cards(table)


def players_with_cards(table: Table) -> i64:
    """Only those who still hold cards take part in the end phase (R21)."""
    players: i64 = 0
    for seat in range(table.seats):
        if table.hand_size(seat) > 0:
            players += 1
    return players


def end_turn(table: Table) -> None:
    """What belonged to the turn is over; in the end phase it may have been a pass (§9.1)."""
    if table.ending:
        count_pass(table)
    forget_trades(table)
    table.has_sold = False


def count_pass(table: Table) -> None:
    """In the end phase a turn without a sale is a pass (§9.3, R19)."""
    if table.has_sold:
        table.passes = 0
    else:
        table.passes += 1


def next_with_cards(table: Table) -> i64:
    """Players without cards are skipped in the end phase (R21).

    There are others, or the game would be over.
    """
    seat = table.after(table.turn)
    while table.hand_size(seat) == 0:
        seat = table.after(seat)
    return seat


def is_over(table: Table) -> bool:
    """The game is over as soon as nobody holds a card and none is left to dig (§9.5, R24)."""
    return table.buried == 0 and players_with_cards(table) == 0
