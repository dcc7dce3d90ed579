"""What a seat knows of the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import OVER, SPECTATOR
from digsite.core.numbers import BLANK, as_list, filled
from digsite.core.records import Reader
from digsite.core.state import State
from digsite.core.view import View
from digsite.games.artifact import sums
from digsite.games.artifact.box import KINDS, Edition
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.records import (
    cards_by_name,
    read_cards,
    read_open,
    read_seats,
    record_of_open,
)
from digsite.games.artifact.rules import ending


class ArtifactView(View):
    """What lies open or everybody saw, and the seat's own hand (§16.1, §16.2, §16.3)."""

    def __init__(self, seat: i64, actor: i64, table: OpenTable, hand: vec[i64]) -> None:
        super().__init__(table.edition.title, seat, table.seats, actor)
        self.table: Final = table
        self.hand: vec[i64] = hand  # by kind; a spectator holds nothing
        self.changes: i64 = table.changes_of_hands()  # by which the hand is so
        self.counted: vec[i64] = BLANK  # prestige ...
        self.counted_at: i64 = -1  # ... after this many changes

    def refresh(self, state: State) -> None:
        assert isinstance(state, Artifact)
        self.actor = state.actor()
        changes = self.table.changes_of_hands()
        if changes != self.changes and self.seat != SPECTATOR:
            self.changes = changes
            self.hand = state.table.hand(self.seat)

    def hand_size(self, seat: i64) -> i64:
        """How many cards a hand holds, known and secret ones."""
        return sums.hand_size(self.table, seat)

    def prestige(self) -> vec[i64]:
        """Prestige of each seat's exhibitions; all saw the tiles before they were turned (R74)."""
        changes = self.table.tile_changes + self.table.seat_changes
        if changes != self.counted_at:
            self.counted_at = changes
            self.counted = filled(self.seats, 0)
            for seat in range(self.seats):
                self.counted[seat] = ending.exhibition_prestige(self.table, seat)
        return self.counted

    def record(self) -> dict[str, object]:
        record = record_of_open(self.table)
        record["seat"] = int(self.seat)
        record["actor"] = int(self.actor)
        record["hand"] = cards_by_name(self.hand, 0)
        record["prestige"] = as_list(self.prestige())
        # What everybody can count, so that no screen needs a rule for it (§16.2, §16.3).
        record.update(sums.Sums(self.seat, self.table, self.hand).record())
        return record


def look(game: Artifact, seat: i64) -> ArtifactView:
    """The view of a seat, or of a spectator: what is not named here stays hidden."""
    seen = OpenTable(game.table.edition, game.table.seats)
    seen.copy_open(game.table)
    return _seen_from(seat, seen, game)


def glance(game: Artifact, seat: i64) -> ArtifactView:
    """The same, over the open part of the table itself."""
    return _seen_from(seat, game.table, game)


def _seen_from(seat: i64, seen: OpenTable, game: Artifact) -> ArtifactView:
    table = game.table
    hand = filled(KINDS, 0) if seat == SPECTATOR else table.hand(seat)
    return ArtifactView(seat, game.actor(), seen, hand)


def read(edition: Edition, record: dict[str, object]) -> ArtifactView:
    """The view of which this is the record; `audit` tells whether it can be true."""
    reader = Reader(record, "view")
    seats = read_seats(edition, reader)
    table = OpenTable(edition, seats)
    read_open(table, reader)
    view = ArtifactView(
        reader.seat("seat", seats, SPECTATOR),
        reader.number_in("actor", OVER, seats - 1),
        table,
        read_cards(reader, "hand"),
    )
    reader.must_agree(view.record())
    return view
