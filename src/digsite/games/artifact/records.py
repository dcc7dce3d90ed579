"""Cards as plain data: only those that are there, by name."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.records import Reader
from digsite.games.artifact.components import KINDS, NO_CARD, kind_name


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(length))


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


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


def read_numbers_in(reader: Reader, name: str, length: i64, least: i64, most: i64) -> vec[i64]:
    """A list of this length whose numbers all lie between the bounds."""
    numbers = reader.numbers(name, length)
    for number in numbers:
        if number < least or number > most:
            raise reader.fault(name, f"holds {number}, not one of {least} to {most}")
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
