"""What chance may draw from the deck of the site asked for: each card is equally likely (§2.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifact import moves
from digsite.games.artifact.box import kind_of
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys, verb: i64) -> None:
    """The cards that the deck still holds, ascending."""
    for kind in range(kind_of(table.target, 0), kind_of(table.target + 1, 0)):
        if table.decks[kind] > 0:
            out.add(moves.key_of(verb, kind))


def weights(table: Table) -> list[int]:
    """How many of each of these cards the deck holds."""
    kinds = range(kind_of(table.target, 0), kind_of(table.target + 1, 0))
    return [int(table.decks[kind]) for kind in kinds if table.decks[kind] > 0]


def draw(table: Table, rng: Rng) -> i64:
    """One card, as likely as its weight says, without listing them."""
    place = rng.below(table.deck_sizes[table.target])
    kind = kind_of(table.target, 0)
    while place >= table.decks[kind]:
        place -= table.decks[kind]
        kind += 1
    return kind
