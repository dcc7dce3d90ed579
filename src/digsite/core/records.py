"""Plain data both ways: each fault is named in a `ValueError`, nothing is guessed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import is_seat

MOST: Final = 1_000_000


def by_name(numbers: vec[i64], row: i64, names: list[str]) -> dict[str, int]:
    """One row of numbers, each with its name."""
    first = row * len(names)
    return {names[i]: int(numbers[first + i]) for i in range(len(names))}


def rows_by_name(numbers: vec[i64], rows: i64, names: list[str]) -> list[dict[str, int]]:
    return [by_name(numbers, row, names) for row in range(rows)]


def refuse(impossible: bool, why: str) -> None:
    """Refuse a table that no game can have led to."""
    if impossible:
        raise ValueError(f"this table is impossible: {why}")


class Reader:
    """Typed access to a record that may come from anywhere."""

    def __init__(self, record: object, where: str) -> None:
        if not isinstance(record, dict):
            raise ValueError(f"{where} is not a table of named values")
        self.record: Final[dict[object, object]] = record
        self.where: Final = where

    def value(self, name: str) -> object:
        if name not in self.record:
            raise self.fault(name, "is missing")
        return self.record[name]

    def number(self, name: str) -> i64:
        return self._number(name, self.value(name))

    def number_in(self, name: str, least: i64, most: i64) -> i64:
        number = self.number(name)
        if number < least or number > most:
            raise self.fault(name, f"is {number}, not one of {least} to {most}")
        return number

    def seat(self, name: str, seats: i64, otherwise: i64) -> i64:
        """The number of a seat, or the one other value that may stand for it."""
        number = self.number(name)
        if not is_seat(number, seats) and number != otherwise:
            raise self.fault(name, f"is {number}, neither one of {seats} seats nor {otherwise}")
        return number

    def count(self, name: str) -> i64:
        """A whole number that is not negative."""
        return self.number_in(name, 0, MOST)

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.fault(name, f"is {value!r}, not true or false")
        return value

    def word(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise self.fault(name, f"is {value!r}, not a text")
        return value

    def index(self, name: str, words: list[str]) -> i64:
        """The place of the word in the list."""
        word = self.word(name)
        if word not in words:
            raise self.fault(name, f"is “{word}”, not one of {', '.join(words)}")
        return words.index(word)

    def things(self, name: str, length: i64) -> list[object]:
        """A list of exactly this length; -1 allows any."""
        value = self.value(name)
        if not isinstance(value, list):
            raise self.fault(name, f"is {value!r}, not a list")
        if length >= 0 and len(value) != length:
            raise self.fault(name, f"has {len(value)} entries, not {length}")
        return list(value)

    def numbers(self, name: str, length: i64) -> vec[i64]:
        return vec[i64]([self._number(name, value) for value in self.things(name, length)])

    def counts(self, name: str, words: list[str]) -> vec[i64]:
        """A table with one whole number for each of the words, in their order."""
        return self.counts_in(name, self.value(name), words)

    def rows_of_counts(self, name: str, rows: i64, words: list[str]) -> vec[i64]:
        """A list of such tables, one after another."""
        flat: list[i64] = []
        for row in self.things(name, rows):
            flat += list(self.counts_in(name, row, words))
        return vec[i64](flat)

    def counts_in(self, name: str, value: object, words: list[str]) -> vec[i64]:
        inner = Reader(value, f"{self.where}: {name}")
        if len(inner.record) != len(words):
            raise self.fault(name, f"must name exactly {', '.join(words)}")
        return vec[i64]([inner.number_in(word, 0, MOST) for word in words])

    def must_agree(self, whole: dict[str, object]) -> None:
        """Refuse a record that says anything other than what was read from it."""
        for name in whole:
            if self.value(name) != whole[name]:
                raise self.fault(name, "does not agree with the rest")

    def fault(self, name: str, what: str) -> ValueError:
        return ValueError(f"{self.where}: {name} {what}")

    def _number(self, name: str, value: object) -> i64:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(name, f"is {value!r}, not a whole number")
        if value < -MOST or value > MOST:
            raise self.fault(name, f"is {value}, which is out of range")
        return value
