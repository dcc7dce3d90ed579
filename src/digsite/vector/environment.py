"""Gymnasium's `VectorEnv` over many games that are stepped in compiled code."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from digsite.adapters.observing import Game, Numbers
from digsite.core.title import Title
from digsite.vector.batch import EVERY_SEAT
from digsite.vector.processes import Processes
from digsite.vector.share import Share, Spec

SEEDS = 2**63


class VectorGames(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many games; arrays are views of memory that the next step overwrites: copy what you keep.

    With a `seat` the agent decides for it, and the others play at random. Without one it decides
    for every seat in turn: `seats_to_act` tells for which, and a row is what that seat sees. The
    reward of a step belongs to the seat that moved; `pays` has the rewards of all seats of the
    games that have just ended.

    The same seed gives the same games, however many `processes` share them. These end with `close`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, spec: Spec, processes: int = 1) -> None:
        self.game = game = Game(*spec.settings)
        if spec.seat != EVERY_SEAT and spec.seat not in range(game.seats):
            raise ValueError(f"there is no seat {spec.seat} at a table of {game.seats}")
        if processes not in range(1, spec.count + 1):
            raise ValueError(f"{processes} processes cannot share {spec.count} games")
        self.num_envs = count = spec.count
        self.seat = spec.seat
        self.single_observation_space = game.space()["observation"]
        self.single_action_space = gymnasium.spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.runner = Share(spec) if processes == 1 else Processes(spec, processes)
        self._look()

    def _look(self) -> None:
        seen = self.runner.arrays
        self.observations: Numbers = seen["observations"]
        self.masks = seen["masks"]
        self.rewards = seen["rewards"]
        self.pays = seen["pays"]
        self.terminations = seen["terminations"]
        self.truncations = np.zeros(self.num_envs, np.bool_)
        self.seats_to_act = seen["seats"]
        self.illegal = seen["illegal"]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start all games over; with the same seed they are the same again."""
        if isinstance(seed, list):
            raise ValueError("one seed fixes all games: every game has a stream of its own from it")
        super().reset(seed=seed)
        if seed is not None:
            self.runner.begin(int(self.np_random.integers(SEEDS)))
            self._look()
        self.runner.reset()
        return self.observations, self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a key in each game; an illegal one costs 1 and changes nothing."""
        self.runner.step(np.asarray(actions))
        return self.observations, self.rewards, self.terminations, self.truncations, self._infos()

    def any_legal(self) -> NDArray[np.int64]:
        """A random legal key of each game, drawn in compiled code."""
        self.runner.pick()
        return self.runner.arrays["picks"].copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.runner.close()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats_to_act, "illegal": self.illegal}


def make(
    title: Title | str,
    seats: int | None = None,
    count: int = 256,
    seat: int | None = None,
    edition: str | None = None,
    processes: int = 1,
    **options: object,
) -> VectorGames:
    """This many games of a title, with its options by name."""
    settings = (title, seats, edition, options)
    return VectorGames(Spec(settings, count, int(EVERY_SEAT) if seat is None else seat), processes)
