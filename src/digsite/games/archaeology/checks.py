"""What holds at every table: a record from outside that breaks it is refused."""

from mypy_extensions import i64

from digsite.games.archaeology import steps
from digsite.games.archaeology.components import KIND_NAMES, KINDS, LARGEST_SET, MAP
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.rules.digging import chambered
from digsite.games.archaeology.table import NOTE, Table


def refuse_impossible(table: Table) -> None:
    """Raise a `ValueError` that names what cannot be."""
    _refuse_lost_cards(table)
    _refuse_wrong_dig_site(table)
    _refuse_wrong_money(table)
    _refuse_nobody_to_act(table)
    _refuse_false_notes(table)


def sold_cards(table: OpenTable, kind: i64) -> i64:
    """The cards of a kind in all sold sets."""
    cards: i64 = 0
    for seat in range(table.seats):
        first = (seat * KINDS + kind) * LARGEST_SET
        for i in range(LARGEST_SET):
            cards += table.sets[first + i] * (i + 1)
    return cards


def _refuse_lost_cards(table: Table) -> None:
    """Every card of the box is in exactly one place (§1.2, §7.3)."""
    for kind in range(KINDS):
        cards = table.unseen[kind] + table.market[kind] + sold_cards(table, kind)
        for seat in range(table.seats):
            cards += table.hands[seat * KINDS + kind]
        if kind == MAP:
            cards += table.spent_maps
        if cards != table.edition.copies[kind]:
            raise ValueError(
                f"{cards} cards of {KIND_NAMES[kind]} are on the table,"
                f" but the box holds {table.edition.copies[kind]}"
            )


def _refuse_wrong_dig_site(table: Table) -> None:
    """All unseen cards that are not in the pyramid are in the dig site (§2.6)."""
    cards = table.thieves + table.sandstorms - chambered(table)
    if table.step == steps.FINDING:
        cards -= table.left
    for kind in range(KINDS):
        cards += table.unseen[kind]
    if cards != table.buried:
        raise ValueError(f"the dig site should hold {cards} cards, not {table.buried}")


def _refuse_wrong_money(table: Table) -> None:
    """Money is what the sold sets are worth (§8.2, §9.6)."""
    for seat in range(table.seats):
        worth: i64 = 0
        for kind in range(KINDS):
            for size in range(1, LARGEST_SET + 1):
                count = table.sets[(seat * KINDS + kind) * LARGEST_SET + size - 1]
                worth += count * table.edition.price(kind, size)
        if worth != table.money[seat]:
            raise ValueError(f"the sets of seat {seat} are worth {worth}, not {table.money[seat]}")


def _refuse_nobody_to_act(table: Table) -> None:
    """Once the game has begun somebody is at turn, and whoever is asked sits at the table."""
    if table.step >= steps.DIGGING and table.turn < 0:
        raise ValueError("the game has begun, but nobody is at turn")
    if table.step != steps.STEALING and table.step != steps.DISCARDING:
        return
    if table.asked < 0 or table.hand_size(table.asked) < 1:
        raise ValueError("a card is to leave a hand, but there is no such hand")


def _refuse_false_notes(table: Table) -> None:
    """Nobody knows of a card that is not there (R29)."""
    for row in range(table.seats * (table.seats + 1)):
        hand = row % table.seats * KINDS
        rest: i64 = 0
        for kind in range(KINDS):
            more = table.hands[hand + kind] - table.notes[row * NOTE + kind]
            if more < 0:
                raise ValueError(f"the notes claim a {KIND_NAMES[kind]} that is not in the hand")
            if kind != MAP:
                rest += more
        if table.notes[row * NOTE + KINDS] > rest:
            raise ValueError("the notes claim more cards that are no maps than are in the hand")
