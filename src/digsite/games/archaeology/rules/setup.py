"""Setting up (chapter 2)."""

from mypy_extensions import i64

from digsite.core.numbers import thing_at
from digsite.core.rng import Rng
from digsite.games.archaeology.box import CHAMBERS, KINDS, MAP, Edition
from digsite.games.archaeology.memory import note_drawn
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.table import Table, laid_out


def new_table(edition: Edition, seats: i64) -> Table:
    """Thieves, sandstorms and maps are put aside before anything is dealt (§2.1, §1.2, §1.3)."""
    table = laid_out(edition, seats)
    table.thieves = edition.thieves
    table.sandstorms = sandstorms_in_play(edition, seats)
    bury(table)
    return table


def sandstorms_in_play(edition: Edition, seats: i64) -> i64:
    """Two players meet all sandstorms of the box, three one fewer, four two fewer (§2.5, §1.4)."""
    return edition.sandstorms[seats - 2]


def can_be_dealt(table: Table, kind: i64) -> bool:
    """Hands and marketplace are dealt from the treasures without the maps (§2.1, R28)."""
    return kind != MAP and table.unseen[kind] > 0


def draw_treasure(table: Table, rng: Rng) -> i64:
    """Chance draws any unseen treasure but a map, each card as likely as any other (§2.1, R28)."""
    unseen = table.unseen
    cards: i64 = -unseen[MAP]
    before_maps: i64 = 0
    for kind in range(KINDS):
        cards += unseen[kind]
        if kind < MAP:
            before_maps += unseen[kind]
    place = rng.below(cards)
    return thing_at(unseen, 0, place if place < before_maps else place + unseen[MAP])


def deal(table: Table, kind: i64) -> None:
    """Deal a card: first the hands, hidden (§2.2), then the marketplace, face-up (§2.3)."""
    seat = next_hand(table)
    table.unseen[kind] -= 1
    table.dealt += 1
    table.buried -= 1
    if seat < table.seats:
        table.gain(seat, kind)
        note_drawn(table, seat)
    else:
        table.market[kind] += 1


def next_hand(table: Table) -> i64:
    """The seat that the next card is dealt to; the number of seats stands for the marketplace
    (§2.2, §2.3)."""
    if table.dealt < table.seats * table.edition.hand:
        return table.dealt % table.seats
    return table.seats


def cards_to_deal(table: OpenTable) -> i64:
    """Each hand gets its cards, then the marketplace (§2.2, §2.3)."""
    return table.seats * table.edition.hand + table.edition.market - table.dealt


def bury(table: Table) -> None:
    """All that is neither dealt nor in a chamber is the dig site, maps included (§2.4, §2.6)."""
    treasures: i64 = 0
    for kind in range(KINDS):
        treasures += table.unseen[kind]
    table.buried = treasures + table.thieves + table.sandstorms
    for chamber in range(CHAMBERS):
        table.buried -= table.edition.chamber_cards[chamber]


def choose_starter(table: Table, seat: i64) -> None:
    """The starting player is drawn at random, each with the same chance (§2.7, R27)."""
    table.turn = seat
