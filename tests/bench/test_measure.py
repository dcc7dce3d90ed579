"""Timing, on a clock that only the probes move."""

import time

import pytest

from bench.measure import PLAYOUT, Figure, Probe, calibrated, measured


class Clock:
    """A CPU clock, and the order in which probes moved it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order: list[str] = []

    def probe(self, game: str, seconds_per_round: float, units_per_round: int) -> Probe:
        def burst(rounds: int) -> float:
            self.now += rounds * seconds_per_round
            self.order.append(game)
            return rounds * units_per_round

        return Probe("toy", game, 2, PLAYOUT, burst)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "process_time", lambda: clock.now)
    return clock


@pytest.mark.parametrize(
    ("seconds_per_round", "rounds"), [(0.001, 300), (1e-7, 3_000_000), (0.1, 3), (5.0, 1)]
)
def test_the_work_is_made_to_fit_the_time(
    clock: Clock, seconds_per_round: float, rounds: int
) -> None:
    assert calibrated(clock.probe("a", seconds_per_round, 1), 0.3) == rounds


def test_rates_are_units_per_second(clock: Clock) -> None:
    probes = [clock.probe("slow", 0.01, 5), clock.probe("quick", 0.001, 20)]
    slow, quick = measured(probes, 0.3, 3, lambda line: None)
    assert slow.samples == pytest.approx([500.0] * 3)
    assert quick.samples == pytest.approx([20_000.0] * 3)


def test_all_probes_take_turns(clock: Clock) -> None:
    names = ["a", "b", "c", "d"]
    measured([clock.probe(name, 1.0, 1) for name in names], 0.3, 5, lambda line: None)
    turns = clock.order[-5 * len(names) :]
    repetitions = [turns[i : i + len(names)] for i in range(0, len(turns), len(names))]
    assert [sorted(repetition) for repetition in repetitions] == [names] * 5
    assert len({tuple(repetition) for repetition in repetitions}) > 1


def test_progress_is_told(clock: Clock) -> None:
    lines: list[str] = []
    measured([clock.probe("a", 1.0, 1)], 0.3, 2, lines.append)
    assert lines[-2:] == ["repetition 1 of 2", "repetition 2 of 2"]


def test_a_figure_is_the_median_and_tells_its_spread() -> None:
    figure = Figure("toy", "a", 2, PLAYOUT, [90.0, 100.0, 140.0])
    assert figure.rate == 100.0
    assert figure.spread == pytest.approx(0.25)
