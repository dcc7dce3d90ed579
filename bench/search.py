"""Simulations per second of the tree search, beside OpenSpiel's C++ search of the same kind.

    python -m bench.search

CPU time of this process, all in one run, in turns. One of our simulations imagines a world, goes
down the tree, ends the turn and judges the position; one of OpenSpiel's (`ISMCTSBot`, one random
rollout) resamples a world, goes down its tree and plays the game at random to its end.
"""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import digsite
from bench import ismcts
from bench.digsite_titles import positions
from digsite import Rng
from digsite.bots.levels import COMPILED, style_of
from digsite.bots.treeplayer import TreePlayer

SIMULATIONS = 1000 if COMPILED else 20
REPETITIONS = 5
PEER = "OpenSpiel "
PEERS = ("gin_rummy", "hearts")  # games of OpenSpiel with a resampler, about as long as ours


def rate(name: str, seats: int) -> float:
    """Simulations per second on positions from all over random games."""
    title = digsite.title(name)
    states = [state for state in positions(title, seats, Rng(1)) if len(state.legal()) > 1]
    began = time.process_time()
    done = 0
    for state in states:
        player = TreePlayer(title, Rng(1), style_of(title).effort(SIMULATIONS))
        player.decide(title.view(state, state.actor()), state.legal())
        done += int(player.search.simulations)
    return done / (time.process_time() - began)


def measured() -> dict[str, float]:
    """The median rate of everything, repeated in turns, so that a busy minute hits all alike."""
    probes: dict[str, Callable[[], float]] = {}
    for name in digsite.titles():
        for seats in digsite.title(name).seats:
            probes[f"{name}, {seats} players"] = partial(rate, name, seats)
    if ismcts.installed():
        for name in PEERS:
            probes[PEER + name] = partial(ismcts.rate, name)
    found: dict[str, list[float]] = {name: [] for name in probes}
    for _ in range(REPETITIONS):
        for name, probe in probes.items():
            found[name].append(probe())
    return {name: median(rates) for name, rates in found.items()}


def report(rates: dict[str, float]) -> str:
    """A line for each; beside ours, how many times each peer's it is."""
    peers = {name: number for name, number in rates.items() if name.startswith(PEER)}
    lines = []
    for name, number in rates.items():
        times = [
            f"{number / other:6.1f} x {peer.removeprefix(PEER)}" for peer, other in peers.items()
        ]
        told = "" if name in peers else ", ".join(times)
        lines.append(f"{name:26} {number:10,.0f} simulations/s  {told}".rstrip())
    return "\n".join(lines)


def main() -> None:
    build = "compiled" if COMPILED else "interpreted"
    print(f"build {build}, {SIMULATIONS} simulations a decision, OpenSpiel {ismcts.installed()}")
    print(report(measured()))


if __name__ == "__main__":
    main()
