"""Weights from games: where points grow as features say, the weights say so."""

import pytest

from digsite.bots.features.features import Row
from digsite.bots.fitting import Fit
from digsite.bots.judge import KNOT_COUNT, KNOTS, knot_before, share_of_next

TIMES = [1.0, 0.7, 0.4, 0.25, 0.1, 0.0]


def row(*numbers: float) -> Row:
    made = Row()
    made.begin()
    for number in numbers:
        made.add(number)
    return made


def fitted(
    gains: list[float], guess: float, ridge: float, games: int = 200, decay: float = 0.8
) -> list[float]:
    """Weights of two features, of which one game shows the first, the next the second."""
    fit = Fit(2, [guess, 0.0], [ridge, ridge], decay)
    for game in range(games):
        fit.begin()
        for time in TIMES:
            fit.see(row(float(game % 2 == 0), float(game % 2 == 1)), time, 0.0)
        fit.end(gains[game % 2])
    return fit.solved()


@pytest.mark.parametrize("decay", [0.8, 1.0])
def test_what_a_feature_brings_in_the_end_is_its_weight_at_all_times(decay: float) -> None:
    weights = fitted([3.0, -2.0], guess=0.0, ridge=0.01, decay=decay)
    assert weights == pytest.approx([3.0, -2.0] * int(KNOT_COUNT), abs=0.05)


def test_without_games_the_first_guess_stands() -> None:
    assert fitted([], guess=1.0, ridge=5.0, games=0) == [1.0, 0.0] * int(KNOT_COUNT)


def test_few_games_hardly_move_the_first_guess() -> None:
    first = fitted([3.0, -2.0], guess=1.0, ridge=1e6)[0]
    assert 1.0 < first < 1.1


@pytest.mark.parametrize(
    ("time", "knot", "share"), [(0.0, 0, 0.0), (0.05, 0, 0.5), (0.1, 1, 0.0), (0.4, 2, 0.0)]
)
def test_time_lies_between_two_knots(time: float, knot: int, share: float) -> None:
    assert knot_before(time) == knot
    assert share_of_next(time, knot) == pytest.approx(share)


def test_the_last_knot_is_reached_and_not_passed() -> None:
    assert knot_before(KNOTS[KNOT_COUNT - 1]) == KNOT_COUNT - 2
    assert share_of_next(1.5, KNOT_COUNT - 2) == 1.0
