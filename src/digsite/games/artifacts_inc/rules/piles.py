"""The piles of asset cards and the cards for sale (§1.5, §1.6, §3.8)."""

from mypy_extensions import i64

from digsite.core.numbers import thing_at
from digsite.core.rng import Rng
from digsite.games.artifacts_inc.box import NONE, PILES
from digsite.games.artifacts_inc.table import Table


def pile_with_gap(table: Table) -> i64:
    """The first pile of which another card is to be seen: four of A, B and C, one of D and E
    (§1.5, §1.6, R4, R5).

    A pile that is used up has no more to show (§3.8, R20).
    """
    for pile in range(PILES):
        if table.unseen[pile] > 0 and table.seen[pile] < table.edition.values.visible[pile]:
            return pile
    return NONE


def next_cards(table: Table) -> list[int]:
    """The designs that may come next from that pile; each of its cards is as likely (§1.5)."""
    pile = pile_with_gap(table)
    first = table.edition.first_of_pile[pile]
    end = table.edition.first_of_pile[pile + 1]
    return [int(design) for design in range(first, end) if table.piles[design] > 0]


def draw(table: Table, rng: Rng) -> i64:
    """One card of that pile at random, without listing them (§1.5)."""
    pile = pile_with_gap(table)
    place = rng.below(table.unseen[pile])
    return thing_at(table.piles, table.edition.first_of_pile[pile], place)


def turn_up(table: Table, design: i64) -> None:
    """The next card of the pile is turned up, Level 1 side (§1.5, §1.6)."""
    pile = table.edition.piles[design]
    table.piles[design] -= 1
    table.unseen[pile] -= 1
    table.visible[design] += 1
    table.seen[pile] += 1
    table.sale_changes += 1


def recount_piles(table: Table) -> None:
    """How many cards of each pile are seen and unseen (§1.5, §1.6)."""
    edition = table.edition
    for pile in range(PILES):
        table.seen[pile] = 0
        table.unseen[pile] = 0
        for design in range(edition.first_of_pile[pile], edition.first_of_pile[pile + 1]):
            table.seen[pile] += table.visible[design]
            table.unseen[pile] += table.piles[design]
