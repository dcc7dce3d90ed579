"""What a place in a game is worth to a program that learns."""

from collections.abc import Sequence


def pay(ranking: Sequence[int]) -> list[float]:
    """1 for whoever is ahead of all others, −1 for whoever is behind them; the sum is 0."""
    others = len(ranking) - 1
    return [
        sum((place < other) - (place > other) for other in ranking) / others for place in ranking
    ]
