"""Showing the artifacts that a tile asks for (§10.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import CURSED, KINDS, rank_of
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import not_asked, out_of_order, with_card
from digsite.games.artifact.rules import exhibitions, producing
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Cards that complete the exhibition (§10.1)."""
    bits = exhibitions.showable(table)
    for kind in range(table.floor, KINDS):
        if bits >> kind & 1:
            out.add(moves.key_of(moves.SHOW, kind))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.SHOW:
        return not_asked(table, key)
    kind = moves.target_of(key)
    if table.held(table.asked, kind) == 0:
        return with_card(key, "not-held", "§10.1", kind)
    if not exhibitions.can_be_shown(kind):
        paragraph = "§14.9" if rank_of(kind) == CURSED else "§14.11"
        return with_card(key, "cannot-be-shown", paragraph, kind)
    if kind < table.floor:
        return out_of_order(table, key)
    return with_card(key, "does-not-fit", "§10.1", kind)


def answer(table: Table, key: i64) -> None:
    """When all are shown some may be kept (§10.6)."""
    kind = moves.target_of(key)
    producing.show(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        table.floor = 0
        table.left = producing.cards_to_keep(table, table.asked)
        flow.ask_which_to_keep(table)
