"""The titles as PettingZoo knows games.

>>> from digsite.adapters.pettingzoo import archaeology_v1
>>> env = archaeology_v1.env(seats=3)

An action is the key of a move. A seat observes `{"observation", "action_mask"}`; docs/research.md
has the observation field by field. All rewards come at the end, and their sum is 0.
"""

import sys
from functools import partial
from typing import Any

import gymnasium
import pettingzoo
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from digsite.adapters.observing import Game
from digsite.core.actors import SPECTATOR
from digsite.core.errors import IllegalMove
from digsite.core.ranking import pay
from digsite.core.rng import Rng
from digsite.editions import shelf
from digsite.play.dealer import deal

ILLEGAL_REWARD = -1.0
"""Whoever plays an illegal move gets this, and the game is over for all (`TerminateIllegal`)."""


class RawEnvironment(pettingzoo.AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in which the seats decide one after the other; chance acts in between."""

    def __init__(
        self,
        title: str,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        edition: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = Game(title, seats, edition, options)
        self.metadata = {
            "name": name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.game.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self.rng = Rng(0)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed the next game of the same stream."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state_of_game = self.game.new()
        deal(self.state_of_game, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_game.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        return dict(self.game.observe(self.state_of_game, self.numbers[agent]))

    def step(self, action: int | None) -> None:
        """Play the key; an illegal one raises `IllegalMove` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state, moves = self.state_of_game, self.game.title.moves
        if not 0 <= action < len(moves):
            raise IllegalMove(f"there is no action {action}")
        state.play(moves[int(action)])
        deal(state, self.rng)
        self._cumulative_rewards[agent] = 0.0
        if state.is_over():
            self.rewards = dict(zip(self.agents, pay(state.ranking()), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.actor()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table through the eyes of whoever is to act, or printed, if a human wants it."""
        actor = self.state_of_game.actor()
        view = self.game.title.view(self.state_of_game, actor if actor >= 0 else SPECTATOR)
        if self.render_mode == "ansi":
            return str(view)
        sys.stdout.write(f"{view}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


class Maker:
    """One title: `env` and `raw_env`, as PettingZoo's own modules have them.

    Both take `seats`, `render_mode`, `edition` and the title's options by name.
    """

    def __init__(self, title: str) -> None:
        version = shelf.title(title).rules_version
        self.name = f"{title.replace('-', '_')}_v{version}"
        self.raw_env: Any = partial(RawEnvironment, title, self.name)

    def env(self, **settings: Any) -> Any:
        """With PettingZoo's own checks: an illegal move costs its player the game."""
        env = wrappers.TerminateIllegalWrapper(self.raw_env(**settings), ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

    def parallel_env(self, **settings: Any) -> Any:
        """All seats answer at once; only the answer of the seat to act counts."""
        return turn_based_aec_to_parallel(self.env(**settings))


archaeology_v1 = Maker("archaeology")
artifact_v1 = Maker("artifact")
artifacts_inc_v1 = Maker("artifacts-inc")
