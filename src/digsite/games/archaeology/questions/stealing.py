"""Chance picks a card from the hand of the victim (§4.6)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.keys import Keys
from digsite.core.numbers import thing_at
from digsite.core.rng import Rng
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.questions import flow
from digsite.games.archaeology.rules import digging
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any card that the victim holds, maps included (§4.6, R3)."""
    for kind in range(KINDS):
        if table.held(table.asked, kind) > 0:
            out.add(moves.steal_key(kind))


def weights(table: Table) -> list[int]:
    """Nobody looks, so each card is as likely as any other (§4.6)."""
    held = [int(table.held(table.asked, kind)) for kind in range(KINDS)]
    return [cards for cards in held if cards > 0]


def draw(table: Table, rng: Rng) -> i64:
    place = rng.below(table.hand_size(table.asked))
    return moves.steal_key(thing_at(table.hand(table.asked), 0, place))


def answer(table: Table, key: i64) -> None:
    """The card is yours, and you do not dig again (R5)."""
    digging.steal(table, table.asked, moves.stolen_kind(key))
    table.asked = NOBODY
    flow.act(table)
