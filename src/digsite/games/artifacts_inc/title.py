"""Artifacts, Inc. as the layers above see it."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import SPECTATOR, is_seat
from digsite.core.move import Move
from digsite.core.objecting import objections
from digsite.core.options import Value, one_of
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, Objection, View
from digsite.games.artifacts_inc import events, imagine, records
from digsite.games.artifacts_inc import view as views
from digsite.games.artifacts_inc.audit import audit
from digsite.games.artifacts_inc.box import FEWEST_PLAYERS, MOST_PLAYERS, NAME, RULES_VERSION
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.moves import Moves
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules.setup import new_table

REFILL: Final = "refill"
IDLE_BUY: Final = "idle_buy"


class ArtifactsIncTitle(Title):
    """Artifacts, Inc., with one edition's values."""

    def __init__(self, edition: Edition) -> None:
        moves = Moves(edition)
        options = [
            one_of(REFILL, ["immediate", "end_of_turn"]),  # R19
            one_of(IDLE_BUY, ["no", "yes"]),  # R13
        ]
        seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        decisions = int(moves.decisions)
        super().__init__(NAME, edition.name, RULES_VERSION, seats, moves.by_key, decisions, options)
        self.values: Final = edition
        edition.title = self
        self.endings = {"end": ["place", "dive"]}  # dice that are left
        self.keys: Final = moves
        self.starts: Final = [new_table(moves, players) for players in seats]

    def new(self, seats: int, options: dict[str, object] | None = None) -> ArtifactsInc:
        game = super().new(seats, options)
        assert isinstance(game, ArtifactsInc)
        return game

    def start(self, seats: i64, options: dict[str, Value]) -> ArtifactsInc:
        table = self.starts[seats - FEWEST_PLAYERS].copy()
        table.late_refill = options[REFILL] == "end_of_turn"
        table.idle_buy = options[IDLE_BUY] == "yes"
        return ArtifactsInc(table)

    def load(self, record: dict[str, object]) -> ArtifactsInc:
        table = records.read(self.keys, record, "state")
        audit(table)
        return ArtifactsInc(table)

    def view(self, state: State, seat: i64) -> views.ArtifactsIncView:
        return views.look(_seated(state, seat), seat)

    def glance(self, state: State, seat: i64) -> views.ArtifactsIncView:
        return views.glance(_seated(state, seat), seat)

    def read_view(self, record: dict[str, object]) -> views.ArtifactsIncView:
        table = records.read(self.keys, record, "view")
        audit(table)
        return views.read(table, record)

    def imagine(self, view: View, rng: Rng) -> ArtifactsInc:
        if not isinstance(view, views.ArtifactsIncView):
            raise ValueError("this is not a view of artifacts-inc")
        return imagine.imagine(view)

    def event(self, state: State, move: Move, seat: i64) -> Event:
        return events.event(_seated(state, seat), move)

    def objections(self, state: State, seat: i64) -> list[Objection]:
        game = _seated(state, seat)
        question = steps.PARAGRAPHS[game.table.step]
        return objections(game, seat, self.keys.decisions, question, "§2.1")


def _seated(state: State, seat: i64) -> ArtifactsInc:
    """The state as a game of ours that has this seat, or room for spectators."""
    if not isinstance(state, ArtifactsInc):
        raise ValueError("this is not a game of artifacts-inc")
    if seat != SPECTATOR and not is_seat(seat, state.table.seats):
        raise ValueError(f"there is no seat {seat} at this table")
    return state
