"""The end and the scoring (chapter 12), research (chapter 13) and manuscripts (§14.10)."""

from mypy_extensions import i64

from digsite.core.ranking import places
from digsite.games.artifact.box import (
    COMPLETE_TYPES,
    FIRST_SITE_TILE,
    MANUSCRIPT,
    ON_BOARD,
    SITES,
    TILES,
    TYPE_TILES,
    TYPES,
    kind_of,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules.rounds import stand_alone_exhibitions
from digsite.games.artifact.rules.setup import in_play
from digsite.games.artifact.table import Table


def is_final_round(table: OpenTable) -> bool:
    """Once the end is announced nobody takes markers (§5.10, §12.5, R20, R85)."""
    return (
        is_last_year(table)
        or deck_is_empty(table)
        or row_is_empty(table)
        or two_types_are_complete(table)
    )


def row_is_empty(table: OpenTable) -> bool:
    """The last tile has left the income row (§12.1, R67)."""
    owners = table.owners
    tile = FIRST_SITE_TILE
    while tile < TILES and owners[tile] != ON_BOARD:
        tile += 1
    return tile == TILES


def two_types_are_complete(table: OpenTable) -> bool:
    """All three tiles of two artifact types have been taken (§12.2, R22)."""
    complete: i64 = 0
    owners = table.owners
    for artifact in range(TYPES):
        tile = artifact * TYPE_TILES
        last = tile + TYPE_TILES
        while tile < last and owners[tile] != ON_BOARD:
            tile += 1
        if tile == last:
            complete += 1
    return complete >= COMPLETE_TYPES


def deck_is_empty(table: OpenTable) -> bool:
    """The last card of a site in play has left its deck, by whatever effect (§12.3, R65)."""
    empty: i64 = 0
    for site in range(SITES):
        if table.deck_sizes[site] == 0 and in_play(table, site):
            empty += 1
    return empty > 0


def is_last_year(table: OpenTable) -> bool:
    """The round of the last year is the final one (§12.4, R24)."""
    return table.year == table.edition.last_year - table.edition.first_year


def score(table: Table, seat: i64) -> i64:
    """Prestige of exhibitions, money and research (§1.1, R1)."""
    return (
        exhibition_prestige(table, seat)
        + money_prestige(table, seat)
        + research_prestige(table, seat)
    )


def visible_prestige(table: OpenTable, seat: i64) -> i64:
    """The prestige that everybody can know of: all but that of manuscripts (§16.2, §16.3)."""
    return (
        exhibition_prestige(table, seat)
        + money_prestige(table, seat)
        + research_with(table, seat, 0)
    )


def exhibition_prestige(table: OpenTable, seat: i64) -> i64:
    """Prestige of the tiles you produced (§12.6) and of stand-alone exhibitions (§14.3)."""
    tiles = table.edition.tiles
    prestige = stand_alone_exhibitions(table, seat) * tiles.stand_alone_prestige
    for tile, owner in enumerate(table.owners):
        if owner == seat:
            prestige += tiles.prestige[tile]
    return prestige


def money_prestige(table: OpenTable, seat: i64) -> i64:
    """One prestige for each full five coins (§12.7, R86)."""
    return table.money[seat] // table.edition.coins_per_prestige


def research_prestige(table: Table, seat: i64) -> i64:
    """The counted marker scores, manuscripts in their best use (§13.3, §14.10, R44, R78)."""
    return research_with(table, seat, manuscripts_in_hand(table, seat))


def research_with(table: OpenTable, seat: i64, manuscripts: i64) -> i64:
    """The counted marker scores, with this many steps added in the best way (§13.3, §14.10)."""
    if not table.research_on:
        return 0
    level: i64 = len(table.edition.research) - 1
    while level > 0 and steps_missing(table, seat, level) > manuscripts:
        level -= 1
    return table.edition.research[level]


def steps_missing(table: OpenTable, seat: i64, level: i64) -> i64:
    """Steps until all three markers (§13.3), or three of four (§13.4, R38, R39), are up here."""
    missing: i64 = 0
    most: i64 = 0
    sites: i64 = 0
    for site in range(SITES):
        if in_play(table, site):
            sites += 1
            short = level - table.level_of(seat, site)
            if short > 0:
                missing += short
                most = short if short > most else most
    return missing - most if sites == SITES else missing


def manuscripts_in_hand(table: Table, seat: i64) -> i64:
    """Only manuscripts in the hand count, each for one step (§14.10, §15.10, R78)."""
    manuscripts: i64 = 0
    for site in range(SITES):
        manuscripts += table.held(seat, kind_of(site, MANUSCRIPT))
    return manuscripts


def exhibitions(table: OpenTable, seat: i64) -> i64:
    """Tiles and stand-alone exhibitions count alike (§12.8, R73, R86)."""
    count = stand_alone_exhibitions(table, seat)
    for tile in range(TILES):
        if table.owners[tile] == seat:
            count += 1
    return count


def ranking(table: Table) -> list[int]:
    """More prestige is ahead, or else more exhibitions, or else more money; equals share their
    place (§12.8)."""
    standings: list[list[int]] = []
    for seat in range(table.seats):
        shown = exhibitions(table, seat)
        standings.append([int(score(table, seat)), int(shown), int(table.money[seat])])
    return places(standings)
