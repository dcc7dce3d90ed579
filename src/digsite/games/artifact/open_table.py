"""What lies open on the table, or was seen by all; no rule and nothing hidden (§16.2, §16.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.records import Reader
from digsite.games.artifact.board import BLANK, Board
from digsite.games.artifact.components import (
    CITIES,
    FEWEST_PLAYERS,
    HUTS,
    KINDS,
    MARKERS,
    MOST_PLAYERS,
    NAME,
    NO_ROLE,
    ROLES,
    SITES,
    Edition,
)
from digsite.games.artifact.records import (
    as_list,
    cards_by_name,
    read_numbers_in,
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

    def record_open(self) -> dict[str, object]:
        record = self.record_board()
        record["money"] = as_list(self.money)
        record["mats"] = as_list(self.mats)
        record["huts"] = as_list(self.huts)
        record["levels"] = as_list(self.levels)
        record["stands"] = as_list(self.stands)
        record["cities"] = as_list(self.cities)
        record["archaeologists"] = as_list(self.archaeologists)
        record["passed"] = as_list(self.passed)
        record["sevenths"] = as_list(self.sevenths)
        record["known"] = [cards_by_name(self.known, seat) for seat in range(self.seats)]
        record["secrets"] = as_list(self.secrets)
        return record

    def load_open(self, reader: Reader) -> None:
        """Fill in what lies open from the record of a state or of a view."""
        self.load_board(reader)
        seats = self.seats
        top: i64 = len(self.edition.research) - 1
        self.money = reader.numbers("money", seats)
        self.mats = read_numbers_in(reader, "mats", seats * MARKERS, 0, MARKERS)
        self.huts = read_numbers_in(reader, "huts", seats * SITES, 0, HUTS)
        self.levels = read_numbers_in(reader, "levels", seats * SITES, 0, top)
        self.stands = read_numbers_in(reader, "stands", seats * SITES, 0, KINDS)
        self.cities = read_numbers_in(reader, "cities", seats, NO_ROLE, CITIES - 1)
        self.archaeologists = read_numbers_in(reader, "archaeologists", seats, NO_ROLE, ROLES - 1)
        self.passed = read_numbers_in(reader, "passed", seats, 0, 1)
        self.sevenths = read_numbers_in(reader, "sevenths", seats, 0, 1)
        self.known = read_rows_of_cards(reader, "known", seats)
        self.secrets = read_numbers_in(reader, "secrets", seats * SITES, 0, KINDS)


def read_seats(edition: Edition, reader: Reader) -> i64:
    """The number of players of a recorded table, title and edition being ours."""
    reader.index("title", [NAME])
    reader.index("edition", [edition.name])
    return reader.number_in("seats", FEWEST_PLAYERS, MOST_PLAYERS)
