"""The titles as Gymnasium knows environments: one seat against bots.

>>> import gymnasium, digsite.adapters.gymnasium
>>> env = gymnasium.make("digsite/Archaeology-v1", seats=3, opponents="novice")

An action is the key of a move. An illegal one costs `ILLEGAL_REWARD`, changes nothing, and
`info["illegal"]` is true. The reward at the end is 1 for the first place, −1 for the last; until
then it is 0. `info["action_mask"]`, or `action_masks()`, tells what is legal.
"""

import sys
from typing import Any

import gymnasium
import numpy as np

from digsite.adapters.observing import MOST_MOVES, Game, Mask, Numbers
from digsite.bots.roster import make_player, refuse_unknown
from digsite.core.ranking import pay
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.play.dealer import deal

ILLEGAL_REWARD = -1.0
SEEDS = 2**63


class Environment(gymnasium.Env[Numbers, np.int64]):
    """The agent sits in one seat, bots of one level in the others."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: Title | str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        render_mode: str | None = None,
        edition: str | None = None,
        **options: object,
    ) -> None:
        self.game = Game(title, seats, edition, options)
        if seat not in range(self.game.seats):
            raise ValueError(f"there is no seat {seat} at a table of {self.game.seats}")
        refuse_unknown(opponents)
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.observation_space = self.game.space()["observation"]
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(SEEDS)))
        self.players = [
            make_player(self.opponents, self.game.title, self.rng.fork())
            for _ in range(self.game.seats)
        ]
        self.state = self.game.new()
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play the key, and let the others act until the seat decides again."""
        if action not in self.action_space or not self.action_masks()[action]:
            over, info = self.state.is_over(), self._info(illegal=True)
            return self._observation(), ILLEGAL_REWARD, over, False, info
        self.state.play_key(int(action))
        self._let_others_act()
        over = self.state.is_over()
        reward = pay(self.state.ranking())[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """Which keys are legal now, as sb3-contrib asks for it."""
        return self.game.mask(self.state, self.seat)

    def render(self) -> Any:
        """The table as the seat sees it: as text, or printed, if a human wants it."""
        view = self.game.title.view(self.state, self.seat)
        if self.render_mode == "ansi":
            return str(view)
        sys.stdout.write(f"{view}\n")
        return None

    def _let_others_act(self) -> None:
        deal(self.state, self.rng)
        while self.state.actor() >= 0 and self.state.actor() != self.seat:
            actor = self.state.actor()
            view = self.game.title.view(self.state, actor)
            move = self.players[actor].decide(view, self.state.legal())
            self.state.play_key(move.key)
            deal(self.state, self.rng)

    def _observation(self) -> Numbers:
        return self.game.look(self.game.title.view(self.state, self.seat)).copy()

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": illegal}


def name_of(title: str) -> str:
    """“digsite/ArtifactsInc-v1”: the title, and the version of its rules."""
    words = "".join(word.capitalize() for word in title.split("-"))
    return f"digsite/{words}-v{shelf.title(title).rules_version}"


def register() -> None:
    """Make the titles known to `gymnasium.make`."""
    for title in shelf.titles():
        gymnasium.register(
            id=name_of(title),
            entry_point="digsite.adapters.gymnasium:Environment",
            kwargs={"title": title},
            max_episode_steps=MOST_MOVES,
        )


register()
