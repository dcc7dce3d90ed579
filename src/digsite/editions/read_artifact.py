"""The reader of Artifact's editions."""

from collections.abc import Callable
from typing import TypeVar

from digsite.core.title import Title
from digsite.editions.sheet import Sheet
from digsite.games.artifact.box import (
    ASIA,
    FEWEST_PLAYERS,
    MIXED_SIZES,
    NAME,
    RANK_NAMES,
    ROW_SPACES,
    SITE_NAMES,
    SITE_SIZES,
    START_HUTS,
    TRACK,
    TYPE_SIZES,
    TYPES,
    Edition,
    TileValues,
)
from digsite.games.artifact.title import ArtifactTitle

Found = TypeVar("Found")
TYPE_NAMES = RANK_NAMES[: int(TYPES)]
TRACK_NAMES = ["museum", "ship", *SITE_NAMES]  # workers are called like their site
TABLES = {"three": 3, "four": 4, "five": 5}
LONGEST_RESEARCH = 20


def read(sheet: Sheet) -> Title:
    """The title with the values of the sheet; its faults are noted there."""
    sheet.word("title", [NAME])
    edition = Edition(
        name=sheet.word("name"),
        money=_money(sheet.sourced("money")),
        cost=_tracks(sheet.sourced("tracks")),
        coins=_coins(sheet.sourced("market")),
        income=_income(sheet.sourced("income")),
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


def _tracks(sheet: Sheet) -> list[list[int]]:
    """The numbers of each track: its own row, or else the one that stands for all."""
    return _each(sheet, TRACK_NAMES, "cost", lambda name: _falling(sheet, name, int(TRACK)))


def _each(sheet: Sheet, names: list[str], common: str, read: Callable[[str], Found]) -> list[Found]:
    """What stands under each of the names; where one is missing, what stands for all of them."""
    found = {name: read(name) for name in (common, *names) if sheet.has(name)}
    if common not in found and len(found) < len(names):
        found[common] = read(common)
    sheet.done()
    return [found[name if name in found else common] for name in names]


def _falling(sheet: Sheet, name: str, length: int) -> list[int]:
    """A printed row of the board, whose numbers never rise."""
    row = sheet.wholes(name, length, length)
    if row != sorted(row, reverse=True):
        sheet.fault("rises", name=name)
    return row


def _coins(sheet: Sheet) -> list[int]:
    """The row above the ship track; its numbers may rise or fall from space to space."""
    row = sheet.wholes("coins", int(TRACK), int(TRACK))
    sheet.done()
    return row


def _income(sheet: Sheet) -> list[int]:
    row = _falling(sheet, "row", int(ROW_SPACES))
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
    of_types = _sets_of_tiles(sheet.sourced("type_exhibitions"), TYPE_NAMES, TYPE_SIZES)
    of_sites = _sets_of_tiles(sheet.sourced("site_exhibitions"), SITE_NAMES, SITE_SIZES)
    mixed = [
        _mixed_tile(sheet.sourced("three_sites_exhibition"), MIXED_SIZES[0]),
        _mixed_tile(sheet.sourced("five_types_exhibition"), MIXED_SIZES[1]),
    ]
    stand_alone = sheet.sourced("stand_alone_exhibition")
    tiles = of_types + of_sites + mixed
    prestige = [prestige for prestige, _ in tiles]
    income = [income for _, income in tiles]
    return TileValues(prestige, income, list(_values(stand_alone)))


def _sets_of_tiles(sheet: Sheet, names: list[str], sizes: list[int]) -> list[tuple[int, int]]:
    """The tiles of each type or site: its own ones, or else those that stand for all."""
    sets = _each(sheet, names, "tiles", lambda name: _set_of_tiles(sheet, name, sizes))
    return [tile for tiles in sets for tile in tiles]


def _set_of_tiles(sheet: Sheet, name: str, sizes: list[int]) -> list[tuple[int, int]]:
    rows = sheet.parts(name)
    if len(rows) != len(sizes):
        asked = ", ".join(str(size) for size in sizes)
        sheet.fault("tiles", name=name, count=len(rows), wanted=len(sizes), sizes=asked)
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
