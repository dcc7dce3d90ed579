"""What holds of the cards that lie open, at a table and in a view; see `audit.py`."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY, is_seat
from digsite.core.records import refuse
from digsite.games.archaeology.box import CHAMBERS, KIND_NAMES, KINDS, LARGEST_SET
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules.setup import cards_to_deal, sandstorms_in_play


def audit_open(table: OpenTable) -> None:
    """All that can be told from the open cards alone."""
    _audit_open_cards(table)
    _audit_hazards(table)
    _audit_chambers(table)
    _audit_money(table)
    _audit_beginning(table)
    _audit_question(table)
    _audit_turn(table)
    _audit_trade(table)
    _audit_end_phase(table)


def _audit_open_cards(table: OpenTable) -> None:
    """No more cards lie open than the box holds (§1.2)."""
    for kind in range(KINDS):
        cards = table.market[kind]
        for seat in range(table.seats):
            cards += table.cards_sold(seat, kind)
        copies = table.edition.copies[kind]
        refuse(cards > copies, f"{cards} open cards of {KIND_NAMES[kind]}, but there are {copies}")


def _audit_hazards(table: OpenTable) -> None:
    """There are only so many thieves and sandstorms, and they are part of the dig site (§2.5).

    One of them lies aside while it does its work (§4.5, §5.1).
    """
    step = table.step
    robbing = step == steps.ROBBING or step == steps.STEALING
    thieves = table.edition.thieves - (1 if robbing else 0)
    refuse(table.thieves > thieves, "more thieves than the box holds")
    storms = sandstorms_in_play(table.edition, table.seats)
    storms -= 1 if step == steps.DISCARDING else 0
    refuse(table.sandstorms > storms, "more sandstorms than take part")
    hazards = table.thieves + table.sandstorms
    refuse(hazards > table.buried, "fewer cards in the dig site than thieves and sandstorms")


def _audit_chambers(table: OpenTable) -> None:
    """Exactly the maps of the explored chambers are spent (§7.1, §7.3)."""
    maps: i64 = 0
    for chamber in range(CHAMBERS):
        if table.is_explored(chamber):
            known = is_seat(table.explorers[chamber], table.seats)
            refuse(not known, "a chamber explored by nobody here")
            maps += table.edition.chamber_maps[chamber]
    refuse(maps != table.spent_maps, f"maps spent: {table.spent_maps}, needed: {maps}")


def _audit_money(table: OpenTable) -> None:
    """Money is what the sold sets are worth, and no set is too large (§8.2, §8.4, §9.6)."""
    for seat in range(table.seats):
        worth: i64 = 0
        for kind in range(KINDS):
            for size in range(1, LARGEST_SET + 1):
                count = table.sold(seat, kind, size)
                too_large = count > 0 and size > table.edition.largest[kind]
                refuse(too_large, f"a set of {size} {KIND_NAMES[kind]} cannot be sold")
                worth += count * table.edition.price(kind, size)
        money = table.money[seat]
        refuse(worth != money, f"the sets of seat {seat} are worth {worth}, not {money}")


def _audit_beginning(table: OpenTable) -> None:
    """Cards are dealt first, then the starting player is drawn; nothing else happens before the
    first dig (§2.2, §2.3, §2.7)."""
    left = cards_to_deal(table)
    if table.step == steps.DEALING:
        refuse(left <= 0, "all cards are dealt, yet dealing goes on")
    else:
        refuse(left != 0, f"{table.dealt} cards were dealt, not {table.dealt + left}")
    begun = table.step >= steps.DIGGING
    refuse(begun and table.turn == NOBODY, "the game has begun, but it is nobody's turn")
    refuse(not begun and table.turn != NOBODY, "a turn before the game began")
    if not begun:
        storms = sandstorms_in_play(table.edition, table.seats)
        dug = table.thieves < table.edition.thieves or table.sandstorms < storms
        refuse(dug, "a thief or a sandstorm was dug before the game began")
        refuse(table.spent_maps > 0, "a chamber was explored before the game began")
        for seat in range(table.seats):
            refuse(table.money[seat] > 0, "a set was sold before the game began")


def _audit_question(table: OpenTable) -> None:
    """The numbers of the open question are set when it needs them, and only then."""
    step = table.step
    asking = step == steps.STEALING or step == steps.DISCARDING
    refuse(asking and table.asked == NOBODY, "a question that is put to nobody")
    refuse(not asking and table.asked != NOBODY, "somebody is asked, but there is no question")
    refuse(step == steps.STEALING and table.asked == table.turn, "a thief who robs himself")
    counting = step == steps.DISCARDING or step == steps.FINDING
    refuse(counting and table.left == 0, "no card is wanted, yet the question is open")
    refuse(not counting and table.left > 0, "cards are wanted that no question asks for")
    ordered = step == steps.DISCARDING or step == steps.OFFERING or step == steps.TAKING
    refuse(table.floor > 0 and not ordered, "kinds are named in order, but none is asked for")
    refuse(step == steps.DIGGING and table.buried == 0, "there is nothing to dig")


def _audit_turn(table: OpenTable) -> None:
    """What was sold or traded this turn came after the dig, and has left its traces (§4.1, R13)."""
    refuse((table.offered & table.taken) != 0, "a kind was both offered and taken")
    digging = table.step < steps.ACTING
    refuse(digging and table.has_sold, "a sale before the dig of the turn")
    refuse(digging and table.offered != 0, "a trade before the dig of the turn")
    exploring = table.step == steps.FINDING
    refuse(exploring and table.offered != 0, "a trade is remembered after exploring")
    for kind in range(KINDS):
        missing = table.was_offered(kind) and table.market[kind] == 0
        refuse(missing, f"{KIND_NAMES[kind]} was offered, but is not in the marketplace")
    sold: i64 = 0
    for kind in range(KINDS):
        if table.turn != NOBODY:
            sold += table.cards_sold(table.turn, kind)
    refuse(table.has_sold and sold == 0, "a sale without a set")


def _audit_trade(table: OpenTable) -> None:
    """Only an open trade has a balance; a closed one took something for what it gave (§6.2,
    R11)."""
    offering = table.step == steps.OFFERING
    taking = table.step == steps.TAKING
    refuse(table.balance > 0 and not offering and not taking, "a balance without a trade")
    one_way = (table.offered == 0) != (table.taken == 0)
    refuse(one_way and not offering, "a trade that went only one way")
    if offering:
        refuse(not table.was_offered(table.floor), "a trade without the card laid down last")
        possible = _values_laid_down(table) >> int(table.balance) & 1 != 0
        refuse(not possible, f"no offer is worth {table.balance}")
    if taking:
        refuse(not table.was_taken(table.floor), "a trade without the card taken last")
        spent = table.balance + table.edition.trading[table.floor]
        refuse(spent > _most_laid_down(table), f"no offer leaves {table.balance} to take")


def _values_laid_down(table: OpenTable) -> int:
    """The balances that an offer can have, a bit for each; the last card is certain (§3.1)."""
    trading = table.edition.trading
    last = table.floor
    reached = 1 << int(trading[last])
    for kind in range(last + 1):
        if table.was_offered(kind):
            for _ in range(table.market[kind] - (1 if kind == last else 0)):
                reached |= reached << int(trading[kind])
    return reached


def _most_laid_down(table: OpenTable) -> i64:
    """The value of all cards that can have been offered in this turn; they are not taken back
    (§3.1, R12)."""
    value: i64 = 0
    for kind in range(KINDS):
        if table.was_offered(kind):
            value += table.market[kind] * table.edition.trading[kind]
    return value


def _audit_end_phase(table: OpenTable) -> None:
    """The end phase has no dig site, and only there turns are counted as passes (§9.2, R19)."""
    refuse(table.ending and table.buried > 0, "the end phase with cards still to dig")
    refuse(table.ending and table.step < steps.ACTING, "a dig in the end phase")
    refuse(table.passes > 0 and not table.ending, "passes before the end phase")
    refuse(table.step == steps.ENDED and table.buried > 0, "the end with cards still to dig")
