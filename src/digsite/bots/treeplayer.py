"""The player that searches a tree, plans its turn, and keeps to the plan while it holds."""

from collections.abc import Iterable
from typing import TypeVar

from digsite.bots.habits import RARE, sensible, stops_plan
from digsite.bots.judge import Judge, Weights
from digsite.bots.learned import features_of, way_seen, weights_for
from digsite.bots.treesearch import Effort, TreeSearch
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.core.view import View

ALIKE = 0.005  # shares of winning no further apart than this count as equal ...
TRIED = 4  # ... for moves with at least a quarter of the favourite's visits
OPENING = 0.02  # the same for choices made once or twice a game, such as a first hut: for variety


Choice = TypeVar("Choice", int, str)


def as_good_as_any(tried: list[tuple[Choice, int, float]], alike: float = ALIKE) -> list[Choice]:
    """The favourite and all choices as good as it; given visits and mean share of winning."""
    most, best = max(((visits, mean) for _, visits, mean in tried), default=(0, 0.0))
    return [one for one, visits, mean in tried if visits * TRIED >= most and mean >= best - alike]


def tolerance(asked: Iterable[str]) -> float:
    """How far apart the shares of these moves may be and still count as equal."""
    return OPENING if any(notation.startswith(RARE) for notation in asked) else ALIKE


class TreePlayer:
    """Searches in imagined worlds, and again for whatever it has not planned.

    Unless it is given weights it judges by those that were learned for the game that it sees.
    """

    def __init__(
        self,
        title: Title,
        rng: Rng,
        effort: Effort,
        hoarding: float = 0.0,
        weights: Weights | None = None,
        busy: bool = False,
    ) -> None:
        self.title = title
        self.rng = rng
        self.effort = effort
        self.hoarding = hoarding
        self.weights = weights
        self.busy = busy  # it never ends a turn while something is left to do
        self.way = ""  # to play that it is prepared for
        self.tried: list[tuple[int, int, float]] = []  # in the last search: key, visits, mean
        self.plan: list[int] = []  # keys still to play ...
        self.expected: View | None = None  # ... when this is what is seen

    def decide(self, view: View, legal: list[Move]) -> Move:
        self.prepare(view)
        if self.expected is None or view != self.expected:
            self.plan = []
            self.search.forget(view.seats)
        self.tried = []
        options = sensible(view, legal, self.busy)
        if not self.plan and len(options) > 1:
            self.search.think(view)
            self.plan = self.thought_of(view, options)
        key = self.plan[0] if self.plan else options[0].key
        self.plan = self.plan[1:]
        if len(legal) > 1:
            self.search.go_down(key, view.seat)
        self.expect(view, key)
        for move in legal:
            if move.key == key:
                return move
        raise AssertionError("what was planned is not legal")

    def thought_of(self, view: View, options: list[Move]) -> list[int]:
        """The plan. Its first move is any that is as good as the favourite, for variety; any option
        at all if none was seen or there was no time to try one."""
        keys = Keys()
        for move in options:
            keys.add(move.key)
        self.tried = self.search.found(view.seat, keys)
        equals = as_good_as_any(self.tried, tolerance(move.notation() for move in options))
        equals = equals or [move.key for move in options]
        chosen = equals[self.rng.below(len(equals))]
        plan = self.search.planned(view)
        if chosen != plan[0]:
            return [chosen]
        rest = [stops_plan(self.title.moves[key]) for key in plan[1:]]
        return plan[: 1 + rest.index(True)] if True in rest else plan

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
