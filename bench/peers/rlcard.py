"""RLCard: stepping through its environments, whose every step also encodes the observation."""

import random
from collections.abc import Mapping
from functools import partial
from typing import Protocol

import rlcard

from bench.measure import STEP, Probe

GAMES = ("gin-rummy", "uno", "limit-holdem")
Observation = Mapping[str, Mapping[int, object]]


class Environment(Protocol):
    """The part of `rlcard.envs.Env` that is used here."""

    num_players: int

    def reset(self) -> tuple[Observation, int]: ...
    def step(self, action: int) -> tuple[Observation, int]: ...
    def is_over(self) -> bool: ...


def probes(sample_games: int) -> list[Probe]:
    """Steps of each game; there is nothing to sample beforehand."""
    found: list[Probe] = []
    for name in GAMES:
        environment: Environment = rlcard.make(name, config={"seed": 1})
        burst = partial(step_games, environment, random.Random(2))
        found.append(Probe("rlcard", name, environment.num_players, STEP, burst))
    return found


def step_games(environment: Environment, rng: random.Random, rounds: int) -> float:
    return sum(step_to_end(environment, rng) for _ in range(rounds))


def step_to_end(environment: Environment, rng: random.Random) -> int:
    """Play a new game at random to its end; the number of decisions."""
    uniform = rng.random
    observation, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        actions = list(observation["legal_actions"])
        observation, _ = environment.step(actions[int(uniform() * len(actions))])
        decisions += 1
    return decisions
