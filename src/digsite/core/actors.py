"""Whoever is not one of the seats 0, 1, 2 and so on: four names, four values."""

from typing import Final

from mypy_extensions import i64

CHANCE: Final[i64] = -1
"""Acts where cards are drawn and dice are rolled."""

OVER: Final[i64] = -2
"""Acts when the game is over."""

SPECTATOR: Final[i64] = -3
"""The seat number of somebody who only watches."""

NOBODY: Final[i64] = -4
"""No seat at all: an empty box has no owner, and an event may concern the whole table."""


def is_seat(number: i64, seats: i64) -> bool:
    """Whether one of the players sits there."""
    return 0 <= number < seats


def whose_turn(actor: i64) -> str:
    """Who is to act, in words."""
    if actor == OVER:
        return "the game is over"
    return "chance is to act" if actor == CHANCE else f"seat {actor} is to act"
