"""What lies open on the table for everybody to see; no rule and nothing hidden (R26)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.numbers import BLANK, filled
from digsite.games.archaeology.box import CHAMBERS, KINDS, LARGEST_SET, Edition


class OpenTable:
    """The open cards and counters; `copy_open` and `records.py` name each of them."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        self.edition: Final = edition
        self.seats: Final[i64] = seats
        # The open question, see questions/steps.py.
        self.step: i64 = 0  # a new table waits to be dealt
        self.asked: i64 = NOBODY
        self.left: i64 = 0
        self.floor: i64 = 0
        # Cards.
        self.dealt: i64 = 0  # at set-up, to hands and marketplace
        self.buried: i64 = 0  # cards in the dig site
        self.thieves: i64 = 0  # still buried
        self.sandstorms: i64 = 0  # still buried
        self.explorers: vec[i64] = BLANK  # who explored each chamber
        self.market: vec[i64] = BLANK
        self.spent_maps: i64 = 0
        self.sets: vec[i64] = BLANK  # how often each seat sold each kind in each size
        self.sales: i64 = 0  # how often that changed: until then it need not be drawn again
        self.money: vec[i64] = BLANK
        # The turn.
        self.turn: i64 = NOBODY
        self.balance: i64 = 0  # trading value laid down and not yet taken in the open trade
        self.offered: i64 = 0  # kinds offered this turn, a bit for each
        self.taken: i64 = 0  # kinds taken this turn, a bit for each
        self.has_sold: bool = False
        self.ending: bool = False  # this turn belongs to the end phase
        self.passes: i64 = 0  # turns without a sale in sequence, in the end phase

    def lay_out_open(self) -> None:
        """Nothing dealt, nothing sold."""
        self.explorers = filled(CHAMBERS, NOBODY)
        self.market = filled(KINDS, 0)
        self.sets = filled(self.seats * KINDS * LARGEST_SET, 0)
        self.money = filled(self.seats, 0)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def was_offered(self, kind: i64) -> bool:
        """Whether the kind was offered this turn."""
        return self.offered >> kind & 1 != 0

    def was_taken(self, kind: i64) -> bool:
        """Whether the kind was taken in trade this turn."""
        return self.taken >> kind & 1 != 0

    def is_explored(self, chamber: i64) -> bool:
        return self.explorers[chamber] != NOBODY

    def sold(self, seat: i64, kind: i64, size: i64) -> i64:
        """How many sets of this kind and size the seat has sold."""
        return self.sets[(seat * KINDS + kind) * LARGEST_SET + size - 1]

    def add_sets(self, seat: i64, kind: i64, size: i64, sets: i64) -> None:
        self.sets[(seat * KINDS + kind) * LARGEST_SET + size - 1] += sets
        self.sales += 1

    def cards_sold(self, seat: i64, kind: i64) -> i64:
        """The cards of a kind in the sets of a seat."""
        cards: i64 = 0
        for size in range(1, LARGEST_SET + 1):
            cards += self.sold(seat, kind, size) * size
        return cards

    def copy_open(self, source: "OpenTable") -> None:
        """Make all that lies open here equal to the source."""
        self.step = source.step
        self.asked = source.asked
        self.left = source.left
        self.floor = source.floor
        self.dealt = source.dealt
        self.buried = source.buried
        self.thieves = source.thieves
        self.sandstorms = source.sandstorms
        self.explorers = source.explorers[:]
        self.market = source.market[:]
        self.spent_maps = source.spent_maps
        self.sets = source.sets[:]
        self.sales = source.sales
        self.money = source.money[:]
        self.turn = source.turn
        self.balance = source.balance
        self.offered = source.offered
        self.taken = source.taken
        self.has_sold = source.has_sold
        self.ending = source.ending
        self.passes = source.passes
