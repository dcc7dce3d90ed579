"""The best trade with the marketplace of Archaeology, found exactly, kind by kind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.games.archaeology.box import KINDS, LARGEST_SET
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.moves import is_offer, is_take, offered_kind, taken_kind
from digsite.games.archaeology.questions import steps

ROOM: Final[i64] = 256  # trading values that are told apart ...
EVEN: Final[i64] = 128  # ... this one stands for a trade in which nothing is left over
NEVER: Final = -1.0e300  # so low that any worth added to it is lost: it never beats another NEVER
NO_KEY: Final[i64] = -1


class Trader:
    """For each value left over so far, the best worth of the kinds that were gone through, and how
    it was come by; `hand` is what the seat holds after the best trade."""

    def __init__(self) -> None:
        self.hand: Final = vec[i64]([0] * int(KINDS))
        self.changes: Final = vec[i64]([0] * int(KINDS * ROOM))  # of kind k at k * ROOM + left over
        self.best: vec[float] = vec[float]([NEVER] * int(ROOM))
        self.next: vec[float] = vec[float]([NEVER] * int(ROOM))
        self.low: i64 = EVEN
        self.high: i64 = EVEN

    def worth(
        self, game: Archaeology, seat: i64, worths: vec[float], first: i64, row: i64
    ) -> float:
        """What the hand is worth after the best trade, or after none.

        So many cards of kind k are worth what stands in `worths` at first + k * row + cards.
        """
        table = game.table
        start = EVEN + table.balance
        self.low = start
        self.high = start
        self.best[start] = 0.0
        for kind in range(KINDS):
            held = table.hands[seat * KINDS + kind]
            if held + table.market[kind] > 0:
                place = first + kind * row + held
                value = table.edition.trading[kind]
                offers = most_offered(game, kind, held)
                self._add_kind(kind * ROOM, offers, most_taken(game, kind), value, worths, place)
        best = self.low if self.low > EVEN else EVEN
        for left in range(best, self.high + 1):
            best = left if self.best[left] > self.best[best] else best
        self._take_up(game, seat, best)
        return self.best[best]

    def next_key(self, game: Archaeology, seat: i64, keys: Keys) -> i64:
        """The first card to lay down or to take on the way to the hand that was found."""
        hands = game.table.hands
        first = seat * KINDS
        for i in range(keys.count):
            key = keys.items[i]
            if is_offer(key) and self.hand[offered_kind(key)] < hands[first + offered_kind(key)]:
                return key
            if is_take(key) and self.hand[taken_kind(key)] > hands[first + taken_kind(key)]:
                return key
        return NO_KEY

    def _take_up(self, game: Archaeology, seat: i64, left: i64) -> None:
        """The hand with which the best trade ends, found from its last kind to its first."""
        table = game.table
        for back in range(KINDS):
            kind = KINDS - 1 - back
            held = table.hands[seat * KINDS + kind]
            self.hand[kind] = held
            if held + table.market[kind] > 0:
                change = self.changes[kind * ROOM + left]
                self.hand[kind] = held + change
                left += change * table.edition.trading[kind]

    def _add_kind(
        self, kind: i64, held: i64, there: i64, value: i64, worths: vec[float], place: i64
    ) -> None:
        """Offer some of the cards held, or take some of those that lie there."""
        low = self.low - there * value
        high = self.high + held * value
        if low < 0:
            low = 0
        if high >= ROOM:
            high = ROOM - 1
        best, after, changes = self.best, self.next, self.changes
        for left in range(low, high + 1):
            after[left] = NEVER
        for change in range(-held, there + 1):
            worth = worths[place + change]
            paid = change * value
            first = low + paid if low + paid > self.low else self.low
            last = high + paid if high + paid < self.high else self.high
            for left in range(first, last + 1):
                if best[left] + worth > after[left - paid]:
                    after[left - paid] = best[left] + worth
                    changes[kind + left - paid] = change
        self.best = after
        self.next = best
        self.low = low
        self.high = high


def most_offered(game: Archaeology, kind: i64, held: i64) -> i64:
    """How many cards of the kind may still be laid down in this turn."""
    table = game.table
    if table.step == steps.TAKING or kind < table.floor or table.was_taken(kind):
        return 0
    return held


def most_taken(game: Archaeology, kind: i64) -> i64:
    """How many cards of the kind may still be taken; no more than a large set needs."""
    table = game.table
    if table.was_offered(kind) or (table.step == steps.TAKING and kind < table.floor):
        return 0
    return table.market[kind] if table.market[kind] < LARGEST_SET else LARGEST_SET
