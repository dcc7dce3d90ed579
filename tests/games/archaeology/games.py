"""Random games, played once and shared by all tests: clone a position before you play on."""

from functools import cache

from digsite import State
from tests.walks import walk

SEATS = [2, 3, 4]


@cache
def random_game(seats: int, seed: int) -> tuple[State, ...]:
    """Each position of one random game, set-up and end included."""
    return tuple(state.clone() for state in walk(("archaeology", seats, {}), seed))


def some_of_game(seats: int, seed: int, every: int) -> list[State]:
    """Every nth position of the game, and its end."""
    game = random_game(seats, seed)
    return [*game[:-1:every], game[-1]]
