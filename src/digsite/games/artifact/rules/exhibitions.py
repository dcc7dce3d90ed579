"""Which exhibitions a hand allows (chapter 10), with fragments (§14.5) and New York (§15.7).

A card is measured by a tile: it fits, it is a misfit, or it stands for one value (a site, a type)
of which the tile wants each only once. Misfits and repeated values are odd cards: New York allows
one of them, otherwise there is none.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.numbers import shifted, smaller
from digsite.games.artifact.box import (
    FIRST_SITE_TILE,
    FIVE_TYPES,
    FRAGMENTS,
    KINDS,
    NEW_YORK,
    NO_CARD,
    ON_BOARD,
    SITE_TILES,
    SITES,
    STAND_ALONE,
    THREE_SITES,
    TYPE_TILES,
    TYPES,
    kind_of,
    rank_of,
    site_of,
    tile_site,
    tile_type,
)
from digsite.games.artifact.table import Table

FITS: Final[i64] = -1
MISFIT: Final[i64] = -2
FIELD: Final[i64] = 8
"""Bits for each count in a packed number: no hand holds 256 cards."""
FULL: Final[i64] = 255


def can_be_shown(kind: i64) -> bool:
    """Only ordinary artifacts and fragments are shown (§14.9, §14.11, R43, R70)."""
    return rank_of(kind) < STAND_ALONE or rank_of(kind) == FRAGMENTS


def odd_cards_allowed(table: Table, seat: i64) -> i64:
    """New York may count one artifact as any site or type (§15.7, R48, R72)."""
    if table.cities[seat] == NEW_YORK:
        return 1
    return 0


def measure(table: Table, tile: i64, kind: i64) -> i64:
    """How a card that can be shown counts for the tile (§10.2 to §10.5)."""
    if tile == FIVE_TYPES:
        return measure_by_type(kind)
    if tile == THREE_SITES:
        return measure_by_site(table, kind)
    if tile < FIRST_SITE_TILE:
        return compare(measure_by_type(kind), tile_type(tile))
    return compare(measure_by_site(table, kind), tile_site(tile))


def compare(value: i64, wanted: i64) -> i64:
    """A tile of one type or site wants that value alone (§10.2, §10.3)."""
    if value == FITS:
        return FITS
    return FITS if value == wanted else MISFIT


def measure_by_type(kind: i64) -> i64:
    """One type, or five different ones (§10.2, §10.5, R32); fragments are of any type (§14.5)."""
    rank = rank_of(kind)
    return FITS if rank == FRAGMENTS else rank


def measure_by_site(table: Table, kind: i64) -> i64:
    """One site or three (§10.3, §10.4, R31); fragments are of their own (§14.5, R42)."""
    if table.any_fragments and rank_of(kind) == FRAGMENTS:
        return FITS
    return site_of(kind)


def holding(table: Table, seat: i64) -> tuple[i64, i64, i64]:
    """What can be shown, packed: ordinary ones by type and by site, fragments by site (§14.11)."""
    types: i64 = 0
    sites: i64 = 0
    fragments: i64 = 0
    hand = table.hands
    first = table.first_card(seat)  # an accessor for each card makes the whole game slower
    for site in range(SITES):
        here: i64 = 0
        for artifact in range(TYPES):
            held = hand[first + kind_of(site, artifact)]
            types += held << artifact * FIELD
            here += held
        sites += here << site * FIELD
        fragments += hand[first + kind_of(site, FRAGMENTS)] << site * FIELD
    return types, sites, fragments


def cards(held: tuple[i64, i64, i64]) -> i64:
    """All artifacts in hand that can be shown (§14.11)."""
    return summed(held[1] + held[2])


def can_produce(table: Table, seat: i64, tile: i64, held: tuple[i64, i64, i64]) -> bool:
    """Any tile on the board, if your hand can show exactly its artifacts (§10.1, R34, R68)."""
    wanted = table.edition.tiles.sizes[tile]
    return table.owners[tile] == ON_BOARD and wanted <= largest_show(table, seat, tile, held)


def largest_show(table: Table, seat: i64, tile: i64, held: tuple[i64, i64, i64]) -> i64:
    """How many artifacts the hand can show for a tile like this one (§10.1, §15.7)."""
    return smaller(cards(held), fitting(table, tile, held) + odd_cards_allowed(table, seat))


def tiles_alike(tile: i64) -> i64:
    """How many tiles from this one on ask for the same type or site (§1.4)."""
    if tile < FIRST_SITE_TILE:
        return TYPE_TILES
    if tile < THREE_SITES:
        return SITE_TILES
    return 1


def fitting(table: Table, tile: i64, held: tuple[i64, i64, i64]) -> i64:
    """How many artifacts go together for the tile without a joker (§10.1, §14.5, R71)."""
    types, sites, fragments = held
    if tile == FIVE_TYPES:
        return different(types) + summed(fragments)
    if tile == THREE_SITES:
        if table.any_fragments:
            return different(sites) + summed(fragments)
        return different(sites + fragments)
    if tile < FIRST_SITE_TILE:
        return field(types, tile_type(tile)) + summed(fragments)
    site = tile_site(tile)
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

    Cards are named in ascending order: one may be shown if those from it on can complete the set.
    """
    seat = table.asked
    tile = table.target
    seen = values_shown(table)
    slack = odd_cards_allowed(table, seat) - odd_cards_shown(table)
    # Of the hand, in kinds above the one looked at: all cards, those that fit, the values.
    above: i64 = 0
    fits: i64 = 0
    values: i64 = 0
    bits: i64 = 0
    kind = KINDS - 1
    while kind >= table.floor:
        count = table.held(seat, kind)
        if count > 0 and can_be_shown(kind):
            value = measure(table, tile, kind)
            mine = bit(value)
            rest = slack - odd(value, seen)
            more = fits + fitting_cards(value, count - 1) + ones(values & ~(seen | mine))
            if rest >= 0 and table.left <= 1 + smaller(above + count - 1, more + rest):
                bits |= bit(kind)
            above += count
            fits += fitting_cards(value, count)
            values |= mine
        kind -= 1
    return bits


