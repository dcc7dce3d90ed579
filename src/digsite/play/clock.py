"""A clock for bots: seconds for the whole game, and an increment for each decision."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from digsite.locales.faults import Fault


class OutOfTime(ValueError):
    """A player took longer than the clock allows."""


class Clock:
    """Time to think for each seat: seconds for the game, and an increment for each decision."""

    def __init__(self, seconds: float, increment: float = 0.0) -> None:
        if seconds <= 0 or increment < 0:
            raise Fault("impossible-clock", seconds=f"{seconds:g}", more=f"{increment:g}")
        self.seconds = seconds
        self.increment = increment
        self._used: dict[int, float] = {}

    def left(self, seat: int) -> float:
        """Seconds that the seat has left."""
        return self.seconds - self._used.get(seat, 0.0)

    @contextmanager
    def running(self, seat: int) -> Iterator[None]:
        """Measure the seat's thinking inside `with`; raise `OutOfTime` if it took too long."""
        began = time.monotonic()
        yield
        used = time.monotonic() - began
        if used > self.left(seat):
            raise OutOfTime(f"seat {seat} is out of time: it thought for {used:.3f} seconds")
        self._used[seat] = self._used.get(seat, 0.0) + used - self.increment
