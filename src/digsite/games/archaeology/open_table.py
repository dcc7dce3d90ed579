"""What lies open on the table for everybody to see; no rule and nothing hidden (R26)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.records import MOST, Reader
from digsite.games.archaeology.components import (
    CHAMBERS,
    KIND_NAMES,
    KINDS,
    LARGEST_SET,
    NAME,
    Edition,
)
from digsite.games.archaeology.steps import STEP_NAMES

BLANK: Final = vec[i64]()


class OpenTable:
    """The open cards and counters; `copy_open` and `record_open` name each of them."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        self.edition: Final = edition
        self.seats: Final[i64] = seats
        # The open question, see steps.py.
        self.step: i64 = 0
        self.asked: i64 = NOBODY
        self.left: i64 = 0
        self.floor: i64 = 0
        # Cards.
        self.dealt: i64 = 0  # at set-up, to hands and marketplace
        self.buried: i64 = 0  # cards in the dig site
        self.thieves: i64 = 0  # still buried
        self.sandstorms: i64 = 0  # still buried
        self.explorers: vec[i64] = BLANK  # who explored each chamber
        self.market: vec[i64] = BLANK
        self.spent_maps: i64 = 0
        self.sets: vec[i64] = BLANK  # how often each seat sold each kind in each size
        self.money: vec[i64] = BLANK
        # The turn.
        self.turn: i64 = NOBODY
        self.balance: i64 = 0  # trading value laid down and not yet taken in the open trade
        self.offered: i64 = 0  # kinds offered this turn, a bit for each
        self.taken: i64 = 0  # kinds taken this turn, a bit for each
        self.has_sold: bool = False
        self.ending: bool = False  # this turn belongs to the end phase
        self.passes: i64 = 0  # turns without a sale in sequence, in the end phase

    def lay_out_open(self) -> None:
        """Nothing dealt, nothing sold."""
        self.explorers = filled(CHAMBERS, NOBODY)
        self.market = filled(KINDS, 0)
        self.sets = filled(self.seats * KINDS * LARGEST_SET, 0)
        self.money = filled(self.seats, 0)

    def copy_open(self, source: "OpenTable") -> None:
        """Make all that lies open here equal to the source."""
        self.step = source.step
        self.asked = source.asked
        self.left = source.left
        self.floor = source.floor
        self.dealt = source.dealt
        self.buried = source.buried
        self.thieves = source.thieves
        self.sandstorms = source.sandstorms
        self.explorers = source.explorers[:]
        self.market = source.market[:]
        self.spent_maps = source.spent_maps
        self.sets = source.sets[:]
        self.money = source.money[:]
        self.turn = source.turn
        self.balance = source.balance
        self.offered = source.offered
        self.taken = source.taken
        self.has_sold = source.has_sold
        self.ending = source.ending
        self.passes = source.passes

    def record_open(self) -> dict[str, object]:
        return {
            "title": NAME,
            "edition": self.edition.name,
            "seats": int(self.seats),
            "step": STEP_NAMES[self.step],
            "asked": int(self.asked),
            "left": int(self.left),
            "floor": int(self.floor),
            "dealt": int(self.dealt),
            "buried": int(self.buried),
            "thieves": int(self.thieves),
            "sandstorms": int(self.sandstorms),
            "explorers": as_list(self.explorers),
            "market": by_kind(self.market, 0),
            "spent_maps": int(self.spent_maps),
            "sets": [_sets_of(self.sets, seat) for seat in range(self.seats)],
            "money": as_list(self.money),
            "turn": int(self.turn),
            "balance": int(self.balance),
            "offered": _kinds_in(self.offered),
            "taken": _kinds_in(self.taken),
            "has_sold": self.has_sold,
            "ending": self.ending,
            "passes": int(self.passes),
        }

    def load_open(self, reader: Reader) -> None:
        """Fill in what lies open from the record of a state or of a view."""
        self.step = reader.index("step", STEP_NAMES)
        self.asked = reader.seat("asked", self.seats, NOBODY)
        self.left = reader.count("left")
        self.floor = reader.number_in("floor", 0, KINDS - 1)
        self.dealt = reader.count("dealt")
        self.buried = reader.count("buried")
        self.thieves = reader.count("thieves")
        self.sandstorms = reader.count("sandstorms")
        self.explorers = reader.numbers("explorers", CHAMBERS)
        self.market = reader.counts("market", KIND_NAMES)
        self.spent_maps = reader.count("spent_maps")
        self.sets = _read_sets(reader, self.seats)
        self.money = reader.numbers("money", self.seats)
        self.turn = reader.seat("turn", self.seats, NOBODY)
        self.balance = reader.count("balance")
        self.offered = _read_kinds(reader, "offered")
        self.taken = _read_kinds(reader, "taken")
        self.has_sold = reader.flag("has_sold")
        self.ending = reader.flag("ending")
        self.passes = reader.count("passes")


def read_seats(edition: Edition, reader: Reader) -> i64:
    """The number of players of a recorded table, title and edition being ours."""
    reader.index("title", [NAME])
    reader.index("edition", [edition.name])
    return reader.number_in("seats", 2, len(edition.sandstorms) + 1)


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(length))


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def by_kind(counts: vec[i64], row: i64) -> dict[str, int]:
    """One row of counts, with the names of the kinds."""
    first = row * KINDS
    return {KIND_NAMES[kind]: int(counts[first + kind]) for kind in range(KINDS)}


def _sets_of(sets: vec[i64], seat: i64) -> list[dict[str, object]]:
    """The sorts of sets that a seat has sold: kind, size and how many of them."""
    first = seat * KINDS * LARGEST_SET
    return [
        {
            "kind": KIND_NAMES[i // LARGEST_SET],
            "size": int(i % LARGEST_SET) + 1,
            "count": int(sets[first + i]),
        }
        for i in range(KINDS * LARGEST_SET)
        if sets[first + i] > 0
    ]


def _read_sets(reader: Reader, seats: i64) -> vec[i64]:
    sets = filled(seats * KINDS * LARGEST_SET, 0)
    rows = reader.things("sets", seats)
    for seat in range(seats):
        row = rows[seat]
        if not isinstance(row, list):
            raise reader.fault("sets", f"holds {row!r}, not a list of sets")
        for entry in row:
            sold = Reader(entry, "sets")
            size = sold.number_in("size", 1, LARGEST_SET)
            place = (seat * KINDS + sold.index("kind", KIND_NAMES)) * LARGEST_SET + size - 1
            if sets[place] > 0:
                raise reader.fault("sets", "names the same sort of set twice")
            sets[place] = sold.number_in("count", 1, MOST)
    return sets


def _kinds_in(bits: i64) -> list[str]:
    return [KIND_NAMES[kind] for kind in range(KINDS) if bits >> kind & 1]


def _read_kinds(reader: Reader, name: str) -> i64:
    bits: i64 = 0
    for word in reader.things(name, -1):
        if not isinstance(word, str) or word not in KIND_NAMES:
            raise reader.fault(name, f"holds {word!r}, which is no treasure")
        kind: i64 = KIND_NAMES.index(word)
        bits |= 1 << kind
    return bits
