"""The speed that every title owes its users, as multiples of OpenSpiel's in the same run."""

import statistics
from dataclasses import dataclass

from bench.measure import PLAYOUT, STEP, STEP_MOVES, Figure
from bench.results import Results

PLAYOUT_GAMES = ("hearts", "crazy_eights", "go_fish", "skat")
WANTED = {PLAYOUT: 1.0, STEP: 3.0, STEP_MOVES: 3.0}


@dataclass(frozen=True)
class Verdict:
    """One demand on one title; those that do not count are told for information."""

    game: str
    seats: int
    measure: str
    ratio: float
    wanted: float
    counts: bool

    @property
    def passed(self) -> bool:
        return self.ratio >= self.wanted


def yardstick(results: Results, measure: str, system: str = "openspiel") -> float:
    """The median of a peer's games (OpenSpiel's playouts: four of them); 0 if it has none."""
    figures = results.of(system, STEP if measure == STEP_MOVES else measure)
    if system == "openspiel" and measure == PLAYOUT:
        figures = [figure for figure in figures if figure.game in PLAYOUT_GAMES]
    return statistics.median(figure.rate for figure in figures) if figures else 0.0


def verdicts(results: Results) -> list[Verdict]:
    """Every title's demands, none if OpenSpiel was not measured."""
    return [
        Verdict(
            figure.game,
            figure.seats,
            measure,
            figure.rate / yardstick(results, measure),
            wanted,
            counts(figure, results),
        )
        for measure, wanted in WANTED.items()
        for figure in results.of("digsite", measure)
        if yardstick(results, measure)
    ]


def counts(figure: Figure, results: Results) -> bool:
    """Playouts and steps in keys count, with the fewest seats of the title."""
    measured = results.of("digsite", figure.measure)
    fewest = min(other.seats for other in measured if other.game == figure.game)
    return figure.measure != STEP_MOVES and figure.seats == fewest


def missed(found: list[Verdict]) -> list[str]:
    """The demands that count and were not met."""
    return [
        f"{verdict.game} {verdict.measure}"
        for verdict in found
        if verdict.counts and not verdict.passed
    ]
