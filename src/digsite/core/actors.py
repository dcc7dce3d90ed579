"""Actors and viewers that are not seats (0, 1, 2 and so on)."""

from typing import Final

from mypy_extensions import i64

CHANCE: Final[i64] = -1
"""The actor when cards are drawn or dice are rolled."""

OVER: Final[i64] = -2
"""The actor when the game is over."""

SPECTATOR: Final[i64] = -3
"""The seat number of a spectator."""

NOBODY: Final[i64] = -4
"""No seat at all: the owner of an empty box, or the seat of an event that concerns everybody."""


def is_seat(number: i64, seats: i64) -> bool:
    """Whether one of the players sits there."""
    return 0 <= number < seats


def whose_turn(actor: i64) -> str:
    """Who is to act, in words."""
    if actor == OVER:
        return "the game is over"
    return "chance is to act" if actor == CHANCE else f"seat {actor} is to act"
