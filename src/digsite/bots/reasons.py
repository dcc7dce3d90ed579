"""Reasons: what speaks for a way to decide, in terms of the game.

Ways are compared with each other by what they lead to: points as things stand, points later on,
what the others lose by it, and how much depends on luck. Where that tells nothing although a search
found one way clearly better, it is what comes of it in the turns that follow.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles

LEAST = 0.5  # points that are worth a word
RISK = 0.06  # of the share of winning, between an average and a poor outcome
CLEAR = 0.05  # of the share of winning: ways so far apart are not about as good


@dataclass(frozen=True)
class Reason:
    """A sentence to come: its name, and what fills its gaps."""

    name: str
    values: dict[str, int]

    def record(self) -> dict[str, object]:
        return {"name": self.name, "values": self.values}


@dataclass
class Aftermath:
    """How things stand after a way, on average over many worlds: by seat, in points."""

    points: list[float]  # for certain
    worth: list[float]  # with what is still to come
    shares: list[float] = field(default_factory=list)  # of winning, in each world
    share: float = 0.0  # of winning, as a search found it

    def later(self, seat: int) -> float:
        return self.worth[seat] - self.points[seat]

    def risk(self) -> float:
        """How far a poor outcome, the worst in four, lies below the average."""
        return mean(self.shares) - quantiles(self.shares, n=4)[0] if len(self.shares) > 1 else 0.0


def reasons_for(seat: int, chosen: int, ways: Sequence[Aftermath]) -> tuple[Reason, ...]:
    """What this way has that the others have not, the weightiest first."""
    mine, others = ways[chosen], [way for n, way in enumerate(ways) if n != chosen]
    if not others:
        return ()
    is_behind = max(way.share for way in others) - mine.share >= CLEAR
    is_ahead = not is_behind and mine.share - min(way.share for way in others) >= CLEAR
    found = gains(seat, mine, others, is_behind)
    if not found and (is_ahead or is_behind):
        found = [Reason("ahead" if is_ahead else "behind", {})]
    return (*found, *luck(mine, others)) or (Reason("close", {}),)


def gains(seat: int, mine: Aftermath, others: Sequence[Aftermath], is_behind: bool) -> list[Reason]:
    """The points that weigh most, if any do; of a way that is behind nobody believes what comes
    later."""
    weighed: list[tuple[float, Reason]] = []

    def weigh(name: str, points: float, **more: int) -> None:
        weighed.append((points, Reason(name, {"count": round(points), **more})))

    weigh("now", mine.points[seat] - mean(way.points[seat] for way in others))
    if not is_behind:
        weigh("later", mine.later(seat) - mean(way.later(seat) for way in others))
    for rival in range(len(mine.worth)):
        if rival != seat:
            lost = mean(way.worth[rival] for way in others) - mine.worth[rival]
            weigh("denies", lost, seat=rival)
    points, reason = max(weighed, key=lambda one: one[0])
    return [reason] if points >= LEAST else []


def luck(mine: Aftermath, others: Sequence[Aftermath]) -> list[Reason]:
    """Whether more depends on luck than with the other ways, or less."""
    more = mine.risk() - mean(way.risk() for way in others)
    if more >= RISK:
        return [Reason("risky", {})]
    return [Reason("safe", {})] if more <= -RISK else []
