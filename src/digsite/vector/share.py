"""The share of the games that one process steps in vector play."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.adapters.observing import Game
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.vector.batch import Batch

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Spec:
    """What is played, and how many games side by side."""

    settings: tuple[Title | str, int | None, str | None, dict[str, object]]  # of a `Game`
    count: int
    seat: int


class Share:
    """The games with these numbers; `arrays` look at the memory that the compiled part writes."""

    def __init__(self, spec: Spec, first: int = 0, last: int | None = None) -> None:
        self.game = Game(*spec.settings)
        self.seat = spec.seat
        self.first = first
        self.last = spec.count if last is None else last
        self.begin(0)

    def begin(self, seed: int) -> None:
        """The games that belong to the seed, not yet dealt."""
        rng, count = Rng(seed), self.last - self.first
        for _ in range(self.first):
            rng.fork()  # the stream of a game of somebody else
        game = self.game
        self.batch = batch = Batch(game.new(), game.planes, game.seats, count, self.seat, rng)
        self.arrays: Arrays = {
            "observations": _array(batch.row.items).reshape(count, -1),
            "masks": _array(batch.masks).view(np.int8).reshape(count, -1),
            "rewards": _array(batch.rewards),
            "pays": _array(batch.pays).reshape(count, -1),
            "terminations": _array(batch.over).view(np.bool_),
            "seats": _array(batch.actors),
            "illegal": _array(batch.illegal).view(np.bool_),
            "picks": _array(batch.picks),
        }

    def reset(self) -> None:
        self.batch.reset()

    def step(self, keys: NDArray[Any]) -> None:
        self.batch.step(keys.tolist())

    def pick(self) -> None:
        self.batch.pick()

    def close(self) -> None:
        """Nothing is open."""


def _array(numbers: Any) -> NDArray[Any]:
    """The memory of the compiled part, read-only."""
    return np.asarray(memoryview(numbers))
