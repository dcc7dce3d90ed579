"""A table as plain data, and back."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.numbers import as_list, filled
from digsite.core.records import MOST, Reader, by_name, rows_by_name
from digsite.games.archaeology.box import CHAMBERS, KIND_NAMES, KINDS, LARGEST_SET, NAME, Edition
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions.steps import STEP_NAMES
from digsite.games.archaeology.table import NOTE_NAMES, Table


def record_of(table: Table) -> dict[str, object]:
    """Everything, hidden cards and what is known of them included."""
    record = record_of_open(table)
    record["unseen"] = by_name(table.unseen, 0, KIND_NAMES)
    record["hands"] = rows_by_name(table.hands, table.seats, KIND_NAMES)
    rows = table.seats * (table.seats + 1)
    record["notes"] = rows_by_name(table.notes, rows, NOTE_NAMES)
    return record


def record_of_open(table: OpenTable) -> dict[str, object]:
    """What lies open, as states and views record it."""
    return {
        "title": NAME,
        "edition": table.edition.name,
        "seats": int(table.seats),
        "step": STEP_NAMES[table.step],
        "asked": int(table.asked),
        "left": int(table.left),
        "floor": int(table.floor),
        "dealt": int(table.dealt),
        "buried": int(table.buried),
        "thieves": int(table.thieves),
        "sandstorms": int(table.sandstorms),
        "explorers": as_list(table.explorers),
        "market": by_name(table.market, 0, KIND_NAMES),
        "spent_maps": int(table.spent_maps),
        "sets": [_sets_of(table, seat) for seat in range(table.seats)],
        "money": as_list(table.money),
        "turn": int(table.turn),
        "balance": int(table.balance),
        "offered": _kinds_in(table.offered),
        "taken": _kinds_in(table.taken),
        "has_sold": table.has_sold,
        "ending": table.ending,
        "passes": int(table.passes),
    }


def read(edition: Edition, record: dict[str, object]) -> Table:
    """The table of which this is the record; `audit` tells whether it can be true."""
    reader = Reader(record, "state")
    table = Table(edition, read_seats(edition, reader))
    read_open(table, reader)
    table.unseen = reader.counts("unseen", KIND_NAMES)
    table.hands = reader.rows_of_counts("hands", table.seats, KIND_NAMES)
    table.notes = reader.rows_of_counts("notes", table.seats * (table.seats + 1), NOTE_NAMES)
    return table


def read_seats(edition: Edition, reader: Reader) -> i64:
    """The number of players of a recorded table, title and edition being ours."""
    reader.index("title", [NAME])
    reader.index("edition", [edition.name])
    return reader.number_in("seats", 2, len(edition.sandstorms) + 1)


def read_open(table: OpenTable, reader: Reader) -> None:
    """Fill in what lies open from the record of a state or of a view."""
    table.step = reader.index("step", STEP_NAMES)
    table.asked = reader.seat("asked", table.seats, NOBODY)
    table.left = reader.count("left")
    table.floor = reader.number_in("floor", 0, KINDS - 1)
    table.dealt = reader.count("dealt")
    table.buried = reader.count("buried")
    table.thieves = reader.count("thieves")
    table.sandstorms = reader.count("sandstorms")
    table.explorers = reader.numbers("explorers", CHAMBERS)
    table.market = reader.counts("market", KIND_NAMES)
    table.spent_maps = reader.count("spent_maps")
    _read_sets(table, reader)
    table.money = reader.numbers("money", table.seats)
    table.turn = reader.seat("turn", table.seats, NOBODY)
    table.balance = reader.count("balance")
    table.offered = _read_kinds(reader, "offered")
    table.taken = _read_kinds(reader, "taken")
    table.has_sold = reader.flag("has_sold")
    table.ending = reader.flag("ending")
    table.passes = reader.count("passes")


def _sets_of(table: OpenTable, seat: i64) -> list[dict[str, object]]:
    """The sorts of sets that a seat has sold: kind, size and how many of them."""
    sets: list[dict[str, object]] = []
    for kind in range(KINDS):
        for size in range(1, LARGEST_SET + 1):
            count = table.sold(seat, kind, size)
            if count > 0:
                sets.append({"kind": KIND_NAMES[kind], "size": int(size), "count": int(count)})
    return sets


def _read_sets(table: OpenTable, reader: Reader) -> None:
    table.sets = filled(table.seats * KINDS * LARGEST_SET, 0)
    rows = reader.things("sets", table.seats)
    for seat in range(table.seats):
        row = rows[seat]
        if not isinstance(row, list):
            raise reader.fault("sets", f"holds {row!r}, not a list of sets")
        for entry in row:
            sold = Reader(entry, "sets")
            size = sold.number_in("size", 1, LARGEST_SET)
            kind = sold.index("kind", KIND_NAMES)
            if table.sold(seat, kind, size) > 0:
                raise reader.fault("sets", "names the same sort of set twice")
            table.add_sets(seat, kind, size, sold.number_in("count", 1, MOST))


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
