"""The searching player: plays its own turn in many ways in imagined worlds and takes the best.

It knows no game. A *continuation* is one way to go on until somebody else acts; where chance acts
it ends too, and is worth what it leads to on average. Of all continuations of the same length the
player keeps the most promising. How much it searches is counted in continuations and worlds, never
in seconds, so the same seed decides the same everywhere.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View

Appraisal = Callable[[View], float]

LONGEST: Final = 60
"""No continuation is followed further: a game may let a player go round in circles."""


class Continuation:
    """A way to go on: the keys played, where they lead, and what that is worth."""

    def __init__(self, state: State, keys: list[int], worth: float) -> None:
        self.state = state
        self.keys = keys
        self.worth = worth


class World:
    """A state that looks like what is seen, and the random stream of its future."""

    def __init__(self, state: State, luck: Rng) -> None:
        self.state = state
        self.luck = luck

    def after(self, keys: list[int]) -> State:
        """Where the keys lead to in this world, with what chance brings then."""
        state = self.state.clone()
        for key in keys:
            state.play_key(key)
        luck = self.luck.copy()
        while state.actor() == CHANCE:
            state.play_key(state.draw_key(luck))
        return state


class SearchPlayer:
    """Plans its turn; keeps to the plan until chance or somebody else acts."""

    def __init__(
        self, title: Title, rng: Rng, appraise: Appraisal, width: int, worlds: int
    ) -> None:
        self.title = title
        self.rng = rng
        self.appraise = appraise
        self.width = width  # continuations that are followed at the same time
        self.worlds = worlds
        self.plan: list[int] = []  # keys still to play ...
        self.expected: View | None = None  # ... when this is what is seen

    def decide(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.expected is None or not self.plan or view != self.expected:
            self.plan = self.planned(view).keys
        key = self.plan[0]
        self.expect(view, key)
        for move in legal:
            if move.key == key:
                return move
        raise AssertionError("what was planned is not legal")

    def expect(self, view: View, key: int) -> None:
        """What will be seen after the key, if chance has no part in it."""
        after = self.title.imagine(view, self.rng)
        after.play_key(key)
        self.plan = self.plan[1:]
        self.expected = None
        if after.actor() == view.seat:
            self.expected = self.title.view(after, view.seat)

    def planned(self, view: View) -> Continuation:
        """The best continuation, as far as it was found."""
        worlds = [
            World(self.title.imagine(view, self.rng), self.rng.fork())
            for world in range(self.worlds)
        ]
        found: Continuation | None = None
        continuations = [Continuation(worlds[0].state, [], 0.0)]
        while continuations and len(continuations[0].keys) < LONGEST:
            going_on: list[Continuation] = []
            for continuation in continuations:
                for after in self.continued(continuation, worlds, view.seat):
                    if after.state.actor() == view.seat:
                        going_on.append(after)
                    elif found is None or after.worth > found.worth:
                        found = after
            continuations = most_promising(going_on, self.width)
        return found or continuations[0]

    def continued(
        self, continuation: Continuation, worlds: list[World], seat: i64
    ) -> list[Continuation]:
        """The continuation with each move that is legal after it."""
        keys = Keys()
        continuation.state.fill(keys)
        continuations: list[Continuation] = []
        for i in range(keys.count):
            after = continuation.state.clone()
            after.play_key(keys.items[i])
            played = [*continuation.keys, int(keys.items[i])]
            continuations.append(
                Continuation(after, played, self.worth(after, played, worlds, seat))
            )
        return continuations

    def worth(self, after: State, keys: list[int], worlds: list[World], seat: i64) -> float:
        """What the keys lead to; the same in all worlds, unless chance acts."""
        if after.actor() != CHANCE:
            return self.appraise(self.title.view(after, seat))
        total = 0.0
        for world in worlds:
            total += self.appraise(self.title.view(world.after(keys), seat))
        return total / float(len(worlds))


def most_promising(continuations: list[Continuation], width: int) -> list[Continuation]:
    """The best ones; equal worth is taken to mean different ways to the same position."""
    order = sorted([(-continuation.worth, i) for i, continuation in enumerate(continuations)])
    kept: list[Continuation] = []
    for worth, i in order:
        if kept and kept[-1].worth == -worth:
            continue
        kept.append(continuations[i])
        if len(kept) == width:
            break
    return kept
