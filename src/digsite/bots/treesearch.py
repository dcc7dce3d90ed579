"""The search: in each of many imagined worlds, a walk down the tree and one step beyond.

It knows no game. Where the walk leaves the tree, the turn is finished, and the quiet position that
results is judged. All seats decide for themselves; chance is drawn.
"""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.judge import SEATS, Judge
from digsite.bots.tree import NONE, ROOT, Tree
from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View

FARTHEST: Final[i64] = 60  # decisions beyond the tree
CHECKED: Final[i64] = 8  # simulations between two looks at the clock
PERCENT: Final[i64] = 100
LEAST_VISITS: Final[i64] = 40  # needed before a way is planned further ...
SURE: Final[i64] = 4  # ... and one in so many simulations; otherwise it is searched again
LARGEST: Final[i64] = 1_000_000  # nodes; beyond that a new tree is begun


class Effort:
    """How hard a search thinks."""

    def __init__(
        self,
        simulations: int,
        seconds: float = 0.0,
        overlooked: int = 0,
        curiosity: float = 0.5,
        eager: int = 0,
        patient: bool = False,
        distraction: int = 0,
    ) -> None:
        self.simulations: Final[i64] = simulations
        self.seconds: Final = seconds  # no more than that; 0: as long as it takes
        self.overlooked: Final[i64] = overlooked  # percent of its own moves that it does not see
        self.curiosity: Final = curiosity
        self.eager: Final[i64] = eager  # percent of turns that go on beyond the tree
        self.patient: Final = patient  # judges when its own next turn begins, not anybody's
        self.distraction: Final[i64] = distraction  # percent more for each rival beyond one

    def misses(self, seats: i64) -> i64:
        """The percent of its own moves that it does not see at a table of this size."""
        return self.overlooked + self.distraction * (seats - 2)


class TreeSearch:
    """A tree that grows from what one seat sees."""

    def __init__(self, title: Title, judge: Judge, effort: Effort, rng: Rng) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.effort: Final = effort
        self.rng: Final = rng
        self.tree: Final = Tree(title.move_count, judge.weights.leanings)
        self.keys: Final = Keys()
        self.root: i64 = ROOT
        self.simulations: i64 = 0  # since it was made ...
        self.latest: i64 = 0  # ... and in the latest thought
        self.unseen: Final = vec[i64]([0] * int(title.move_count))

    def forget(self, seats: i64) -> None:
        """Begin with a new position, of which nothing is known."""
        self.tree.clear()
        self.root = ROOT
        if self.effort.overlooked > 0:
            misses = self.effort.misses(seats)
            for key in range(len(self.unseen)):
                self.unseen[key] = 1 if self.rng.below(PERCENT) < misses else 0

    def think(self, view: View) -> None:
        """Grow the tree as far as the effort goes; at least one simulation is made."""
        if self.tree.count > LARGEST:
            self.forget(view.seats)
        until = time.perf_counter() + self.effort.seconds
        timed = self.effort.seconds > 0.0
        worlds = self.title.worlds(view)
        done: i64 = 0
        while done < self.effort.simulations:
            self.simulate(worlds.draw(self.rng), view.seat, view.seats)
            done += 1
            if timed and done % CHECKED == 0 and time.perf_counter() > until:
                break
        self.simulations += done
        self.latest = done

    def simulate(self, world: State, seat: i64, seats: i64) -> None:
        """Play a world to a quiet position beyond the tree, and learn from it."""
        tree = self.tree
        tree.length = 0
        node = self.root
        while True:
            actor = world.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                world.play_key(world.draw_key(self.rng))
                continue
            self.keys.clear()
            world.fill(self.keys)
            if self.keys.count == 1:
                world.play_key(self.keys.items[0])
                continue
            if actor == seat and self.effort.overlooked > 0:
                self.overlook(world)
            node = tree.choose(node, actor, self.keys, self.effort.curiosity, self.rng)
            world.play_key(tree.edge[node] // SEATS)
            if tree.visits[node] == 0:
                break
        self.finish(world, seat, seats)
        tree.learn(self.judge.shares, seats)

    def overlook(self, world: State) -> None:
        """Leave out the keys that the seat does not see, unless nothing useful would be left."""
        keys = self.keys
        features = self.judge.features
        useful: i64 = 0
        for i in range(keys.count):
            key = keys.items[i]
            if self.unseen[key] == 0 and not features.ends_turn(world, key):
                useful += 1
        if useful == 0:
            return
        kept: i64 = 0
        for i in range(keys.count):
            key = keys.items[i]
            if self.unseen[key] == 0 or features.ends_turn(world, key):
                keys.items[kept] = key
                kept += 1
        keys.count = kept

    def finish(self, world: State, seat: i64, seats: i64) -> None:
        """Finish the turn and judge the position; with a patient seat, play on until its next turn
        begins and judge then."""
        features = self.judge.features
        keys = self.keys
        eager = self.effort.eager > 0 and self.rng.below(PERCENT) < self.effort.eager
        patient = self.effort.patient and seat != NONE
        steps: i64 = 0
        while steps < FARTHEST:
            actor = world.actor()
            if actor == OVER:
                self.judge.share_win(world, seats)
                return
            if features.is_quiet(world) and (not patient or features.is_due(world, seat)):
                break
            if actor == CHANCE:
                world.play_key(world.draw_key(self.rng))
                continue
            keys.clear()
            world.fill(keys)
            if eager and len(self.tree.leanings) > 0:
                world.play_key(self.tree.leaned(keys, self.rng))
            else:
                world.play_key(features.carry_on(world, keys, eager, self.rng))
            steps += 1
        self.judge.judge(world, seats)

    def planned(self, view: View, first: i64 = NONE) -> list[int]:
        """The best decisions from the root on, up to where chance or another seat acts; if a first
        one is given, those that go best with it."""
        world = self.title.imagine(view, self.rng)
        node = self.root
        plan: list[int] = []
        least = LEAST_VISITS
        if first == NONE:
            least = max(least, self.latest // SURE)
        else:
            node = self.tree.find(node, first, view.seat)
            plan.append(int(first))
            world.play_key(first)
        while node != NONE and world.actor() == view.seat:
            self.keys.clear()
            world.fill(self.keys)
            key: i64 = self.keys.items[0]
            if self.keys.count > 1:
                if self.effort.overlooked > 0:
                    self.overlook(world)
                node = self.tree.favourite(node, view.seat, self.keys)
                if node == NONE or (plan and self.tree.visits[node] < least):
                    break
                key = self.tree.edge[node] // SEATS
            plan.append(int(key))
            world.play_key(key)
        return plan

    def go_down(self, key: i64, seat: i64) -> None:
        """Keep the tree below this decision of the seat, if there is one.

        Forced moves have no nodes and must not be passed here.
        """
        self.root = self.tree.find(self.root, key, seat)
        if self.root == NONE:
            self.tree.clear()
            self.root = ROOT

    def found(self, seat: i64, keys: Keys) -> list[tuple[int, int, float]]:
        """The key, visits and mean share of each of these decisions at the root."""
        out: list[tuple[int, int, float]] = []
        for i in range(keys.count):
            child = self.tree.find(self.root, keys.items[i], seat)
            if child != NONE:
                visits = int(self.tree.visits[child])
                out.append((int(keys.items[i]), visits, self.tree.mean(child)))
        return out
