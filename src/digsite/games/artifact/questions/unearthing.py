"""Chance draws from the deck of a site: cards are turned up before all eyes (§3.2), or one is found
that only its owner sees (§15.5, §15.11). Each card is equally likely (§2.1).
"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.numbers import thing_at
from digsite.core.rng import Rng
from digsite.games.artifact import moves
from digsite.games.artifact.box import RANKS, kind_of
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.rules import setup, shipping
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """The cards that the deck still holds, ascending."""
    first = kind_of(table.target, 0)
    out.add_where(table.decks, first, RANKS, moves.key_of(verb(table), first))


def verb(table: Table) -> i64:
    return moves.UNEARTH if table.step == steps.UNEARTHING else moves.FIND


def weights(table: Table) -> list[int]:
    """How many of each of these cards the deck holds."""
    kinds = range(kind_of(table.target, 0), kind_of(table.target + 1, 0))
    return [int(table.decks[kind]) for kind in kinds if table.decks[kind] > 0]


def draw(table: Table, rng: Rng) -> i64:
    """One card, as likely as its weight says, without listing them."""
    place = rng.below(table.deck_sizes[table.target])
    kind = thing_at(table.decks, kind_of(table.target, 0), place)
    return moves.key_of(verb(table), kind)


def answer(table: Table, key: i64) -> None:
    if table.step == steps.FINDING:
        shipping.find(table, table.asked, moves.target_of(key))
        flow.action_is_over(table)
        return
    setup.unearth(table, moves.target_of(key))
    table.left -= 1
    if table.left == 0:
        flow.all_is_unearthed(table)
