"""Random play to the end, inside compiled code."""

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.core.state import State


def play_random(state: State, rng: Rng) -> int:
    """Play random moves until the game is over; returns the number of decisions."""
    keys = Keys()
    decisions: i64 = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.play_key(state.draw_key(rng))
        elif actor == OVER:
            return decisions
        else:
            keys.clear()
            state.fill(keys)
            state.play_key(keys.items[rng.below(keys.count)])
            decisions += 1
