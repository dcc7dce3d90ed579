"""Artifacts, Inc.: what a simpler player believes, and dollars, artifacts, dice, museums, cards."""

from typing import Final

from mypy_extensions import i64

from digsite.bots.appraisals.artifacts_inc import (
    USUAL,
    artifacts,
    majorities,
    purse,
    turns_left,
)
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
COUNT: Final[i64] = 28


class ArtifactsIncFeatures(Features):
    """A seat is worth its reputation and majorities, and what its company will still earn."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(COUNT, COUNT, True, 1)
        self.engine: Final[Engine] = USUAL.engine_of(edition)

    def points(self, state: State, seat: i64) -> float:
        assert isinstance(state, ArtifactsInc)
        table = state.table
        sure = table.reputation[seat] + ending.majorities(table, seat)
        return float(sure) + LAST_DOLLAR * float(table.dollars[seat])

    def time_left(self, state: State, seat: i64) -> float:
        """How soon somebody will set off the end; then only the rest of the round is left."""
        assert isinstance(state, ArtifactsInc)
        view = ArtifactsIncView(seat, CHANCE, state.table)
        if state.table.reached:
            return 0.0 if is_still_to_play(view, seat) else -1.0
        return LAST + (1.0 - LAST) * turns_left(view, self.engine.beliefs) / LONGEST

    def is_quiet(self, state: State) -> bool:
        """Before the dice of a turn are rolled."""
        assert isinstance(state, ArtifactsInc)
        return state.table.step == steps.ROLLING

    def is_due(self, state: State, seat: i64) -> bool:
        """Whether the seat's own dice are rolled."""
        assert isinstance(state, ArtifactsInc)
        return state.table.turn == seat

    def ends_turn(self, state: State, key: i64) -> bool:
        assert isinstance(state, ArtifactsInc)
        moves = state.table.moves
        return key == moves.end or key == moves.enough or key == moves.decline

    def look(self, state: State, seat: i64, out: Row) -> None:
        assert isinstance(state, ArtifactsInc)
        out.begin()
        view = ArtifactsIncView(seat, CHANCE, state.table)
        due = is_still_to_play(view, seat)
        if state.table.reached and not due:
            out.add_zeros(COUNT)
            return
        turns = turns_left(view, self.engine.beliefs)
        out.add(1.0)  # where the guess will stand
        out.add(1.0)
        guess = self._look_at_company(view, seat, turns, due, out)
        guess += self._look_at_museums(view, seat, turns, out)
        self._look_at_store(view, seat, out)
        out.items[0] = guess + self._spent(view, seat, turns)

    def _spent(self, view: ArtifactsIncView, seat: i64, turns: float) -> float:
        """What dollars and artifacts will become, if there is time."""
        beliefs = self.engine.beliefs
        share = turns / beliefs.spending if turns < beliefs.spending else 1.0
        dollars = float(view.table.dollars[seat])
        return share * (purse(dollars, beliefs) + artifacts(view, seat, beliefs))

    def _look_at_company(
        self, view: ArtifactsIncView, seat: i64, turns: float, due: bool, out: Row
    ) -> float:
        """Cards and dice; what they will still bring, as far as is guessed."""
        table = view.table
        rate = self.engine.rate(view, seat)
        hope = self.engine.hope(view, seat, HOPEFUL)
        dice = table.symbols[seat] if table.symbols[seat] < DICE_IN_BOX else DICE_IN_BOX
        out.add(float(dice))
        out.add(float(table.dive_help[seat]))
        out.add(float(table.underwater_cards(seat)))
        out.add(rate)
        out.add(hope)
        out.add(float(table.own_count[seat]))
        out.add(float(self._upgraded(view, seat)))
        out.add(float(table.reputation[seat]) / 10.0)
        out.add(1.0 if due else 0.0)
        out.add(rate if due else 0.0)
        out.add(float((seat - table.turn + table.seats) % table.seats) / float(table.seats))
        return turns * rate + hope * (turns / HOPEFUL if turns < HOPEFUL else 1.0)

    def _upgraded(self, view: ArtifactsIncView, seat: i64) -> i64:
        table = view.table
        count: i64 = 0
        for i in range(table.own_count[seat]):
            count += 1 if table.level(seat, table.own_piece(seat, i)) == LEVELS else 0
        return count

    def _look_at_museums(self, view: ArtifactsIncView, seat: i64, turns: float, out: Row) -> float:
        """Cubes and majorities; how far these are expected to change hands."""
        table = view.table
        beliefs = self.engine.beliefs
        cubes: i64 = 0
        for box in range(MUSEUMS * BOXES):
            cubes += 1 if table.orders[box] == seat else 0
        sure = majorities(view, seat, beliefs, SURE)
        later = majorities(view, seat, beliefs, OPEN)
        out.add(float(cubes))
        out.add(sure)
        out.add(later)
        doubt = turns / beliefs.sure_within if turns < beliefs.sure_within else 1.0
        return doubt * (later - sure)

    def _look_at_store(self, view: ArtifactsIncView, seat: i64, out: Row) -> None:
        table = view.table
        dollars = float(table.dollars[seat])
        out.add(dollars)
        out.add(dollars if dollars < 5.0 else 5.0)
        out.add(dollars if dollars < 10.0 else 10.0)
        out.add(dollars if dollars < 20.0 else 20.0)
        for artifact in range(ARTIFACTS):
            held = float(table.held(seat, artifact))
            out.add(held)
            out.add(held if held < FEW else FEW)


def is_still_to_play(view: ArtifactsIncView, seat: i64) -> bool:
    """Whether the seat has a turn in this round, or is about to have it."""
    table = view.table
    place = (seat - table.first + table.seats) % table.seats
    now = (table.turn - table.first + table.seats) % table.seats
    return place >= now
