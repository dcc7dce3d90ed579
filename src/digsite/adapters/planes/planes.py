"""What every title tells a program that learns: fields of numbers, always at the same places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from digsite.core.view import View

LARGEST: Final = 9999
"""No number on a table is higher."""


class Field:
    """Numbers that belong together: one line of the table in docs/research.md."""

    def __init__(self, name: str, length: int, least: int, most: int, meaning: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.least: Final = least
        self.most: Final = most
        self.meaning: Final = meaning


class Planes:
    """A view as numbers, field by field; each title writes `write`.

    Rows of seats begin with the seat that looks, and go on clockwise; a spectator looks from
    seat 0.
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields
        self.size: Final = sum([field.length for field in fields])

    def write(self, view: View, out: "Row") -> None:
        """Write every field of the view, in the order of the table."""
        raise NotImplementedError


class Row:
    """Numbers, written one after the other; whoever looks at `items` sees them change.

    The same fields always begin at the same places, so that of a group in which one number is 1
    only what changes is written.
    """

    def __init__(self, room: int) -> None:
        self.items: Final = vec[i16]([i16(0)] * room)
        self.ones: Final = vec[i16]([i16(0)] * room)  # where a group begins: which is 1, from 1 on
        self.place: i64 = 0  # of the next number
        self.viewer: i64 = 0
        self.seats: i64 = 0

    def begin(self, place: i64, view: View) -> None:
        """Write from this place on, with the eyes of the view's seat."""
        self.place = place
        self.viewer = view.seat if view.seat >= 0 else 0
        self.seats = view.seats

    def add(self, number: i64) -> None:
        self.items[self.place] = i16(number)
        self.place += 1

    def flag(self, on: bool) -> None:
        self.items[self.place] = i16(1) if on else i16(0)
        self.place += 1

    def one_of(self, chosen: i64, length: i64) -> None:
        """A 1 at the chosen place; a number below zero chooses none."""
        place = self.place
        before = i64(self.ones[place])
        now: i64 = chosen + 1 if 0 <= chosen < length else 0
        if now != before:
            if before > 0:
                self.items[place + before - 1] = 0
            if now > 0:
                self.items[place + now - 1] = 1
            self.ones[place] = i16(now)
        self.place = place + length

    def seat(self, who: i64) -> None:
        """A 1 for the seat, which may be none."""
        chosen: i64 = -1
        if who >= 0:
            chosen = (who - self.viewer + self.seats) % self.seats
        self.one_of(chosen, self.seats)

    def bits(self, number: i64, length: i64) -> None:
        for i in range(length):
            self.add(number >> i & 1)

    def all(self, numbers: vec[i64], first: i64, length: i64) -> None:
        items = self.items
        place = self.place
        for i in range(length):
            items[place + i] = i16(numbers[first + i])
        self.place = place + length

    def rows(self, numbers: vec[i64], width: i64) -> None:
        """So many numbers of each seat."""
        for i in range(self.seats):
            self.all(numbers, (self.viewer + i) % self.seats * width, width)

    def rows_of_one(self, numbers: vec[i64], width: i64) -> None:
        """Of each seat a 1 at the place that its number names."""
        for i in range(self.seats):
            self.one_of(numbers[(self.viewer + i) % self.seats], width)


def seats_of(name: str, seats: int, meaning: str) -> Field:
    """A 1 at one of the seats, or nowhere."""
    return Field(name, seats, 0, 1, meaning)


def counts_of(name: str, length: int, meaning: str) -> Field:
    """Numbers of things."""
    return Field(name, length, 0, LARGEST, meaning)


def flag_of(name: str, meaning: str) -> Field:
    """A single 1 or 0."""
    return Field(name, 1, 0, 1, meaning)
