"""The dealer: the only place that draws."""

from digsite.core.actors import CHANCE
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State


def deal(state: State, rng: Rng) -> list[Move]:
    """Play chance until a seat acts or the game is over; what was drawn."""
    drawn = []
    while state.actor() == CHANCE:
        move = state.draw(rng)
        state.play(move)
        drawn.append(move)
    return drawn
