"""Several processes think about the same decision, each in worlds of its own, and agree."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from digsite.bots.plans import plan
from digsite.bots.treeplayer import TreePlayer, as_good_as_any, tolerance
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import View
from digsite.play.player import Player


@dataclass(frozen=True)
class Thought:
    """What one process found: the notations of its plan, and for each first move that it tried the
    visits and the mean share of winning."""

    moves: list[str]
    tried: list[tuple[str, int, float]] = field(default_factory=list)


def thought_of(player: Player, title: Title, view: View, legal: list[Move]) -> Thought:
    """What the player plans, and what it has tried."""
    moves = [move.notation() for move in plan(player, title, view, legal)]
    tried = player.tried if isinstance(player, TreePlayer) else []
    return Thought(
        moves, [(title.moves[key].notation(), visits, mean) for key, visits, mean in tried]
    )


def agreed(thoughts: Sequence[Thought]) -> list[str]:
    """The plan of the first process whose move is as good as any by the pooled results."""
    tried = pooled(thoughts)
    best = as_good_as_any(tried, tolerance(move for move, _, _ in tried))
    for thought in thoughts:
        if thought.moves[0] in best:
            return thought.moves
    return best[:1] or thoughts[0].moves


def pooled(thoughts: Sequence[Thought]) -> list[tuple[str, int, float]]:
    """Each first move with the visits of all processes and their mean share."""
    visits: dict[str, int] = {}
    totals: dict[str, float] = {}
    for thought in thoughts:
        for move, count, mean in thought.tried:
            visits[move] = visits.get(move, 0) + count
            totals[move] = totals.get(move, 0.0) + count * mean
    return [(move, count, totals[move] / max(1, count)) for move, count in visits.items()]
