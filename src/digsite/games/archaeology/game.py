"""A game in progress: each question is asked and answered in its own module."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.numbers import as_list
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Objection
from digsite.games.archaeology.moves import MOVES
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions import (
    acting,
    dealing,
    digging,
    discarding,
    finding,
    robbing,
    starting,
    stealing,
    steps,
    trading,
)
from digsite.games.archaeology.records import record_of
from digsite.games.archaeology.rules import museum
from digsite.games.archaeology.table import Table


class Archaeology(State):
    """A game of Archaeology in progress."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    @property
    def title(self) -> Title:
        return self.table.edition.title

    def actor(self) -> i64:
        return actor_at(self.table)

    def fill(self, out: Keys) -> None:
        step = self.table.step
        if step == steps.ACTING:
            acting.fill(self.table, out)
        elif step == steps.OFFERING or step == steps.TAKING:
            trading.fill(self.table, out)
        elif step == steps.DISCARDING:
            discarding.fill(self.table, out)
        elif step == steps.ROBBING:
            robbing.fill(self.table, out)
        else:
            fill_outcomes(self.table, out)

    def why_not(self, key: i64) -> Objection:
        step = self.table.step
        if step == steps.ROBBING:
            return robbing.why_not(self.table, key)
        if step == steps.DISCARDING:
            return discarding.why_not(self.table, key)
        if step == steps.OFFERING or step == steps.TAKING:
            return trading.why_not(self.table, key)
        return acting.why_not(self.table, key)

    def weights(self) -> list[int]:
        step = self.table.step
        if step == steps.DIGGING:
            return digging.weights(self.table)
        if step == steps.STEALING:
            return stealing.weights(self.table)
        if step == steps.FINDING:
            return finding.weights(self.table)
        if step == steps.STARTING:
            return starting.weights(self.table)
        return dealing.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        step = self.table.step
        if step == steps.DIGGING:
            return digging.draw(self.table, rng)
        if step == steps.STEALING:
            return stealing.draw(self.table, rng)
        if step == steps.FINDING:
            return finding.draw(self.table, rng)
        if step == steps.STARTING:
            return starting.draw(self.table, rng)
        return dealing.draw(self.table, rng)

    def play_key(self, key: i64) -> None:
        self.played += 1
        step = self.table.step
        if step == steps.ACTING:
            acting.answer(self.table, key)
        elif step == steps.OFFERING or step == steps.TAKING:
            trading.answer(self.table, key)
        elif step == steps.DISCARDING:
            discarding.answer(self.table, key)
        elif step == steps.ROBBING:
            robbing.answer(self.table, key)
        else:
            answer_outcome(self.table, key)

    def clone(self) -> "Archaeology":
        twin = Archaeology(self.table.copy())
        twin.played = self.played
        return twin

    def scores(self) -> list[int]:
        return as_list(self.table.money)

    def ranking(self) -> list[int]:
        return museum.ranking(self.table)

    def record(self) -> dict[str, object]:
        return record_of(self.table)

    def moves(self) -> list[Move]:
        return MOVES


def actor_at(table: OpenTable) -> i64:
    """Who decides now; everybody can tell from what lies open."""
    step = table.step
    if step == steps.ACTING or step == steps.OFFERING or step == steps.TAKING:
        return table.turn
    if step == steps.DISCARDING:
        return table.asked
    if step == steps.ROBBING:
        return table.turn
    return OVER if step == steps.ENDED else CHANCE


def fill_outcomes(table: Table, out: Keys) -> None:
    step = table.step
    if step == steps.DIGGING:
        digging.fill(table, out)
    elif step == steps.STEALING:
        stealing.fill(table, out)
    elif step == steps.FINDING:
        finding.fill(table, out)
    elif step == steps.STARTING:
        starting.fill(table, out)
    elif step == steps.DEALING:
        dealing.fill(table, out)


def answer_outcome(table: Table, key: i64) -> None:
    step = table.step
    if step == steps.DIGGING:
        digging.answer(table, key)
    elif step == steps.STEALING:
        stealing.answer(table, key)
    elif step == steps.FINDING:
        finding.answer(table, key)
    elif step == steps.STARTING:
        starting.answer(table, key)
    else:
        dealing.answer(table, key)
