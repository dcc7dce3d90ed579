"""Random games, played once and shared by all tests: clone a position before you play on."""

from functools import cache

from digsite import CHANCE, Rng, State
from tests.games.archaeology.positions import BOX

SEATS = [2, 3, 4]


@cache
def random_game(seats: int, seed: int) -> tuple[State, ...]:
    """Each position of one random game, set-up and end included."""
    game, rng = BOX.new(seats), Rng(seed)
    found = [game.clone()]
    while not game.is_over():
        moves = game.legal()
        game.play(game.draw(rng) if game.actor() == CHANCE else moves[rng.below(len(moves))])
        found.append(game.clone())
    return tuple(found)


def some_of_game(seats: int, seed: int, every: int) -> list[State]:
    """Every so-manieth position of the game, and its end."""
    game = random_game(seats, seed)
    return [*game[:-1:every], game[-1]]
