"""catanatron: four of its random players, tick by tick; a tick is one decision of a player."""

import random
from functools import partial
from typing import Protocol

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanatronGame
from catanatron.game import TURNS_LIMIT

from bench.measure import CLONE, STEP, Probe

SEATS = 4
POSITIONS = 8


class Turns(Protocol):
    """The part of `catanatron.state.State` that is used here."""

    num_turns: int


class Game(Protocol):
    """The part of `catanatron.Game` that is used here."""

    state: Turns

    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> "Game": ...


def probes(sample_games: int) -> list[Probe]:
    """Steps and copies; there is nothing to sample beforehand."""
    rng = random.Random(1)
    copies = partial(copy_positions, [position(rng) for _ in range(POSITIONS)])
    return [
        Probe("catanatron", "catan", SEATS, STEP, partial(step_games, rng)),
        Probe("catanatron", "catan", SEATS, CLONE, copies),
    ]


def new_game(rng: random.Random) -> Game:
    players = [RandomPlayer(color) for color in Color]
    game: Game = CatanatronGame(players, seed=rng.randrange(1, 1 << 30))
    return game


def step_games(rng: random.Random, rounds: int) -> float:
    return sum(step_to_end(new_game(rng)) for _ in range(rounds))


def step_to_end(game: Game) -> int:
    """Play the game to its end, or to catanatron's own limit of turns; the number of ticks."""
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks


def position(rng: random.Random) -> Game:
    """A position from anywhere in a random game."""
    stop = rng.randrange(step_to_end(new_game(rng)))
    game = new_game(rng)
    for _ in range(stop):
        if game.winning_color() is not None:
            break
        game.play_tick()
    return game


def copy_positions(games: list[Game], rounds: int) -> float:
    """Copy every position `rounds` times."""
    for _ in range(rounds):
        for game in games:
            game.copy()
    return rounds * len(games)
