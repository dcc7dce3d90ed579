"""OpenSpiel's information-set search: its C++ bot on its own games, its Python bot on our titles.

The C++ bot asks a game for another world (`ResampleFromInfostate`), which OpenSpiel cannot pass on
to games written in Python; its Python bot, made after the other, takes a resampler.
"""

import random
import time
from typing import Any

from bench.peers import version_of
from digsite import Move, Rng, Title, View

EXPLORATION = 2.0  # as in OpenSpiel's examples
SIMULATIONS = 100
POSITIONS = 6
FIRST = 2  # simulations without which the bot has no move: the first only makes a root
FAIR = 12  # one decision in so many is looked at


def installed() -> str:
    """The version of OpenSpiel; nothing where there is none."""
    return version_of("open_spiel")


def rate(name: str) -> float:
    """Simulations per second of the C++ bot on decisions from all over random games."""
    import pyspiel

    states = decisions(pyspiel.load_game(name), random.Random(1))
    began = time.process_time()
    for state in states:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS, -1, most, False, True)
        bot.step(state)
    return SIMULATIONS * len(states) / (time.process_time() - began)


def decisions(game: Any, rng: random.Random) -> list[Any]:
    """Some decisions with a choice, from random games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        while not state.is_terminal() and len(found) < POSITIONS:
            if state.is_chance_node():
                keys, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(keys, odds)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and rng.randrange(FAIR) == 0:
                found.append(state.clone())
            state.apply_action(rng.choice(legal))
    return found


class Outsider:
    """OpenSpiel's bot at one of our tables: it is given a view, as all players are.

    It thinks as long as `seconds` says before each decision, in CPU time; two simulations are
    always made. It searches by what is seen now, with random rollouts, as it comes.
    """

    def __init__(self, title: Title, rng: Rng, seconds: float = 0.0) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from digsite.adapters import openspiel

        self.title, self.rng, self.seconds = title, rng, seconds
        self.decisions = self.simulations = 0
        self.games: dict[int, Any] = {}
        self.load = pyspiel.load_game
        self.resampler = openspiel.resampler
        self.luck = np.random.RandomState(rng.below(1 << 30))
        self.evaluator = mcts.RandomRolloutEvaluator(1, self.luck)
        self.bot = ismcts.ISMCTSBot

    def decide(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        game = self.game(int(view.seats))
        state = game.new_initial_state()
        state.position = self.title.imagine(view, self.rng)
        bot = self.bot(
            game, self.evaluator, EXPLORATION, FIRST, random_state=self.luck,
            use_observation_string=True, allow_inconsistent_action_sets=True,
        )  # fmt: skip
        bot.set_resampler(self.resampler(game, self.rng))
        key = int(bot.step(state))
        until = time.process_time() + self.seconds
        self.decisions += 1
        self.simulations += FIRST
        while time.process_time() < until:
            bot.run_simulation(bot.sample_root_state(state))
            self.simulations += 1
        node = bot.filter_illegals(bot._root_node, state.legal_actions())
        if node.child_info:
            key = max(node.child_info, key=lambda each: node.child_info[each].visits)
        return self.title.moves[int(key)]

    def game(self, seats: int) -> Any:
        if seats not in self.games:
            name = f"digsite_{self.title.name.replace('-', '_')}"
            self.games[seats] = self.load(f"{name}(players={seats})")
        return self.games[seats]
