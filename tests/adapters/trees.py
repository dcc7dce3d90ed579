"""The whole tree of a small game: its nodes, its values, and what a way to play can lose."""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec

import digsite
from digsite.core.ranking import pay

Known = tuple[int, str]  # a seat, and the number of what it has seen
Choice = Callable[[Known, digsite.View, list[digsite.Move]], dict[int, float]]
"""The chance of each move that is played at all, by key."""

sys.setrecursionlimit(10_000)


class Node:
    """A position with those that may follow, how likely they are where chance acts, and what the
    seat to act knows."""

    __slots__ = ("actor", "after", "keys", "known", "odds", "pays", "seen")

    def __init__(self, state: digsite.State, seen: tuple[str, ...], views: "Views") -> None:
        self.actor = int(state.actor())
        self.keys = state.keys()
        self.pays = pay(state.ranking()) if state.is_over() else []
        self.odds: list[Fraction] = []
        self.known: Known | None = None
        if self.actor == digsite.CHANCE:
            weights = state.weights()
            self.odds = [Fraction(weight, sum(weights)) for weight in weights]
        elif self.actor >= 0:
            self.known = (self.actor, seen[self.actor])
            views.setdefault(self.known, (state.title.view(state, self.actor), state.legal()))
        self.after = [self.follow(state, move, seen, views) for move in state.legal()]

    @staticmethod
    def follow(
        state: digsite.State, move: digsite.Move, seen: tuple[str, ...], views: "Views"
    ) -> "Node":
        events = [state.title.event(state, move, seat) for seat in range(len(seen))]
        told = tuple(
            f"{before}\n{event.actor} {event.seat} {event.notation}"
            for before, event in zip(seen, events, strict=True)
        )
        after = state.clone()
        after.play_key(move.key)
        return Node(after, told, views)

    def __iter__(self) -> Iterator["Node"]:
        """This node and all below it."""
        yield self
        for child in self.after:
            yield from child


Views = dict[Known, tuple[digsite.View, list[digsite.Move]]]
Policy = dict[Known, dict[int, float]]


class Tree:
    """All of a game, from a position of which everybody knows everything."""

    def __init__(self, state: digsite.State) -> None:
        self.views: Views = {}
        self.seats = len(state.scores())
        self.root = Node(state, ("",) * self.seats, self.views)

    def counts(self) -> tuple[int, int, int]:
        """Nodes of chance, decisions, ends."""
        actors = [node.actor for node in self.root]
        chance = actors.count(int(digsite.CHANCE))
        ends = actors.count(int(digsite.OVER))
        return chance, len(actors) - chance - ends, ends

    def policy(self, choice: Choice) -> Policy:
        return {known: choice(known, view, legal) for known, (view, legal) in self.views.items()}

    def value(self, policy: Policy) -> list[float]:
        """What each seat may expect if all play like this."""
        return _value(self.root, policy, self.seats)

    def loss(self, policy: Policy) -> float:
        """How much the seats together could gain by answering best: 0 for perfect play."""
        here = self.value(policy)
        best = [best_answer(self.root, policy, seat) for seat in range(self.seats)]
        return sum(best) - sum(here)


def uniform(known: Known, view: digsite.View, legal: list[digsite.Move]) -> dict[int, float]:
    return {move.key: 1 / len(legal) for move in legal}


def _value(node: Node, policy: Policy, seats: int) -> list[float]:
    if node.pays:
        return node.pays
    totals = [0.0] * seats
    for share, child in _ways(node, policy):
        if share:
            values = _value(child, policy, seats)
            totals = [total + share * one for total, one in zip(totals, values, strict=True)]
    return totals


def _ways(node: Node, policy: Policy) -> list[tuple[float, Node]]:
    if node.known is None:
        return [(float(odd), child) for odd, child in zip(node.odds, node.after, strict=True)]
    chosen = policy[node.known]
    return [(chosen.get(key, 0.0), child) for key, child in zip(node.keys, node.after, strict=True)]


def best_answer(root: Node, policy: Policy, seat: int) -> float:
    """What a seat gets that knows how the others play, and sees only what it sees."""
    members: dict[Known, list[tuple[Node, float]]] = defaultdict(list)
    _reach(root, 1.0, policy, seat, members)
    found: dict[Known, int] = {}

    def worth(node: Node) -> float:
        if node.pays:
            return node.pays[seat]
        if node.known is not None and node.actor == seat:
            return worth(node.after[best(node.known)])
        return sum(share * worth(child) for share, child in _ways(node, policy) if share)

    def best(known: Known) -> int:
        if known not in found:
            alike = members[known]
            values = [
                sum(reach * worth(node.after[i]) for node, reach in alike)
                for i in range(len(alike[0][0].keys))
            ]
            found[known] = values.index(max(values))
        return found[known]

    return worth(root)


def _reach(
    node: Node,
    reach: float,
    policy: Policy,
    seat: int,
    members: dict[Known, list[tuple[Node, float]]],
) -> None:
    """How likely chance and the others make each node in which the seat decides."""
    if node.known is not None and node.actor == seat:
        members[node.known].append((node, reach))
        for child in node.after:
            _reach(child, reach, policy, seat, members)
    elif not node.pays:
        for share, child in _ways(node, policy):
            _reach(child, reach * share, policy, seat, members)


class Graph:
    """All positions that can follow one, each looked at once, and what they are worth if all see
    everything and each plays best for itself.

    Many lines lead to the same position, so this reaches further than a tree.
    """

    def __init__(self, root: digsite.State) -> None:
        self.values: dict[bytes, list[Fraction]] = {}
        self.chance = self.decisions = self.ends = 0
        self.value = self.worth(root)

    def counts(self) -> tuple[int, int, int]:
        """Positions of chance, decisions, ends."""
        return self.chance, self.decisions, self.ends

    def worth(self, state: digsite.State) -> list[Fraction]:
        position = msgspec.json.encode(state.record())
        if position not in self.values:
            self.values[position] = self.looked_at(state)
        return self.values[position]

    def looked_at(self, state: digsite.State) -> list[Fraction]:
        actor = int(state.actor())
        if actor == digsite.OVER:
            self.ends += 1
            return [Fraction(one).limit_denominator(1000) for one in pay(state.ranking())]
        followed = []
        for move in state.legal():
            after = state.clone()
            after.play_key(move.key)
            followed.append(self.worth(after))
        if actor >= 0:
            self.decisions += 1
            return max(followed, key=lambda values: values[actor])
        self.chance += 1
        weights = state.weights()
        return [
            sum((weight * one for weight, one in zip(weights, column, strict=True)), Fraction(0))
            / sum(weights)
            for column in zip(*followed, strict=True)
        ]
