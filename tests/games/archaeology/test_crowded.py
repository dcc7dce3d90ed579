"""A table on which no field has its initial value survives copying, recording and loading."""

from digsite.editions import shelf
from digsite.games.archaeology.box import COIN, CUP, MAP, SHARD, Edition
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.records import read, record_of, record_of_open
from digsite.games.archaeology.table import NO_MAP, Table, laid_out
from digsite.games.archaeology.title import ArchaeologyTitle


def edition() -> Edition:
    title = shelf.title("archaeology")
    assert isinstance(title, ArchaeologyTitle)
    return title.values


def crowded() -> Table:
    table = laid_out(edition(), 3)
    table.step = steps.TAKING
    table.asked = 2
    table.left = 1
    table.floor = CUP
    table.dealt = 17
    table.buried = 9
    table.thieves = 2
    table.sandstorms = 3
    table.explorers[1] = 2
    table.market[COIN] = 3
    table.spent_maps = 2
    table.add_sets(1, SHARD, 5, 1)
    table.money[1] = 15
    table.turn = 1
    table.balance = 4
    table.offered = 1 << SHARD
    table.taken = 1 << COIN | 1 << MAP
    table.has_sold = True
    table.ending = True
    table.passes = 2
    table.unseen[SHARD] = 7
    table.gain(2, MAP)
    table.notes[table.note(1, 2) + NO_MAP] = 3
    return table


def test_no_field_has_its_initial_value() -> None:
    fresh, full = record_of(laid_out(edition(), 3)), record_of(crowded())
    same = [name for name in fresh if fresh[name] == full[name]]
    assert same == ["title", "edition", "seats"]


def test_a_copy_is_equal_and_independent() -> None:
    table = crowded()
    twin = table.copy()
    assert record_of(twin) == record_of(table)
    before = record_of(twin)
    for numbers in (
        table.explorers,
        table.market,
        table.sets,
        table.money,
        table.unseen,
        table.hands,
        table.notes,
    ):
        numbers[0] += 1
    assert record_of(twin) == before


def test_a_copy_has_counted_as_many_sales() -> None:
    table = crowded()
    table.sales = 7
    assert table.copy().sales == 7


def test_a_loaded_table_is_equal() -> None:
    table = crowded()
    assert record_of(read(edition(), record_of(table))) == record_of(table)


def test_an_open_table_carries_all_that_is_open_and_nothing_hidden() -> None:
    seen = OpenTable(edition(), 3)
    seen.copy_open(crowded())
    hidden = {"unseen", "hands", "notes"}
    expected = {name: value for name, value in record_of(crowded()).items() if name not in hidden}
    assert record_of_open(seen) == expected
