"""OpenSpiel: whole playouts in its C++, and stepping through its Python binding.

**Playouts.** `MCTSBot.step` with a budget of one simulation evaluates the root and nothing else,
and `RandomRolloutEvaluator` evaluates it by N uniformly random games to the end, all inside C++.
OpenSpiel does not tell how many decisions those games had; so the mean number of decisions of a
random game is counted beforehand, by stepping from the same root in Python, and multiplied by N.

The bot cannot search a chance node, so a root is the first decision after the deal. Dealing is thus
left out of OpenSpiel's time, though digsite's playouts pay for theirs. Several roots, because deals
differ.

**Stepping.** From the initial state, deal included, in the shortest loop the binding allows.
"""

import random
import statistics
from collections.abc import Callable
from functools import partial
from typing import Protocol

import pyspiel

from bench.measure import CLONE, PLAYOUT, STEP, Probe

GAMES = ("hearts", "crazy_eights", "go_fish", "skat", "gin_rummy")
ROOTS = 8
POSITIONS = 16
EXPLORATION = 2.0
MEMORY_MB = 10


class State(Protocol):
    """The part of `pyspiel.State` that is used here."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "State": ...


class Game(Protocol):
    """The part of `pyspiel.Game` that is used here."""

    def num_players(self) -> int: ...
    def new_initial_state(self) -> State: ...


def probes(sample_games: int) -> list[Probe]:
    """Playouts, steps and copies of each game; `sample_games` fixes the mean length per root."""
    found: list[Probe] = []
    for name in GAMES:
        game: Game = pyspiel.load_game(name)
        bursts: dict[str, Callable[[int], float]] = {
            PLAYOUT: Playouts(game, sample_games).burst,
            STEP: partial(step_games, game, random.Random(2)),
            CLONE: partial(clone_positions, positions(game, random.Random(3))),
        }
        found += [
            Probe("openspiel", name, game.num_players(), measure, burst)
            for measure, burst in bursts.items()
        ]
    return found


class Playouts:
    """Random games inside C++, from a few roots of known mean length."""

    def __init__(self, game: Game, sample_games: int) -> None:
        rng = random.Random(1)
        self.game = game
        self.seed = 0
        self.roots = [dealt(game, rng) for _ in range(ROOTS)]
        self.lengths = [mean_decisions(root, sample_games, rng) for root in self.roots]

    def burst(self, rounds: int) -> float:
        """`rounds` playouts from each root; the decisions in them, as the mean length has it."""
        for root in self.roots:
            self.seed += 1
            evaluator = pyspiel.RandomRolloutEvaluator(rounds, self.seed)
            bot = pyspiel.MCTSBot(
                self.game, evaluator, EXPLORATION, 1, MEMORY_MB, False, self.seed, False
            )
            bot.step(root)
        return rounds * sum(self.lengths)


def step_games(game: Game, rng: random.Random, rounds: int) -> float:
    return sum(step_to_end(game.new_initial_state(), rng) for _ in range(rounds))


def step_to_end(state: State, rng: random.Random) -> int:
    """Play the state at random to its end, from Python; the number of decisions."""
    uniform = rng.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), uniform()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
    return decisions


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    """The outcome at which the probabilities, added up, pass `chance`."""
    for action, probability in outcomes:
        chance -= probability
        if chance < 0:
            return action
    return outcomes[-1][0]


def dealt(game: Game, rng: random.Random) -> State:
    """A position at the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state.chance_outcomes(), rng.random()))
    return state


def mean_decisions(root: State, games: int, rng: random.Random) -> float:
    return statistics.mean(step_to_end(root.clone(), rng) for _ in range(games))


def positions(game: Game, rng: random.Random) -> list[State]:
    """Positions from all over random games, one from each."""
    found: list[State] = []
    for _ in range(POSITIONS):
        stop = rng.randrange(step_to_end(game.new_initial_state(), rng))
        state = dealt(game, rng)
        while stop > 0 and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                stop -= 1
        found.append(state)
    return found


def clone_positions(states: list[State], rounds: int) -> float:
    """Clone every position `rounds` times."""
    for _ in range(rounds):
        for state in states:
            state.clone()
    return rounds * len(states)
