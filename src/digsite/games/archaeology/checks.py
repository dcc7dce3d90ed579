"""What holds at every table: a record from outside that breaks it is refused with a reason."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY, is_seat
from digsite.games.archaeology import steps
from digsite.games.archaeology.components import CHAMBERS, KIND_NAMES, KINDS, LARGEST_SET, MAP
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.rules.digging import chambered
from digsite.games.archaeology.table import NOTE, Table


def refuse(impossible: bool, why: str) -> None:
    if impossible:
        raise ValueError(f"this table is impossible: {why}")


def sold_cards(table: OpenTable, kind: i64) -> i64:
    """The cards of a kind in all sold sets."""
    cards: i64 = 0
    for seat in range(table.seats):
        first = (seat * KINDS + kind) * LARGEST_SET
        for i in range(LARGEST_SET):
            cards += table.sets[first + i] * (i + 1)
    return cards


def check_open(table: OpenTable) -> None:
    """All that can be told from the open cards alone."""
    _check_hazards(table)
    _check_chambers(table)
    _check_money(table)
    _check_dealing(table)
    _check_question(table)
    _check_trade(table)
    _check_end_phase(table)


def _check_hazards(table: OpenTable) -> None:
    """There are only so many thieves and sandstorms, and they are part of the dig site (§2.5)."""
    edition = table.edition
    refuse(table.thieves > edition.thieves, "more thieves than the box holds")
    most = edition.sandstorms[table.seats - 2]
    refuse(table.sandstorms > most, "more sandstorms than take part")
    hazards = table.thieves + table.sandstorms
    refuse(hazards > table.buried, "fewer cards in the dig site than thieves and sandstorms")


def _check_chambers(table: OpenTable) -> None:
    """Exactly the maps of the explored chambers are spent (§7.1, §7.3)."""
    maps: i64 = 0
    for chamber in range(CHAMBERS):
        explorer = table.explorers[chamber]
        if explorer != NOBODY:
            refuse(not is_seat(explorer, table.seats), "a chamber explored by nobody here")
            maps += table.edition.chamber_maps[chamber]
    refuse(maps != table.spent_maps, f"{table.spent_maps} maps are spent, but {maps} were needed")


def _check_money(table: OpenTable) -> None:
    """Money is what the sold sets are worth, and no set is too large (§8.2, §8.4, §9.6)."""
    for seat in range(table.seats):
        worth: i64 = 0
        for kind in range(KINDS):
            for size in range(1, LARGEST_SET + 1):
                count = table.sets[(seat * KINDS + kind) * LARGEST_SET + size - 1]
                too_large = count > 0 and size > table.edition.largest[kind]
                refuse(too_large, f"a set of {size} {KIND_NAMES[kind]} cannot be sold")
                worth += count * table.edition.price(kind, size)
        money = table.money[seat]
        refuse(worth != money, f"the sets of seat {seat} are worth {worth}, not {money}")


def _check_dealing(table: OpenTable) -> None:
    """Cards are dealt first, then the starting player is drawn (§2.2, §2.3, §2.7)."""
    to_deal = table.seats * table.edition.hand + table.edition.market
    if table.step == steps.DEALING:
        refuse(table.dealt >= to_deal, "all cards are dealt, yet dealing goes on")
    else:
        refuse(table.dealt != to_deal, f"{table.dealt} cards were dealt, not {to_deal}")
    begun = table.step >= steps.DIGGING
    refuse(
        begun != (table.turn != NOBODY), "somebody is at turn when the game has begun, not before"
    )


def _check_question(table: OpenTable) -> None:
    """The numbers of the open question are set when it needs them, and only then."""
    step = table.step
    asking = step == steps.STEALING or step == steps.DISCARDING
    refuse(asking != (table.asked != NOBODY), "a question without a seat, or the reverse")
    refuse(step == steps.STEALING and table.asked == table.turn, "nobody robs himself")
    counting = step == steps.DISCARDING or step == steps.FINDING
    refuse(counting != (table.left > 0), "cards are wanted that no question asks for, or none")
    ordered = step == steps.DISCARDING or step == steps.OFFERING or step == steps.TAKING
    refuse(table.floor > 0 and not ordered, "kinds are named in order, but none is asked for")
    refuse(step == steps.DIGGING and table.buried == 0, "there is nothing to dig")


def _check_trade(table: OpenTable) -> None:
    """Only an open trade has a balance, and no kind goes both ways in a turn (§6.2, R13)."""
    trading = table.step == steps.OFFERING or table.step == steps.TAKING
    refuse(table.balance > 0 and not trading, "a balance without a trade")
    refuse(table.step == steps.OFFERING and table.balance == 0, "a trade without an offer")
    refuse((table.offered & table.taken) != 0, "a kind was both offered and taken")
    refuse(trading and table.offered == 0, "a trade in which nothing was offered")


def _check_end_phase(table: OpenTable) -> None:
    """The end phase has no dig site, and only there turns are counted as passes (§9.2, R19)."""
    refuse(table.ending and table.buried > 0, "the end phase with cards still to dig")
    refuse(table.passes > 0 and not table.ending, "passes before the end phase")
    refuse(table.step == steps.ENDED and table.buried > 0, "the end with cards still to dig")


def check_hidden(table: Table) -> None:
    """All that needs a look into hands and decks as well."""
    _check_cards(table)
    _check_dig_site(table)
    _check_hands(table)
    _check_notes(table)


def _check_cards(table: Table) -> None:
    """Every card of the box is in exactly one place (§1.2, §7.3)."""
    for kind in range(KINDS):
        cards = table.unseen[kind] + table.market[kind] + sold_cards(table, kind)
        for seat in range(table.seats):
            cards += table.hands[seat * KINDS + kind]
        if kind == MAP:
            cards += table.spent_maps
        copies = table.edition.copies[kind]
        refuse(cards != copies, f"{cards} cards of {KIND_NAMES[kind]}, but the box holds {copies}")


def _check_dig_site(table: Table) -> None:
    """All unseen cards that are not in the pyramid are in the dig site, maps always (§2.6, R28)."""
    closed = chambered(table) + (table.left if table.step == steps.FINDING else 0)
    cards = table.thieves + table.sandstorms - closed
    for kind in range(KINDS):
        cards += table.unseen[kind]
    refuse(cards != table.buried, f"the dig site should hold {cards} cards, not {table.buried}")
    treasures = table.buried - table.thieves - table.sandstorms
    refuse(treasures < table.unseen[MAP], "a map lies in the pyramid")


def _check_hands(table: Table) -> None:
    """Whoever must give a card has one, and without any card left the game is over (§9.5)."""
    cards: i64 = 0
    for seat in range(table.seats):
        cards += table.hand_size(seat)
    step = table.step
    if step == steps.STEALING:
        refuse(table.hand_size(table.asked) == 0, "a card is stolen from an empty hand")
    refuse(step == steps.ENDED and cards > 0, "the end while cards are held")
    idle = step == steps.ACTING and not table.has_sold
    refuse(idle and table.buried == 0 and cards == 0, "nobody holds a card, yet the game goes on")
    skipped = idle and table.ending and table.hand_size(table.turn) == 0
    refuse(skipped, "a turn of the end phase for somebody without cards")


def _check_notes(table: Table) -> None:
    """Nobody knows of a card that is not there (R29)."""
    for row in range(table.seats * (table.seats + 1)):
        hand = row % table.seats * KINDS
        rest: i64 = 0
        for kind in range(KINDS):
            more = table.hands[hand + kind] - table.notes[row * NOTE + kind]
            refuse(more < 0, f"somebody knows of a {KIND_NAMES[kind]} that is not in the hand")
            if kind != MAP:
                rest += more
        refuse(table.notes[row * NOTE + KINDS] > rest, "somebody knows a map to be none")
