"""The game as the layers above use it."""

import digsite
from digsite.core.actors import CHANCE
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


def test_a_twin_is_played_on_alone() -> None:
    state = digsite.title("artifact").new(3, {})
    twin, before = state.clone(), state.record()
    twin.play(twin.legal()[0])
    assert state.record() == before != twin.record()


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    for state in walk(("artifact", 3, {}), 2):
        last = state
    assert last.is_over()
    assert last.legal() == []
