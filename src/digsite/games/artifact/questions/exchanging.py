"""Taking a marker in exchange for the one given back (§5.8)."""

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
    """A marker of another kind than the one given (§5.8)."""
    for marker in range(MARKERS):
        if turns.can_take_for(table, table.target, marker):
            out.add(moves.key_of(moves.TAKE, marker))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.TAKE:
        return not_asked(table, key)
    marker = moves.target_of(key)
    if marker == table.target:
        return with_marker(key, "same-marker", "R54", marker)
    return with_marker(key, "track-empty", "§5.8", marker)


def answer(table: Table, key: i64) -> None:
    table.target = steps.NO_TARGET
    turns.take_marker(table, table.asked, moves.target_of(key))
    flow.end_turn(table)
