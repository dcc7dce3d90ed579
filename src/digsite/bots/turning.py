"""Turning points: where the chance to win changed most in a finished game.

Seats see different things, so estimates of different seats cannot be compared: a change lies
between two estimates of the same seat. Either the seat's own decision caused it, or what others
did and chance brought before the seat decided again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

LEAST = 15  # percentage points
MOST = 3  # of one game


class Estimate(NamedTuple):
    """A seat's chance to win at one of its decisions."""

    ply: int
    seat: int
    before: float  # with the best move
    after: float  # with the move that it made


@dataclass(frozen=True)
class Turn:
    """A turning point: in the moves from `first` to `last` the seat's chance changed."""

    first: int
    last: int
    seat: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)

    @property
    def points(self) -> int:
        """The change by the percentages that are told."""
        return abs(whole_percent(self.after) - whole_percent(self.before))

    def record(self) -> dict[str, object]:
        """As plain data."""
        return asdict(self)


def whole_percent(share: float) -> int:
    """A share as people are told it."""
    return int(100 * share + 0.5)


def turning_points(estimates: Sequence[Estimate]) -> list[Turn]:
    """The greatest changes of a game in order; of overlapping ones only the greatest."""
    found = [turn for turn in changes(estimates) if turn.points >= LEAST]
    kept: list[Turn] = []
    for turn in sorted(found, key=lambda one: (-one.swing, one.first)):
        if len(kept) < MOST and not any(overlap(turn, other) for other in kept):
            kept.append(turn)
    return sorted(kept, key=lambda one: one.first)


def changes(estimates: Sequence[Estimate]) -> Iterator[Turn]:
    """The change in each decision, and between two decisions of the same seat."""
    latest: dict[int, Estimate] = {}
    for one in estimates:
        last = latest.get(one.seat)
        if last is not None and one.ply > last.ply + 1:
            yield Turn(last.ply + 1, one.ply - 1, one.seat, last.after, one.before)
        yield Turn(one.ply, one.ply, one.seat, one.before, one.after)
        latest[one.seat] = one


def overlap(one: Turn, other: Turn) -> bool:
    return one.first <= other.last and other.first <= one.last
