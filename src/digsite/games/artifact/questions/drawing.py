"""Whether to draw a card secretly, with London or Judd (§15.3, §15.5, §15.11)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import not_asked
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """A privilege need not be used (§15.3, R88)."""
    out.add(moves.plain_key(moves.DRAW))
    out.add(moves.plain_key(moves.DECLINE))


def why_not(table: Table, key: i64) -> Objection:
    return not_asked(table, key)


def answer(table: Table, key: i64) -> None:
    if moves.verb_of(key) == moves.DRAW:
        table.step = steps.FINDING
    else:
        flow.action_is_over(table)
