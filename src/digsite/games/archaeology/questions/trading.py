"""A trade is open: cards are laid down (`OFFERING`), then others are taken (`TAKING`) (§6.2).

Both are asked for card by card, in ascending order of kind.
"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.questions import flow, steps
from digsite.games.archaeology.questions.objecting import plain, with_kind, with_price
from digsite.games.archaeology.rules import trading
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Lay down more, take, or be content with what was taken (§6.2, R11)."""
    if table.step == steps.OFFERING:
        fill_offers(table, out)
        fill_takes(table, 0, out)
    else:
        fill_takes(table, table.floor, out)
        out.add(moves.CLOSE)


def fill_offers(table: Table, out: Keys) -> None:
    """Cards of your hand that may be laid down (§6.2)."""
    # Here the hand is read in place: a call for each kind costs a tenth of a random game.
    hands = table.hands
    first = table.turn * KINDS
    for kind in range(KINDS):
        if hands[first + kind] > 0 and trading.can_offer(table, kind):
            out.add(moves.offer_key(kind))


def fill_takes(table: Table, floor: i64, out: Keys) -> None:
    """Cards of the marketplace that may be taken, none below the last one (§6.2)."""
    for kind in range(floor, KINDS):
        if trading.can_take(table, kind):
            out.add(moves.take_key(kind))


def why_not(table: Table, key: i64) -> Objection:
    if moves.is_offer(key):
        return why_not_offer(table, key)
    if moves.is_take(key):
        return why_not_take(table, key)
    if not moves.is_part_of_trade(key):
        return plain(key, "finish-trade", "§6.2")
    if table.step == steps.ACTING:
        return plain(key, "no-trade-open", "§6.2")
    return plain(key, "nothing-taken", "R11")


def why_not_offer(table: Table, key: i64) -> Objection:
    kind = moves.offered_kind(key)
    if table.step == steps.TAKING:
        return plain(key, "already-taking", "§6.2")
    if table.held(table.turn, kind) == 0:
        return with_kind(key, "not-held", "§6.2", kind)
    if table.was_taken(kind):
        return with_kind(key, "taken-this-turn", "R13", kind)
    if kind < table.floor:
        return with_kind(key, "named-in-order", "§6.2", kind)
    return why_nothing_in_reach(table, key)


def why_nothing_in_reach(table: Table, key: i64) -> Objection:
    """The card could be laid down, but nothing could be taken for it (R11)."""
    kind = moves.offered_kind(key)
    if trading.market_is_empty(table):
        return plain(key, "market-empty", "§6.2")
    if not trading.offer_leaves_a_choice(table, kind):
        return with_kind(key, "nothing-else-in-market", "R12", kind)
    if trading.offer_can_be_met(table, kind, table.floor):
        return with_kind(key, "lower-kinds-first", "§6.2", kind)
    return with_kind(key, "nothing-in-reach", "R11", kind)


def why_not_take(table: Table, key: i64) -> Objection:
    kind = moves.taken_kind(key)
    if table.market[kind] == 0:
        return with_kind(key, "not-in-market", "§6.2", kind)
    if table.was_offered(kind):
        return with_kind(key, "offered-this-turn", "R13", kind)
    if table.step == steps.ACTING:
        return why_nothing_offered(table, key)
    value = table.edition.trading[kind]
    if value > table.balance:
        return with_price(key, "too-dear", "§6.2", kind, value, table.balance)
    return with_kind(key, "named-in-order", "§6.2", kind)


def why_nothing_offered(table: Table, key: i64) -> Objection:
    """Nothing was laid down yet, and perhaps nothing could be (R11, R13)."""
    kind = moves.taken_kind(key)
    if table.hand_size(table.turn) == 0:
        return with_kind(key, "nothing-to-offer", "R11", kind)
    value = table.edition.trading[kind]
    reach = trading.reach_of_offers(table, 0, kind)
    if reach < value:
        return with_price(key, "hand-too-poor", "§6.2", kind, value, reach)
    return with_kind(key, "offer-first", "R11", kind)


def answer(table: Table, key: i64) -> None:
    """The first card taken ends the offer; the trade is over when nothing more can be taken, or
    when you say so (§6.2, §6.3)."""
    if moves.is_offer(key):
        kind = moves.offered_kind(key)
        trading.offer(table, kind)
        table.floor = kind
        table.step = steps.OFFERING
    elif moves.is_take(key):
        kind = moves.taken_kind(key)
        trading.take(table, kind)
        table.floor = kind
        table.step = steps.TAKING
        if not trading.can_take_more(table, kind):
            close(table)
    else:
        close(table)


def close(table: Table) -> None:
    """The surplus is lost, and you may go on to act or to trade again (§6.3, §6.4)."""
    trading.lose_surplus(table)
    table.floor = 0
    flow.act(table)
