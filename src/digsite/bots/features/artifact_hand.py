"""The hand of a seat at Artifact, and which exhibitions it comes near to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.features.features import Row
from digsite.games.artifact.box import (
    FIRST_SITE_TILE,
    FIVE_TYPES,
    FRAGMENTS,
    KINDS,
    NEW_YORK,
    ON_BOARD,
    RANKS,
    SITES,
    STAND_ALONE,
    THREE_SITES,
    TILES,
    TYPES,
    tile_site,
    tile_type,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules.shipping import cards_to_ship

FAR: Final[i64] = 3  # cards missing from an exhibition that one may hope for
SPECIAL: Final[i64] = RANKS - STAND_ALONE
NOTHING: Final[i64] = 0  # next to a native number a plain 0 would turn both into objects


class ArtifactHand:
    """Cards counted by type and by site; `reach` adds those that lie before one's huts."""

    def __init__(self) -> None:
        self.types: Final = vec[i64]([0] * int(TYPES))
        self.sites: Final = vec[i64]([0] * int(SITES))
        self.specials: Final = vec[i64]([0] * int(SPECIAL))
        self.best: Final = vec[float]([0.0] * int(FAR + 1))  # prestige by missing cards
        self.size: i64 = 0
        self.jokers: i64 = 0
        self.income = 0.0
        self.second = 0.0

    def take_up(self, game: Artifact, seat: i64) -> None:
        """Count the cards in the hand."""
        table = game.table
        self.size = 0
        for i in range(TYPES):
            self.types[i] = 0
        for i in range(SITES):
            self.sites[i] = 0
        for i in range(SPECIAL):
            self.specials[i] = 0
        first = seat * KINDS
        for kind in range(KINDS):
            held = table.hands[first + kind]
            if held > 0:
                self._count(kind, held)
        self.jokers = self.specials[FRAGMENTS - STAND_ALONE]
        if table.cities[seat] == NEW_YORK:
            self.jokers += 1

    def _count(self, kind: i64, held: i64) -> None:
        rank = kind % RANKS
        self.size += held
        if rank < TYPES:
            self.types[rank] += held
            self.sites[kind // RANKS] += held
        else:
            self.specials[rank - STAND_ALONE] += held

    def missing(self, size: i64, tile: i64) -> i64:
        """How many cards an exhibition lacks, roughly."""
        fits: i64 = 0
        if tile == FIVE_TYPES:
            for i in range(TYPES):
                fits += 1 if self.types[i] > 0 else 0
        elif tile == THREE_SITES:
            for i in range(SITES):
                fits += 1 if self.sites[i] > 0 else 0
        elif tile < FIRST_SITE_TILE:
            fits = self.types[tile_type(tile)]
        else:
            fits = self.sites[tile_site(tile)]
        lack = size - fits - self.jokers
        return lack if lack > 0 else NOTHING

    def compare(self, game: Artifact) -> None:
        """The best exhibition on the board for each number of missing cards."""
        table = game.table
        tiles = table.edition.tiles
        for i in range(FAR + 1):
            self.best[i] = 0.0
        self.income = 0.0
        self.second = 0.0
        for tile in range(TILES):
            if table.owners[tile] != ON_BOARD:
                continue
            lack = self.missing(tiles.sizes[tile], tile)
            if lack > FAR:
                continue
            prestige = float(tiles.prestige[tile])
            if prestige > self.best[lack]:
                if lack == 0:
                    self.second = self.best[0]
                    self.income = float(tiles.income[tile])
                self.best[lack] = prestige
            elif lack == 0 and prestige > self.second:
                self.second = prestige

    def look(self, out: Row) -> None:
        """The hand in numbers."""
        out.add(float(self.size))
        most: i64 = 0
        next_most: i64 = 0
        for i in range(TYPES):
            if self.types[i] > most:
                next_most = most
                most = self.types[i]
            elif self.types[i] > next_most:
                next_most = self.types[i]
        out.add(float(most))
        out.add(float(next_most))
        widest: i64 = 0
        for i in range(SITES):
            widest = self.sites[i] if self.sites[i] > widest else widest
        out.add(float(widest))
        for i in range(SPECIAL):
            out.add(float(self.specials[i]))
        for i in range(FAR + 1):
            out.add(self.best[i])
        out.add(self.second)
        out.add(self.income)

    def ship(self, game: Artifact, seat: i64, site: i64) -> None:
        """Add what the seat could load at a site, cards that go with the hand first."""
        table = game.table
        face_up, types = table.face_up, self.types
        first = site * RANKS
        left = cards_to_ship(table, seat, site)
        for wanted in range(TYPES, -1, -1):
            if left == 0:
                return
            for rank in range(TYPES):
                there = face_up[first + rank]
                if there > 0 and left > 0 and types[rank] == wanted:
                    taken = there if there < left else left
                    self._count(first + rank, taken)
                    left -= taken
