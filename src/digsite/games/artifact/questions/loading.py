"""Choosing the cards to ship (§9.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import kind_of, site_of
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import not_asked, out_of_order, with_card
from digsite.games.artifact.rules import shipping
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Face-up cards of the site (§9.1)."""
    for kind in range(table.floor, kind_of(table.target + 1, 0)):
        if shipping.can_load(table, kind, table.left):
            out.add(moves.key_of(moves.LOAD, kind))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.LOAD:
        return not_asked(table, key)
    kind = moves.target_of(key)
    if site_of(kind) != table.target:
        return with_card(key, "other-site", "§9.1", kind)
    if table.face_up[kind] == 0:
        return with_card(key, "not-face-up", "§9.1", kind)
    return out_of_order(table, key)


def answer(table: Table, key: i64) -> None:
    kind = moves.target_of(key)
    shipping.load(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        flow.all_is_loaded(table)
