"""The sequence of play: who decides, what is legal, what follows."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.games.archaeology import chance, moves, steps
from digsite.games.archaeology.components import CHAMBERS, KINDS, MAP
from digsite.games.archaeology.open_table import OpenTable, as_list
from digsite.games.archaeology.rules import (
    digging,
    ending,
    museum,
    pyramid,
    sandstorm,
    setup,
    trading,
)
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
            fill_actions(self.table, out)
        elif step == steps.OFFERING or step == steps.TAKING:
            fill_trade(self.table, out)
        elif step == steps.DISCARDING:
            fill_discards(self.table, out)
        elif step == steps.ROBBING:
            fill_victims(self.table, out)
        elif step != steps.ENDED:
            chance.fill_outcomes(self.table, out)

    def weights(self) -> list[int]:
        return chance.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        return chance.draw(self.table, rng)

    def play_key(self, key: i64) -> None:
        if key >= moves.DECISIONS:
            play_outcome(self.table, key)
        else:
            play_decision(self.table, key)

    def clone(self) -> "Archaeology":
        return Archaeology(self.table.copy())

    def scores(self) -> list[int]:
        return as_list(self.table.money)

    def ranking(self) -> list[int]:
        return museum.ranking(self.table)

    def record(self) -> dict[str, object]:
        return self.table.record()

    def moves(self) -> list[Move]:
        return moves.MOVES


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


def fill_actions(table: Table, out: Keys) -> None:
    """Trade, explore, sell, or end the turn (§6.1)."""
    fill_offers(table, out)
    hands = table.hands
    first = table.turn * KINDS
    if hands[first + MAP] > 0:
        for chamber in range(CHAMBERS):
            if pyramid.can_explore(table, chamber):
                out.add(moves.EXPLORE + chamber)
    for kind in range(KINDS):
        if hands[first + kind] > 0:
            fill_sets(table, kind, out)
    if ending.can_end_turn(table):
        out.add(moves.END)


def fill_offers(table: Table, out: Keys) -> None:
    """Cards of the hand that may be laid down (§6.2)."""
    hands = table.hands
    first = table.turn * KINDS
    for kind in range(KINDS):
        if hands[first + kind] > 0 and trading.can_offer(table, kind):
            out.add(moves.OFFER + kind)


def fill_sets(table: Table, kind: i64, out: Keys) -> None:
    """Sets of a kind that may be sold (§8.1)."""
    for size in range(1, museum.largest_set(table, kind) + 1):
        out.add(moves.sell_key(kind, size))


def fill_trade(table: Table, out: Keys) -> None:
    """Lay down more, take, or be content with what was taken (§6.2)."""
    if table.step == steps.OFFERING:
        fill_offers(table, out)
    for kind in range(KINDS):
        if trading.can_take(table, kind):
            out.add(moves.TAKE + kind)
    if table.step == steps.TAKING:
        out.add(moves.CLOSE)


def fill_discards(table: Table, out: Keys) -> None:
    """Any card of the hand may be lost (§5.3)."""
    for kind in range(KINDS):
        if sandstorm.can_discard(table, kind):
            out.add(moves.DISCARD + kind)


def fill_victims(table: Table, out: Keys) -> None:
    """An opponent to steal from (§4.5)."""
    for seat in range(table.seats):
        if digging.can_rob(table, seat):
            out.add(moves.ROB + seat)


def play_decision(table: Table, key: i64) -> None:
    if key < moves.TAKE:
        trading.offer(table, key - moves.OFFER)
    elif key < moves.CLOSE:
        trading.take(table, key - moves.TAKE)
    elif key == moves.CLOSE:
        trading.close(table)
    elif key < moves.SELL:
        pyramid.explore(table, key - moves.EXPLORE)
    elif key < moves.END:
        museum.sell(table, moves.sold_kind(key), moves.sold_size(key))
        ending.maybe_end_game(table)
    elif key == moves.END:
        ending.end_turn(table)
    elif key < moves.ROB:
        sandstorm.discard(table, key - moves.DISCARD)
    else:
        digging.rob(table, key - moves.ROB)


def play_outcome(table: Table, key: i64) -> None:
    if key < moves.START:
        setup.deal(table, key - moves.DEAL)
    elif key < moves.DIG:
        setup.choose_starter(table, key - moves.START)
    elif key < moves.DIG_THIEF:
        digging.dig_treasure(table, key - moves.DIG)
    elif key == moves.DIG_THIEF:
        digging.dig_thief(table)
        ending.maybe_end_game(table)
    elif key == moves.DIG_SANDSTORM:
        sandstorm.dig_sandstorm(table)
        ending.maybe_end_game(table)
    elif key < moves.FIND:
        digging.steal(table, key - moves.STEAL)
    else:
        pyramid.find(table, key - moves.FIND)
