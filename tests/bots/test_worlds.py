"""A search draws its worlds one after the other: the same ones that `imagine` draws."""

import pytest

import digsite
from digsite.core.state import State
from tests.bots.test_levels import GAMES, decisions

EVERY = 40  # positions of a game one is looked at ...
DRAWN = 3  # ... in so many worlds


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_worlds_drawn_together_are_those_imagined_one_by_one(
    name: str, seats: int, options: dict[str, object]
) -> None:
    for state in decisions(name, seats, options, seed=4)[::EVERY]:
        for seat in range(seats):
            assert_same_worlds(state, seat)


def assert_same_worlds(state: State, seat: int) -> None:
    """Each is played in before the next is drawn, and leaves no trace in that."""
    title = state.title
    view = title.view(state, seat)
    together, one_by_one = digsite.Rng(5), digsite.Rng(5)
    worlds = title.worlds(view)
    for _ in range(DRAWN):
        world = worlds.draw(together)
        assert world == title.imagine(view, one_by_one)
        assert title.view(world, seat) == view
        world.play_key(world.keys()[0])
    assert together == one_by_one


def test_a_view_of_another_game_has_no_worlds() -> None:
    other = digsite.title("artifacts-inc")
    view = other.view(other.new(2), 0)
    for name in ("archaeology", "artifact"):
        with pytest.raises(ValueError, match="this is not a view of"):
            digsite.title(name).worlds(view)
