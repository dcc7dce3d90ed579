"""What a die is placed for, and whether anything could come of it (§2.6)."""

from typing import Final

from mypy_extensions import i64

from digsite.games.artifacts_inc.components import (
    BUY,
    COLLECTORS,
    GUIDE,
    NONE,
    SELL_ANY,
    SELL_MUSEUM,
    TRADE,
    Action,
)
from digsite.games.artifacts_inc.table import Table

ALWAYS: Final[i64] = 0  # finding, gaining, Guide Work
TO_BUY: Final[i64] = 1  # with a discount as its term
TO_SELL: Final[i64] = 2
TO_TRADE: Final[i64] = 3  # with a number of artifacts as its term
TO_FILL_ANY: Final[i64] = 4
TO_FILL: Final[i64] = 5  # with a museum as its term


def action_at(table: Table, seat: i64, place: i64) -> Action:
    """The action that the player's card shows there, at its present level (§3.7, R26)."""
    edition = table.edition
    piece = edition.place_piece[place]
    level = table.level(seat, piece)
    return edition.action(edition.piece_design[piece], level, edition.place_action[place])


def use_of(table: Table, seat: i64, place: i64) -> i64:
    """Finding and gaining are always of use, the others need something to buy or to give (§2.6)."""
    public = table.edition.place_public[place]
    if public == GUIDE:
        return ALWAYS
    if public == COLLECTORS:
        return TO_SELL
    if public != NONE:
        return TO_FILL
    return use_of_action(action_at(table, seat, place).do)


def use_of_action(do: i64) -> i64:
    if do == BUY:
        return TO_BUY
    if do == SELL_ANY:
        return TO_SELL
    if do == SELL_MUSEUM:
        return TO_FILL_ANY
    return TO_TRADE if do == TRADE else ALWAYS


def term_of(table: Table, seat: i64, place: i64) -> i64:
    """The discount, the number of artifacts, or the museum."""
    public = table.edition.place_public[place]
    if public != NONE:
        return public
    action = action_at(table, seat, place)
    return action.discount if action.do == BUY else action.give
