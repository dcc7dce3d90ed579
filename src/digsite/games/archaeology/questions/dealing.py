"""Chance deals hands and marketplace (§2.2, §2.3)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules import setup
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any treasure but a map may be dealt (§2.1, R28)."""
    for kind in range(KINDS):
        if setup.can_be_dealt(table, kind):
            out.add(moves.deal_key(kind))


def weights(table: Table) -> list[int]:
    """Each unseen card is as likely as any other."""
    kinds = [kind for kind in range(KINDS) if setup.can_be_dealt(table, kind)]
    return [int(table.unseen[kind]) for kind in kinds]


def draw(table: Table, rng: Rng) -> i64:
    return moves.deal_key(setup.draw_treasure(table, rng))


def answer(table: Table, key: i64) -> None:
    """When all cards are dealt, the starting player is drawn (§2.7)."""
    setup.deal(table, moves.dealt_kind(key))
    if setup.cards_to_deal(table) == 0:
        table.step = steps.STARTING
