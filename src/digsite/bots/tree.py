"""A tree of decisions: what was tried from a position, how often, and what came of it.

It belongs to one observer's information: a node is what was decided on the way, whatever chance
brought, so in each world some of its children are possible and others are not. Numbers lie in long
rows instead of an object for each node.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from digsite.bots.judge import SEATS
from digsite.core.keys import Keys
from digsite.core.rng import Rng

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
UNVISITED: Final[i64] = 0  # next to a native number a plain 0 would turn both into objects
LONGEST: Final[i64] = 512  # nodes on a path
MOST_BITS: Final = 2147483648.0


class Tree:
    """Nodes by number; the children of a node are a chain, newest first."""

    def __init__(self, moves: i64, leanings: vec[float]) -> None:
        self.leanings: Final = leanings  # how readily each move is played, by key; none: unknown
        self.edge: vec[i64] = vec[i64]()  # key and seat of the decision that leads here
        self.child: vec[i64] = vec[i64]()  # the first one
        self.sibling: vec[i64] = vec[i64]()  # the next one
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # how often it could have been visited
        self.total: vec[float] = vec[float]()  # shares of winning of the seat that decided
        self.count: i64 = 0
        self.marks: Final = vec[i64]([-1] * int(moves * SEATS))  # by edge: a child of the node
        self.low: Final = vec[float](
            [0.0] * int(SEATS)
        )  # the least share that a seat was given ...
        self.high: Final = vec[float]([0.0] * int(SEATS))  # ... and the greatest
        self.path: Final = vec[i64]([0] * int(LONGEST))
        self.length: i64 = 0

    def clear(self) -> None:
        """Nothing but a root."""
        self.count = 0
        for seat in range(SEATS):
            self.low[seat] = 1.0
            self.high[seat] = 0.0
        self.grow(NONE, NONE)

    def grow(self, parent: i64, edge: i64) -> i64:
        """A new node."""
        node = self.count
        self.count += 1
        if node == len(self.edge):
            self._make_room()
        self.edge[node] = edge
        self.child[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0
        self.chances[node] = 0
        self.total[node] = 0.0
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def _make_room(self) -> None:
        self.edge = append(self.edge, NONE)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.total = append(self.total, 0.0)

    def mark(self, node: i64, cleared: bool) -> None:
        """Write the children of the node where their edges find them, or wipe them out."""
        marks, edge, sibling = self.marks, self.edge, self.sibling
        child = self.child[node]
        while child != NONE:
            marks[edge[child]] = NONE if cleared else child
            child = sibling[child]

    def choose(self, node: i64, seat: i64, keys: Keys, curiosity: float, rng: Rng) -> i64:
        """The child to go to: one that is new, else the one that may turn out best."""
        self.mark(node, False)
        if len(self.leanings) > 0:
            chosen = self._most_inviting(node, seat, keys, curiosity)
        else:
            chosen = self._new_or_promising(node, seat, keys, curiosity, rng)
        self.mark(node, True)
        if self.length < LONGEST:
            self.path[self.length] = chosen
            self.length += 1
        return chosen

    def _new_or_promising(
        self, node: i64, seat: i64, keys: Keys, curiosity: float, rng: Rng
    ) -> i64:
        untried = self._untried(seat, keys, rng)
        if untried == NONE:
            return self._most_promising(seat, keys, curiosity)
        chosen = self.grow(node, untried * SEATS + seat)
        self.chances[chosen] = 1
        return chosen

    def _most_inviting(self, node: i64, seat: i64, keys: Keys, curiosity: float) -> i64:
        """The best mean, with a bonus for moves that are played readily and were visited little; a
        new one is thought to be as good as those that were tried."""
        marks, leanings, items = self.marks, self.leanings, keys.items
        visits: i64 = 0
        shares = 0.0
        leaning = 0.0
        for i in range(keys.count):
            child = marks[items[i] * SEATS + seat]
            leaning += leanings[items[i]]
            if child != NONE:
                visits += self.visits[child]
                shares += self.total[child]
        usual = shares / float(visits) if visits > 0 else 0.0
        span = self.high[seat] - self.low[seat]
        bonus = curiosity * (span if span > 0.0 else 1.0) * math.sqrt(float(visits + 1)) / leaning
        best = -1.0e9
        found: i64 = NONE
        for i in range(keys.count):
            key = items[i]
            child = marks[key * SEATS + seat]
            times = self.visits[child] if child != NONE else UNVISITED
            mean = self.total[child] / float(times) if times > 0 else usual
            hope = mean + bonus * leanings[key] / float(times + 1)
            if hope > best:
                best = hope
                found = key
        child = self.marks[found * SEATS + seat]
        return child if child != NONE else self.grow(node, found * SEATS + seat)

    def _untried(self, seat: i64, keys: Keys, rng: Rng) -> i64:
        """Any of the keys that have no child yet; the others could have been chosen."""
        marks, chances, items = self.marks, self.chances, keys.items
        untried: i64 = 0
        found: i64 = NONE
        for i in range(keys.count):
            child = marks[items[i] * SEATS + seat]
            if child != NONE:
                chances[child] += 1
                continue
            untried += 1
            if untried == 1 or rng.below(untried) == 0:
                found = items[i]
        return found

    def _most_promising(self, seat: i64, keys: Keys, curiosity: float) -> i64:
        """The best mean, with a bonus for few visits that fits the extremes the seat has seen."""
        span = self.high[seat] - self.low[seat]
        bonus = curiosity * (span if span > 0.0 else 1.0)
        best = -1.0e9
        found: i64 = NONE
        for i in range(keys.count):
            child = self.marks[keys.items[i] * SEATS + seat]
            visits = float(self.visits[child])
            doubt = math.sqrt(math.log(float(self.chances[child])) / visits)
            hope = self.total[child] / visits + bonus * doubt
            if hope > best:
                best = hope
                found = child
        return found

    def learn(self, shares: vec[float], seats: i64) -> None:
        """Add the outcome to every node of the path."""
        for seat in range(seats):
            if shares[seat] < self.low[seat]:
                self.low[seat] = shares[seat]
            if shares[seat] > self.high[seat]:
                self.high[seat] = shares[seat]
        for i in range(self.length):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += shares[self.edge[node] % SEATS]

    def find(self, node: i64, key: i64, seat: i64) -> i64:
        """The child that the key leads to."""
        child = self.child[node]
        while child != NONE and self.edge[child] != key * SEATS + seat:
            child = self.sibling[child]
        return child

    def favourite(self, node: i64, seat: i64, keys: Keys) -> i64:
        """The child among these keys that was visited most; of equals the better one."""
        best: i64 = NONE
        for i in range(keys.count):
            child = self.find(node, keys.items[i], seat)
            if child != NONE and (best == NONE or self._is_before(child, best)):
                best = child
        return best

    def _is_before(self, one: i64, other: i64) -> bool:
        if self.visits[one] != self.visits[other]:
            return self.visits[one] > self.visits[other]
        return self.mean(one) > self.mean(other)

    def mean(self, node: i64) -> float:
        visits = self.visits[node]
        return self.total[node] / float(visits) if visits > 0 else 0.0

    def leaned(self, keys: Keys, rng: Rng) -> i64:
        """One of the keys, drawn by how readily each is played."""
        total = 0.0
        for i in range(keys.count):
            total += self.leanings[keys.items[i]]
        rest = total * float(rng.bits()) / MOST_BITS
        for i in range(keys.count):
            rest -= self.leanings[keys.items[i]]
            if rest < 0.0:
                return keys.items[i]
        return keys.items[keys.count - 1]
