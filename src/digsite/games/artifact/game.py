"""The sequence of play: who decides, what is legal, what follows."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.games.artifact import chance, course, legal, moves, steps
from digsite.games.artifact.components import NO_SITE
from digsite.games.artifact.rules import ending, market, roles, setup, turns
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
        step = self.table.step
        if step == steps.ACTING:
            legal.fill_turn(self.table, out)
        elif step == steps.PAYING:
            legal.fill_payments(self.table, out)
        elif step == steps.PASSED:
            legal.fill_after_passing(self.table, out)
        elif step == steps.CHOOSING or step == steps.REFILLING:
            legal.fill_chosen_markers(self.table, out)
        elif step == steps.UNEARTHING or step == steps.FINDING:
            chance.fill_outcomes(self.table, out)
        else:
            fill_seldom(self.table, out)

    def weights(self) -> list[int]:
        return chance.weights(self.table)

    def draw_key(self, rng: Rng) -> i64:
        return chance.draw(self.table, rng)

    def play_key(self, key: i64) -> None:
        if key < moves.DONE:
            play_action(self.table, key)
        elif key < moves.ROLE:
            play_part(self.table, key)
        elif key < moves.DECISIONS:
            play_end(self.table, key)
        elif key < moves.FIND:
            course.unearthed(self.table, key - moves.UNEARTH)
        else:
            course.found(self.table, key - moves.FIND)

    def clone(self) -> "Artifact":
        return Artifact(self.table.copy())

    def scores(self) -> list[int]:
        return [int(ending.score(self.table, seat)) for seat in range(self.table.seats)]

    def ranking(self) -> list[int]:
        return ending.ranking(self.table)

    def record(self) -> dict[str, object]:
        return self.table.record()

    def moves(self) -> list[Move]:
        return moves.MOVES


def fill_seldom(table: Table, out: Keys) -> None:
    """The answers to questions that are asked less often."""
    step = table.step
    if step == steps.LOADING:
        legal.fill_loads(table, out)
    elif step == steps.SHOWING:
        legal.fill_shows(table, out)
    elif step == steps.KEEPING:
        legal.fill_keeps(table, out)
    elif step == steps.CASTING:
        legal.fill_roles(table, out)
    elif step == steps.EXCHANGING:
        legal.fill_exchange(table, out)
    elif step == steps.OFFERED:
        out.add(moves.DRAW)
        out.add(moves.DECLINE)
    elif step == steps.PLACING:
        legal.fill_huts(table, out)


def play_action(table: Table, key: i64) -> None:
    """A hut of the start-up, an action with its target, or gold."""
    seat = table.asked
    if key < moves.RESEARCH:
        setup.place_start_hut(table, seat, key - moves.HUT)
        course.start_up(table)
    elif key < moves.SELL:
        begin_action(table, key)
    elif key < moves.BUY:
        market.sell(table, seat, key - moves.SELL)
        course.action_is_over(table)
    elif key < moves.PLAY_GOLD:
        market.buy(table, seat, key - moves.BUY)
        course.action_is_over(table)
    else:
        market.play_gold(table, seat, moves.gold_site(key), moves.gold_place(key))
        course.gold_is_played(table)


def begin_action(table: Table, key: i64) -> None:
    """Ask for the marker that pays (§5.2), unless it is the seventh, free action (§15.8)."""
    name_action(table, key)
    if turns.markers_held(table, table.asked) > 0:
        course.ask(table, steps.PAYING, table.asked)
    else:
        turns.use_seventh_action(table, table.asked)
        course.perform(table)


def name_action(table: Table, key: i64) -> None:
    if key < moves.HIRE:
        table.action = steps.RESEARCHING
        table.target = key - moves.RESEARCH
    elif key < moves.HIRE_TWO:
        table.action = steps.HIRING
        table.target = key - moves.HIRE
    elif key < moves.SHIP_FROM:
        table.action = steps.HIRING_TWO
        table.target = key - moves.HIRE_TWO
    elif key < moves.PRODUCE:
        table.action = steps.SHIPPING
        table.target = key - moves.SHIP_FROM
    elif key < moves.EXHIBIT:
        table.action = steps.PRODUCING
        table.target = key - moves.PRODUCE
    else:
        table.action = steps.EXHIBITING
        table.target = key - moves.EXHIBIT


def play_part(table: Table, key: i64) -> None:
    """The end of a turn, or a part of the action that is under way."""
    if key == moves.DONE:
        course.end_turn(table)
    elif key == moves.PASS:
        course.passed(table)
    elif key < moves.LOAD:
        pay(table, key - moves.PAY)
    elif key < moves.SHOW:
        course.loaded(table, key - moves.LOAD)
    elif key < moves.KEEP:
        course.shown(table, key - moves.SHOW)
    elif key < moves.KEEP_NONE:
        course.kept(table, key - moves.KEEP)
    else:
        course.nothing_more_is_kept(table)


def pay(table: Table, marker: i64) -> None:
    """The marker returns, its price is paid, the action carried out (§5.2, §5.3, R37)."""
    wanted = legal.wanted_marker(table.action, table.target)
    turns.use_marker(table, table.asked, wanted, marker, legal.payments(table.action))
    course.perform(table)


def play_end(table: Table, key: i64) -> None:
    """Roles and secret draws, which end an action, and the markers taken."""
    seat = table.asked
    if key < moves.CHANGE:
        roles.cast(table, seat, key - moves.ROLE)
        course.action_is_over(table)
    elif key < moves.DRAW:
        roles.change(table, seat, key - moves.CHANGE)
        course.action_is_over(table)
    elif key == moves.DRAW:
        table.step = steps.FINDING
    elif key == moves.DECLINE:
        course.action_is_over(table)
    elif key < moves.GIVE:
        take(table, key - moves.TAKE)
    elif key < moves.NOTHING:
        give(table, key - moves.GIVE)
    else:
        course.end_turn(table)


def take(table: Table, marker: i64) -> None:
    """At start-up and refill several markers are taken (§3.3, §6.3), after passing one (§5.7)."""
    if table.step == steps.CHOOSING:
        course.chosen(table, marker)
    elif table.step == steps.REFILLING:
        course.refilled(table, marker)
    else:
        table.target = NO_SITE
        turns.take_marker(table, table.asked, marker)
        course.end_turn(table)


def give(table: Table, marker: i64) -> None:
    """The marker goes back to its track; another one is taken for it (§5.8, R19)."""
    turns.return_marker(table, table.asked, marker)
    course.ask(table, steps.EXCHANGING, table.asked)
    table.target = marker
