"""From the rulebook, chapter 4: the two rows, neighbours."""

import pytest

import digsite
from tests.games.artifacts_inc.book_positions import (
    Card,
    legal,
    may,
    play,
    position,
    reputation,
    settle,
)


def laying(cards: list[Card], bought: str = "b-docks") -> digsite.State:
    game = position(
        dice=[2, 3], dollars=[20], cards=[cards], visible=[bought], artifacts=[{"scroll": 2}]
    )
    return play(game, "place 2 s-headquarters 1", f"buy {bought}")


def places(game: digsite.State) -> set[tuple[str, int]]:
    found = [notation.split() for notation in legal(game)]
    assert all(words[0] == "lay" for words in found)
    return {(words[1], int(words[2])) for words in found}


@pytest.mark.rule("§4.1, §4.2, R31")
def test_the_first_card_goes_below_or_to_either_end_of_the_starting_row() -> None:
    assert places(laying([])) == {
        ("top", -1),
        ("top", 4),
        ("bottom", 0),
        ("bottom", 1),
        ("bottom", 2),
        ("bottom", 3),
    }


@pytest.mark.rule("§4.1, R33")
def test_there_is_no_third_row() -> None:
    for game in (laying([]), laying([("b-airfield", 1, "bottom", 0)])):
        assert {row for row, _ in places(game)} == {"top", "bottom"}


@pytest.mark.rule("§4.2, R34")
def test_a_row_may_have_gaps_where_a_card_touches_the_other_row() -> None:
    game = laying([("b-airfield", 1, "bottom", 0)])
    assert ("bottom", 3) in places(game)
    assert places(game) == {
        ("top", -1),
        ("top", 4),
        ("bottom", -1),
        ("bottom", 1),
        ("bottom", 2),
        ("bottom", 3),
    }


@pytest.mark.rule("§4.2")
def test_a_card_beside_the_bottom_row_may_stand_beyond_the_top_row() -> None:
    game = laying([("b-airfield", 1, "bottom", 3), ("b-warehouse", 1, "bottom", 4)])
    assert places(game) == {
        ("top", -1),
        ("top", 4),
        ("bottom", 0),
        ("bottom", 1),
        ("bottom", 2),
        ("bottom", 5),
    }
    game = laying(
        [
            ("b-airfield", 1, "bottom", 3),
            ("b-warehouse", 1, "bottom", 4),
            ("b-truck-convoy", 1, "bottom", 5),
        ]
    )
    assert {("top", 5), ("bottom", 6)} <= places(game)
    assert ("top", 6) not in places(game)


@pytest.mark.rule("§4.1, R32")
def test_a_row_grows_without_limit_to_both_sides() -> None:
    left: list[Card] = [
        ("b-airfield", 1, "top", -1),
        ("b-warehouse", 1, "top", -2),
        ("b-truck-convoy", 1, "top", -3),
        ("c-zeppelin", 1, "top", -4),
    ]
    right: list[Card] = [(name, 1, "top", 3 - column) for name, _, _, column in left]
    assert {("top", -5), ("bottom", -4)} <= places(laying(left))
    assert {("top", 8), ("bottom", 7)} <= places(laying(right))


@pytest.mark.rule("§4.2")
def test_the_cards_of_a_neighbour_at_the_table_are_no_help() -> None:
    game = position(
        dice=[2], dollars=[9], visible=["b-docks"], cards=[[], [("b-airfield", 1, "top", 4)]]
    )
    play(game, "place 2 s-headquarters 1", "buy b-docks")
    assert ("top", 5) not in places(game)
    assert ("top", 4) in places(game)


@pytest.mark.rule("§4.3, R35")
@pytest.mark.parametrize(
    ("row", "column", "near"),
    [
        ("bottom", 1, True),
        ("bottom", 0, False),  # diagonal
        ("bottom", 2, False),  # diagonal
        ("top", -1, False),
    ],
)
def test_neighbours_share_a_side_and_diagonals_do_not_count(
    row: str, column: int, near: bool
) -> None:
    # Only place 1 of the top row holds a Desert Expedition.
    order: list[Card] = [("s-canyon-expedition", 1, "top", 0), ("s-desert-expedition", 1, "top", 1)]
    game = laying(order, "b-library")
    play(game, f"lay {row} {column}")
    assert reputation(game) == 1 + near


@pytest.mark.rule("§4.3")
@pytest.mark.parametrize(("column", "near"), [(-1, True), (4, False)])
def test_left_and_right_are_neighbours(column: int, near: bool) -> None:
    game = laying([], "b-library")  # the Desert Expedition lies at 0
    play(game, f"lay top {column}")
    assert reputation(game) == 1 + near


@pytest.mark.rule("§4.3")
def test_cards_with_a_gap_between_are_not_adjacent() -> None:
    cards: list[Card] = [
        ("s-headquarters", 1, "top", 0),
        ("s-adventurers", 1, "top", 1),
        ("b-warehouse", 1, "bottom", 1),
        ("c-university", 1, "bottom", 3),
    ]
    assert reputation(position(cards=[cards])) == 1 + 2
    assert reputation(settle(play(laying(cards), "lay bottom 2"))) == 1 + 2 + 1 + 1


@pytest.mark.rule("§4.3")
def test_cards_of_others_are_no_neighbours() -> None:
    # Same places, other player: the University of seat 0 counts nothing of seat 1.
    mine: list[Card] = [("c-university", 1, "bottom", 0)]
    theirs: list[Card] = [("b-docks", 1, "bottom", 1), ("b-warehouse", 1, "bottom", -1)]
    assert reputation(position(cards=[mine, theirs])) == 2


@pytest.mark.rule("§4.4, R37")
def test_a_card_once_laid_is_never_offered_again() -> None:
    game = settle(play(laying([]), "lay bottom 0"))
    assert not [n for n in legal(game) if n.split()[0] in ("lay", "arrange")]
    assert not may(game, "lay bottom 1")
