"""Who acts, besides the seats 0, 1, 2 and so on."""

from typing import Final

from mypy_extensions import i64

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

SPECTATOR: Final[i64] = -1
"""The seat number of somebody who only watches."""


def whose_turn(actor: i64) -> str:
    """Who is to act, in words."""
    if actor == OVER:
        return "the game is over"
    return "chance is to act" if actor == CHANCE else f"seat {actor} is to act"
