"""Table and view as plain data, with names instead of numbers where things have names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import as_list, filled
from digsite.core.records import Reader
from digsite.games.artifact.box import KINDS, NO_CARD, kind_name

NONE: Final = "none"


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
