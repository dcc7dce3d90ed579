"""What is in the box: names and counts fixed by the rulebook, and the printed values of an
edition."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.title import Title

NAME: Final = "artifact"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5

# Sites and cards (§1.3). A card's kind is its site and its rank: five types, then special ones.
SITES: Final[i64] = 4
AFRICA: Final[i64] = 0
ASIA: Final[i64] = 1
AMERICA: Final[i64] = 2
MIDDLE_EAST: Final[i64] = 3
SITE_NAMES: Final = ["africa", "asia", "america", "middle_east"]
NO_SITE: Final[i64] = -1

TYPES: Final[i64] = 5
RANKS: Final[i64] = 10
STAND_ALONE: Final[i64] = 5
GOLD: Final[i64] = 6
FRAGMENTS: Final[i64] = 7
CURSED: Final[i64] = 8
MANUSCRIPT: Final[i64] = 9
# Only the first type is named in print; the other names are placeholders.
RANK_NAMES: Final = [
    "architecture",
    "ceramics",
    "jewellery",
    "sculpture",
    "weapons",
    "stand-alone",
    "gold",
    "fragments",
    "cursed",
    "manuscript",
]
COPIES: Final = [4, 4, 4, 4, 4, 3, 1, 1, 1, 1]
KINDS: Final[i64] = 40
NO_CARD: Final[i64] = -1

# Exhibition tiles (§1.4): three of each type, two of each site, the two mixed ones.
TYPE_SIZES: Final = [3, 4, 5]
SITE_SIZES: Final = [4, 5]
MIXED_SIZES: Final = [3, 5]
TYPE_TILES: Final[i64] = 3  # of each type
SITE_TILES: Final[i64] = 2  # of each site
FIRST_SITE_TILE: Final[i64] = 15
THREE_SITES: Final[i64] = 23
FIVE_TYPES: Final[i64] = 24
TILES: Final[i64] = 25
LARGEST_SHOW: Final[i64] = 5
ROW_SPACES: Final[i64] = 11
ON_BOARD: Final[i64] = -1  # a tile that nobody has produced
IN_BOX: Final[i64] = -2  # a tile that does not take part

# Action markers (§1.5).
MARKERS: Final[i64] = 6
MUSEUM: Final[i64] = 0
SHIP: Final[i64] = 1
WORKER: Final[i64] = 2  # of Africa; the others follow in the order of the sites
MARKER_NAMES: Final = [
    "museum",
    "ship",
    "africa worker",
    "asia worker",
    "america worker",
    "middle_east worker",
]
TRACK: Final[i64] = 10
MAT: Final[i64] = 6
CHOSEN_MARKERS: Final[i64] = 4  # §3.3

HUTS: Final[i64] = 10  # §1.6
START_HUTS: Final[i64] = 2  # §3.1
ACTIONS: Final[i64] = 2  # §5.1
PLACES: Final[i64] = 3  # §11.2
COMPLETE_TYPES: Final[i64] = 2  # §12.2

# Roles (§15.2).
ROLES: Final[i64] = 8
CITIES: Final[i64] = 4
PARIS: Final[i64] = 0
LONDON: Final[i64] = 1
BERLIN: Final[i64] = 2
NEW_YORK: Final[i64] = 3
ANDERSSON: Final[i64] = 4
CARTER: Final[i64] = 5
JUDD: Final[i64] = 6
MORLEY: Final[i64] = 7
ROLE_NAMES: Final = [
    "paris",
    "london",
    "berlin",
    "new york",
    "andersson",
    "carter",
    "judd",
    "morley",
]
NO_ROLE: Final[i64] = -1


class TileValues:
    """What the exhibitions of one edition are worth, by tile."""

    def __init__(self, prestige: list[int], income: list[int], stand_alone: list[int]) -> None:
        self.prestige: Final = vec[i64](prestige)  # §12.6
        self.income: Final = vec[i64](income)  # §4.3
        self.sizes: Final = vec[i64](_tile_sizes())  # §1.4: how many cards each tile asks for
        self.smallest: Final[i64] = min(_tile_sizes())
        self.stand_alone_prestige: Final[i64] = stand_alone[0]  # §14.3
        self.stand_alone_income: Final[i64] = stand_alone[1]  # §14.3


class Edition:
    """The printed values of one edition, as the rules read them."""

    title: Title  # the title that is made of these values

    def __init__(
        self,
        name: str,
        money: list[int],
        cost: list[list[int]],
        coins: list[int],
        income: list[int],
        years: list[int],
        research: list[int],
        tiles: TileValues,
        roles: list[int],
        quick: list[list[int]],
    ) -> None:
        self.name: Final = name
        self.start_money: Final[i64] = money[0]  # §2.5
        self.joker: Final[i64] = money[1]  # §5.5
        self.coins_per_prestige: Final[i64] = money[2]  # §12.7
        # §5.3: the numbers of each track, its first space first; of marker m at m * TRACK.
        self.cost: Final = vec[i64]([number for track in cost for number in track])
        self.coins: Final = vec[i64](coins)  # §11.3: above each space of the ship track
        self.income: Final = vec[i64](income)  # §4.2
        self.first_year: Final[i64] = years[0]  # §2.5
        self.last_year: Final[i64] = years[1]  # §12.4
        self.research: Final = vec[i64](research)  # §13.3
        self.tiles: Final = tiles
        self.berlin_coins: Final[i64] = roles[0]  # §15.6
        self.carter_steps: Final[i64] = roles[1]  # §15.10
        self.quick: Final = [vec[i64](sites) for sites in quick]  # §3.4: for three, four, five

    def covered(self, marker: i64, markers: i64) -> i64:
        """The number that the next marker covers, with this many on its track (§5.3)."""
        return self.cost[marker * TRACK + markers]


def _tile_sizes() -> list[int]:
    return TYPE_SIZES * int(TYPES) + SITE_SIZES * int(SITES) + MIXED_SIZES


def site_of(kind: i64) -> i64:
    """The site in whose colour the card is printed (§1.3)."""
    return kind // RANKS


def rank_of(kind: i64) -> i64:
    """The type of the card, or which special artifact it is (§1.3)."""
    return kind % RANKS


def kind_of(site: i64, rank: i64) -> i64:
    """The kind of this rank at the site; those of a site follow each other (§1.3)."""
    return site * RANKS + rank


def tile_type(tile: i64) -> i64:
    """The type that a type tile asks for (§1.4)."""
    return tile // TYPE_TILES


def tile_site(tile: i64) -> i64:
    """The site that a site tile asks for (§1.4)."""
    return (tile - FIRST_SITE_TILE) // SITE_TILES


def first_tile_of(site: i64) -> i64:
    """The smaller tile of the site; the larger one follows it (§1.4)."""
    return FIRST_SITE_TILE + site * SITE_TILES


def kind_name(kind: i64) -> str:
    return f"{SITE_NAMES[site_of(kind)]} {RANK_NAMES[rank_of(kind)]}"


def tile_name(tile: i64) -> str:
    """What the tile asks for: “3 ceramics”, “4 africa”, “three sites”, “five types” (§1.4)."""
    if tile == THREE_SITES:
        return "three sites"
    if tile == FIVE_TYPES:
        return "five types"
    if tile < FIRST_SITE_TILE:
        return f"{TYPE_SIZES[tile % TYPE_TILES]} {RANK_NAMES[tile_type(tile)]}"
    site = tile_site(tile)
    return f"{SITE_SIZES[tile - first_tile_of(site)]} {SITE_NAMES[site]}"
