"""Steps per CPU-second of our adapters and of vector play, beside those of others, in one run.

    .venv-bench/bin/python bench/adapters.py [--quick]

A step is a random legal decision together with the observation and the mask that follow it.
"""

import argparse
import random
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3
from shimmy import OpenSpielCompatibilityV0

import digsite.vector
from bench.measure import STEP, Figure, Probe, measured
from bench.peers.rlcard import step_games
from digsite.adapters.gymnasium import Environment
from digsite.adapters.pettingzoo import archaeology_v1, artifact_v1, artifacts_inc_v1

OURS, THEIRS = "digsite", "others"
TITLES = {"archaeology": archaeology_v1, "artifact": artifact_v1, "artifacts-inc": artifacts_inc_v1}
COUNT = 256  # games of vector play
PLAIN, RAW = "PettingZoo", "PettingZoo raw"
VECTOR = f"vector play, {COUNT} games"


def step_agents(env: Any, rng: random.Random, rounds: int) -> float:
    """Games of PettingZoo's kind: look, choose, step."""
    steps = 0
    for _ in range(rounds):
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps


def step_seat(env: Environment, rng: random.Random, rounds: int) -> float:
    """Decisions of one seat; those of the other seats are not counted."""
    steps = 0
    for _ in range(rounds):
        _, info = env.reset(seed=rng.randrange(2**31))
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps


def step_many(games: digsite.vector.VectorGames, rounds: int) -> float:
    """All games a step; the choice among the legal keys is counted too."""
    for _ in range(rounds):
        games.step(games.any_legal())
    return rounds * games.num_envs


def probes() -> list[Probe]:
    found = []

    def add(system: str, name: str, burst: Callable[[int], float]) -> None:
        found.append(Probe(system, name, 2, STEP, burst))

    for title, maker in TITLES.items():
        add(OURS, f"{title}: {RAW}", partial(step_agents, maker.raw_env(), random.Random(1)))
        add(OURS, f"{title}: {PLAIN}", partial(step_agents, maker.env(), random.Random(1)))
        add(OURS, f"{title}: Gymnasium", partial(step_seat, Environment(title), random.Random(1)))
        games = digsite.vector.make(title, count=COUNT)
        games.reset(seed=1)
        add(OURS, f"{title}: {VECTOR}", partial(step_many, games))
    raw, env = connect_four_v3.raw_env(), connect_four_v3.env()
    add(THEIRS, "PettingZoo connect_four raw", partial(step_agents, raw, random.Random(1)))
    add(THEIRS, "PettingZoo connect_four", partial(step_agents, env, random.Random(1)))
    gin = rlcard.make("gin-rummy", config={"seed": 1})
    add(THEIRS, "RLCard gin-rummy", partial(step_games, gin, random.Random(1)))
    wrapped = OpenSpielCompatibilityV0(env=pyspiel.load_game("gin_rummy"), render_mode=None)
    add(THEIRS, "shimmy, OpenSpiel gin_rummy", partial(step_agents, wrapped, random.Random(1)))
    return found


def report(figures: list[Figure]) -> str:
    """Rates, relative to the fastest of the others and to our adapter, with and without checks."""
    best = max(figure.rate for figure in figures if figure.system == THEIRS)
    rates = {figure.game: figure.rate for figure in figures}
    lines = [
        "| what | steps per CPU-second | to the fastest other | to `env()` | to `raw_env()` |",
        "|---|---|---|---|---|",
    ]
    for figure in figures:
        title = figure.game.partition(":")[0]
        cells = [f"{figure.rate / best:.1f} ×"]
        for kind in (PLAIN, RAW):
            plain = rates.get(f"{title}: {kind}")
            cells.append(f"{figure.rate / plain:.1f} ×" if plain else "")
        lines.append(f"| {figure.game} | {figure.rate:,.0f} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    quick = parser.parse_args().quick
    warnings.simplefilter("ignore")  # the others' own
    seconds, repeat = (0.1, 3) if quick else (0.5, 7)
    figures = measured(probes(), seconds, repeat, lambda line: None)
    sys.stdout.write(report(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
