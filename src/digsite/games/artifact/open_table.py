"""What lies open on the table, or was seen by all; no rule and nothing hidden (§16.2, §16.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import BLANK
from digsite.games.artifact.box import KINDS, MARKERS, NO_SITE, SITES, Edition
from digsite.games.artifact.questions.steps import NO_TARGET


class Board:
    """The board and the open question; `copy_board` and `records.py` name each field."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        self.edition: Final = edition
        self.seats: Final[i64] = seats
        # What the players agreed on.
        self.research_on: bool = False  # Expansion I
        self.cities_on: bool = False  # Expansion II
        self.any_fragments: bool = False  # fragments of any site (R42)
        self.left_out: i64 = NO_SITE
        # The open question, see questions/steps.py.
        self.step: i64 = 0
        self.asked: i64 = 0
        self.action: i64 = 0
        self.target: i64 = NO_TARGET
        self.left: i64 = 0
        self.floor: i64 = 0
        # The round.
        self.year: i64 = 0  # counted from the first one
        self.starter: i64 = 0
        self.actions: i64 = 0  # performed in this turn
        # The board.
        self.deck_sizes: vec[i64] = BLANK  # by site
        self.face_up: vec[i64] = BLANK  # by kind
        self.market: vec[i64] = BLANK  # kinds, oldest first
        self.shown: vec[i64] = BLANK  # kinds, for the exhibition under way
        self.gone: vec[i64] = BLANK  # by kind: under tiles and removed from the game
        self.tracks: vec[i64] = BLANK  # markers on each track
        self.owners: vec[i64] = BLANK  # of each tile: a seat, ON_BOARD or IN_BOX
        # Counts of changes to what seldom changes: what has not changed need not be drawn again.
        self.card_changes: i64 = 0  # cards that were turned up, or left the game from the board
        self.tile_changes: i64 = 0  # tiles

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def copy_board(self, source: "Board") -> None:
        self.research_on = source.research_on
        self.cities_on = source.cities_on
        self.any_fragments = source.any_fragments
        self.left_out = source.left_out
        self.step = source.step
        self.asked = source.asked
        self.action = source.action
        self.target = source.target
        self.left = source.left
        self.floor = source.floor
        self.year = source.year
        self.starter = source.starter
        self.actions = source.actions
        self.deck_sizes = source.deck_sizes[:]
        self.face_up = source.face_up[:]
        self.market = source.market[:]
        self.shown = source.shown[:]
        self.gone = source.gone[:]
        self.tracks = source.tracks[:]
        self.owners = source.owners[:]
        self.card_changes = source.card_changes
        self.tile_changes = source.tile_changes


class OpenTable(Board):
    """Board and mats; `copy_open` and `records.py` name each field."""

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
