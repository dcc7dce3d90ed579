"""A learned judgement: what a quiet position is worth to each seat, as its share of winning."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.features.features import Features, Row
from digsite.core.state import State

SEATS: Final[i64] = 8
KNOTS: Final = vec[float]([0.0, 0.1, 0.4, 1.0])
KNOT_COUNT: Final[i64] = 4
DOUBT: Final = 0.1  # of the win is shared as if leads mattered less, ...
DOUBTFUL: Final = 6.0  # ... by this factor, so that a seat far behind still wants points
EASIER: Final = 1000.0
HARDER: Final = 10.0


class Weights:
    """What was learned from games: points for each feature at each knot of time, and how far a
    lead of so many points decides the game."""

    def __init__(
        self, points: list[float], scale: float, spread: float, leanings: list[float] | None = None
    ) -> None:
        self.points: Final = vec[float](points)  # of feature f at knot k: k * features + f
        self.scale: Final = scale  # of the shares, in points, in the last turn ...
        self.spread: Final = spread  # ... and so much wider at the start
        self.leanings: Final = vec[float](leanings or [])  # how readily each move is played, by key


class Judge:
    """Predicts the final score of each seat, and from these who wins."""

    def __init__(self, features: Features, weights: Weights, hoarding: float) -> None:
        self.features: Final = features
        self.weights: Final = weights
        self.hoarding: Final = hoarding  # how much what may still come is overrated
        self.row: Final = Row()
        self.shares: Final = vec[float]([0.0] * int(SEATS))
        self.worths: Final = vec[float]([0.0] * int(SEATS))
        self.odds: Final = vec[float]([0.0] * int(SEATS))

    def judge(self, state: State, seats: i64) -> None:
        """Write each seat's share of winning to `shares`."""
        time = 0.0
        best = -1.0e9
        for seat in range(seats):
            left = self.features.time_left(state, seat)
            time = left if left > time else time
            self.worths[seat] = self.worth(state, seat, left)
            best = self.worths[seat] if self.worths[seat] > best else best
        scale = self.weights.scale + self.weights.spread * time
        for seat in range(seats):
            self.shares[seat] = 0.0
        self._share_by_lead(best, scale, 1.0 - DOUBT, seats)
        self._share_by_lead(best, scale * DOUBTFUL, DOUBT, seats)

    def _share_by_lead(self, best: float, scale: float, part: float, seats: i64) -> None:
        """Share out a part of the win: a lead of `scale` points makes it e times as likely."""
        total = 0.0
        for seat in range(seats):
            self.odds[seat] = math.exp((self.worths[seat] - best) / scale)
            total += self.odds[seat]
        for seat in range(seats):
            self.shares[seat] += part * self.odds[seat] / total

    def worth(self, state: State, seat: i64, time: float) -> float:
        """The score that the seat will have in the end, roughly."""
        points = self.features.points(state, seat)
        if time < 0.0:
            return points
        self.features.look(state, seat, self.row)
        count = self.row.count
        knot = knot_before(time)
        share = share_of_next(time, knot)
        x = self.row.items
        w = self.weights.points
        before = knot * count
        after = before + count
        future = 0.0
        places = self.row.places
        for i in range(self.row.filled):
            place = places[i]
            weight = (1.0 - share) * w[before + place] + share * w[after + place]
            future += x[place] * weight
        return points + future * (1.0 + self.hoarding)

    def share_win(self, state: State, seats: i64) -> None:
        """The game is over: those in first place share the win."""
        places = state.ranking()
        winners = 0.0
        for place in places:
            if place == 1:
                winners += 1.0
        for seat in range(seats):
            self.shares[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def knot_before(time: float) -> i64:
    """The knot at or before this time, never the last one."""
    knot: i64 = 0
    while knot < KNOT_COUNT - 2 and time >= KNOTS[knot + 1]:
        knot += 1
    return knot


def share_of_next(time: float, knot: i64) -> float:
    """How far the time lies between the knot and the next one."""
    share = (time - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    return share if share < 1.0 else 1.0


def first_guess(features: Features) -> list[float]:
    """The weight of each feature before anything is learned."""
    return [1.0 if i == 0 and features.guesses else 0.0 for i in range(features.count)]


def stiffness(features: Features, usual: float) -> list[float]:
    """How hard each weight is to move: what all seats gain alike, easily; a guess hardly."""
    found = [usual] * int(features.count)
    found[int(features.constant)] = usual / EASIER
    if features.guesses:
        found[0] = usual * HARDER
    return found


def blank_weights(features: Features) -> Weights:
    """Nothing learned yet: what a seat has for certain counts, and the first guess."""
    return Weights(first_guess(features) * int(KNOT_COUNT), 3.0, 10.0)
