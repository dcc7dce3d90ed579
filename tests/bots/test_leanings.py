"""Leanings: what is chosen readily, compared with what was left."""

import pytest

from digsite.bots.leanings import filled_up, leanings_from


def test_what_is_chosen_three_times_of_four_has_three_times_the_leaning() -> None:
    choices = [(4 if number % 4 else 2, [2, 4]) for number in range(4000)]
    leanings = leanings_from(choices, 10)
    assert leanings[4] / leanings[2] == pytest.approx(3.0, rel=0.25)


def test_what_was_never_open_has_none_and_the_rest_is_left_out() -> None:
    leanings = leanings_from([(1, [1, 3])], 10)
    assert len(leanings) == 4
    assert leanings[0] == leanings[2] == 1.0
    assert filled_up(leanings, 10)[4:] == [1.0] * 6


def test_without_choices_there_are_none() -> None:
    assert leanings_from([], 10) == []
