"""What chance may bring, and how likely it is: a card of the deck of a site, each card equally
likely (§2.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifact import moves, steps
from digsite.games.artifact.components import RANKS
from digsite.games.artifact.table import Table


def fill_outcomes(table: Table, out: Keys) -> None:
    """The cards that the deck still holds, ascending."""
    first = first_key(table)
    for kind in range(table.target * RANKS, (table.target + 1) * RANKS):
        if table.decks[kind] > 0:
            out.add(first + kind)


def weights(table: Table) -> list[int]:
    """How many of each card of `fill_outcomes` the deck holds."""
    kinds = range(table.target * RANKS, (table.target + 1) * RANKS)
    return [int(table.decks[kind]) for kind in kinds if table.decks[kind] > 0]


def draw(table: Table, rng: Rng) -> i64:
    """One card, as likely as its weight says, without listing them."""
    place = rng.below(table.deck_sizes[table.target])
    kind = table.target * RANKS
    while place >= table.decks[kind]:
        place -= table.decks[kind]
        kind += 1
    return first_key(table) + kind


def first_key(table: Table) -> i64:
    """A card is unearthed before all eyes (§3.2), or found by one player (§15.5, §15.11)."""
    return moves.UNEARTH if table.step == steps.UNEARTHING else moves.FIND
