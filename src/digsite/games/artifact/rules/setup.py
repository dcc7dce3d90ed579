"""Set-up and start-up (chapter 1, chapter 2, chapter 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifact.box import (
    ASIA,
    COPIES,
    FEWEST_PLAYERS,
    IN_BOX,
    KINDS,
    MARKERS,
    MOST_PLAYERS,
    NO_SITE,
    RANKS,
    SITES,
    START_HUTS,
    TRACK,
    TYPES,
    WORKER,
    Edition,
    first_tile_of,
    kind_of,
    rank_of,
    site_of,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules.turns import take_marker
from digsite.games.artifact.table import Table, laid_out


def new_table(edition: Edition, seats: i64, research: bool, cities: bool, left_out: i64) -> Table:
    """Three to five players, with neither, either or both expansions (§1.2, R2)."""
    table = laid_out(edition, seats)
    table.research_on = research
    table.cities_on = cities
    table.left_out = left_out if seats == FEWEST_PLAYERS else NO_SITE
    stack_decks(table)
    lay_tiles(table)
    lay_markers(table)
    hand_out_money(table)
    return table


def in_play(table: OpenTable, site: i64) -> bool:
    """Three players leave out one site (§2.4, R7)."""
    return site != table.left_out


def stack_decks(table: Table) -> None:
    """A deck for each site, special artifacts only with Expansion I (§2.1, §14.1, R67)."""
    for kind in range(KINDS):
        table.decks[kind] = copies_in_play(table, kind)
        table.deck_sizes[site_of(kind)] += table.decks[kind]


def copies_in_play(table: Table, kind: i64) -> i64:
    """Four of each type, seven special ones a site (§1.3, R50), if they take part (§2.4)."""
    if in_play(table, site_of(kind)) and (table.research_on or rank_of(kind) < TYPES):
        return COPIES[rank_of(kind)]
    return 0


def lay_tiles(table: Table) -> None:
    """All tiles lie on the board but those of the site that is left out (§2.2, §2.4, R3, R67)."""
    for site in range(SITES):
        if not in_play(table, site):
            for tile in range(first_tile_of(site), first_tile_of(site + 1)):
                table.owners[tile] = IN_BOX


def lay_markers(table: Table) -> None:
    """Five use all markers, four leave out one of a kind, three two (§2.3, R4, R5, R52)."""
    for marker in range(MARKERS):
        table.tracks[marker] = markers_in_play(table, marker)


def markers_in_play(table: Table, marker: i64) -> i64:
    """Ten of a kind, less those left out (§2.3); none of the workers of a site left out (§2.4)."""
    if marker >= WORKER and not in_play(table, marker - WORKER):
        return 0
    return TRACK - (MOST_PLAYERS - table.seats)


def hand_out_money(table: Table) -> None:
    """Everybody has the same money at the start, and the first year begins (§2.5, R6)."""
    table.year = 0
    for seat in range(table.seats):
        table.money[seat] = table.edition.start_money


def place_start_hut(table: Table, seat: i64, site: i64) -> None:
    """Place a hut and take a worker of that site; this is no action and no research (§3.1, R61)."""
    table.add_huts(seat, site, 1)
    take_marker(table, seat, WORKER + site)


def next_to_place(table: Table) -> i64:
    """Clockwise, each one hut and then each a second; nobody when all have (§3.1, §2.6, R14)."""
    placed = huts_placed(table)
    if placed == table.seats * START_HUTS:
        return NOBODY
    return placed % table.seats


def huts_placed(table: Table) -> i64:
    """All huts on the board (§3.1)."""
    placed: i64 = 0
    for site in range(SITES):
        placed += table.huts_at(site)
    return placed


def owed_site(table: Table) -> i64:
    """The site where a card must be turned up next; none when all lie there (§3.2, R11)."""
    for site in range(SITES):
        if owed_at(table, site) > 0:
            return site
    return NO_SITE


def owed_at(table: Table, site: i64) -> i64:
    """At start-up each hut but the first of a site unearths a card there (§3.2, R9, R11)."""
    huts = table.huts_at(site)
    wanted = huts - 1 if huts > 0 else 0
    return wanted - face_up_at(table, site)


def place_by_table(table: Table) -> None:
    """Quick start-up: the printed table says where the huts go (§3.4)."""
    sites: vec[i64] = table.edition.quick[table.seats - FEWEST_PLAYERS]
    for turn in range(START_HUTS):
        for seat in range(table.seats):
            site = quick_site(table, sites[seat * START_HUTS + turn])
            place_start_hut(table, seat, site)


def quick_site(table: Table, printed: i64) -> i64:
    """Asia stands in for a site that is left out (§3.4, R87)."""
    return printed if in_play(table, printed) else ASIA


def face_up_at(table: OpenTable, site: i64) -> i64:
    """The cards that lie face up at the site (§3.2)."""
    cards: i64 = 0
    face_up = table.face_up
    first = kind_of(site, 0)
    for kind in range(first, first + RANKS):
        cards += face_up[kind]
    return cards


def unearth(table: Table, kind: i64) -> None:
    """A card of the deck is turned face up at its site (§3.2, R9)."""
    table.decks[kind] -= 1
    table.deck_sizes[site_of(kind)] -= 1
    table.face_up[kind] += 1
    table.card_changes += 1
