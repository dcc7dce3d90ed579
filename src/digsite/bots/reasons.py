"""Reasons: what speaks for a way and what against it, in terms of the game.

The best way is compared with the second best, every other way with the best: by points as things
stand, points later on, what a rival is left with, and how much depends on luck. Where these do not
explain why a search found one way clearly better, the reason given is that it pays off in later
turns or, near the end, how many more games it wins.

A way that is only about as good as the others still achieves something. To show that, it is
compared with stopping, then with an average decision, then with the position as it is. If it
achieves nothing, that may be because the game is decided.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.bots.goods import Goods
from digsite.bots.outlook import Aftermath

LEAST = 0.5  # points: smaller differences are not mentioned
RISK = 0.06  # of the share of winning, between an average and a poor outcome
CLEAR = 0.05  # of the share of winning: a clear difference between two ways
LATE = 0.2  # of the game left: hardly any turns follow
MOST = 2  # reasons in one sentence
DECIDED = 0.03  # of the share of winning: nearer to winning or losing, hardly anything matters

BEST, STOPPING, AVERAGE, NOW, NOTHING = "best", "stopping", "average", "now", ""
"""What a reason compares with: the best alternative, doing nothing more, an average decision, how
things stand; or with nothing at all."""


@dataclass(frozen=True)
class Reason:
    """A part of a sentence to come: its name, what fills its gaps, and what it compares with."""

    name: str
    values: dict[str, int]
    than: str = BEST

    def record(self) -> dict[str, object]:
        return {"name": self.name, "values": self.values, "than": self.than}


@dataclass(frozen=True)
class Bases:
    """What a way can be compared with besides the other ways; None where it does not exist."""

    stopping: Aftermath | None = None
    average: Aftermath | None = None
    now: Goods | None = None


@dataclass(frozen=True)
class Difference:
    """By how many points a way is better than another in one respect, or worse if negative."""

    points: float
    better: str  # the name of the reason
    worse: str
    rival: int | None = None

    def reason(self, than: str) -> Reason:
        whole = rounded(abs(self.points))
        values = {"count": whole} if self.rival is None else {"count": whole, "seat": self.rival}
        return Reason(self.better if self.points > 0 else self.worse, values, than)


def reasons_for(
    seat: int, chosen: int, ways: Sequence[Aftermath], bases: Bases | None = None
) -> tuple[Reason, ...]:
    """What speaks for the way, then what speaks against it."""
    mine, others = ways[chosen], [way for n, way in enumerate(ways) if n != chosen]
    bases = bases or Bases()
    if not others:
        return in_itself(seat, mine, bases)
    other = max(others, key=lambda way: way.share)
    lead = mine.share - other.share
    good, bad = weighed(seat, mine, other, BEST, lead)
    if len(good) + len(bad) < MOST:
        more = mine.risk() - other.risk()
        good += [Reason("safe", {})] if more <= -RISK else []
        bad += [Reason("risky", {})] if more >= RISK else []
    if good if lead >= 0.0 else bad:
        return (*good, *bad)[:MOST]
    told = (Reason("close", {}), *good, *bad)[:MOST]
    besides = () if good else in_itself(seat, mine, bases)
    if len(told) + len(besides) == 1 and is_decided(mine):
        return (*told, Reason("decided", {}))
    return (*told, *besides[: 1 if bad else MOST])  # one cost is enough


def is_decided(way: Aftermath) -> bool:
    """Whether the seat nearly always wins, or nearly never."""
    return not DECIDED < way.share < 1.0 - DECIDED


def in_itself(seat: int, mine: Aftermath, bases: Bases) -> tuple[Reason, ...]:
    """Gain and cost of the way, compared with the first base that shows a gain."""
    stopping = None if mine.stops else bases.stopping
    for base, than in ((stopping, STOPPING), (bases.average, AVERAGE)):
        if base is not None:
            good, bad = weighed(seat, mine, base, than)
            if good:
                return (*good, *bad)
    return gains(mine.goods, bases.now or {})


def gains(goods: Goods, now: Goods) -> tuple[Reason, ...]:
    """What the moves themselves bring: points, or else the most important of the goods."""
    for name in now:
        more = goods.get(name, 0.0) - now[name]
        if more >= LEAST:
            return (Reason(name, {"count": rounded(more)}, NOW),)
    return ()


def differences(seat: int, mine: Aftermath, other: Aftermath, lead: float) -> list[Difference]:
    """How the two ways differ in each respect."""
    later = mine.later(seat) - other.later(seat)
    if abs(lead) >= CLEAR and later * lead < 0.0:
        later = 0.0  # the search, which looks farther ahead, found the opposite
    return [
        Difference(mine.points[seat] - other.points[seat], "now", "less-now"),
        Difference(later, "later", "less-later"),
        *(
            Difference(other.worth[rival] - mine.worth[rival], "denies", "gives", rival)
            for rival in range(len(mine.worth))
            if rival != seat
        ),
    ]


def weighed(
    seat: int, mine: Aftermath, other: Aftermath, than: str, lead: float = 0.0
) -> tuple[list[Reason], list[Reason]]:
    """The greatest gain and the greatest cost, if there are any. Where a way is clearly better but
    its gain is the lesser of the two, or clearly worse but its cost is, what the search found takes
    its place."""
    found = differences(seat, mine, other, lead)
    gain = max(found, key=lambda one: one.points)
    cost = min(found, key=lambda one: one.points)
    good = [gain.reason(than)] if gain.points >= LEAST else []
    bad = [cost.reason(than)] if cost.points <= -LEAST else []
    if lead >= CLEAR and gain.points < max(LEAST, -cost.points):
        good = [found_by_search(mine, lead)]
    if lead <= -CLEAR and -cost.points < max(LEAST, gain.points):
        bad = [found_by_search(mine, lead)]
    return good, bad


def found_by_search(mine: Aftermath, lead: float) -> Reason:
    """The search's finding: it pays off in later turns; near the end, in games of a hundred."""
    if mine.time > LATE:
        return Reason("ahead" if lead > 0.0 else "behind", {})
    games = rounded(100 * abs(lead))
    return Reason("likelier" if lead > 0.0 else "less-likely", {"count": games})


def rounded(number: float) -> int:
    """The nearest whole number; a half is rounded up, where `round` would give 0."""
    return int(number + 0.5)
