"""Weights from winners: what wins counts, however few points it brings."""

import pytest

from digsite.bots.features.features import Row
from digsite.bots.judge import KNOT_COUNT
from digsite.bots.verdicts import Verdicts


def row(*numbers: float) -> Row:
    made = Row()
    made.begin()
    for number in numbers:
        made.add(number)
    return made


def taught(wins: int, losses: int, ridge: float, time: float = 0.4) -> list[float]:
    """The weights, if whoever has the second feature won and lost so often."""
    verdicts = Verdicts(2, 2, [1.0, 0.0], [ridge, ridge])
    for number in range(wins + losses):
        won = 1.0 if number < wins else 0.0
        verdicts.see(row(0.0, 1.0), time, 10.0, won)
        verdicts.see(row(0.0, 0.0), time, 10.0, 1.0 - won)
    return verdicts.solved(2.0, 0.0)


def test_what_wins_three_games_of_four_is_worth_a_lead_that_does() -> None:
    """A lead of 2.2 points makes a win three times as likely, if 2 points do e times."""
    assert taught(750, 250, ridge=0.01)[2 * 2 + 1] == pytest.approx(2.197, abs=0.01)


def test_what_wins_as_often_as_it_loses_is_worth_nothing() -> None:
    assert taught(500, 500, ridge=0.01)[2 * 2 + 1] == pytest.approx(0.0, abs=0.01)


def test_the_guess_holds_where_nothing_is_seen_and_against_few_games() -> None:
    weights = taught(3, 1, ridge=1000.0)
    assert weights[0::2] == pytest.approx([1.0] * int(KNOT_COUNT))
    assert abs(weights[2 * 2 + 1]) < 0.1


def test_who_has_nothing_to_come_counts_by_points_alone() -> None:
    assert taught(750, 250, ridge=0.01, time=-1.0) == [1.0, 0.0] * int(KNOT_COUNT)
