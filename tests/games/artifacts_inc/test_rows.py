"""Card rows (chapter 4)."""

import pytest

from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.rules.rows import are_adjacent, cell_at
from tests.games.artifacts_inc.positions import (
    EDITION,
    found,
    game,
    legal,
    objection,
    own,
    play,
    reputation,
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


@pytest.mark.rule("R34")
def test_a_row_may_have_gaps() -> None:
    state = game(dice="1", dollars=6)
    own(state, "b-docks", "bottom 0")
    own(state, "b-library", "bottom 3")
    places = legal(buying(state))
    assert {"lay bottom 1", "lay bottom 2", "lay bottom -1", "lay bottom 4"} <= set(places)


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
