"""Chance draws the cards of an explored chamber, one by one (§7.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.questions import flow
from digsite.games.archaeology.rules import pyramid, setup
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any treasure but a map may lie there (§2.4, R28)."""
    for kind in range(KINDS):
        if pyramid.can_find(table, kind):
            out.add(moves.find_key(kind))


def weights(table: Table) -> list[int]:
    """Each unseen card is as likely as any other."""
    kinds = [kind for kind in range(KINDS) if pyramid.can_find(table, kind)]
    return [int(table.unseen[kind]) for kind in kinds]


def draw(table: Table, rng: Rng) -> i64:
    return moves.find_key(setup.draw_treasure(table, rng))


def answer(table: Table, key: i64) -> None:
    """When the chamber is empty the turn goes on (§6.1)."""
    pyramid.find(table, moves.found_kind(key))
    table.left -= 1
    if table.left == 0:
        flow.act(table)
