"""The reader of Artifact's editions."""

from collections.abc import Callable
from typing import TypeVar

from digsite.core.title import Title
from digsite.editions.toml_table import TomlTable
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
TRACK_NAMES = ["museum", "ship", *SITE_NAMES]  # workers are named after their site
TABLES = {"three": 3, "four": 4, "five": 5}
LONGEST_RESEARCH = 20


def read(table: TomlTable) -> Title:
    """The title with the values of the table; its faults are noted there."""
    table.word("title", [NAME])
    edition = Edition(
        name=table.word("name"),
        money=_money(table.sourced("money")),
        cost=_tracks(table.sourced("tracks")),
        coins=_coins(table.sourced("market")),
        income=_income(table.sourced("income")),
        years=_years(table.sourced("years")),
        research=_research(table.sourced("research")),
        tiles=_tiles(table),
        roles=_roles(table.sourced("roles")),
        quick=_start_up(table.sourced("start_up")),
    )
    table.done()
    return ArtifactTitle(edition)


def _money(table: TomlTable) -> list[int]:
    start, joker = table.whole("start"), table.whole("joker")
    coins_per_prestige = table.whole("coins_per_prestige", least=1)
    table.done()
    return [start, joker, coins_per_prestige]


def _tracks(table: TomlTable) -> list[list[int]]:
    """The numbers of each track: its own row, or else the one that stands for all."""
    return _each(table, TRACK_NAMES, "cost", lambda name: _falling(table, name, int(TRACK)))


def _each(
    table: TomlTable, names: list[str], common: str, read: Callable[[str], Found]
) -> list[Found]:
    """The entry of each name; where one is missing, the one for all."""
    found = {name: read(name) for name in (common, *names) if table.has(name)}
    if common not in found and len(found) < len(names):
        found[common] = read(common)
    table.done()
    return [found[name if name in found else common] for name in names]


def _falling(table: TomlTable, name: str, length: int) -> list[int]:
    """A printed row of the board, whose numbers never rise."""
    row = table.wholes(name, length, length)
    if row != sorted(row, reverse=True):
        table.fault("rises", name=name)
    return row


def _coins(table: TomlTable) -> list[int]:
    """The row above the ship track; its numbers may rise or fall from space to space."""
    row = table.wholes("coins", int(TRACK), int(TRACK))
    table.done()
    return row


def _income(table: TomlTable) -> list[int]:
    row = _falling(table, "row", int(ROW_SPACES))
    table.done()
    return row


def _years(table: TomlTable) -> list[int]:
    first, last = table.whole("first", least=1), table.whole("last", least=1)
    if last < first:
        table.fault("years", first=str(first), last=str(last))
    table.done()
    return [first, last]


def _research(table: TomlTable) -> list[int]:
    row = table.wholes("row", 2, LONGEST_RESEARCH)
    if row != sorted(row):
        table.fault("falls", name="row")
    table.done()
    return row


def _tiles(table: TomlTable) -> TileValues:
    """Prestige and income of all tiles, in the order of the components."""
    of_types = _sets_of_tiles(table.sourced("type_exhibitions"), TYPE_NAMES, TYPE_SIZES)
    of_sites = _sets_of_tiles(table.sourced("site_exhibitions"), SITE_NAMES, SITE_SIZES)
    mixed = [
        _mixed_tile(table.sourced("three_sites_exhibition"), MIXED_SIZES[0]),
        _mixed_tile(table.sourced("five_types_exhibition"), MIXED_SIZES[1]),
    ]
    stand_alone = table.sourced("stand_alone_exhibition")
    tiles = of_types + of_sites + mixed
    prestige = [prestige for prestige, _ in tiles]
    income = [income for _, income in tiles]
    return TileValues(prestige, income, list(_values(stand_alone)))


def _sets_of_tiles(table: TomlTable, names: list[str], sizes: list[int]) -> list[tuple[int, int]]:
    """The tiles of each type or site: its own ones, or else those that stand for all."""
    sets = _each(table, names, "tiles", lambda name: _set_of_tiles(table, name, sizes))
    return [tile for tiles in sets for tile in tiles]


def _set_of_tiles(table: TomlTable, name: str, sizes: list[int]) -> list[tuple[int, int]]:
    rows = table.parts(name)
    if len(rows) != len(sizes):
        asked = ", ".join(str(size) for size in sizes)
        table.fault("tiles", name=name, count=len(rows), wanted=len(sizes), sizes=asked)
        return [(0, 0)] * len(sizes)
    return [_mixed_tile(row, size) for row, size in zip(rows, sizes, strict=True)]


def _mixed_tile(table: TomlTable, size: int) -> tuple[int, int]:
    table.whole("cards", least=size, most=size)
    return _values(table)


def _values(table: TomlTable) -> tuple[int, int]:
    prestige, income = table.whole("prestige"), table.whole("income")
    table.done()
    return prestige, income


def _roles(table: TomlTable) -> list[int]:
    berlin, carter = table.whole("berlin_coins"), table.whole("carter_steps", least=1)
    table.done()
    return [berlin, carter]


def _start_up(table: TomlTable) -> list[list[int]]:
    """Two sites for each player, one after another."""
    tables = [_huts(table, name, players) for name, players in TABLES.items()]
    table.done()
    return tables


def _huts(table: TomlTable, name: str, players: int) -> list[int]:
    wanted = players * int(START_HUTS)
    # Three players leave out Asia, or it stands in for another site that they leave out.
    allowed = [site for site in SITE_NAMES if players > FEWEST_PLAYERS or site != SITE_NAMES[ASIA]]
    sites = table.words(name, allowed)
    if len(sites) != wanted:
        table.fault("huts", name=name, count=len(sites), wanted=wanted)
        return [0] * wanted
    return [SITE_NAMES.index(site) for site in sites]
