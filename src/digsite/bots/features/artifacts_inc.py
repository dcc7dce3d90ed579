"""Artifacts, Inc.: dollars, artifacts, dice, museums, and each card that a company has."""

from typing import Final

from mypy_extensions import i64

from digsite.bots.appraisals.artifacts_inc import USUAL, majorities, standing, turns_left
from digsite.bots.appraisals.artifacts_inc_beliefs import LAST_DOLLAR, LONGEST
from digsite.bots.appraisals.artifacts_inc_cards import HOPEFUL, Engine
from digsite.bots.features.features import Features, Row
from digsite.core.actors import CHANCE
from digsite.core.state import State
from digsite.games.artifacts_inc.box import (
    ARTIFACTS,
    BOXES,
    DICE_IN_BOX,
    LEVELS,
    MUSEUMS,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import ending
from digsite.games.artifacts_inc.view import ArtifactsIncView

LAST: Final = 0.1  # time left just before the end is set off
SURE: Final = 0.0
OPEN: Final = 12.0  # turns in which a majority may still change hands
FEW: Final = 3.0  # artifacts of a kind that sell easily
ALL_BUT_CARDS: Final[i64] = 25


class ArtifactsIncFeatures(Features):
    """A seat is worth its reputation and majorities, and what its company will still earn."""

    def __init__(self, edition: Edition) -> None:
        count = ALL_BUT_CARDS + edition.design_count * LEVELS
        super().__init__(count, ALL_BUT_CARDS, True, 1)
        self.engine: Final[Engine] = USUAL.engine_of(edition)
        self.sides: Final[i64] = edition.design_count * LEVELS

    def points(self, state: State, seat: i64) -> float:
        assert isinstance(state, ArtifactsInc)
        table = state.table
        sure = table.reputation[seat] + ending.majorities(table, seat)
        return float(sure) + LAST_DOLLAR * float(table.dollars[seat])

    def time_left(self, state: State, seat: i64) -> float:
        """How soon somebody will set off the end; then only the rest of the round is left."""
        assert isinstance(state, ArtifactsInc)
        table = state.table
        if table.reached:
            place = (seat - table.first + table.seats) % table.seats
            now = (table.turn - table.first + table.seats) % table.seats
            return 0.0 if place >= now else -1.0
        view = ArtifactsIncView(seat, CHANCE, table)
        return LAST + (1.0 - LAST) * turns_left(view, self.engine.beliefs) / LONGEST

    def is_quiet(self, state: State) -> bool:
        """Before the dice of a turn are rolled."""
        assert isinstance(state, ArtifactsInc)
        return state.table.step == steps.ROLLING

    def ends_turn(self, state: State, key: i64) -> bool:
        assert isinstance(state, ArtifactsInc)
        moves = state.table.moves
        return key == moves.end or key == moves.enough or key == moves.decline

    def look(self, state: State, seat: i64, out: Row) -> None:
        assert isinstance(state, ArtifactsInc)
        out.begin()
        if self.time_left(state, seat) < 0.0:
            out.add_zeros(ALL_BUT_CARDS + self.sides)
            return
        self._look_at_store(state, seat, out)
        self._look_at_company(state, seat, out)
        self._look_at_museums(state, seat, out)
        self._look_at_cards(state, seat, out)

    def _guess(self, game: ArtifactsInc, seat: i64) -> float:
        """What the searching player of a turn thinks that the company will still gain."""
        view = ArtifactsIncView(seat, CHANCE, game.table)
        turns = turns_left(view, self.engine.beliefs)
        return standing(view, self.engine, seat, turns) - self.points(game, seat)

    def _look_at_store(self, game: ArtifactsInc, seat: i64, out: Row) -> None:
        table = game.table
        dollars = float(table.dollars[seat])
        out.add(self._guess(game, seat))
        out.add(1.0)
        out.add(dollars)
        out.add(dollars if dollars < 5.0 else 5.0)
        out.add(dollars if dollars < 10.0 else 10.0)
        out.add(dollars if dollars < 20.0 else 20.0)
        for artifact in range(ARTIFACTS):
            held = float(table.held(seat, artifact))
            out.add(held)
            out.add(held if held < FEW else FEW)

    def _look_at_company(self, game: ArtifactsInc, seat: i64, out: Row) -> None:
        table = game.table
        view = ArtifactsIncView(seat, CHANCE, table)
        dice = table.symbols[seat] if table.symbols[seat] < DICE_IN_BOX else DICE_IN_BOX
        out.add(float(dice))
        out.add(float(table.dive_help[seat]))
        out.add(float(table.underwater_cards(seat)))
        out.add(self.engine.rate(view, seat))
        out.add(self.engine.hope(view, seat, HOPEFUL))
        out.add(float(table.own_count[seat]))
        out.add(float(table.reputation[seat]) / 10.0)
        out.add(float((seat - table.turn + table.seats) % table.seats) / float(table.seats))

    def _look_at_museums(self, game: ArtifactsInc, seat: i64, out: Row) -> None:
        table = game.table
        view = ArtifactsIncView(seat, CHANCE, table)
        cubes: i64 = 0
        for box in range(MUSEUMS * BOXES):
            cubes += 1 if table.orders[box] == seat else 0
        out.add(float(cubes))
        out.add(majorities(view, seat, self.engine.beliefs, SURE))
        out.add(majorities(view, seat, self.engine.beliefs, OPEN))

    def _look_at_cards(self, game: ArtifactsInc, seat: i64, out: Row) -> None:
        """How many cards show each side."""
        table = game.table
        first = out.count
        out.add_zeros(self.sides)
        for i in range(table.own_count[seat]):
            piece = table.own_piece(seat, i)
            side = table.edition.side(piece, table.level(seat, piece))
            out.items[first + side] += 1.0
