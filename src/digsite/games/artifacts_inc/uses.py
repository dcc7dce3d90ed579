"""What a die is placed for: it tells what the player needs before he may place it (§2.6)."""

from typing import Final

from mypy_extensions import i64

from digsite.games.artifacts_inc.components import (
    BUY,
    COLLECTORS,
    GUIDE,
    SELL_ANY,
    SELL_MUSEUM,
    TRADE,
    Action,
)

ALWAYS: Final[i64] = 0  # finding, gaining, Guide Work
TO_BUY: Final[i64] = 1  # with a discount as its term
TO_SELL: Final[i64] = 2
TO_TRADE: Final[i64] = 3  # with a number of artifacts as its term
TO_FILL_ANY: Final[i64] = 4
TO_FILL: Final[i64] = 5  # with a museum as its term


def use_of(action: Action) -> i64:
    """Finding and gaining are always of use, the others need something to buy or give (§2.6)."""
    if action.do == BUY:
        return TO_BUY
    if action.do == SELL_ANY:
        return TO_SELL
    if action.do == SELL_MUSEUM:
        return TO_FILL_ANY
    return TO_TRADE if action.do == TRADE else ALWAYS


def term_of(action: Action) -> i64:
    """The discount, or the number of artifacts to give."""
    return action.discount if action.do == BUY else action.give


def use_of_public(public: i64) -> i64:
    """A guide is always welcome; collectors and Museums need artifacts (§2.6)."""
    if public == GUIDE:
        return ALWAYS
    return TO_SELL if public == COLLECTORS else TO_FILL
