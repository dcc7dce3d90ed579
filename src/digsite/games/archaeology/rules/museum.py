"""Selling to the museum (chapter 8), and the score (§9.6, §9.7)."""

from mypy_extensions import i64

from digsite.core.numbers import smaller
from digsite.core.ranking import places
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.memory import note_left
from digsite.games.archaeology.table import Table


def largest_set(table: Table, kind: i64) -> i64:
    """You may sell any number of cards of a kind that you hold, up to its largest set (§8.1, §8.4,
    R18, R1)."""
    return smaller(table.held(table.turn, kind), table.edition.largest[kind])


def sell(table: Table, kind: i64, size: i64) -> None:
    """The set lies open before you, by itself and safe; its worth is printed (§8.1, §8.2, §8.3,
    §8.5, §8.6)."""
    seat = table.turn
    table.lose(seat, kind, size)
    note_left(table, seat, kind, size)
    table.add_sets(seat, kind, size, 1)
    table.money[seat] += table.edition.price(kind, size)
    table.has_sold = True


def cards_sold(table: Table, seat: i64) -> i64:
    """All cards of the sets a player has sold; spent maps do not count (§9.7, R25)."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += table.cards_sold(seat, kind)
    return cards


def ranking(table: Table) -> list[int]:
    """More money is ahead (§1.1, §9.6, R17); with equal money, fewer cards sold; then the place is
    shared (§9.7, R25)."""
    standings = [[int(table.money[i]), -int(cards_sold(table, i))] for i in range(table.seats)]
    return places(standings)
