"""Which exhibitions a hand allows (§10), with fragments (§14.5) and New York's joker (§15.7).

A card is measured by a tile: it fits, it is a misfit, or it stands for one value (a site, a type) of which the tile wants each
only once. Misfits and repeated values are odd cards: New York allows one of them, otherwise there is none.
"""

from typing import Final

from mypy_extensions import i64

from digsite.games.artifact.components import (
    FIRST_SITE_TILE,
    FIVE_TYPES,
    FRAGMENTS,
    KINDS,
    NEW_YORK,
    NO_CARD,
    SITE_TILES,
    SITES,
    STAND_ALONE,
    THREE_SITES,
    TYPE_TILES,
    TYPES,
    rank_of,
    site_of,
)
from digsite.games.artifact.open_table import ON_BOARD
from digsite.games.artifact.table import Table

FITS: Final[i64] = -1
MISFIT: Final[i64] = -2
FIELD: Final[i64] = 8
"""Bits for each count in a packed number: no hand holds 256 cards."""
FULL: Final[i64] = 255


def can_be_shown(kind: i64) -> bool:
    """Only ordinary artifacts and fragments are shown, never a cursed one (§14.9, §14.11, R43, R70)."""
    return rank_of(kind) < STAND_ALONE or rank_of(kind) == FRAGMENTS


def odd_cards_allowed(table: Table, seat: i64) -> i64:
    """New York may count one artifact as any site or type (§15.7, R48, R72)."""
    return 1 if table.cities[seat] == NEW_YORK else 0


def measure(table: Table, tile: i64, kind: i64) -> i64:
    """How a card that can be shown counts for the tile (§10.2 to §10.5)."""
    if tile == FIVE_TYPES:
        return measure_by_type(kind)
    if tile == THREE_SITES:
        return measure_by_site(table, kind)
    if tile < FIRST_SITE_TILE:
        value = measure_by_type(kind)
        wanted = tile // TYPE_TILES
    else:
        value = measure_by_site(table, kind)
        wanted = (tile - FIRST_SITE_TILE) // SITE_TILES
    return FITS if value == FITS or value == wanted else MISFIT


def measure_by_type(kind: i64) -> i64:
    """One type, or five different ones (§10.2, §10.5, R32); fragments are of any type (§14.5)."""
    rank = rank_of(kind)
    return FITS if rank == FRAGMENTS else rank


def measure_by_site(table: Table, kind: i64) -> i64:
    """One site, or three different ones (§10.3, §10.4, R31); fragments are of their own site (§14.5, R42)."""
    if table.any_fragments and rank_of(kind) == FRAGMENTS:
        return FITS
    return site_of(kind)


def holding(table: Table, seat: i64) -> tuple[i64, i64, i64]:
    """The artifacts in hand, packed: ordinary ones by type and by site, fragments by site (§14.11)."""
    types: i64 = 0
    sites: i64 = 0
    fragments: i64 = 0
    kind = seat * KINDS
    for site in range(SITES):
        here: i64 = 0
        for artifact in range(TYPES):
            cards = table.hands[kind + artifact]
            types += cards << artifact * FIELD
            here += cards
        sites += here << site * FIELD
        fragments += table.hands[kind + FRAGMENTS] << site * FIELD
        kind += STAND_ALONE + STAND_ALONE
    return types, sites, fragments


def can_produce(table: Table, seat: i64, tile: i64, held: tuple[i64, i64, i64]) -> bool:
    """Any tile on the board, if your hand can show exactly its artifacts (§10.1, R34, R68)."""
    if table.owners[tile] != ON_BOARD:
        return False
    wanted = table.edition.tile_sizes[tile]
    if summed(held[1]) + summed(held[2]) < wanted:
        return False
    return fitting(table, tile, held) + odd_cards_allowed(table, seat) >= wanted


def fitting(table: Table, tile: i64, held: tuple[i64, i64, i64]) -> i64:
    """How many artifacts in hand go together for the tile, without a joker (§10.2 to §10.5, §14.5, R71)."""
    types, sites, fragments = held
    if tile == FIVE_TYPES:
        return different(types) + summed(fragments)
    if tile == THREE_SITES:
        if table.any_fragments:
            return different(sites) + summed(fragments)
        return different(sites + fragments)
    if tile < FIRST_SITE_TILE:
        return field(types, tile // TYPE_TILES) + summed(fragments)
    site = (tile - FIRST_SITE_TILE) // SITE_TILES
    if table.any_fragments:
        return field(sites, site) + summed(fragments)
    return field(sites + fragments, site)


def field(packed: i64, i: i64) -> i64:
    return packed >> i * FIELD & FULL


def summed(packed: i64) -> i64:
    total: i64 = 0
    while packed > 0:
        total += packed & FULL
        packed >>= FIELD
    return total


def different(packed: i64) -> i64:
    count: i64 = 0
    while packed > 0:
        if packed & FULL:
            count += 1
        packed >>= FIELD
    return count


def showable(table: Table) -> i64:
    """The cards that may be shown next, a bit for each kind (§10.1).

    Cards are named in ascending order, so a card may be shown if those from it on can complete the exhibition.
    """
    seat = table.asked
    tile = table.target
    seen = values_shown(table)
    slack = odd_cards_allowed(table, seat) - odd_cards_shown(table)
    cards: i64 = 0  # of the hand above the kind looked at: all, those that fit, values
    fits: i64 = 0
    values: i64 = 0
    bits: i64 = 0
    kind = KINDS - 1
    while kind >= table.floor:
        count = table.hands[seat * KINDS + kind]
        if count > 0 and can_be_shown(kind):
            value = measure(table, tile, kind)
            mine: i64 = 1 << value if value >= 0 else 0
            rest = slack - (1 if value == MISFIT or mine & seen else 0)
            more = fits + (count - 1 if value == FITS else 0) + ones(values & ~(seen | mine))
            if rest >= 0 and table.left <= 1 + smaller(cards + count - 1, more + rest):
                bits |= 1 << kind
            cards += count
            fits += count if value == FITS else 0
            values |= mine
        kind -= 1
    return bits


def reach(table: Table) -> i64:
    """How many more cards the player could show for the exhibition under way (§10.1)."""
    seen = values_shown(table)
    cards: i64 = 0
    fits: i64 = 0
    values: i64 = 0
    for kind in range(table.floor, KINDS):
        count = table.hands[table.asked * KINDS + kind]
        if count > 0 and can_be_shown(kind):
            value = measure(table, table.target, kind)
            cards += count
            fits += count if value == FITS else 0
            values |= 1 << value if value >= 0 else 0
    slack = odd_cards_allowed(table, table.asked) - odd_cards_shown(table)
    return smaller(cards, fits + ones(values & ~seen) + slack)


def values_shown(table: Table) -> i64:
    """The sites or types already shown for a tile that wants each once, a bit for each (§10.4, §10.5)."""
    seen: i64 = 0
    for kind in table.shown:
        if kind != NO_CARD:
            value = measure(table, table.target, kind)
            if value >= 0:
                seen |= 1 << value
    return seen


def odd_cards_shown(table: Table) -> i64:
    """Misfits and repeated values among the cards shown: New York's joker is spent on them (§15.7)."""
    seen: i64 = 0
    odd: i64 = 0
    for kind in table.shown:
        if kind != NO_CARD:
            value = measure(table, table.target, kind)
            mine: i64 = 1 << value if value >= 0 else 0
            if value == MISFIT or mine & seen:
                odd += 1
            seen |= mine
    return odd


def ones(bits: i64) -> i64:
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other
