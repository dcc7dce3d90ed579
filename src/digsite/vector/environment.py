"""Gymnasium's `VectorEnv` over many games that are stepped in compiled code."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from digsite.adapters.observing import Game, Numbers
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.vector.batch import EVERY_SEAT, Batch

SEEDS = 2**63


class VectorGames(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many games; arrays are looks at memory that the next step writes anew: copy what you keep.

    With a `seat` the agent decides for it, and the others play at random. Without one it decides
    for every seat in turn: `seats_to_act` tells for which, and a row is what that seat sees. The
    reward of a step belongs to the seat that moved; `pays` has the rewards of all seats of the
    games that have just ended.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, game: Game, count: int, seat: int | None) -> None:
        if seat is not None and seat not in range(game.seats):
            raise ValueError(f"there is no seat {seat} at a table of {game.seats}")
        self.game = game
        self.num_envs = count
        self.seat = int(EVERY_SEAT) if seat is None else seat
        self.single_observation_space = game.space()["observation"]
        self.single_action_space = gymnasium.spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._begin(0)

    def _begin(self, seed: int) -> None:
        game, count = self.game, self.num_envs
        self.batch = batch = Batch(game.new(), game.planes, game.seats, count, self.seat, Rng(seed))
        self.observations: Numbers = _array(batch.row.items).reshape(count, -1)
        self.masks = _array(batch.masks).view(np.int8).reshape(count, -1)
        self.rewards = _array(batch.rewards)
        self.pays = _array(batch.pays).reshape(count, -1)
        self.terminations = _array(batch.over).view(np.bool_)
        self.truncations = np.zeros(count, np.bool_)
        self.seats_to_act = _array(batch.actors)
        self.illegal = _array(batch.illegal).view(np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games anew; with a seed they are the same again."""
        if isinstance(seed, list):
            raise ValueError("one seed fixes all games: every game has a stream of its own from it")
        super().reset(seed=seed)
        if seed is not None:
            self._begin(int(self.np_random.integers(SEEDS)))
        self.batch.reset()
        return self.observations, self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a key in each game; an illegal one costs 1 and changes nothing."""
        self.batch.step(np.asarray(actions).tolist())
        return self.observations, self.rewards, self.terminations, self.truncations, self._infos()

    def any_legal(self) -> NDArray[np.int64]:
        """A random legal key of each game, drawn in compiled code."""
        return np.array(self.batch.any_legal(), np.int64)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats_to_act, "illegal": self.illegal}


def _array(numbers: Any) -> NDArray[Any]:
    """The memory of the compiled part, read-only."""
    return np.asarray(memoryview(numbers))


def make(
    title: Title | str,
    seats: int | None = None,
    count: int = 256,
    seat: int | None = None,
    edition: str | None = None,
    **options: object,
) -> VectorGames:
    """So many games of a title, with its options by name."""
    return VectorGames(Game(title, seats, edition, options), count, seat)
