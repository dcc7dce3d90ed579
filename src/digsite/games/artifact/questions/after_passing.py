"""A turn after passing: take a marker, exchange one, or do nothing (§5.7, §5.8, §5.9)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import MARKERS
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import not_asked, with_marker
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Take, exchange, or do nothing (§5.7, §5.8, §5.9, R18)."""
    if turns.can_take_any(table, table.asked):
        moves.add_where(out, moves.TAKE, table.tracks, 0, MARKERS)
    kinds = turns.kinds_on_board(table)
    if kinds > 1:
        moves.add_where(out, moves.GIVE, table.mats, table.first_marker(table.asked), MARKERS)
    else:
        for marker in range(MARKERS):
            if turns.can_give(table, table.asked, marker, kinds):
                out.add(moves.key_of(moves.GIVE, marker))
    out.add(moves.plain_key(moves.NOTHING))


def why_not(table: Table, key: i64) -> Objection:
    verb, marker = moves.verb_of(key), moves.target_of(key)
    if verb == moves.TAKE:
        if turns.can_take_any(table, table.asked):
            return with_marker(key, "track-empty", "§5.7", marker)
        return with_marker(key, "mat-full", "§5.7", marker)
    if verb == moves.GIVE:
        held = turns.holds(table, table.asked, marker)
        return with_marker(key, "nothing-to-take" if held else "marker-not-held", "§5.8", marker)
    return not_asked(table, key)


def answer(table: Table, key: i64) -> None:
    """A marker given back is exchanged for another one (§5.8, R19); else the turn is over."""
    verb, marker = moves.verb_of(key), moves.target_of(key)
    if verb == moves.GIVE:
        turns.return_marker(table, table.asked, marker)
        flow.ask(table, steps.EXCHANGING, table.asked)
        table.target = marker
        return
    if verb == moves.TAKE:
        turns.take_marker(table, table.asked, marker)
    flow.end_turn(table)
