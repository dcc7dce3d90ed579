"""What every title tells a program that learns: fields of numbers, always at the same places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from digsite.core.view import View

LARGEST: Final = 9999
"""No number on a table is higher."""
PARTS: Final[i64] = 7
"""At most this many parts of a row are skipped while they stay the same."""


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

    There may be several rows, one after the other. The same fields always begin at the same
    places, so that of a group in which one number is 1 only what changes is written. A row that
    follows a game also leaves out the fields that are as they were: tables count how often what
    seldom changes has changed.
    """

    def __init__(self, size: int, count: int = 1, follows: bool = False) -> None:
        room = size * count
        self.size: Final[i64] = size
        self.items: Final = vec[i16]([i16(0)] * room)
        self.ones: Final = vec[i16]([i16(0)] * room)  # where a group begins: which is 1, from 1 on
        self.follows: Final = follows
        # By row, of the parts that seldom change: at which change they were written, from 1 on.
        self.written: Final = vec[i64]([0] * (PARTS * count))
        self.part: i64 = 0  # the next one
        self.place: i64 = 0  # of the next number
        self.viewer: i64 = 0
        self.seats: i64 = 0

    def begin(self, number: i64, view: View) -> None:
        """Write this row, through the eyes of the view's seat."""
        self.part = number * PARTS
        self.place = number * self.size
        self.viewer = 0
        if view.seat >= 0:
            self.viewer = view.seat
        self.seats = view.seats

    def forget(self, number: i64) -> None:
        """This row follows another game from now on."""
        for part in range(number * PARTS, (number + 1) * PARTS):
            self.written[part] = 0

    def has(self, changes: i64, length: i64) -> bool:
        """Whether the next part, of this many numbers, was written after this many changes: if so,
        it is passed over."""
        if not self.follows:
            return False
        part = self.part
        self.part = part + 1
        if self.written[part] == changes + 1:
            self.place += length
            return True
        self.written[part] = changes + 1
        return False

    def has_seen(self, changes: i64, length: i64) -> bool:
        """The same of a part that is different for each viewer."""
        return self.has(changes * self.seats + self.viewer, length)

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
        now: i64 = 0
        if 0 <= chosen < length:
            now = chosen + 1
        if now != before:
            if before > 0:
                self.items[place + before - 1] = 0
            if now > 0:
                self.items[place + now - 1] = 1
            self.ones[place] = i16(now)
        self.place = place + length

    def seat(self, who: i64) -> None:
        """A 1 for the seat, which may be none."""
        self.one_of(self.turned(who), self.seats)

    def turned(self, who: i64) -> i64:
        """A seat, counted clockwise from the viewer; what is below zero is none."""
        if who < 0:
            return who
        return who - self.viewer if who >= self.viewer else who - self.viewer + self.seats

    def seats_at(self, owners: vec[i64]) -> None:
        """Of each place a 1 for the seat that owns it."""
        ones = self.ones
        for owner in owners:
            chosen = self.turned(owner)
            before = i64(ones[self.place])
            # Most are as they were: then nothing is called.
            if before == chosen + 1 or (before == 0 and chosen < 0):
                self.place += self.seats
            else:
                self.one_of(chosen, self.seats)

    def where(self, number: i64, numbers: vec[i64]) -> None:
        """A 1 where the number stands."""
        items = self.items
        place = self.place
        for each in numbers:
            items[place] = i16(1) if each == number else i16(0)
            place += 1
        self.place = place

    def bits(self, number: i64, length: i64) -> None:
        items = self.items
        place = self.place
        for i in range(length):
            items[place + i] = i16(number >> i & 1)
        self.place = place + length

    def all(self, numbers: vec[i64]) -> None:
        items = self.items
        place = self.place
        for number in numbers:  # quicker than by index: only one of two is checked
            items[place] = i16(number)
            place += 1
        self.place = place

    def rows(self, numbers: vec[i64], width: i64) -> None:
        """This many numbers of each seat."""
        self.rows_from(0, numbers, width)

    def each(self, numbers: vec[i64]) -> None:
        """A number of each seat."""
        self.rows_from(0, numbers, 1)

    def rows_from(self, least: i64, numbers: vec[i64], width: i64) -> None:
        """This many numbers of each seat, from this place on."""
        items = self.items
        first = self.place
        end = first + self.seats * width
        own = self.viewer * width
        place = end - own if own > 0 else first  # of seat 0
        for number in numbers:
            items[place] = i16(number + least)
            place += 1
            if place == end:
                place = first
        self.place = end

    def rows_of_one(self, numbers: vec[i64], width: i64) -> None:
        """Of each seat a 1 at the place that its number names."""
        for seat in range(self.viewer, self.seats):
            self.one_of(numbers[seat], width)
        for seat in range(self.viewer):
            self.one_of(numbers[seat], width)


def seats_of(name: str, seats: int, meaning: str) -> Field:
    """A 1 at one of the seats, or nowhere."""
    return Field(name, seats, 0, 1, meaning)


def counts_of(name: str, length: int, meaning: str) -> Field:
    """Numbers of things."""
    return Field(name, length, 0, LARGEST, meaning)


def flag_of(name: str, meaning: str) -> Field:
    """A single 1 or 0."""
    return Field(name, 1, 0, 1, meaning)
