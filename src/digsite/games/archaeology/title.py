"""Archaeology as the layers above see it."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import SPECTATOR, is_seat
from digsite.core.move import Move
from digsite.core.objecting import objections
from digsite.core.options import Option, Value
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, Objection, View
from digsite.games.archaeology import audit, events, records
from digsite.games.archaeology import view as views
from digsite.games.archaeology.box import FEWEST_PLAYERS, MOST_PLAYERS, NAME, RULES_VERSION, Edition
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.imagine import ArchaeologyWorlds
from digsite.games.archaeology.moves import DECISIONS, MOVES
from digsite.games.archaeology.questions.steps import PARAGRAPHS
from digsite.games.archaeology.rules.setup import new_table


class ArchaeologyTitle(Title):
    """Archaeology: The Card Game, with one edition's values."""

    def __init__(self, edition: Edition) -> None:
        options: list[Option] = []
        seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        super().__init__(NAME, edition.name, RULES_VERSION, seats, MOVES, int(DECISIONS), options)
        self.values: Final = edition
        edition.title = self
        self.endings = {"end": []}

    def new(self, seats: int, options: dict[str, object] | None = None) -> Archaeology:
        game = super().new(seats, options)
        assert isinstance(game, Archaeology)
        return game

    def start(self, seats: i64, options: dict[str, Value]) -> Archaeology:
        return Archaeology(new_table(self.values, seats))

    def load(self, record: dict[str, object]) -> Archaeology:
        table = records.read(self.values, record)
        audit.audit(table)
        return Archaeology(table)

    def view(self, state: State, seat: i64) -> views.ArchaeologyView:
        return views.look(_seated(state, seat), seat)

    def glance(self, state: State, seat: i64) -> views.ArchaeologyView:
        return views.glance(_seated(state, seat), seat)

    def read_view(self, record: dict[str, object]) -> views.ArchaeologyView:
        view = views.read(self.values, record)
        audit.audit_view(view)
        return view

    def imagine(self, view: View, rng: Rng) -> Archaeology:
        return self.worlds(view).draw(rng)

    def worlds(self, view: View) -> ArchaeologyWorlds:
        if not isinstance(view, views.ArchaeologyView):
            raise ValueError("this is not a view of archaeology")
        return ArchaeologyWorlds(view)

    def event(self, state: State, move: Move, seat: i64) -> Event:
        return events.event(_seated(state, seat), move, seat)

    def objections(self, state: State, seat: i64) -> list[Objection]:
        game = _seated(state, seat)
        return objections(game, seat, DECISIONS, PARAGRAPHS[game.table.step], "§9.1")


def _seated(state: State, seat: i64) -> Archaeology:
    """The state as a game of ours that has this seat, or room for spectators."""
    if not isinstance(state, Archaeology):
        raise ValueError("this is not a game of archaeology")
    if seat != SPECTATOR and not is_seat(seat, state.table.seats):
        raise ValueError(f"there is no seat {seat} at this table")
    return state