def completing(table: Table) -> i64:
    """The cards that may be part of the exhibition under way, named in whatever order (§10.1)."""
    seen = values_shown(table)
    slack = odd_cards_allowed(table, table.asked) - odd_cards_shown(table)
    bits: i64 = 0
    for kind in range(KINDS):
        if table.held(table.asked, kind) > 0 and can_be_shown(kind):
            value = measure(table, table.target, kind)
            rest = slack - odd(value, seen)
            table.add_held(table.asked, kind, -1)
            others = still_fitting(table, 0, seen | bit(value), rest)
            table.add_held(table.asked, kind, 1)
            if rest >= 0 and table.left <= 1 + others:
                bits |= bit(kind)
    return bits


def reach(table: Table) -> i64:
    """How many more cards the player could show for the exhibition under way (§10.1)."""
    slack = odd_cards_allowed(table, table.asked) - odd_cards_shown(table)
    return still_fitting(table, table.floor, values_shown(table), slack)


def still_fitting(table: Table, floor: i64, seen: i64, slack: i64) -> i64:
    """How many cards of the hand, from a kind on, go with the values seen (§10.1, §15.7)."""
    usable: i64 = 0
    fits: i64 = 0
    values: i64 = 0
    for kind in range(floor, KINDS):
        count = table.held(table.asked, kind)
        if count > 0 and can_be_shown(kind):
            value = measure(table, table.target, kind)
            usable += count
            fits += fitting_cards(value, count)
            values |= bit(value)
    return smaller(usable, fits + ones(values & ~seen) + slack)


def values_shown(table: Table) -> i64:
    """Sites or types shown for a tile that wants each once, a bit for each (§10.4, §10.5)."""
    seen: i64 = 0
    for kind in table.shown:
        if kind != NO_CARD:
            value = measure(table, table.target, kind)
            seen |= bit(value)
    return seen


def cards_shown(table: Table) -> i64:
    """How many cards are laid out for the exhibition under way (§10.1)."""
    cards: i64 = 0
    for kind in table.shown:
        if kind != NO_CARD:
            cards += 1
    return cards


def odd_cards_shown(table: Table) -> i64:
    """Odd cards among those shown: New York's joker is spent on them (§15.7)."""
    seen: i64 = 0
    shown: i64 = 0
    for kind in table.shown:
        if kind != NO_CARD:
            value = measure(table, table.target, kind)
            shown += odd(value, seen)
            seen |= bit(value)
    return shown


def odd(value: i64, seen: i64) -> i64:
    """1 for a misfit or a value that was seen before, otherwise 0."""
    if value == MISFIT or bit(value) & seen:
        return 1
    return 0


def fitting_cards(value: i64, cards: i64) -> i64:
    if value == FITS:
        return cards
    return 0


def bit(value: i64) -> i64:
    """The bit of a kind, site or type; none if the value is none of these."""
    if value < 0:
        return 0
    return shifted(1, value)


def ones(bits: i64) -> i64:
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count
