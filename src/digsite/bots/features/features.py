"""What every title tells a learned judgement: numbers of a seat, and where positions are quiet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.core.state import State

MOST: Final[i64] = 128


class Row:
    """The numbers of one seat, written one after the other.

    Most of them are zero, so the places of the others are kept: a sum needs only these.
    """

    def __init__(self) -> None:
        self.items: Final = vec[float]([0.0] * int(MOST))
        self.count: i64 = 0
        self.places: Final = vec[i64]([0] * int(MOST))  # of the numbers that are not zero ...
        self.filled: i64 = 0  # ... so many

    def begin(self) -> None:
        self.count = 0
        self.filled = 0

    def add(self, number: float) -> None:
        self.items[self.count] = number
        if number != 0.0:
            self.places[self.filled] = self.count
            self.filled += 1
        self.count += 1

    def add_zeros(self, numbers: i64) -> None:
        items = self.items
        count = self.count
        for i in range(count, count + numbers):
            items[i] = 0.0
        self.count = count + numbers

    def add_one_of(self, numbers: i64, which: i64) -> None:
        """Add this many numbers: zeros, and a 1 at the place `which`, counted from 1. 0 means
        none; anything beyond the last means the last."""
        first = self.count - 1
        self.add_zeros(numbers)
        if which > 0:
            place = first + (which if which < numbers else numbers)
            self.items[place] = 1.0
            self.places[self.filled] = place
            self.filled += 1

    def as_list(self) -> list[float]:
        return [self.items[i] for i in range(self.count)]


class Features:
    """A title as a learned judgement sees it; each title writes what follows."""

    def __init__(self, count: i64, common: i64, guesses: bool, constant: i64) -> None:
        self.count: Final[i64] = count  # numbers of a seat ...
        self.common: Final[i64] = common  # ... of which so many mean the same in all editions
        self.guesses: Final = guesses  # the first is what a simpler player believes, in points
        self.constant: Final[i64] = constant  # the one that is always 1

    def look(self, state: State, seat: i64, out: Row) -> None:
        """The numbers of the seat, always as many and in the same order."""
        raise NotImplementedError

    def points(self, state: State, seat: i64) -> float:
        """What the seat has for certain, in points of the final score."""
        raise NotImplementedError

    def time_left(self, state: State, seat: i64) -> float:
        """From 1 at the start to 0 in the seat's last turn; below 0 nothing more can come."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether a turn begins: there positions are judged, for nothing is half done."""
        raise NotImplementedError

    def is_due(self, state: State, seat: i64) -> bool:
        """Whether a quiet position shows a patient seat how its next turn begins."""
        return True

    def ends_turn(self, state: State, key: i64) -> bool:
        """Whether the seat would stop with this move."""
        raise NotImplementedError

    def carry_on(self, state: State, keys: Keys, eager: bool, rng: Rng) -> i64:
        """How a turn goes on beyond the tree: stop when the rules allow it, or when they must."""
        found: i64 = -1
        going_on: i64 = 0
        for i in range(keys.count):
            key = keys.items[i]
            if self.ends_turn(state, key):
                if not eager:
                    return key
                continue
            going_on += 1
            if rng.below(going_on) == 0:
                found = key
        return found if found >= 0 else keys.items[0]
