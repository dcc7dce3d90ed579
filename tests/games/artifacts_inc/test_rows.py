"""Card rows (chapter 4)."""

import pytest

import digsite
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.rules.rows import are_adjacent, cell_at
from tests.games.artifacts_inc.positions import (
    EDITION,
    Card,
    found,
    game,
    legal,
    objection,
    own,
    play,
    position,
    reputation,
    settle,
)


def buying(state: ArtifactsInc) -> ArtifactsInc:
    """A diving suit has been paid and looks for its place."""
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit")
    return state


@pytest.mark.rule("§4.1", "§4.2")
def test_a_new_card_goes_beside_or_below_a_card_of_the_top_row() -> None:
    """Never above it: there is no third row (R33)."""
    state = buying(game(dice="1", dollars=6))
    expected = ["lay top -1", *(f"lay bottom {column}" for column in range(4)), "lay top 4"]
    assert sorted(legal(state)) == sorted(expected)
    assert objection(state, "lay top 0") == ("place-taken", "§4.2")
    assert objection(state, "lay bottom 4") == ("not-adjacent", "§4.2")
    assert objection(state, "lay top 5") == ("not-adjacent", "§4.2")


@pytest.mark.rule("R31", "R32")
def test_rows_grow_to_both_sides_without_limit() -> None:
    state = game(dice="1", dollars=6)
    names = [name for name in EDITION.piece_names[4:] if name != "e-diving-suit"]
    for distance, name in enumerate(names[:18], 1):
        own(state, name, f"top {-distance}")
    for distance, name in enumerate(names[18:36], 4):
        own(state, name, f"bottom {distance}" if distance > 3 else "top 0")
    places = legal(buying(state))
    assert {"lay top -19", "lay bottom -18", "lay bottom 22", "lay top 21"} <= set(places)
    assert "lay top -20" not in places
    assert "lay bottom 23" not in places


@pytest.mark.rule("§4.3")
def test_adjacent_is_left_right_above_and_below_and_not_diagonal() -> None:
    """The same for every pair of places near by (R35)."""
    for row in (0, 1):
        for column in (-3, 0, 5):
            here = cell_at(EDITION, row, column)
            near = {
                (other, column + step)
                for other in (0, 1)
                for step in (-2, -1, 0, 1, 2)
                if are_adjacent(here, cell_at(EDITION, other, column + step))
            }
            assert near == {(row, column - 1), (row, column + 1), (1 - row, column)}


@pytest.mark.rule("R35")
def test_underwater_cards_and_cards_of_others_are_no_neighbours() -> None:
    state = game()
    own(state, "c-explorers-club", "top 4")  # beside the Adventurers, who are crew
    before = reputation(state)
    found(state, pottery=3)
    assert reputation(state) == before + 3
    own(state, "e-diving-suit", "top 5", seat=1)
    assert reputation(state) == before + 3


@pytest.mark.rule("§4.4")
def test_a_card_is_never_moved() -> None:
    """Its place is chosen once, with the purchase (R37)."""
    state = buying(game(dice="1 1", dollars=12))
    play(state, "lay bottom 3", "reveal e-diving-suit")
    assert objection(state, "lay top 4") == ("nothing-to-lay", "§4.2")
    assert objection(state, "arrange s-adventurers") == ("never-moved", "§4.4")
    for notation in legal(state):
        after = state.clone()
        play(after, notation)
        assert list(after.table.cells) == list(state.table.cells)


def laying(cards: list[Card], bought: str = "b-docks") -> digsite.State:
    game = position(
        dice=[2, 3], dollars=[20], cards=[cards], visible=[bought], artifacts=[{"scroll": 2}]
    )
    return play(game, "place 2 s-headquarters 1", f"buy {bought}")


def places(game: digsite.State) -> set[tuple[str, int]]:
    found = [notation.split() for notation in legal(game)]
    assert all(words[0] == "lay" for words in found)
    return {(words[1], int(words[2])) for words in found}


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
def test_cards_with_a_gap_between_are_not_adjacent() -> None:
    cards: list[Card] = [
        ("s-headquarters", 1, "top", 0),
        ("s-adventurers", 1, "top", 1),
        ("b-warehouse", 1, "bottom", 1),
        ("c-university", 1, "bottom", 3),
    ]
    assert reputation(position(cards=[cards])) == 1 + 2
    assert reputation(settle(play(laying(cards), "lay bottom 2"))) == 1 + 2 + 1 + 1
