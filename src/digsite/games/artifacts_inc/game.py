"""The sequence of play: who decides, what is legal, what follows."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.games.artifacts_inc import chance, steps
from digsite.games.artifacts_inc.components import BOXES, FACES, STARTING_CARDS
from digsite.games.artifacts_inc.dice import sum_of
from digsite.games.artifacts_inc.legal import fill_decisions
from digsite.games.artifacts_inc.moves import Layout
from digsite.games.artifacts_inc.records import record
from digsite.games.artifacts_inc.rules import buying, diving, ending, museums, selling, setup, turn
from digsite.games.artifacts_inc.table import Table


class Shelf:
    """What all games of one edition share: the keys and the table of moves."""

    def __init__(self, layout: Layout, moves: list[Move]) -> None:
        self.layout: Final = layout
        self.moves: Final = moves


class ArtifactsInc(State):
    """A game of Artifacts, Inc. in progress."""

    def __init__(self, table: Table, shelf: Shelf) -> None:
        self.table: Final = table
        self.shelf: Final = shelf

    @property
    def title(self) -> Title:
        return self.table.edition.title

    def actor(self) -> i64:
        step = self.table.step
        if step < steps.ARRANGING:
            return CHANCE
        return OVER if step == steps.ENDED else self.table.turn

    def fill(self, out: Keys) -> None:
        if self.table.step < steps.ARRANGING:
            chance.fill_outcomes(self.table, self.shelf.layout, out)
        else:
            fill_decisions(self.table, self.shelf.layout, out)

    def weights(self) -> list[int]:
        return chance.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        return chance.draw(self.table, self.shelf.layout, rng)

    def play_key(self, key: i64) -> None:
        if key < self.shelf.layout.buy:
            play_turn(self.table, self.shelf.layout, key)
        elif key >= self.shelf.layout.decisions:
            play_outcome(self.table, self.shelf.layout, key)
        else:
            play_part(self.table, self.shelf.layout, key)

    def clone(self) -> "ArtifactsInc":
        return ArtifactsInc(self.table.copy(), self.shelf)

    def scores(self) -> list[int]:
        return [int(ending.score(self.table, seat)) for seat in range(self.table.seats)]

    def ranking(self) -> list[int]:
        return ending.ranking(self.table)

    def record(self) -> dict[str, object]:
        return record(self.table)

    def moves(self) -> list[Move]:
        return self.shelf.moves


def play_turn(table: Table, layout: Layout, key: i64) -> None:
    """Place a die, dive, or end the turn (§2.3, §2.8)."""
    if key < layout.dive:
        place = (key - layout.place) // FACES
        turn.place_die(table, place, key - layout.place - place * FACES)
    elif key == layout.dive:
        diving.open_dive(table)
    else:
        turn.end_turn(table)


def play_part(table: Table, layout: Layout, key: i64) -> None:
    """Answer the question that an action has opened, or one of the setup."""
    if key < layout.upgrade:
        buying.buy(table, key - layout.buy + STARTING_CARDS)
    elif key < layout.decline:
        buying.upgrade(table, key - layout.upgrade)
    elif key == layout.decline:
        buying.decline(table)
    elif key < layout.fill:
        buying.lay(table, key - layout.lay)
    elif key < layout.give:
        museums.fill(table, (key - layout.fill) // BOXES, (key - layout.fill) % BOXES)
    else:
        play_small_part(table, layout, key)


def play_small_part(table: Table, layout: Layout, key: i64) -> None:
    if key < layout.enough:
        selling.give(table, key - layout.give)
    elif key == layout.enough:
        selling.close_sale(table)
    elif key < layout.descend:
        diving.add(table, key - layout.add)
    elif key == layout.descend:
        diving.descend(table)
    else:
        setup.arrange(table, key - layout.arrange)


def play_outcome(table: Table, layout: Layout, key: i64) -> None:
    if table.step == steps.DEALING:
        setup.deal(table, key - layout.reveal + STARTING_CARDS)
    elif table.step == steps.REFILLING:
        buying.refill(table, key - layout.reveal + STARTING_CARDS)
    elif table.step == steps.CONTESTING:
        setup.roll_for_first(table, sum_of(key - layout.roll))
    else:
        turn.roll(table, key - layout.roll)
