"""The player that searches a tree, plans its turn, and keeps to the plan while it holds."""

from digsite.bots.judge import Judge, Weights
from digsite.bots.learned import features_of, way_seen, weights_for
from digsite.bots.treesearch import Effort, TreeSearch
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.core.view import View


class TreePlayer:
    """Thinks in imagined worlds; what it has not planned it thinks about again.

    Unless it is given weights it judges by those that were learned for the game that it sees.
    """

    def __init__(
        self,
        title: Title,
        rng: Rng,
        effort: Effort,
        hoarding: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        self.title = title
        self.rng = rng
        self.effort = effort
        self.hoarding = hoarding
        self.weights = weights
        self.way = ""  # to play, for which it has prepared itself
        self.plan: list[int] = []  # keys still to play ...
        self.expected: View | None = None  # ... when this is what is seen

    def decide(self, view: View, legal: list[Move]) -> Move:
        self.prepare(view)
        if self.expected is None or view != self.expected:
            self.plan = []
            self.search.forget()
        if not self.plan and len(legal) > 1:
            self.search.think(view)
            self.plan = self.search.planned(view)
        key = self.plan[0] if self.plan else legal[0].key
        self.plan = self.plan[1:]
        self.search.go_down(key, view.seat)
        self.expect(view, key)
        for move in legal:
            if move.key == key:
                return move
        raise AssertionError("what was planned is not legal")

    def prepare(self, view: View) -> None:
        """Recall what was learned about this way to play."""
        way = way_seen(view)
        if way == self.way:
            return
        self.way = way
        weights = self.weights or weights_for(self.title, way)
        judge = Judge(features_of(self.title), weights, self.hoarding)
        self.search = TreeSearch(self.title, judge, self.effort, self.rng)

    def expect(self, view: View, key: int) -> None:
        """What will be seen after the key, if neither chance nor another seat comes between."""
        self.expected = None
        after = self.title.imagine(view, self.rng)
        after.play_key(key)
        if after.actor() == view.seat:
            self.expected = self.title.view(after, view.seat)
