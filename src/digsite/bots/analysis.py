"""The analysis of a finished game: what each decision was worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from digsite.bots.advice import Adviser, Suggestion
from digsite.bots.habits import sensible
from digsite.bots.turning import Estimate, whole_percent
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.view import View
from digsite.play.match import Match

SIMULATIONS = 600  # for a decision
MARKS = ((15, "blunder"), (8, "mistake"), (4, "inaccuracy"))  # percentage points


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
        """How bad the decision was, by the percentages that are told; empty if good enough."""
        points = whole_percent(self.best.share) - whole_percent(self.played.share)
        return next((name for least, name in MARKS if points >= least), "")

    @property
    def estimate(self) -> Estimate:
        """The seat's chance to win before its decision and after it."""
        return Estimate(self.ply, self.seat, round(self.best.share, 4), round(self.played.share, 4))

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
            if sensible(view, legal, busy=False) != [move]:  # else there was no real choice
                adviser = Adviser(title, Rng(seed * 1_000_003 + ply), simulations, in_time)
                found = judged(adviser, view, legal, ply, move)
                yield replace(found, played=as_played(found.played, match[ply:]))
        state.play_key(move.key)


def as_played(way: Suggestion, moves: Sequence[Move]) -> Suggestion:
    """The way only as far as the game followed it; the search may have planned other moves."""
    pairs = zip(way.moves, moves, strict=False)
    same = takewhile(lambda pair: pair[0] == pair[1], pairs)
    return replace(way, moves=tuple(move for move, _ in same))


def judged(adviser: Adviser, view: View, legal: list[Move], ply: int, move: Move) -> Judgement:
    """Compare the decision with the two that a search prefers. An apparent mistake is examined much
    longer, so that it is not marked by chance."""
    keys = adviser.favourites(view, legal, 2)
    ways = {key: adviser.tried(view, key) for key in dict.fromkeys([*keys, move.key])}
    played = ways[move.key]
    best = max(ways.values(), key=lambda way: way.share)
    found = Judgement(ply, int(view.seat), played, best)
    if found.mark:
        played, best = (adviser.tried_again(view, way) for way in (played, best))
        best = max(best, played, key=lambda way: way.share)
        found = Judgement(ply, int(view.seat), played, best)
    return found
