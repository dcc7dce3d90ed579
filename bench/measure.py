"""How anything is timed here: bursts of work in CPU-seconds, all probes taking turns."""

import gc
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

PLAYOUT = "playout"
STEP = "step"
STEP_MOVES = "step moves"
CLONE = "clone"
VIEW = "view"
IMAGINE = "imagine"

LARGEST_GROWTH = 8


@dataclass(frozen=True)
class Probe:
    """Something to time: `burst(rounds)` works and returns how many units it did."""

    system: str
    game: str
    seats: int
    measure: str
    burst: Callable[[int], float]


@dataclass(frozen=True)
class Figure:
    """The units per CPU-second that a probe reached, once per repetition."""

    system: str
    game: str
    seats: int
    measure: str
    samples: list[float] = field(compare=False)

    @property
    def rate(self) -> float:
        return statistics.median(self.samples)

    @property
    def best(self) -> float:
        """The repetition disturbed least: others on the machine can only slow it down."""
        return max(self.samples)

    @property
    def spread(self) -> float:
        """Half the distance between the best and the worst repetition, relative to the median."""
        return (max(self.samples) - min(self.samples)) / 2 / self.rate


def measured(
    probes: list[Probe], seconds: float, repeat: int, say: Callable[[str], None]
) -> list[Figure]:
    """Every probe `repeat` times for about `seconds`, interleaved, so that noise hits all alike."""
    say(f"finding how much work fits into {seconds} CPU-seconds, for {len(probes)} probes")
    rounds = [calibrated(probe, seconds) for probe in probes]
    samples: list[list[float]] = [[] for _ in probes]
    gc.collect()
    gc.freeze()  # what the other systems keep alive must not make anybody's collections dearer
    for repetition in range(repeat):
        say(f"repetition {repetition + 1} of {repeat}")
        for i in _shuffled(len(probes), repetition):
            samples[i].append(_rate(probes[i], rounds[i]))
    gc.unfreeze()
    return [
        Figure(probe.system, probe.game, probe.seats, probe.measure, taken)
        for probe, taken in zip(probes, samples, strict=True)
    ]


def calibrated(probe: Probe, seconds: float) -> int:
    """The number of rounds that takes about `seconds`; finding it also warms the probe up."""
    rounds = 1
    while True:
        elapsed = max(_timed(probe, rounds)[1], 1e-6)
        if elapsed >= seconds / 2:
            return max(1, round(rounds * seconds / elapsed))
        rounds = max(rounds + 1, round(rounds * min(LARGEST_GROWTH, seconds / elapsed)))


def _shuffled(count: int, seed: int) -> list[int]:
    order = list(range(count))
    random.Random(seed).shuffle(order)
    return order


def _rate(probe: Probe, rounds: int) -> float:
    gc.collect()
    units, elapsed = _timed(probe, rounds)
    return units / elapsed


def _timed(probe: Probe, rounds: int) -> tuple[float, float]:
    start = time.process_time()
    units = probe.burst(rounds)
    return units, time.process_time() - start
