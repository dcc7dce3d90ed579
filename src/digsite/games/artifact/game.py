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
from digsite.games.artifact import moves
from digsite.games.artifact.questions import (
    acting,
    after_passing,
    casting,
    drawing,
    exchanging,
    keeping,
    loading,
    paying,
    placing,
    showing,
    steps,
    taking,
    unearthing,
)
from digsite.games.artifact.records import record_of
from digsite.games.artifact.rules import ending
from digsite.games.artifact.table import Table


class Artifact(State):
    """A game of Artifact in progress."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    @property
    def title(self) -> Title:
        return self.table.edition.title

    def actor(self) -> i64:
        step = self.table.step
        if step == steps.UNEARTHING or step == steps.FINDING:
            return CHANCE
        return OVER if step == steps.ENDED else self.table.asked

    def fill(self, out: Keys) -> None:
        if self.table.step == steps.ACTING:
            acting.fill(self.table, out)
        elif self.table.step == steps.PAYING:
            paying.fill(self.table, out)
        elif self.table.action != steps.NO_ACTION:
            fill_part(self.table, out)
        else:
            fill_between(self.table, out)

    def why_not(self, key: i64) -> Objection:
        if self.table.step == steps.ACTING:
            return acting.why_not(self.table, key)
        if self.table.step == steps.PAYING:
            return paying.why_not(self.table, key)
        if self.table.action != steps.NO_ACTION:
            return why_not_part(self.table, key)
        return why_not_between(self.table, key)

    def weights(self) -> list[int]:
        return unearthing.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        return unearthing.draw(self.table, rng)

    def play_key(self, key: i64) -> None:
        self.played += 1
        if self.table.step == steps.ACTING:
            acting.answer(self.table, key)
        elif self.table.step == steps.PAYING:
            paying.answer(self.table, key)
        elif self.table.action != steps.NO_ACTION:
            answer_part(self.table, key)
        else:
            answer_between(self.table, key)

    def clone(self) -> "Artifact":
        twin = Artifact(self.table.copy())
        twin.played = self.played
        return twin

    def scores(self) -> list[int]:
        return [int(ending.score(self.table, seat)) for seat in range(self.table.seats)]

    def ranking(self) -> list[int]:
        return ending.ranking(self.table)

    def record(self) -> dict[str, object]:
        return record_of(self.table)

    def moves(self) -> list[Move]:
        return moves.MOVES


def fill_part(table: Table, out: Keys) -> None:
    """What may be answered to a part of the action under way."""
    step = table.step
    if step == steps.LOADING:
        loading.fill(table, out)
    elif step == steps.SHOWING:
        showing.fill(table, out)
    elif step == steps.KEEPING:
        keeping.fill(table, out)
    elif step == steps.CASTING:
        casting.fill(table, out)
    elif step == steps.OFFERED:
        drawing.fill(table, out)
    else:
        unearthing.fill(table, out)


def fill_between(table: Table, out: Keys) -> None:
    """What may be answered where no action is under way; nothing when the game is over."""
    step = table.step
    if step == steps.PASSED:
        after_passing.fill(table, out)
    elif step == steps.REFILLING or step == steps.CHOOSING:
        taking.fill(table, out)
    elif step == steps.EXCHANGING:
        exchanging.fill(table, out)
    elif step == steps.PLACING:
        placing.fill(table, out)


def why_not_part(table: Table, key: i64) -> Objection:
    step = table.step
    if step == steps.LOADING:
        return loading.why_not(table, key)
    if step == steps.SHOWING:
        return showing.why_not(table, key)
    if step == steps.KEEPING:
        return keeping.why_not(table, key)
    if step == steps.CASTING:
        return casting.why_not(table, key)
    return drawing.why_not(table, key)


def why_not_between(table: Table, key: i64) -> Objection:
    step = table.step
    if step == steps.PASSED:
        return after_passing.why_not(table, key)
    if step == steps.REFILLING or step == steps.CHOOSING:
        return taking.why_not(table, key)
    if step == steps.EXCHANGING:
        return exchanging.why_not(table, key)
    return placing.why_not(table, key)


def answer_part(table: Table, key: i64) -> None:
    step = table.step
    if step == steps.LOADING:
        loading.answer(table, key)
    elif step == steps.SHOWING:
        showing.answer(table, key)
    elif step == steps.KEEPING:
        keeping.answer(table, key)
    elif step == steps.CASTING:
        casting.answer(table, key)
    elif step == steps.OFFERED:
        drawing.answer(table, key)
    else:
        unearthing.answer(table, key)


def answer_between(table: Table, key: i64) -> None:
    step = table.step
    if step == steps.PASSED:
        after_passing.answer(table, key)
    elif step == steps.REFILLING or step == steps.CHOOSING:
        taking.answer(table, key)
    elif step == steps.EXCHANGING:
        exchanging.answer(table, key)
    else:
        placing.answer(table, key)
