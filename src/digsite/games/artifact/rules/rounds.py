"""Income and the end of the round (chapter 4, chapter 6)."""

from mypy_extensions import i64

from digsite.games.artifact.box import FIRST_SITE_TILE, MAT, ON_BOARD, ROW_SPACES, SITES, TILES
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules.turns import markers_held
from digsite.games.artifact.table import Table


def tiles_in_row(table: OpenTable) -> i64:
    """The site tiles and mixed tiles that nobody has produced (§2.2, R3)."""
    tiles: i64 = 0
    owners = table.owners
    for tile in range(FIRST_SITE_TILE, TILES):
        if owners[tile] == ON_BOARD:
            tiles += 1
    return tiles


def base_income(table: OpenTable) -> i64:
    """The rightmost free space, the tiles lying to its right (§4.2, §10.8, R8, R12, R69)."""
    free = ROW_SPACES - tiles_in_row(table)
    return table.edition.income[free - 1]


def bonus_income(table: OpenTable, seat: i64) -> i64:
    """What the tiles and the stand-alone exhibitions of the player bring (§4.3, §14.3, R13)."""
    bonus = stand_alone_exhibitions(table, seat) * table.edition.tiles.stand_alone_income
    owners = table.owners
    income = table.edition.tiles.income
    for tile in range(TILES):
        if owners[tile] == seat:
            bonus += income[tile]
    return bonus


def stand_alone_exhibitions(table: OpenTable, seat: i64) -> i64:
    """The stand-alone artifacts in front of the player (§14.2)."""
    stands: i64 = 0
    for site in range(SITES):
        stands += table.stands_of(seat, site)
    return stands


def collect_income(table: Table) -> None:
    """A round starts with the income of all: base and bonus (§4.1, §4.2, §4.3)."""
    base = base_income(table)
    for seat in range(table.seats):
        table.money[seat] += base + bonus_income(table, seat)


def pass_on_start_marker(table: Table, last: i64) -> None:
    """Whoever passed last becomes start player (§6.2, R57)."""
    table.starter = last


def markers_to_refill(table: Table, seat: i64) -> i64:
    """Everybody fills the mat up to six (§6.3, R21, R58)."""
    return MAT - markers_held(table, seat)


def open_next_year(table: Table) -> None:
    """Everybody may act again, and the year moves on (§6.4)."""
    for seat in range(table.seats):
        table.passed[seat] = 0
        table.sevenths[seat] = 0
    table.year += 1
