"""The reader of Artifact's editions."""

from digsite.core.title import Title
from digsite.editions.sheet import Sheet
from digsite.games.artifact.box import (
    ASIA,
    FEWEST_PLAYERS,
    MIXED_SIZES,
    NAME,
    ROW_SPACES,
    SITE_NAMES,
    SITE_SIZES,
    SITES,
    START_HUTS,
    TRACK,
    TYPE_SIZES,
    TYPES,
    Edition,
    TileValues,
)
from digsite.games.artifact.title import ArtifactTitle

TABLES = {"three": 3, "four": 4, "five": 5}
LONGEST_RESEARCH = 20


def read(sheet: Sheet) -> Title:
    """The title with the values of the sheet; its faults are noted there."""
    sheet.word("title", [NAME])
    edition = Edition(
        name=sheet.word("name"),
        money=_money(sheet.sourced("money")),
        cost=_row(sheet.sourced("tracks"), "cost", int(TRACK)),
        coins=_row(sheet.sourced("market"), "coins", int(TRACK)),
        income=_row(sheet.sourced("income"), "row", int(ROW_SPACES)),
        years=_years(sheet.sourced("years")),
        research=_research(sheet.sourced("research")),
        tiles=_tiles(sheet),
        roles=_roles(sheet.sourced("roles")),
        quick=_start_up(sheet.sourced("start_up")),
    )
    sheet.done()
    return ArtifactTitle(edition)


def _money(sheet: Sheet) -> list[int]:
    start, joker = sheet.whole("start"), sheet.whole("joker")
    coins_per_prestige = sheet.whole("coins_per_prestige", least=1)
    sheet.done()
    return [start, joker, coins_per_prestige]


def _row(sheet: Sheet, name: str, length: int) -> list[int]:
    """A printed row of the board, whose numbers never rise."""
    row = sheet.wholes(name, length, length)
    if row != sorted(row, reverse=True):
        sheet.fault("rises", name=name)
    sheet.done()
    return row


def _years(sheet: Sheet) -> list[int]:
    first, last = sheet.whole("first", least=1), sheet.whole("last", least=1)
    if last < first:
        sheet.fault("years", first=str(first), last=str(last))
    sheet.done()
    return [first, last]


def _research(sheet: Sheet) -> list[int]:
    row = sheet.wholes("row", 2, LONGEST_RESEARCH)
    if row != sorted(row):
        sheet.fault("falls", name="row")
    sheet.done()
    return row


def _tiles(sheet: Sheet) -> TileValues:
    """Prestige and income of all tiles, in the order of the components."""
    of_types = _set_of_tiles(sheet.sourced("type_exhibitions"), TYPE_SIZES)
    of_sites = _set_of_tiles(sheet.sourced("site_exhibitions"), SITE_SIZES)
    mixed = [
        _mixed_tile(sheet.sourced("three_sites_exhibition"), MIXED_SIZES[0]),
        _mixed_tile(sheet.sourced("five_types_exhibition"), MIXED_SIZES[1]),
    ]
    stand_alone = sheet.sourced("stand_alone_exhibition")
    tiles = of_types * int(TYPES) + of_sites * int(SITES) + mixed
    prestige = [prestige for prestige, _ in tiles]
    income = [income for _, income in tiles]
    return TileValues(prestige, income, list(_values(stand_alone)))


def _set_of_tiles(sheet: Sheet, sizes: list[int]) -> list[tuple[int, int]]:
    """The tiles of one type or of one site, which are the same for all of them."""
    rows = sheet.parts("tiles")
    sheet.done()
    if len(rows) != len(sizes):
        sizes_asked = ", ".join(str(size) for size in sizes)
        sheet.fault("tiles", count=len(rows), wanted=len(sizes), sizes=sizes_asked)
        return [(0, 0)] * len(sizes)
    return [_mixed_tile(row, size) for row, size in zip(rows, sizes, strict=True)]


def _mixed_tile(sheet: Sheet, size: int) -> tuple[int, int]:
    sheet.whole("cards", least=size, most=size)
    return _values(sheet)


def _values(sheet: Sheet) -> tuple[int, int]:
    prestige, income = sheet.whole("prestige"), sheet.whole("income")
    sheet.done()
    return prestige, income


def _roles(sheet: Sheet) -> list[int]:
    berlin, carter = sheet.whole("berlin_coins"), sheet.whole("carter_steps", least=1)
    sheet.done()
    return [berlin, carter]


def _start_up(sheet: Sheet) -> list[list[int]]:
    """Two sites for each player, one after another."""
    tables = [_huts(sheet, name, players) for name, players in TABLES.items()]
    sheet.done()
    return tables


def _huts(sheet: Sheet, name: str, players: int) -> list[int]:
    wanted = players * int(START_HUTS)
    # Three players leave out Asia, or it stands in for another site that they leave out.
    allowed = [site for site in SITE_NAMES if players > FEWEST_PLAYERS or site != SITE_NAMES[ASIA]]
    sites = sheet.words(name, allowed)
    if len(sites) != wanted:
        sheet.fault("huts", name=name, count=len(sites), wanted=wanted)
        return [0] * wanted
    return [SITE_NAMES.index(site) for site in sites]
