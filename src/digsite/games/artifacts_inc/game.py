"""A game in progress: each question is asked and answered in its own module."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Objection
from digsite.games.artifacts_inc.questions import (
    arranging,
    buying,
    contesting,
    dealing,
    diving,
    laying,
    ordering,
    placing,
    rolling,
    selling,
    steps,
    trading,
)
from digsite.games.artifacts_inc.records import record_of
from digsite.games.artifacts_inc.rules import ending
from digsite.games.artifacts_inc.table import Table


class ArtifactsInc(State):
    """A game of Artifacts, Inc. in progress."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    @property
    def title(self) -> Title:
        return self.table.edition.title

    def actor(self) -> i64:
        step = self.table.step
        if steps.is_chance(step):
            return CHANCE
        return OVER if step == steps.ENDED else self.table.turn

    def fill(self, out: Keys) -> None:
        if self.table.step == steps.PLACING:
            placing.fill(self.table, out)
        elif steps.is_chance(self.table.step):
            fill_outcomes(self.table, out)
        else:
            fill_part(self.table, out)

    def why_not(self, key: i64) -> Objection:
        return why_not(self.table, key)

    def weights(self) -> list[int]:
        step = self.table.step
        if step == steps.ROLLING:
            return rolling.weights(self.table)
        if step == steps.REFILLING or step == steps.DEALING:
            return dealing.weights(self.table)
        return contesting.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        step = self.table.step
        if step == steps.ROLLING:
            return rolling.draw(self.table, rng)
        if step == steps.REFILLING or step == steps.DEALING:
            return dealing.draw(self.table, rng)
        return contesting.draw(self.table, rng)

    def play_key(self, key: i64) -> None:
        self.played += 1
        if self.table.step == steps.PLACING:
            placing.answer(self.table, key)
        elif steps.is_chance(self.table.step):
            answer_outcome(self.table, key)
        else:
            answer_part(self.table, key)

    def clone(self) -> "ArtifactsInc":
        twin = ArtifactsInc(self.table.copy())
        twin.played = self.played
        return twin

    def scores(self) -> list[int]:
        return [int(ending.score(self.table, seat)) for seat in range(self.table.seats)]

    def ranking(self) -> list[int]:
        return ending.ranking(self.table)

    def record(self) -> dict[str, object]:
        return record_of(self.table)

    def moves(self) -> list[Move]:
        return self.table.moves.by_key


def fill_outcomes(table: Table, out: Keys) -> None:
    """What chance may answer."""
    step = table.step
    if step == steps.ROLLING:
        rolling.fill(table, out)
    elif step == steps.REFILLING or step == steps.DEALING:
        dealing.fill(table, out)
    else:
        contesting.fill(table, out)


def answer_outcome(table: Table, key: i64) -> None:
    step = table.step
    if step == steps.ROLLING:
        rolling.answer(table, key)
    elif step == steps.REFILLING or step == steps.DEALING:
        dealing.answer(table, key)
    else:
        contesting.answer(table, key)


def fill_part(table: Table, out: Keys) -> None:
    """What the player may answer to all questions but where to place a die."""
    step = table.step
    if step == steps.SELLING:
        selling.fill(table, out)
    elif step == steps.BUYING:
        buying.fill(table, out)
    elif step == steps.LAYING:
        laying.fill(table, out)
    elif step == steps.ORDERING:
        ordering.fill(table, out)
    elif step == steps.DIVING:
        diving.fill(table, out)
    elif step == steps.TRADING:
        trading.fill(table, out)
    elif step == steps.ARRANGING:
        arranging.fill(table, out)


def answer_part(table: Table, key: i64) -> None:
    step = table.step
    if step == steps.SELLING:
        selling.answer(table, key)
    elif step == steps.BUYING:
        buying.answer(table, key)
    elif step == steps.LAYING:
        laying.answer(table, key)
    elif step == steps.ORDERING:
        ordering.answer(table, key)
    elif step == steps.DIVING:
        diving.answer(table, key)
    elif step == steps.TRADING:
        trading.answer(table, key)
    else:
        arranging.answer(table, key)


def why_not(table: Table, key: i64) -> Objection:
    step = table.step
    if step == steps.PLACING:
        why = placing.why_not(table, key)
    elif step == steps.SELLING:
        why = selling.why_not(table, key)
    elif step == steps.BUYING:
        why = buying.why_not(table, key)
    elif step == steps.LAYING:
        why = laying.why_not(table, key)
    elif step == steps.ORDERING:
        why = ordering.why_not(table, key)
    elif step == steps.DIVING:
        why = diving.why_not(table, key)
    elif step == steps.TRADING:
        why = trading.why_not(table, key)
    else:
        why = arranging.why_not(table, key)
    return why
