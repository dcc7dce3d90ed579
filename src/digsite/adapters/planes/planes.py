"""What every title tells a program that learns: fields of numbers, always at the same places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from digsite.core.view import View

LARGEST: Final = 9999
"""No number on a table is higher."""
PARTS: Final[i64] = 4
"""So many parts of a row, at most, are left out where they are as they were."""


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

    There may be several rows, one behind the other. The same fields always begin at the same
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
        """Write this row, with the eyes of the view's seat."""
        self.part = number * PARTS
        self.place = number * self.size
        self.viewer = view.seat if view.seat >= 0 else 0
        self.seats = view.seats

    def forget(self, number: i64) -> None:
        """This row follows another game from now on."""
        for part in range(number * PARTS, (number + 1) * PARTS):
            self.written[part] = 0

    def has(self, changes: i64, length: i64) -> bool:
        """Whether the next part, so many numbers, was written after so many changes: if so it is
        passed over."""
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
        self.one_of(self.turned(who), self.seats)

    def turned(self, who: i64) -> i64:
        """A seat, counted clockwise from the viewer; what is below zero is none."""
        if who < 0:
            return who
        return who - self.viewer if who >= self.viewer else who - self.viewer + self.seats

    def seats_at(self, owners: vec[i64], length: i64) -> None:
        """Of each place a 1 for the seat that owns it."""
        ones = self.ones
        for i in range(length):
            chosen = self.turned(owners[i])
            # Most are as they were: then nothing is called.
            if i64(ones[self.place]) == (chosen + 1 if chosen >= 0 else 0):
                self.place += self.seats
            else:
                self.one_of(chosen, self.seats)

    def bits(self, number: i64, length: i64) -> None:
        items = self.items
        place = self.place
        for i in range(length):
            items[place + i] = i16(number >> i & 1)
        self.place = place + length

    def all(self, numbers: vec[i64], first: i64, length: i64) -> None:
        items = self.items
        place = self.place
        for i in range(length):
            items[place + i] = i16(numbers[first + i])
        self.place = place + length

    def rows(self, numbers: vec[i64], width: i64) -> None:
        """So many numbers of each seat."""
        own = self.viewer * width
        self.all(numbers, own, self.seats * width - own)
        self.all(numbers, 0, own)

    def each(self, numbers: vec[i64]) -> None:
        """A number of each seat."""
        items = self.items
        place = self.place
        for seat in range(self.viewer, self.seats):
            items[place] = i16(numbers[seat])
            place += 1
        for seat in range(self.viewer):
            items[place] = i16(numbers[seat])
            place += 1
        self.place = place

    def rows_from_one(self, numbers: vec[i64], width: i64) -> None:
        """The same of numbers that begin with −1."""
        first = self.place
        self.rows(numbers, width)
        for i in range(first, self.place):
            self.items[i] += 1

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
