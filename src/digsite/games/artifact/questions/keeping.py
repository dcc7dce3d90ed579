"""Keeping one of the cards shown, or two (§10.6, §15.4)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import FRAGMENTS, KINDS, rank_of
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import not_asked, out_of_order, with_card
from digsite.games.artifact.rules import producing
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Cards that were shown, or none (§10.6, R29)."""
    for kind in range(table.floor, KINDS):
        if producing.can_keep(table, kind):
            out.add(moves.key_of(moves.KEEP, kind))
    out.add(moves.plain_key(moves.KEEP_NONE))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.KEEP:
        return not_asked(table, key)
    kind = moves.target_of(key)
    if rank_of(kind) == FRAGMENTS:
        return with_card(key, "fragments-stay", "§14.6", kind)
    for card in table.shown:
        if card == kind:
            return out_of_order(table, key)
    return with_card(key, "not-shown", "§10.6", kind)


def answer(table: Table, key: i64) -> None:
    if moves.verb_of(key) == moves.KEEP_NONE:
        flow.put_under_tile(table)
        return
    kind = moves.target_of(key)
    producing.keep(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    flow.ask_which_to_keep(table)
