"""Trading at the marketplace (chapter 6).

A trade is asked for card by card: what is offered, in ascending order of kind, then what is taken,
likewise.
"""

from mypy_extensions import i64

from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.memory import note_left, note_taken
from digsite.games.archaeology.table import Table


def can_offer(table: Table, kind: i64) -> bool:
    """You may lay down any card of your hand, maps included (§6.2, R2), that can lead to a trade.

    A kind taken in trade this turn cannot be offered again (R13), and at least one card must be
    taken in the end (R11).
    """
    if kind < table.floor or table.was_taken(kind):
        return False
    return table.held(table.turn, kind) > 0 and offer_can_be_met(table, kind, kind)


def offer_can_be_met(table: Table, kind: i64, floor: i64) -> bool:
    """Some kind in the marketplace is in reach of this card and all that can be laid down with it,
    none below `floor` (R11, R12)."""
    market = table.market
    trading = table.edition.trading
    closed = table.offered | 1 << kind
    enough = table.balance + trading[kind]
    for wanted in range(KINDS):
        if market[wanted] > 0 and not closed >> wanted & 1:
            value = trading[wanted]
            # Mostly the one card is enough; only then is it cheap to know.
            if value <= enough or value <= reach_of_offers(table, floor, wanted):
                return True
    return False


def market_is_empty(table: Table) -> bool:
    """Without cards in the marketplace nothing can be taken (§6.2)."""
    return max(table.market) == 0


def offer_leaves_a_choice(table: Table, kind: i64) -> bool:
    """The marketplace has a kind that is neither this one nor was offered before (R12, R13)."""
    kinds = [one for one in range(KINDS) if one != kind and not table.was_offered(one)]
    return any(table.market[one] > 0 for one in kinds)


def reach_of_offers(table: Table, floor: i64, wanted: i64) -> i64:
    """The most that can be laid down in this trade for a wanted kind, adding none below `floor`,
    none taken before (R13) and not the wanted kind itself (R12)."""
    # Here the hand is read in place: a call for each kind costs a tenth of a random game.
    hands = table.hands
    first = table.turn * KINDS
    trading = table.edition.trading
    closed = table.taken | 1 << wanted
    value = table.balance
    for kind in range(floor, KINDS):
        if not closed >> kind & 1:
            value += hands[first + kind] * trading[kind]
    return value


def offer(table: Table, kind: i64) -> None:
    """The card goes to the marketplace and counts with its trading value (§6.2, §3.1)."""
    table.lose(table.turn, kind, 1)
    table.market[kind] += 1
    note_left(table, table.turn, kind, 1)
    table.balance += table.edition.trading[kind]
    table.offered |= 1 << kind


def can_take(table: Table, kind: i64) -> bool:
    """You may take what the cards laid down are worth, and not a kind that you offered this turn
    (§6.2, R12, R13)."""
    if table.market[kind] == 0 or table.was_offered(kind):
        return False
    return table.edition.trading[kind] <= table.balance


def can_take_more(table: Table, floor: i64) -> bool:
    """What is taken is named in ascending order of kind, so nothing below the last card (§6.2)."""
    return any(can_take(table, kind) for kind in range(floor, KINDS))


def take(table: Table, kind: i64) -> None:
    """The card goes to your hand, seen by all (§6.2, R29)."""
    table.market[kind] -= 1
    table.gain(table.turn, kind)
    note_taken(table, table.turn, kind)
    table.balance -= table.edition.trading[kind]
    table.taken |= 1 << kind


def lose_surplus(table: Table) -> None:
    """What was laid down and not taken for is lost (§6.3, R14)."""
    table.balance = 0


def forget_trades(table: Table) -> None:
    """After exploring, or in a new turn, any kind may be offered and taken again (R13)."""
    table.offered = 0
    table.taken = 0
