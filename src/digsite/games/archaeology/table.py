"""Where everything lies, hidden things included; no rule.

A deck is the multiset of cards that nobody has seen (`unseen`), drawn when the rules draw: there is
no order to leak. It covers the dig site and the unexplored chambers together, for their treasures
come from one shuffle; maps are in the dig site only.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.records import Reader
from digsite.games.archaeology.components import KIND_NAMES, KINDS, Edition
from digsite.games.archaeology.open_table import BLANK, OpenTable, by_kind, filled, read_seats

NOTE: Final[i64] = KINDS + 1
NOTE_NAMES: Final = [*KIND_NAMES, "no_map"]


class Table(OpenTable):
    """All cards of one game; `laid_out` makes a new table, `copy` a twin."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        super().__init__(edition, seats)
        self.unseen: vec[i64] = BLANK  # by kind
        self.hands: vec[i64] = BLANK  # of seat s and kind k at s * KINDS + k
        self.notes: vec[i64] = BLANK  # what each seat, and last the public, knows; see memory.py

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first = seat * KINDS
        for i in range(first, first + KINDS):
            size += self.hands[i]
        return size

    def copy(self) -> "Table":
        twin = Table(self.edition, self.seats)
        twin.copy_open(self)
        twin.unseen = self.unseen[:]
        twin.hands = self.hands[:]
        twin.notes = self.notes[:]
        return twin

    def record(self) -> dict[str, object]:
        record = self.record_open()
        record["unseen"] = by_kind(self.unseen, 0)
        record["hands"] = [by_kind(self.hands, seat) for seat in range(self.seats)]
        rows = self.seats * (self.seats + 1)
        record["notes"] = [by_note(self.notes, row) for row in range(rows)]
        return record


def laid_out(edition: Edition, seats: i64) -> Table:
    """A table with nothing dealt."""
    table = Table(edition, seats)
    table.lay_out_open()
    table.unseen = edition.copies[:]
    table.hands = filled(seats * KINDS, 0)
    table.notes = filled((seats + 1) * seats * NOTE, 0)
    return table


def loaded(edition: Edition, record: dict[str, object]) -> Table:
    """The table of which this is the record."""
    reader = Reader(record, "state")
    seats = read_seats(edition, reader)
    table = Table(edition, seats)
    table.load_open(reader)
    table.unseen = reader.counts("unseen", KIND_NAMES)
    table.hands = reader.rows_of_counts("hands", seats, KIND_NAMES)
    table.notes = reader.rows_of_counts("notes", seats * (seats + 1), NOTE_NAMES)
    return table


def by_note(notes: vec[i64], row: i64) -> dict[str, int]:
    first = row * NOTE
    return {NOTE_NAMES[i]: int(notes[first + i]) for i in range(NOTE)}
