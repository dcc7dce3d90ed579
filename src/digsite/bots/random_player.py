"""The player that picks any legal move."""

from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.view import View


class RandomPlayer:
    """Every legal move is equally welcome."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, legal: list[Move]) -> Move:
        return legal[self.rng.below(len(legal))]
