"""Where everything lies, hidden things included; no rule.

A deck is the multiset of its cards, drawn when the rules draw: there is no order to leak.
"""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import BLANK, filled
from digsite.games.artifact.box import (
    KINDS,
    LARGEST_SHOW,
    MARKERS,
    NO_CARD,
    NO_ROLE,
    ON_BOARD,
    PLACES,
    SITES,
    TILES,
    Edition,
)
from digsite.games.artifact.open_table import OpenTable


class Table(OpenTable):
    """All components of one game; `laid_out` makes an empty table, `copy` a twin."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        super().__init__(edition, seats)
        self.decks: vec[i64] = BLANK  # by kind
        self.hands: vec[i64] = BLANK  # of seat s and kind k at s * KINDS + k

    def first_card(self, seat: i64) -> i64:
        """Where the hand of the seat begins in `hands`."""
        return seat * KINDS

    def held(self, seat: i64, kind: i64) -> i64:
        return self.hands[seat * KINDS + kind]

    def cards_held(self, seat: i64) -> i64:
        cards: i64 = 0
        hands = self.hands
        first = seat * KINDS
        for i in range(first, first + KINDS):
            cards += hands[i]
        return cards

    def add_held(self, seat: i64, kind: i64, cards: i64) -> None:
        self.hands[seat * KINDS + kind] += cards
        self.hand_changes += 1

    def secret_cards(self, seat: i64, kind: i64) -> i64:
        """Cards of the hand that not everybody knows."""
        return self.hands[seat * KINDS + kind] - self.known[seat * KINDS + kind]

    def hand(self, seat: i64) -> vec[i64]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def copy(self) -> "Table":
        twin = Table(self.edition, self.seats)
        twin.copy_open(self)
        twin.decks = self.decks[:]
        twin.hands = self.hands[:]
        return twin


def lay_hand(hands: vec[i64], seat: i64, hand: vec[i64]) -> None:
    """Put one hand among all the hands of a table."""
    for kind in range(KINDS):
        hands[seat * KINDS + kind] = hand[kind]


def laid_out(edition: Edition, seats: i64) -> Table:
    """A table with an empty board and empty mats."""
    table = Table(edition, seats)
    table.decks = filled(KINDS, 0)
    table.hands = filled(seats * KINDS, 0)
    _clear_board(table)
    _clear_mats(table)
    return table


def _clear_board(table: Table) -> None:
    table.deck_sizes = filled(SITES, 0)
    table.face_up = filled(KINDS, 0)
    table.market = filled(PLACES, NO_CARD)
    table.shown = filled(LARGEST_SHOW, NO_CARD)
    table.gone = filled(KINDS, 0)
    table.tracks = filled(MARKERS, 0)
    table.owners = filled(TILES, ON_BOARD)


def _clear_mats(table: Table) -> None:
    seats = table.seats
    table.money = filled(seats, 0)
    table.mats = filled(seats * MARKERS, 0)
    table.huts = filled(seats * SITES, 0)
    table.levels = filled(seats * SITES, 0)
    table.stands = filled(seats * SITES, 0)
    table.cities = filled(seats, NO_ROLE)
    table.archaeologists = filled(seats, NO_ROLE)
    table.passed = filled(seats, 0)
    table.sevenths = filled(seats, 0)
    table.known = filled(seats * KINDS, 0)
    table.secrets = filled(seats * SITES, 0)
