"""Where a game turned: by each seat's own estimates, in the moves in which it happened."""

import pytest

from digsite.bots.turning import Estimate, Turn, turning_points


def test_a_change_between_two_decisions_lies_in_the_moves_between_them() -> None:
    """It was put on the later decision, which had changed nothing: 63 % before and after it."""
    found = [Estimate(54, 2, 0.34, 0.34), Estimate(62, 2, 0.70, 0.63)]
    assert turning_points(found) == [Turn(55, 61, 2, 0.34, 0.70)]


def test_a_change_by_a_decision_lies_in_that_decision() -> None:
    found = [Estimate(54, 0, 0.5, 0.5), Estimate(58, 0, 0.52, 0.2)]
    assert turning_points(found) == [Turn(58, 58, 0, 0.52, 0.2)]


def test_what_two_seats_believe_is_not_compared() -> None:
    """Each of two players may think that they are winning."""
    found = [Estimate(10, 0, 0.7, 0.7), Estimate(12, 1, 0.6, 0.6), Estimate(14, 0, 0.7, 0.7)]
    assert turning_points(found) == []


@pytest.mark.parametrize(("after", "turns"), [(0.6449, 0), (0.645, 1)])
def test_less_than_fifteen_points_are_no_turning_point(after: float, turns: int) -> None:
    """By the percentages that people see: “50% → 65%” turned a game or not, never both."""
    found = [Estimate(10, 0, 0.5, 0.5), Estimate(20, 0, after, after)]
    assert len(turning_points(found)) == turns


@pytest.mark.parametrize(("ply", "turns"), [(11, 0), (12, 1)])
def test_where_nothing_came_between_nothing_turned(ply: int, turns: int) -> None:
    """Two estimates of one position may differ all the same."""
    found = [Estimate(10, 0, 0.5, 0.5), Estimate(ply, 0, 0.8, 0.8)]
    assert len(turning_points(found)) == turns


def test_of_changes_in_the_same_moves_only_the_greatest_counts() -> None:
    """What one seat wins another loses."""
    found = [
        Estimate(10, 0, 0.5, 0.5),
        Estimate(11, 1, 0.5, 0.5),
        Estimate(20, 0, 0.8, 0.8),
        Estimate(21, 1, 0.1, 0.1),
        Estimate(22, 0, 0.8, 0.8),
    ]
    assert turning_points(found) == [Turn(12, 20, 1, 0.5, 0.1)]


def test_a_game_turns_three_times_at_most() -> None:
    shares = [0.5, 0.7, 0.4, 0.8, 0.3, 0.45]
    found = [Estimate(10 * n, 0, share, share) for n, share in enumerate(shares)]
    assert [turn.first for turn in turning_points(found)] == [11, 21, 31]
    assert turning_points([]) == []
