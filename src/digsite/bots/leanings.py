"""Leanings: how readily each move is played, learned from what players chose and passed over.

Each legal move is chosen in proportion to its leaning. A search first tries what is played readily,
and continues in the same way where its tree ends.
"""

import math
from collections.abc import Sequence

ROUNDS = 10
STRIDE = 0.3  # of the first round; later ones go ahead more carefully
PULL = 0.0005  # back to no leaning
DIGITS = 4

Choice = tuple[int, list[int]]
"""The key that was chosen, and all that could have been."""


def leanings_from(choices: Sequence[Choice], moves: int) -> list[float]:
    """By key; a move that was never seen has leaning 1, and the row ends after the last one that
    was seen."""
    wishes = [0.0] * moves
    for number in range(ROUNDS):
        for chosen, keys in choices:
            learn(wishes, chosen, keys, STRIDE / (1 + number))
    seen = max((max(keys) for _, keys in choices), default=-1)
    return [max(round(math.exp(wish), DIGITS), 10.0**-DIGITS) for wish in wishes[: seen + 1]]


def learn(wishes: list[float], chosen: int, keys: list[int], stride: float) -> None:
    """One choice: the logarithms of the leanings make it a little more likely."""
    odds = [math.exp(wishes[key]) for key in keys]
    total = sum(odds)
    for key, odd in zip(keys, odds, strict=True):
        wishes[key] -= stride * (odd / total + PULL * wishes[key])
    wishes[chosen] += stride


def filled_up(leanings: list[float], moves: int) -> list[float]:
    """A leaning for every move."""
    return [*leanings, *[1.0] * (moves - len(leanings))]
