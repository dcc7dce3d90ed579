"""What lies open on the table, or was seen by all; no rule and nothing hidden (§16.2, §16.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import BLANK, as_list
from digsite.core.records import Reader, rows_by_name
from digsite.games.artifact.board import Board
from digsite.games.artifact.box import (
    CITIES,
    FEWEST_PLAYERS,
    HUTS,
    KINDS,
    MARKER_NAMES,
    MARKERS,
    MAT,
    MOST_PLAYERS,
    NAME,
    ROLE_NAMES,
    SITE_NAMES,
    SITES,
    Edition,
)
from digsite.games.artifact.records import (
    as_flags,
    as_names,
    cards_by_name,
    read_flags,
    read_names,
    read_rows_by_name,
    read_rows_of_cards,
)


class OpenTable(Board):
    """Board and mats; `copy_open`, `record_open` and `load_open` name each field."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        super().__init__(edition, seats)
        # Row by row where there are several numbers a seat.
        self.money: vec[i64] = BLANK
        self.mats: vec[i64] = BLANK  # markers of each kind
        self.huts: vec[i64] = BLANK  # on each site
        self.levels: vec[i64] = BLANK  # of the research marker at each site
        self.stands: vec[i64] = BLANK  # stand-alone exhibitions of each site
        self.cities: vec[i64] = BLANK  # role, or NO_ROLE
        self.archaeologists: vec[i64] = BLANK  # role, or NO_ROLE
        self.passed: vec[i64] = BLANK
        self.sevenths: vec[i64] = BLANK  # whether the seventh action was used in this round
        self.known: vec[i64] = BLANK  # by kind: cards of the hand that everybody knows
        self.secrets: vec[i64] = BLANK  # by site: cards of the hand that only the owner knows
        # Further counts of changes, as of the board.
        self.hand_changes: i64 = 0
        self.seat_changes: i64 = 0  # huts, levels, stand-alone exhibitions and roles

    def changes_of_hands(self) -> i64:
        """How often hands have changed: whoever produces a tile lays cards down."""
        return self.hand_changes + self.tile_changes

    def first_marker(self, seat: i64) -> i64:
        """Where the mat of the seat begins in `mats`."""
        return seat * MARKERS

    def first_site(self, seat: i64) -> i64:
        """Where the seat begins in `huts`."""
        return seat * SITES

    def on_mat(self, seat: i64, marker: i64) -> i64:
        return self.mats[seat * MARKERS + marker]

    def huts_of(self, seat: i64, site: i64) -> i64:
        return self.huts[seat * SITES + site]

    def huts_on_board(self, seat: i64) -> i64:
        total: i64 = 0
        huts = self.huts
        first = seat * SITES
        for i in range(first, first + SITES):
            total += huts[i]
        return total

    def huts_at(self, site: i64) -> i64:
        """Of all players."""
        total: i64 = 0
        huts = self.huts
        for seat in range(self.seats):
            total += huts[seat * SITES + site]
        return total

    def level_of(self, seat: i64, site: i64) -> i64:
        return self.levels[seat * SITES + site]

    def stands_of(self, seat: i64, site: i64) -> i64:
        return self.stands[seat * SITES + site]

    def known_of(self, seat: i64, kind: i64) -> i64:
        return self.known[seat * KINDS + kind]

    def secrets_of(self, seat: i64, site: i64) -> i64:
        return self.secrets[seat * SITES + site]

    def add_markers(self, seat: i64, marker: i64, markers: i64) -> None:
        self.mats[seat * MARKERS + marker] += markers

    def add_huts(self, seat: i64, site: i64, huts: i64) -> None:
        self.huts[seat * SITES + site] += huts
        self.seat_changes += 1

    def set_level(self, seat: i64, site: i64, level: i64) -> None:
        self.levels[seat * SITES + site] = level
        self.seat_changes += 1

    def add_stand(self, seat: i64, site: i64) -> None:
        self.stands[seat * SITES + site] += 1
        self.seat_changes += 1

    def add_known(self, seat: i64, kind: i64, cards: i64) -> None:
        self.known[seat * KINDS + kind] += cards

    def add_secrets(self, seat: i64, site: i64, cards: i64) -> None:
        self.secrets[seat * SITES + site] += cards

    def copy_open(self, source: "OpenTable") -> None:
        """Make all that lies open here equal to the source."""
        self.copy_board(source)
        self.money = source.money[:]
        self.mats = source.mats[:]
        self.huts = source.huts[:]
        self.levels = source.levels[:]
        self.stands = source.stands[:]
        self.cities = source.cities[:]
        self.archaeologists = source.archaeologists[:]
        self.passed = source.passed[:]
        self.sevenths = source.sevenths[:]
        self.known = source.known[:]
        self.secrets = source.secrets[:]
        self.hand_changes = source.hand_changes
        self.seat_changes = source.seat_changes

    def record_open(self) -> dict[str, object]:
        record = self.record_board()
        record["money"] = as_list(self.money)
        record["mats"] = rows_by_name(self.mats, self.seats, MARKER_NAMES)
        record["huts"] = rows_by_name(self.huts, self.seats, SITE_NAMES)
        record["levels"] = rows_by_name(self.levels, self.seats, SITE_NAMES)
        record["stands"] = rows_by_name(self.stands, self.seats, SITE_NAMES)
        record["cities"] = as_names(self.cities, ROLE_NAMES)
        record["archaeologists"] = as_names(self.archaeologists, ROLE_NAMES)
        record["passed"] = as_flags(self.passed)
        record["sevenths"] = as_flags(self.sevenths)
        record["known"] = [cards_by_name(self.known, seat) for seat in range(self.seats)]
        record["secrets"] = rows_by_name(self.secrets, self.seats, SITE_NAMES)
        return record

    def load_open(self, reader: Reader) -> None:
        """Fill in what lies open from the record of a state or of a view."""
        self.load_board(reader)
        seats = self.seats
        top: i64 = len(self.edition.research) - 1
        self.money = reader.numbers("money", seats)
        self.mats = read_rows_by_name(reader, "mats", seats, MARKER_NAMES, MAT)
        self.huts = read_rows_by_name(reader, "huts", seats, SITE_NAMES, HUTS)
        self.levels = read_rows_by_name(reader, "levels", seats, SITE_NAMES, top)
        self.stands = read_rows_by_name(reader, "stands", seats, SITE_NAMES, KINDS)
        self.cities = read_names(reader, "cities", seats, ROLE_NAMES[:CITIES])
        self.archaeologists = read_names(reader, "archaeologists", seats, ROLE_NAMES)
        self.passed = read_flags(reader, "passed", seats)
        self.sevenths = read_flags(reader, "sevenths", seats)
        self.known = read_rows_of_cards(reader, "known", seats)
        self.secrets = read_rows_by_name(reader, "secrets", seats, SITE_NAMES, KINDS)


def read_seats(edition: Edition, reader: Reader) -> i64:
    """The number of players of a recorded table, title and edition being ours."""
    reader.index("title", [NAME])
    reader.index("edition", [edition.name])
    return reader.number_in("seats", FEWEST_PLAYERS, MOST_PLAYERS)
