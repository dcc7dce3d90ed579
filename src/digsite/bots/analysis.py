"""The analysis of a game that is over: what each decision was worth, and where the game turned."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from digsite.bots.advice import Adviser, Suggestion
from digsite.bots.habits import sensible
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.view import View
from digsite.play.match import Match

SIMULATIONS = 600  # for a decision
MARKS = ((0.15, "blunder"), (0.08, "mistake"), (0.04, "inaccuracy"))
TURN = 0.15  # of a share of winning, that changed between two decisions
TURNS = 3  # of one game, at most


@dataclass(frozen=True)
class Judgement:
    """One decision: what was played, and what would have been best."""

    ply: int
    seat: int
    played: Suggestion
    best: Suggestion

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best.share - self.played.share)

    @property
    def mark(self) -> str:
        """How bad the decision was; empty if it was good enough."""
        return next((name for least, name in MARKS if self.loss >= least), "")

    def record(self) -> dict[str, object]:
        """As plain data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": self.played.record(),
            "best": self.best.record(),
            "shares": [round(share, 4) for share in self.played.shares],
            "loss": round(self.loss, 4),
            "mark": self.mark,
        }


def analysed(
    match: Match,
    start: int = 0,
    count: int | None = None,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    in_time: bool = False,
) -> Iterator[Judgement]:
    """Judge every decision in which a seat had a choice, among `count` moves from a ply on.

    Each decision is judged by what the seat saw at the time, never by what it could not know.
    """
    title = match.title
    end = match.ply if count is None else min(match.ply, start + count)
    state = match.at(min(start, match.ply))
    for ply in range(start, end):
        move, seat = match[ply], state.actor()
        legal = state.legal() if seat >= 0 else []
        if len(legal) > 1:
            view = title.view(state, seat)
            if len(sensible(view, legal, busy=False)) > 1:
                adviser = Adviser(title, Rng(seed * 1_000_003 + ply), simulations, in_time)
                yield judged(adviser, view, legal, ply, move)
        state.play_key(move.key)


def judged(adviser: Adviser, view: View, legal: list[Move], ply: int, move: Move) -> Judgement:
    """The decision beside the two that a search prefers."""
    keys = adviser.favourites(view, legal, 2)
    ways = {key: adviser.tried(view, key) for key in dict.fromkeys([*keys, move.key])}
    best = max(ways.values(), key=lambda way: way.share)
    return Judgement(ply, int(view.seat), ways[move.key], best)


def turning_points(shares: Sequence[tuple[int, Sequence[float]]]) -> list[int]:
    """The plies of the few decisions at which most had changed since the one before, in order.

    For each decision its ply, and everybody's share of winning after it."""
    swings = [
        (swing(before, after), ply)
        for (_, before), (ply, after) in pairwise(shares)
        if swing(before, after) >= TURN
    ]
    largest = sorted(swings, reverse=True)[:TURNS]
    return sorted(ply for _, ply in largest)


def swing(before: Sequence[float], after: Sequence[float]) -> float:
    """How far anybody's share of winning has moved from one decision to the next."""
    return max(abs(now - then) for then, now in zip(before, after, strict=True))
