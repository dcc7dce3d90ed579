"""The titles as OpenSpiel knows games.

>>> import pyspiel, digsite.adapters.openspiel
>>> game = pyspiel.load_game("digsite_artifact(players=4,expansions=research+cities)")

An action is the key of a move, chance's included. Strings of the information state are what the
seat saw of each move; docs/research.md has the tensors field by field. `resampler` is for
`ISMCTSBot.set_resampler`: OpenSpiel cannot call a Python game's own.
"""

from collections.abc import Callable
from typing import Any

import pyspiel

from digsite.adapters.observing import MOST_MOVES, Game
from digsite.adapters.openspiel_observer import Observer, Told
from digsite.core.actors import CHANCE, OVER
from digsite.core.ranking import pay
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.editions import shelf

PLAYERS, EDITION = "players", "edition"
NODES = {int(CHANCE): pyspiel.PlayerId.CHANCE, int(OVER): pyspiel.PlayerId.TERMINAL}


def type_of(title: Title) -> pyspiel.GameType:
    """“digsite_artifacts_inc”, with the number of players, edition and options as parameters."""
    options = {each.name: "" if each.several else each.default for each in title.options}
    return pyspiel.GameType(
        short_name=f"digsite_{title.name.replace('-', '_')}",
        long_name=f"{title.name} (digsite, rules version {title.rules_version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: title.seats[0], EDITION: title.edition, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with seats and options."""

    title = ""
    kind: pyspiel.GameType

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        seats, edition = given.pop(PLAYERS, None), given.pop(EDITION, None)
        options = {name: value.replace("+", ",") for name, value in given.items()}
        self.game = game = Game(self.title, seats, edition, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.title.move_count,
            num_players=game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_MOVES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what the seats were told on the way there."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State = game.game.new()
        self.told = Told(None, [], [])

    def current_player(self) -> int:
        actor = int(self.position.actor())
        return int(NODES.get(actor, actor))

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.keys()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        whole = sum(weights)
        keys = self.position.keys()
        return [(key, weight / whole) for key, weight in zip(keys, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.position
        move = state.moves()[action]
        seats = range(len(state.scores()))
        events = [state.title.event(state, move, seat) for seat in seats]
        lines = [f"{event.actor} {event.seat} {event.notation}" for event in events]
        keys = [-1 if event.hidden else action for event in events]
        self.told = Told(self.told, lines, keys)
        state.play_key(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.moves()[action].notation()

    def returns(self) -> list[float]:
        if self.is_terminal():
            return pay(self.position.ranking())
        return [0.0] * len(self.position.scores())

    def __str__(self) -> str:
        """The whole truth, for people who look for errors."""
        return str(self.position.record())


def resampler(game: SpielGame, rng: Rng) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: a world that looks the same to the player, made of its view.

    What the others saw is not in it, nor the true history.
    """

    def resampled(state: SpielState, player: int) -> SpielState:
        title = game.game.title
        world = game.new_initial_state()
        world.position = title.imagine(title.view(state.position, player), rng)
        return world

    return resampled


class SpielArchaeology(SpielGame):
    title = "archaeology"
    kind = type_of(shelf.title(title))


class SpielArtifact(SpielGame):
    title = "artifact"
    kind = type_of(shelf.title(title))


class SpielArtifactsInc(SpielGame):
    title = "artifacts-inc"
    kind = type_of(shelf.title(title))


# Classes, not functions: OpenSpiel releases them after Python has shut down.
for each in (SpielArchaeology, SpielArtifact, SpielArtifactsInc):
    pyspiel.register_game(each.kind, each)
