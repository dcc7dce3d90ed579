"""Players whose thinking time is measured."""

import time

import digsite
from digsite import Move, View


class Timed:
    """A player whose CPU time is counted."""

    def __init__(self, player: digsite.Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: View, legal: list[Move]) -> Move:
        began = time.process_time()
        move = self.player.decide(view, legal)
        if len(legal) > 1:
            self.seconds += time.process_time() - began
            self.decisions += 1
        return move

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0
