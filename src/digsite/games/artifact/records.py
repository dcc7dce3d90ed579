"""A table as plain data, and back: names instead of numbers where things have names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import as_list, filled
from digsite.core.records import Reader, by_name, rows_by_name
from digsite.games.artifact.box import (
    ACTIONS,
    CITIES,
    FEWEST_PLAYERS,
    HUTS,
    IN_BOX,
    KINDS,
    LARGEST_SHOW,
    MARKER_NAMES,
    MAT,
    MOST_PLAYERS,
    NAME,
    NO_CARD,
    NO_SITE,
    PLACES,
    ROLE_NAMES,
    SITE_NAMES,
    TILES,
    TRACK,
    Edition,
    kind_name,
    tile_name,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions.steps import (
    ACTION_NAMES,
    EXCHANGING,
    NO_TARGET,
    PRODUCING,
    STEP_NAMES,
)
from digsite.games.artifact.table import Table

NONE: Final = "none"
TILE_NAMES: Final = [tile_name(tile) for tile in range(TILES)]


def record_of(table: Table) -> dict[str, object]:
    """Everything, hidden cards included."""
    record = record_of_open(table)
    record["decks"] = cards_by_name(table.decks, 0)
    record["hands"] = [cards_by_name(table.hands, seat) for seat in range(table.seats)]
    return record


def record_of_open(table: OpenTable) -> dict[str, object]:
    """What lies open, as states and views record it."""
    record = _record_of_board(table)
    record["money"] = as_list(table.money)
    record["mats"] = rows_by_name(table.mats, table.seats, MARKER_NAMES)
    record["huts"] = rows_by_name(table.huts, table.seats, SITE_NAMES)
    record["levels"] = rows_by_name(table.levels, table.seats, SITE_NAMES)
    record["stands"] = rows_by_name(table.stands, table.seats, SITE_NAMES)
    record["cities"] = as_names(table.cities, ROLE_NAMES)
    record["archaeologists"] = as_names(table.archaeologists, ROLE_NAMES)
    record["passed"] = as_flags(table.passed)
    record["sevenths"] = as_flags(table.sevenths)
    record["known"] = [cards_by_name(table.known, seat) for seat in range(table.seats)]
    record["secrets"] = rows_by_name(table.secrets, table.seats, SITE_NAMES)
    return record


def _record_of_board(table: OpenTable) -> dict[str, object]:
    return {
        "title": NAME,
        "edition": table.edition.name,
        "seats": int(table.seats),
        "research_on": table.research_on,
        "cities_on": table.cities_on,
        "any_fragments": table.any_fragments,
        "left_out": NONE if table.left_out == NO_SITE else SITE_NAMES[table.left_out],
        "step": STEP_NAMES[table.step],
        "asked": int(table.asked),
        "action": ACTION_NAMES[table.action],
        "target": NONE if table.target == NO_TARGET else target_names(table)[table.target],
        "left": int(table.left),
        "floor": int(table.floor),
        "year": int(table.year),
        "starter": int(table.starter),
        "actions": int(table.actions),
        "deck_sizes": by_name(table.deck_sizes, 0, SITE_NAMES),
        "face_up": cards_by_name(table.face_up, 0),
        "market": cards_in_order(table.market),
        "shown": cards_in_order(table.shown),
        "gone": cards_by_name(table.gone, 0),
        "tracks": by_name(table.tracks, 0, MARKER_NAMES),
        "owners": by_name(table.owners, 0, TILE_NAMES),
    }


def target_names(table: OpenTable) -> list[str]:
    """What the open question is about: tiles, markers or sites."""
    if table.step == EXCHANGING:
        return MARKER_NAMES
    if table.action == PRODUCING:
        return TILE_NAMES
    return SITE_NAMES


def read(edition: Edition, record: dict[str, object]) -> Table:
    """The table of which this is the record; `audit` tells whether it can be true."""
    reader = Reader(record, "state")
    table = Table(edition, read_seats(edition, reader))
    read_open(table, reader)
    table.decks = read_cards(reader, "decks")
    table.hands = read_rows_of_cards(reader, "hands", table.seats)
    return table


def read_seats(edition: Edition, reader: Reader) -> i64:
    """The number of players of a recorded table, title and edition being ours."""
    reader.index("title", [NAME])
    reader.index("edition", [edition.name])
    return reader.number_in("seats", FEWEST_PLAYERS, MOST_PLAYERS)


def read_open(table: OpenTable, reader: Reader) -> None:
    """Fill in what lies open from the record of a state or of a view."""
    _read_board(table, reader)
    seats = table.seats
    top: i64 = len(table.edition.research) - 1
    table.money = reader.numbers("money", seats)
    table.mats = read_rows_by_name(reader, "mats", seats, MARKER_NAMES, MAT)
    table.huts = read_rows_by_name(reader, "huts", seats, SITE_NAMES, HUTS)
    table.levels = read_rows_by_name(reader, "levels", seats, SITE_NAMES, top)
    table.stands = read_rows_by_name(reader, "stands", seats, SITE_NAMES, KINDS)
    table.cities = read_names(reader, "cities", seats, ROLE_NAMES[:CITIES])
    table.archaeologists = read_names(reader, "archaeologists", seats, ROLE_NAMES)
    table.passed = read_flags(reader, "passed", seats)
    table.sevenths = read_flags(reader, "sevenths", seats)
    table.known = read_rows_of_cards(reader, "known", seats)
    table.secrets = read_rows_by_name(reader, "secrets", seats, SITE_NAMES, KINDS)


def _read_board(table: OpenTable, reader: Reader) -> None:
    table.research_on = reader.flag("research_on")
    table.cities_on = reader.flag("cities_on")
    table.any_fragments = reader.flag("any_fragments")
    table.left_out = read_name(reader, "left_out", SITE_NAMES)
    table.step = reader.index("step", STEP_NAMES)
    table.asked = reader.number_in("asked", 0, table.seats - 1)
    table.action = reader.index("action", ACTION_NAMES)
    table.target = read_name(reader, "target", target_names(table))
    table.left = reader.number_in("left", 0, HUTS)
    table.floor = reader.number_in("floor", 0, KINDS)
    table.year = reader.number_in("year", 0, table.edition.last_year - table.edition.first_year)
    table.starter = reader.number_in("starter", 0, table.seats - 1)
    table.actions = reader.number_in("actions", 0, ACTIONS)
    table.deck_sizes = read_by_name(reader, "deck_sizes", SITE_NAMES, KINDS)
    table.face_up = read_cards(reader, "face_up")
    table.market = read_cards_in_order(reader, "market", PLACES)
    table.shown = read_cards_in_order(reader, "shown", LARGEST_SHOW)
    table.gone = read_cards(reader, "gone")
    table.tracks = read_by_name(reader, "tracks", MARKER_NAMES, TRACK)
    table.owners = read_owners(reader, "owners", TILE_NAMES, IN_BOX, table.seats - 1)


def cards_by_name(counts: vec[i64], row: i64) -> dict[str, int]:
    """One row of counts: how many there are of each card that is there at all."""
    first = row * KINDS
    return {
        kind_name(kind): int(counts[first + kind])
        for kind in range(KINDS)
        if counts[first + kind] != 0
    }


def cards_in_order(kinds: vec[i64]) -> list[str]:
    """The cards that lie in a row; free places are left out."""
    return [kind_name(kind) for kind in kinds if kind != NO_CARD]


def read_cards(reader: Reader, name: str) -> vec[i64]:
    return _counts(reader, name, reader.value(name))


def read_rows_of_cards(reader: Reader, name: str, rows: i64) -> vec[i64]:
    flat: list[int] = []
    for row in reader.things(name, rows):
        flat += as_list(_counts(reader, name, row))
    return vec[i64](flat)


def read_cards_in_order(reader: Reader, name: str, places: i64) -> vec[i64]:
    """A row of cards, filled up with free places."""
    names = reader.things(name, -1)
    if len(names) > places:
        raise reader.fault(name, f"has {len(names)} cards, more than {places}")
    kinds = filled(places, NO_CARD)
    for i in range(len(names)):
        kinds[i] = _kind(reader, name, names[i])
    return kinds


def as_names(numbers: vec[i64], names: list[str]) -> list[str]:
    """Each number as a name; -1 is “none”."""
    return [NONE if number < 0 else names[number] for number in numbers]


def as_flags(numbers: vec[i64]) -> list[bool]:
    return [number > 0 for number in numbers]


def read_by_name(reader: Reader, name: str, names: list[str], most: i64) -> vec[i64]:
    return _bounded(reader, name, reader.counts(name, names), most)


def read_rows_by_name(
    reader: Reader, name: str, rows: i64, names: list[str], most: i64
) -> vec[i64]:
    return _bounded(reader, name, reader.rows_of_counts(name, rows, names), most)


def read_name(reader: Reader, name: str, names: list[str]) -> i64:
    """The place of a name in the list; “none” is -1."""
    return -1 if reader.value(name) == NONE else reader.index(name, names)


def read_names(reader: Reader, name: str, rows: i64, names: list[str]) -> vec[i64]:
    numbers = filled(rows, -1)
    words = reader.things(name, rows)
    for row in range(rows):
        numbers[row] = read_name(Reader({name: words[row]}, reader.where), name, names)
    return numbers


def read_flags(reader: Reader, name: str, rows: i64) -> vec[i64]:
    numbers = filled(rows, 0)
    words = reader.things(name, rows)
    for row in range(rows):
        if Reader({name: words[row]}, reader.where).flag(name):
            numbers[row] = 1
    return numbers


def read_owners(reader: Reader, name: str, names: list[str], least: i64, most: i64) -> vec[i64]:
    """Of each named thing its owner, or a number below zero."""
    inner = Reader(reader.value(name), f"{reader.where}: {name}")
    return vec[i64]([inner.number_in(word, least, most) for word in names])


def _bounded(reader: Reader, name: str, numbers: vec[i64], most: i64) -> vec[i64]:
    for number in numbers:
        if number > most:
            raise reader.fault(name, f"holds {number}, more than {most}")
    return numbers


def _counts(reader: Reader, name: str, value: object) -> vec[i64]:
    inner = Reader(value, f"{reader.where}: {name}")
    counts = filled(KINDS, 0)
    for word in inner.record:
        kind = _kind(reader, name, word)
        counts[kind] = inner.number_in(kind_name(kind), 1, KINDS)
    return counts


def _kind(reader: Reader, name: str, word: object) -> i64:
    for kind in range(KINDS):
        if kind_name(kind) == word:
            return kind
    raise reader.fault(name, f"holds {word!r}, which is no card")
