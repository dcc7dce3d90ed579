"""Simulations per second of the tree search, on positions from all over random games.

    python -m bench.search

CPU time of this process. A simulation imagines a world, goes down the tree, ends the turn and
judges the position.
"""

import time
from statistics import median

import digsite
from bench.digsite_titles import positions
from digsite import Rng
from digsite.bots.levels import COMPILED, effort_for
from digsite.bots.treeplayer import TreePlayer

SIMULATIONS = 2000 if COMPILED else 20
REPETITIONS = 3


def rate(name: str, seats: int) -> float:
    """Simulations per second, the median of some repetitions."""
    title = digsite.title(name)
    states = [state for state in positions(title, seats, Rng(1)) if len(state.legal()) > 1]
    rates = []
    for repetition in range(REPETITIONS):
        began = time.process_time()
        done = 0
        for state in states:
            player = TreePlayer(title, Rng(repetition), effort_for(title, SIMULATIONS))
            player.decide(title.view(state, state.actor()), state.legal())
            done += int(player.search.simulations)
        rates.append(done / (time.process_time() - began))
    return median(rates)


def main() -> None:
    print(
        f"build {'compiled' if COMPILED else 'interpreted'}, {SIMULATIONS} simulations a decision"
    )
    for name in digsite.titles():
        for seats in digsite.title(name).seats:
            print(f"{name:14} {seats} players {rate(name, seats):10,.0f} simulations/s")


if __name__ == "__main__":
    main()
