"""Weights from winners: they make the shares of winning that a judge predicts come true.

Each position tells how the seats stood, and who won in the end. The weights that make all winners
together least surprising are found in a few steps, each the answer to a linear system (Newton's).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from digsite.bots.features.features import Row
from digsite.bots.fitting import solution
from digsite.bots.judge import KNOT_COUNT, knot_before, share_of_next

STEPS: Final = 8  # at most ...
WITHIN: Final = 1.0e-3  # ... until no weight moves further than this
LEAST: Final = 0.0025  # variance


class Verdicts:
    """Positions and their winners, and the weights that follow."""

    def __init__(self, seats: int, features: int, guess: list[float], ridge: list[float]) -> None:
        """The first guess of each weight, and how many positions of usual variety it stands for."""
        self.seats: Final[i64] = seats
        self.features: Final[i64] = features
        self.size: Final[i64] = features * KNOT_COUNT
        size = int(self.size)
        guesses = guess * int(KNOT_COUNT)
        self.guess: Final = vec[float](guesses)
        self.ridge: Final = vec[float](ridge)
        self.rows: vec[float] = vec[float]()  # of all seats in all positions
        self.times: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.weights: Final = self.guess[:]
        self.matrix: Final = vec[float]([0.0] * (size * size))
        self.right: Final = vec[float]([0.0] * size)
        self.spread: Final = vec[float]([0.0] * (size * seats))  # the row of each seat, by knots
        self.mean: Final = vec[float]([0.0] * size)
        self.odds: Final = vec[float]([0.0] * seats)

    def see(self, row: Row, time: float, points: float, won: float) -> None:
        """The next seat of a position, and its share of the win in the end."""
        for i in range(self.features):
            self.rows = append(self.rows, row.items[i])
        self.times = append(self.times, time)
        self.points = append(self.points, points)
        self.wins = append(self.wins, won)

    def solved(self, scale: float, spread: float) -> list[float]:
        """The weights, if a lead of `scale` points, and more with time, makes a win e times as
        likely."""
        stiff = self._stiffness()
        for i in range(self.size):
            self.weights[i] = self.guess[i]
        for _ in range(STEPS):
            self._begin_step(stiff)
            for first in range(0, len(self.times), self.seats):
                self._study(first, scale, spread)
            change = solution(self.matrix, self.right, self.size)
            farthest = 0.0
            for i in range(self.size):
                self.weights[i] -= change[i]
                farthest = max(farthest, abs(change[i]))
            if farthest < WITHIN:
                break
        return [self.weights[i] for i in range(self.size)]

    def _stiffness(self) -> vec[float]:
        """How hard each weight is to move, in the measure of its feature."""
        stiff = self.ridge[:]
        for i in range(self.features):
            count = 0.0
            total = 0.0
            squares = 0.0
            for at in range(i, len(self.rows), self.features):
                count += 1.0
                total += self.rows[at]
                squares += self.rows[at] * self.rows[at]
            mean = total / count
            variance = squares / count - mean * mean
            stiff[i] *= variance if variance > LEAST else LEAST
        return stiff

    def _begin_step(self, stiff: vec[float]) -> None:
        """Begin with the guess alone."""
        for i in range(self.size):
            for j in range(self.size):
                self.matrix[i * self.size + j] = 0.0
            self.matrix[i * self.size + i] = stiff[i % self.features]
            self.right[i] = stiff[i % self.features] * (self.weights[i] - self.guess[i])

    def _study(self, first: i64, scale: float, spread: float) -> None:
        """What the position whose first seat is stored there says about the weights."""
        time = 0.0
        for seat in range(self.seats):
            time = max(time, self.times[first + seat])
        width = scale + spread * time
        best = -1.0e9
        for seat in range(self.seats):
            self._lay_out(first + seat, seat * self.size, width)
            self.odds[seat] = self._worth(first + seat, seat * self.size, width)
            best = max(best, self.odds[seat])
        total = 0.0
        for seat in range(self.seats):
            self.odds[seat] = math.exp(self.odds[seat] - best)
            total += self.odds[seat]
        for seat in range(self.seats):
            self.odds[seat] /= total
        self._add_up(first)

    def _lay_out(self, number: i64, start: i64, width: float) -> None:
        """The row of a seat at the knots before and after its time."""
        for i in range(self.size):
            self.spread[start + i] = 0.0
        time = self.times[number]
        if time < 0.0:
            return
        knot = knot_before(time)
        share = share_of_next(time, knot)
        before = start + knot * self.features
        after = before + self.features
        for i in range(self.features):
            x = self.rows[number * self.features + i] / width
            self.spread[before + i] = (1.0 - share) * x
            self.spread[after + i] = share * x

    def _worth(self, number: i64, start: i64, width: float) -> float:
        worth = self.points[number] / width
        for i in range(self.size):
            worth += self.weights[i] * self.spread[start + i]
        return worth

    def _add_up(self, first: i64) -> None:
        """How far the shares are from who won, and how they move with the weights."""
        size = self.size
        for i in range(size):
            self.mean[i] = 0.0
            for seat in range(self.seats):
                x = self.spread[seat * size + i]
                self.mean[i] += self.odds[seat] * x
                self.right[i] += (self.odds[seat] - self.wins[first + seat]) * x
        for seat in range(self.seats):
            start = seat * size
            for i in range(size):
                x = self.odds[seat] * (self.spread[start + i] - self.mean[i])
                if x != 0.0:
                    for j in range(size):
                        self.matrix[i * size + j] += x * (self.spread[start + j] - self.mean[j])
