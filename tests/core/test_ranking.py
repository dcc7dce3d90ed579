"""Places at the end of a game."""

from digsite.core.ranking import places


def test_the_first_number_decides_and_then_the_next() -> None:
    assert places([[5, 1], [7, 0], [5, 2]]) == [3, 1, 2]


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places([[4], [9], [4], [1]]) == [2, 1, 2, 4]
