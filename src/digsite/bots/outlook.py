"""The outlook: where each way leads by the end of the turn.

All ways are tried in the same imagined worlds and with the same luck, so differences are due to
the ways alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles

from digsite.bots.goods import Goods, goods_of
from digsite.bots.tree import NONE
from digsite.bots.treesearch import TreeSearch
from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View

WORLDS = 48


@dataclass
class Aftermath:
    """Where a way leads, averaged over many worlds; lists are by seat, in points."""

    points: list[float]  # already scored
    worth: list[float]  # expected at the end of the game
    shares: list[float] = field(default_factory=list)  # of winning, in each world
    share: float = 0.0  # of winning, as found by a search
    goods: Goods = field(default_factory=dict)  # of the deciding seat, right after the way
    time: float = 1.0  # left for that seat, as a share of the game
    stops: bool = False  # whether the way ends the turn at once

    def later(self, seat: int) -> float:
        return self.worth[seat] - self.points[seat]

    def risk(self) -> float:
        """How far a poor outcome (the lower quartile) lies below the average."""
        return mean(self.shares) - quantiles(self.shares, n=4)[0] if len(self.shares) > 1 else 0.0


class Outlook:
    """Imagined worlds of one view, in which ways are tried."""

    def __init__(self, title: Title, view: View, search: TreeSearch) -> None:
        self.seat, self.seats = int(view.seat), int(view.seats)
        self.search = search
        self.worlds = [title.imagine(view, search.rng) for _ in range(WORLDS)]
        self.luck = [search.rng.fork() for _ in range(WORLDS)]

    def now(self) -> Goods:
        """What the seat has before it decides."""
        found: Goods = {}
        for world in self.worlds:
            self.count_goods(found, world)
        return found

    def after(self, moves: Sequence[Move], share: float = 0.0) -> Aftermath:
        """After these moves and the rest of the turn."""
        found = self.after_each([moves] * WORLDS, share)
        found.stops = self.stops(moves[0])
        return found

    def stops(self, move: Move) -> bool:
        """Whether the move ends the turn."""
        return bool(self.search.judge.features.ends_turn(self.worlds[0], move.key))

    def after_any(self, options: Sequence[Move]) -> Aftermath:
        """After an average one of these moves."""
        drawn = [options[n % len(options)] for n in range(WORLDS)]
        return self.after_each([[move] for move in drawn])

    def after_each(self, ways: Sequence[Sequence[Move]], share: float = 0.0) -> Aftermath:
        """After a way of its own in each world."""
        found = Aftermath([0.0] * self.seats, [0.0] * self.seats, share=share, time=0.0)
        rng = self.search.rng
        state = rng.state
        for original, luck, moves in zip(self.worlds, self.luck, ways, strict=True):
            world = original.clone()
            for move in moves:
                world.play_key(move.key)
            self.count_goods(found.goods, world)
            rng.state = luck.state
            self.search.finish(world, NONE, self.seats)
            self.count(found, world)
        rng.state = state
        return found

    def count_goods(self, found: Goods, world: State) -> None:
        """Add what the seat has in one world."""
        for name, count in goods_of(world, self.search.judge.features, self.seat).items():
            found[name] = found.get(name, 0.0) + count / WORLDS

    def count(self, found: Aftermath, world: State) -> None:
        """Add one world at the end of the turn, which the search has just judged."""
        judge = self.search.judge
        features, over = judge.features, world.is_over()
        for seat in range(self.seats):
            points, left = features.points(world, seat), features.time_left(world, seat)
            found.points[seat] += points / WORLDS
            found.worth[seat] += (points if over else judge.worth(world, seat, left)) / WORLDS
        found.shares.append(judge.shares[self.seat])
        if not over:
            found.time += max(0.0, features.time_left(world, self.seat)) / WORLDS
