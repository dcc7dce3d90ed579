"""The speed that every title owes its users, as multiples of OpenSpiel's in the same run."""

import statistics
from dataclasses import dataclass

from bench.measure import PLAYOUT, STEP, STEP_MOVES, Figure
from bench.results import Results

PLAYOUT_GAMES = ("hearts", "crazy_eights", "go_fish", "skat")
PLAYOUT_WANTED = 1.0
STEP_WANTED = 3.0

WANTED = {PLAYOUT: PLAYOUT_WANTED, STEP: STEP_WANTED, STEP_MOVES: STEP_WANTED}


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


def yardstick(results: Results, measure: str) -> float:
    """The median of OpenSpiel's games (playouts: the four quick ones); 0 if not measured."""
    measure = STEP if measure == STEP_MOVES else measure
    games = results.of("openspiel", measure)
    if measure == PLAYOUT:
        games = [figure for figure in games if figure.game in PLAYOUT_GAMES]
    return statistics.median(figure.rate for figure in games) if games else 0.0


def verdicts(results: Results) -> list[Verdict]:
    """Every title's demands, none if OpenSpiel was not measured.

    Playouts and steps in keys count, with the fewest seats of the title.
    """
    found: list[Verdict] = []
    for measure, wanted in WANTED.items():
        median = yardstick(results, measure)
        figures = results.of("digsite", measure) if median else []
        found += [
            Verdict(
                figure.game,
                figure.seats,
                measure,
                figure.rate / median,
                wanted,
                measure != STEP_MOVES and figure.seats == _fewest_seats(figure, figures),
            )
            for figure in figures
        ]
    return sorted(found, key=lambda verdict: (not verdict.counts, verdict.game))


def _fewest_seats(figure: Figure, figures: list[Figure]) -> int:
    return min(other.seats for other in figures if other.game == figure.game)
