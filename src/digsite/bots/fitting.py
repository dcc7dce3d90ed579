"""Weights from games: least squares on temporal differences, with traces.

From one quiet position of a seat to the next, what it may still gain must shrink by exactly what
its points grow. The weights that make this true on average, over all games, solve one linear
system.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.features.features import Row
from digsite.bots.judge import KNOT_COUNT, knot_before, share_of_next

TINY: Final = 1.0e-9


class Fit:
    """The linear system of one set of weights."""

    def __init__(self, features: int, guess: list[float], ridge: list[float], decay: float) -> None:
        """The first guess of each weight, how hard it is to move away from it, and how much of a
        trace is left from one position to the next: with all of it, only the end teaches."""
        self.decay: Final = decay
        self.features: Final[i64] = features
        self.size: Final[i64] = features * KNOT_COUNT
        size = int(self.size)
        self.matrix: Final = vec[float]([0.0] * (size * size))
        self.right: Final = vec[float]([0.0] * size)
        self.trace: Final = vec[float]([0.0] * size)
        self.now: Final = vec[float]([0.0] * size)
        self.before: Final = vec[float]([0.0] * size)
        self.points = 0.0
        self.begun = False
        for i in range(self.size):
            self.matrix[i * self.size + i] = ridge[i % features]
            self.right[i] = ridge[i % features] * guess[i % features]

    def begin(self) -> None:
        """A new seat in a new game."""
        self.begun = False
        for i in range(self.size):
            self.trace[i] = 0.0
            self.now[i] = 0.0

    def see(self, row: Row, time: float, points: float) -> None:
        """The next position of the seat; below time 0 nothing more is hoped for."""
        self._keep_last()
        if time >= 0.0:
            knot = knot_before(time)
            share = share_of_next(time, knot)
            for i in range(self.features):
                self.now[knot * self.features + i] = (1.0 - share) * row.items[i]
                self.now[(knot + 1) * self.features + i] = share * row.items[i]
        self._compare(points)
        for i in range(self.size):
            self.trace[i] = self.decay * self.trace[i] + self.now[i]

    def end(self, points: float) -> None:
        """The game is over, with so many points."""
        self._keep_last()
        self._compare(points)

    def _keep_last(self) -> None:
        for i in range(self.size):
            self.before[i] = self.now[i]
            self.now[i] = 0.0

    def _compare(self, points: float) -> None:
        """What the step from the last position to this one says about the weights."""
        gained = points - self.points
        self.points = points
        if not self.begun:
            self.begun = True
            return
        size = self.size
        for j in range(size):
            change = self.before[j] - self.now[j]
            if change != 0.0:
                for i in range(size):
                    self.matrix[i * size + j] += self.trace[i] * change
        for i in range(size):
            self.right[i] += self.trace[i] * gained

    def solved(self) -> list[float]:
        """The weights."""
        found = solution(self.matrix, self.right, self.size)
        return [found[i] for i in range(self.size)]


def solution(matrix: vec[float], right: vec[float], size: i64) -> vec[float]:
    """The solution of a linear system, by elimination with the largest pivot."""
    a = matrix[:]
    b = right[:]
    for column in range(size):
        _bring_up(a, b, column, size)
        for row in range(column + 1, size):
            factor = a[row * size + column] / a[column * size + column]
            if factor != 0.0:
                for i in range(column, size):
                    a[row * size + i] -= factor * a[column * size + i]
                b[row] -= factor * b[column]
    for row in range(size - 1, -1, -1):
        for i in range(row + 1, size):
            b[row] -= a[row * size + i] * b[i]
        b[row] /= a[row * size + row]
    return b


def _bring_up(a: vec[float], b: vec[float], column: i64, size: i64) -> None:
    """Swap the row with the largest number of the column into its place."""
    best = column
    for row in range(column + 1, size):
        if abs(a[row * size + column]) > abs(a[best * size + column]):
            best = row
    if best != column:
        for i in range(size):
            kept = a[best * size + i]
            a[best * size + i] = a[column * size + i]
            a[column * size + i] = kept
        held = b[best]
        b[best] = b[column]
        b[column] = held
    if abs(a[column * size + column]) < TINY:
        a[column * size + column] = TINY
