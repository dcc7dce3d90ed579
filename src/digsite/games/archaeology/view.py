"""What a seat knows of the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import SPECTATOR
from digsite.core.numbers import as_list, filled
from digsite.core.records import Reader, by_name, rows_by_name
from digsite.core.state import State
from digsite.core.view import View
from digsite.games.archaeology.box import KIND_NAMES, KINDS, Edition
from digsite.games.archaeology.game import Archaeology, actor_at
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.records import read_open, read_seats, record_of_open
from digsite.games.archaeology.table import NOTE, NOTE_NAMES, Table

# Parts that people may name in any order, by step; the rules ask for them by kind.
ANY_ORDER: Final = {
    "acting": ["offer", "take"],
    "offering": ["offer", "take"],
    "taking": ["offer", "take"],
    "discarding": ["discard"],
}


class ArchaeologyView(View):
    """The open table, the seat's own hand, and the sizes of the other hands with the cards that it
    saw go into them (R26, R29)."""

    def __init__(
        self,
        seat: i64,
        table: OpenTable,
        hand: vec[i64],
        sizes: vec[i64],
        known: vec[i64],
        public: vec[i64],
        exposed: vec[i64],
    ) -> None:
        super().__init__(table.edition.title, seat, table.seats, actor_at(table))
        self.table: Final = table
        self.hand: Final = hand  # by kind; a spectator holds nothing
        self.sizes: Final = sizes  # cards in each hand
        self.known: Final = known  # this seat's note on each hand, see memory.py
        self.public: Final = public  # what everybody knows of each hand
        self.exposed: Final = (
            exposed  # what each seat knows of this seat's hand: thieves know their loot
        )
        self.note_changes: i64 = 0  # by which these three are so

    def refresh(self, state: State) -> None:
        assert isinstance(state, Archaeology)
        table = state.table
        self.actor = actor_at(table)
        _count(table, self)
        if self.note_changes != table.note_changes:
            _note_down(table, self)

    def knows(self, holder: i64, column: i64) -> i64:
        """How many cards of a kind (or no maps) the seat knows to be in that hand."""
        return self.known[holder * NOTE + column]

    def record(self) -> dict[str, object]:
        record = record_of_open(self.table)
        record["seat"] = int(self.seat)
        record["actor"] = int(self.actor)
        record["hand"] = by_name(self.hand, 0, KIND_NAMES)
        record["sizes"] = as_list(self.sizes)
        record["known"] = rows_by_name(self.known, self.seats, NOTE_NAMES)
        record["public"] = rows_by_name(self.public, self.seats, NOTE_NAMES)
        record["exposed"] = rows_by_name(self.exposed, self.seats, NOTE_NAMES)
        record["midway"] = record["step"] in {"offering", "taking", "discarding"}
        record["any_order"] = ANY_ORDER.get(str(record["step"]), [])
        return record


def look(game: Archaeology, seat: i64) -> ArchaeologyView:
    """The view of a seat, or of a spectator: what is not named here stays hidden."""
    seen = OpenTable(game.table.edition, game.table.seats)
    seen.copy_open(game.table)
    return _seen_from(seat, seen, game.table)


def glance(game: Archaeology, seat: i64) -> ArchaeologyView:
    """The same, over the open part of the table itself."""
    return _seen_from(seat, game.table, game.table)


def _seen_from(seat: i64, seen: OpenTable, table: Table) -> ArchaeologyView:
    row = table.seats * NOTE
    view = ArchaeologyView(
        seat,
        seen,
        filled(KINDS, 0),
        filled(table.seats, 0),
        filled(row, 0),
        filled(row, 0),
        filled(row, 0),
    )
    _count(table, view)
    _note_down(table, view)
    return view


def _count(table: Table, view: ArchaeologyView) -> None:
    """The seat's hand and the sizes of all, as they are now."""
    for holder in range(table.seats):
        view.sizes[holder] = table.hand_size(holder)
    if view.seat != SPECTATOR:
        _copy(table.hands, view.seat * KINDS, view.hand, 0, KINDS)


def _note_down(table: Table, view: ArchaeologyView) -> None:
    """What was seen of the hands, as it is now."""
    view.note_changes = table.note_changes
    seats, seat, notes = table.seats, view.seat, table.notes
    public = table.note(seats, 0)
    _copy(notes, public, view.public, 0, seats * NOTE)
    if seat == SPECTATOR:
        _copy(notes, public, view.known, 0, seats * NOTE)
        return
    _copy(notes, table.note(seat, 0), view.known, 0, seats * NOTE)
    # A seat needs no notes on its own hand: it has the hand.
    _copy(notes, table.note(seats, seat), view.known, seat * NOTE, NOTE)
    for observer in range(seats):
        # Of its own hand, what the public knows.
        first = table.note(seats if observer == seat else observer, seat)
        _copy(notes, first, view.exposed, observer * NOTE, NOTE)


def _copy(source: vec[i64], first: i64, target: vec[i64], place: i64, length: i64) -> None:
    for i in range(length):
        target[place + i] = source[first + i]


def read(edition: Edition, record: dict[str, object]) -> ArchaeologyView:
    """The view of which this is the record; `audit` tells whether it can be true."""
    reader = Reader(record, "view")
    seats = read_seats(edition, reader)
    table = OpenTable(edition, seats)
    read_open(table, reader)
    view = ArchaeologyView(
        reader.seat("seat", seats, SPECTATOR),
        table,
        reader.counts("hand", KIND_NAMES),
        reader.numbers("sizes", seats),
        reader.rows_of_counts("known", seats, NOTE_NAMES),
        reader.rows_of_counts("public", seats, NOTE_NAMES),
        reader.rows_of_counts("exposed", seats, NOTE_NAMES),
    )
    reader.must_agree(view.record())
    return view
