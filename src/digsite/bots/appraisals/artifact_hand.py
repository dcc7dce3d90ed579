"""What the cards of a hand of Artifact are worth: the exhibitions they may become."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.games.artifact.box import (
    FIRST_SITE_TILE,
    FIVE_TYPES,
    FRAGMENTS,
    GOLD,
    MANUSCRIPT,
    MUSEUM,
    NEW_YORK,
    ON_BOARD,
    RANKS,
    SITES,
    STAND_ALONE,
    THREE_SITES,
    TILES,
    TYPES,
    rank_of,
    site_of,
    tile_site,
    tile_type,
)
from digsite.games.artifact.view import ArtifactView

ALONE = int(STAND_ALONE)
HOPE = [0.93, 0.5, 0.22, 0.08, 0.02, 0.0]  # of a tile, by the number of cards missing
LONG = 2.5  # years in which a missing card may well be found
SHARES = [1.0, 0.45, 0.25, 0.1]  # of the best exhibition, the second best …: they share cards
CARD = 0.3  # an ordinary card by itself: it can be sold
SPECIAL = {ALONE: 0.9, int(GOLD): 1.0, int(FRAGMENTS): 1.2, int(MANUSCRIPT): 0.6}


class Hand:
    """The cards of the seat's hand, counted by type and by site."""

    def __init__(self, view: ArtifactView, years: float) -> None:
        self.view = view
        self.years = years
        self.types = [0] * int(TYPES)
        self.sites = [0] * int(SITES)
        self.fragments = 0
        self.manuscripts = 0
        self.specials = 0.0
        for kind, count in enumerate(view.hand):
            if count:
                self._count(kind, int(count))

    def _count(self, kind: int, count: int) -> None:
        site, rank = int(site_of(kind)), int(rank_of(kind))
        if rank < TYPES:
            self.types[rank] += count
            self.sites[site] += count
        else:
            self.fragments += count if rank == FRAGMENTS else 0
            self.manuscripts += count if rank == MANUSCRIPT else 0
            self.specials += count * SPECIAL.get(rank, 0.0)

    def fitting(self, tile: int) -> int:
        """How many cards go together for a tile, roughly."""
        if tile == FIVE_TYPES:
            count = sum(1 for held in self.types if held)
        elif tile == THREE_SITES:
            count = sum(1 for held in self.sites if held)
        elif tile < FIRST_SITE_TILE:
            count = self.types[tile_type(tile)]
        else:
            count = self.sites[tile_site(tile)]
        joker = 1 if self.view.table.cities[self.view.seat] == NEW_YORK else 0
        return count + self.fragments + joker

    def worth(self) -> float:
        """The best exhibitions that the hand may become, and the cards by themselves."""
        if self.years == 0 and not self._can_still_produce():
            return 0.0
        hopes = sorted((self._hope(tile) for tile in range(int(TILES))), reverse=True)
        total = sum(share * hope for share, hope in zip(SHARES, hopes, strict=False))
        total += CARD * sum(self.types) * min(1.0, self.years / 2)
        total += self.specials * min(1.0, 0.3 + self.years / 2)
        return total

    def _can_still_produce(self) -> bool:
        table = self.view.table
        museums = int(table.on_mat(self.view.seat, MUSEUM))
        money = int(table.money[self.view.seat])
        return not table.passed[self.view.seat] and (
            (museums > 0 and money > 0) or money >= int(table.edition.joker)
        )

    def _hope(self, tile: int) -> float:
        """A part of what the tile is worth: the more, the fewer cards are missing."""
        table = self.view.table
        if table.owners[tile] != ON_BOARD:
            return 0.0
        size = int(table.edition.tiles.sizes[tile])
        missing = max(0, size - self.fitting(tile))
        if missing and self.years == 0:
            return 0.0
        time = min(1.0, self.years / LONG) if missing else 1.0
        return tile_worth(self.view, tile, self.years) * HOPE[missing] * time

    def added(self, kinds: list[int]) -> float:
        """What these cards would add to the worth of the hand."""
        before = self.worth()
        for kind in kinds:
            self._count(kind, 1)
        after = self.worth()
        for kind in kinds:
            self._count(kind, -1)
        return after - before

    def best(self, kinds: list[int], room: int) -> list[int]:
        """The cards one would take first: those that go with the hand and with each other."""
        types = [
            sum(1 for each in kinds if each % int(RANKS) == rank) for rank in range(int(RANKS))
        ]
        return sorted(kinds, key=lambda kind: self._appeal(kind, types), reverse=True)[:room]

    def _appeal(self, kind: int, types: list[int]) -> float:
        site, rank = int(site_of(kind)), int(rank_of(kind))
        if rank >= TYPES:
            return SPECIAL.get(rank, -0.5)
        return self.types[rank] + 0.5 * self.sites[site] + 0.8 * types[rank]

    def lost(self, cards: int) -> float:
        """What so many cards of an exhibition are worth elsewhere."""
        return 0.55 * cards

    def kept(self) -> float:
        """What the card is worth that may be kept."""
        return 0.8


def tile_worth(view: ArtifactView, tile: int, years: float) -> float:
    """Prestige, and the income of the years to come."""
    tiles = view.table.edition.tiles
    return int(tiles.prestige[tile]) + 0.24 * years * int(tiles.income[tile])


def cards_of(counts: vec[i64], site: int, floor: int = 0) -> list[int]:
    """The cards of a site in a row of counts by kind, from a kind on."""
    first = site * int(RANKS)
    kinds = range(max(first, floor), first + int(RANKS))
    return [kind for kind in kinds for _ in range(int(counts[kind]))]
