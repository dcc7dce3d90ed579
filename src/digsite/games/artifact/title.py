"""Artifact as the layers above see it."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import SPECTATOR, is_seat
from digsite.core.move import Move
from digsite.core.objecting import objections
from digsite.core.options import Value, any_of, one_of, only_with
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, Objection, View
from digsite.games.artifact import events, records
from digsite.games.artifact import view as views
from digsite.games.artifact.audit import audit
from digsite.games.artifact.box import (
    ASIA,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NAME,
    RULES_VERSION,
    SITE_NAMES,
    Edition,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.imagine import ArtifactWorlds
from digsite.games.artifact.moves import DECISIONS, MOVES
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.rules import setup

ACTIONS: Final = ["research", "hire", "hire-two", "ship", "produce", "exhibit", "sell", "buy"]


class ArtifactTitle(Title):
    """Artifact with both expansions, and with one edition's values."""

    def __init__(self, edition: Edition) -> None:
        asia_first = [SITE_NAMES[ASIA], *[name for name in SITE_NAMES if name != SITE_NAMES[ASIA]]]
        options = [
            any_of("expansions", ["research", "cities"]),  # §1.2, R2
            one_of("start", ["chosen", "quick"]),  # §3.1, §3.4
            only_with(
                one_of("fragments", ["site", "any"]), [], "expansions research"
            ),  # §14.5, R42
            only_with(one_of("left_out", asia_first), [FEWEST_PLAYERS]),  # §2.4, R7
        ]
        seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        super().__init__(NAME, edition.name, RULES_VERSION, seats, MOVES, int(DECISIONS), options)
        self.values: Final = edition
        edition.title = self
        self.endings = {"done": ACTIONS, "pass": ACTIONS}

    def new(self, seats: int, options: dict[str, object] | None = None) -> Artifact:
        game = super().new(seats, options)
        assert isinstance(game, Artifact)
        return game

    def start(self, seats: i64, options: dict[str, Value]) -> Artifact:
        """A game at its first question, options resolved."""
        expansions = options["expansions"]
        left_out = options["left_out"]
        assert isinstance(left_out, str)
        site: i64 = SITE_NAMES.index(left_out)
        research = "research" in expansions
        table = setup.new_table(self.values, seats, research, "cities" in expansions, site)
        table.any_fragments = options["fragments"] == "any"
        if options["start"] == "quick":
            setup.place_by_table(table)
        flow.start_up(table)
        return Artifact(table)

    def load(self, record: dict[str, object]) -> Artifact:
        table = records.read(self.values, record)
        audit(table)
        return Artifact(table)

    def view(self, state: State, seat: i64) -> views.ArtifactView:
        return views.look(_seated(state, seat), seat)

    def glance(self, state: State, seat: i64) -> views.ArtifactView:
        return views.glance(_seated(state, seat), seat)

    def read_view(self, record: dict[str, object]) -> views.ArtifactView:
        view = views.read(self.values, record)
        # Whoever can be imagined to look like this may have seen it.
        world = ArtifactWorlds(view).draw(Rng(0))
        audit(world.table)
        if views.look(world, view.seat) != view:
            raise ValueError("view: it does not agree with itself")
        return view

    def imagine(self, view: View, rng: Rng) -> Artifact:
        return self.worlds(view).draw(rng)

    def worlds(self, view: View) -> ArtifactWorlds:
        if not isinstance(view, views.ArtifactView):
            raise ValueError("this is not a view of artifact")
        return ArtifactWorlds(view)

    def event(self, state: State, move: Move, seat: i64) -> Event:
        return events.event(_seated(state, seat), move, seat)

    def objections(self, state: State, seat: i64) -> list[Objection]:
        game = _seated(state, seat)
        paragraph = steps.PARAGRAPHS[game.table.step]
        return objections(game, seat, DECISIONS, paragraph, "§5.1")


def _seated(state: State, seat: i64) -> Artifact:
    """The state as a game of ours that has this seat, or room for spectators."""
    if not isinstance(state, Artifact):
        raise ValueError("this is not a game of artifact")
    if seat != SPECTATOR and not is_seat(seat, state.table.seats):
        raise ValueError(f"there is no seat {seat} at this table")
    return state
