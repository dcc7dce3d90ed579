"""What lies open on the board, and the open question; no rule and nothing hidden (§16.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import BLANK
from digsite.core.records import Reader, by_name
from digsite.games.artifact.box import (
    ACTIONS,
    HUTS,
    KINDS,
    LARGEST_SHOW,
    MARKER_NAMES,
    NAME,
    NO_SITE,
    PLACES,
    SITE_NAMES,
    TILES,
    TRACK,
    Edition,
    tile_name,
)
from digsite.games.artifact.questions.steps import (
    ACTION_NAMES,
    EXCHANGING,
    NO_TARGET,
    PRODUCING,
    STEP_NAMES,
)
from digsite.games.artifact.records import (
    NONE,
    cards_by_name,
    cards_in_order,
    read_by_name,
    read_cards,
    read_cards_in_order,
    read_name,
    read_owners,
)

ON_BOARD: Final[i64] = -1  # a tile that nobody has produced
IN_BOX: Final[i64] = -2  # a tile that does not take part
TILE_NAMES: Final = [tile_name(tile) for tile in range(TILES)]


class Board:
    """The board; `copy_board`, `record_board` and `load_board` name each field."""

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
        # How often what seldom changes has changed: whoever draws the table again can leave it.
        self.card_changes: i64 = 0  # cards that were turned up, or left the game from the board
        self.tile_changes: i64 = 0  # tiles

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def target_names(self) -> list[str]:
        """What the open question is about: tiles, markers or sites."""
        if self.step == EXCHANGING:
            return MARKER_NAMES
        if self.action == PRODUCING:
            return TILE_NAMES
        return SITE_NAMES

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

    def record_board(self) -> dict[str, object]:
        return {
            "title": NAME,
            "edition": self.edition.name,
            "seats": int(self.seats),
            "research_on": self.research_on,
            "cities_on": self.cities_on,
            "any_fragments": self.any_fragments,
            "left_out": NONE if self.left_out == NO_SITE else SITE_NAMES[self.left_out],
            "step": STEP_NAMES[self.step],
            "asked": int(self.asked),
            "action": ACTION_NAMES[self.action],
            "target": NONE if self.target == NO_TARGET else self.target_names()[self.target],
            "left": int(self.left),
            "floor": int(self.floor),
            "year": int(self.year),
            "starter": int(self.starter),
            "actions": int(self.actions),
            "deck_sizes": by_name(self.deck_sizes, 0, SITE_NAMES),
            "face_up": cards_by_name(self.face_up, 0),
            "market": cards_in_order(self.market),
            "shown": cards_in_order(self.shown),
            "gone": cards_by_name(self.gone, 0),
            "tracks": by_name(self.tracks, 0, MARKER_NAMES),
            "owners": by_name(self.owners, 0, TILE_NAMES),
        }

    def load_board(self, reader: Reader) -> None:
        self.research_on = reader.flag("research_on")
        self.cities_on = reader.flag("cities_on")
        self.any_fragments = reader.flag("any_fragments")
        self.left_out = read_name(reader, "left_out", SITE_NAMES)
        self.step = reader.index("step", STEP_NAMES)
        self.asked = reader.number_in("asked", 0, self.seats - 1)
        self.action = reader.index("action", ACTION_NAMES)
        self.target = read_name(reader, "target", self.target_names())
        self.left = reader.number_in("left", 0, HUTS)
        self.floor = reader.number_in("floor", 0, KINDS)
        self.year = reader.number_in("year", 0, self.edition.last_year - self.edition.first_year)
        self.starter = reader.number_in("starter", 0, self.seats - 1)
        self.actions = reader.number_in("actions", 0, ACTIONS)
        self.deck_sizes = read_by_name(reader, "deck_sizes", SITE_NAMES, KINDS)
        self.face_up = read_cards(reader, "face_up")
        self.market = read_cards_in_order(reader, "market", PLACES)
        self.shown = read_cards_in_order(reader, "shown", LARGEST_SHOW)
        self.gone = read_cards(reader, "gone")
        self.tracks = read_by_name(reader, "tracks", MARKER_NAMES, TRACK)
        self.owners = read_owners(reader, "owners", TILE_NAMES, IN_BOX, self.seats - 1)
