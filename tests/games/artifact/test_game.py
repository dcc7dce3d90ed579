"""The game as the layers above use it."""

import digsite
from digsite.core.actors import CHANCE
from digsite.games.artifact.view import ArtifactView
from tests.walks import walk


def test_the_cards_of_a_deck_are_as_likely_as_they_are_many() -> None:
    looked = 0
    for state in walk(("artifact", 3, {}), 1):
        if state.actor() == CHANCE:
            weights = state.weights()
            decks = state.record()["deck_sizes"]
            assert isinstance(decks, dict)
            assert len(weights) == len(state.legal())
            assert sum(weights) in decks.values()
            looked += 1
    assert looked > 0


def test_a_view_counts_hands_and_prices_each_marker_that_could_pay() -> None:
    title = digsite.title("artifact")
    lacking = 0
    for state in walk(("artifact", 3, {}), 4):
        view = title.view(state, 0)
        assert isinstance(view, ArtifactView)
        record = view.record()
        assert record["sizes"] == [int(view.hand_size(seat)) for seat in range(3)]
        if record["step"] == "paying":
            mats, asked = record["mats"], record["asked"]
            assert isinstance(mats, list) and isinstance(asked, int)
            held = {marker for marker, number in mats[asked].items() if number > 0}
            assert set(record["prices"]) == held  # type: ignore[call-overload]
            lacking += len(mats[asked]) - len(held)
    assert lacking > 0
