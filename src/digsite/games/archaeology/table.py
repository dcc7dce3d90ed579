"""Where everything lies, hidden things included; no rule.

A deck is the multiset of cards that nobody has seen (`unseen`), drawn when the rules draw: there is
no order to leak. It covers the dig site and the unexplored chambers together, for their treasures
come from one shuffle; maps are in the dig site only.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import BLANK, filled
from digsite.games.archaeology.box import KIND_NAMES, KINDS, Edition
from digsite.games.archaeology.open_table import OpenTable

NOTE: Final[i64] = KINDS + 1
NO_MAP: Final[i64] = KINDS
"""The place in a note that counts cards known to be no maps."""
NOTE_NAMES: Final = [*KIND_NAMES, "no_map"]


@final
class Table(OpenTable):
    """All cards of one game; `laid_out` makes a new table, `copy` a twin."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        super().__init__(edition, seats)
        self.unseen: vec[i64] = BLANK  # by kind
        self.hands: vec[i64] = BLANK  # of seat s and kind k at s * KINDS + k
        self.notes: vec[i64] = BLANK  # what each seat, and last the public, knows; see memory.py
        self.note_changes: i64 = 0  # how often they changed

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of the kind are in the hand."""
        return self.hands[seat * KINDS + kind]

    def gain(self, seat: i64, kind: i64) -> None:
        """A card of the kind goes to the hand."""
        self.hands[seat * KINDS + kind] += 1

    def lose(self, seat: i64, kind: i64, cards: i64) -> None:
        """Cards of the kind leave the hand."""
        self.hands[seat * KINDS + kind] -= cards

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first = seat * KINDS
        for i in range(first, first + KINDS):
            size += self.hands[i]
        return size

    def hand(self, seat: i64) -> vec[i64]:
        """A copy of the hand, by kind."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def note(self, observer: i64, holder: i64) -> i64:
        """Where the observer's note on a hand begins; the number of seats stands for the public."""
        return (observer * self.seats + holder) * NOTE

    def copy(self) -> "Table":
        twin = Table(self.edition, self.seats)
        twin.copy_open(self)
        twin.unseen = self.unseen[:]
        twin.hands = self.hands[:]
        twin.notes = self.notes[:]
        twin.note_changes = self.note_changes
        return twin


def laid_out(edition: Edition, seats: i64) -> Table:
    """A table with nothing dealt."""
    table = Table(edition, seats)
    table.lay_out_open()
    table.unseen = edition.copies[:]
    table.hands = filled(seats * KINDS, 0)
    table.notes = filled((seats + 1) * seats * NOTE, 0)
    return table
