"""Reading plain data back: what is wrong is named."""

from collections.abc import Callable

import pytest

from digsite.core.records import Reader

GOOD: dict[str, object] = {
    "number": 3,
    "flag": True,
    "word": "coin",
    "list": [1, 2],
    "counts": {"coin": 1, "cup": 0},
    "rows": [{"coin": 1, "cup": 2}, {"coin": 3, "cup": 4}],
}


def test_good_values_are_read() -> None:
    reader = Reader(GOOD, "here")
    assert reader.number("number") == reader.number_in("number", 3, 3) == reader.count("number")
    assert reader.flag("flag") is True
    assert reader.word("word") == "coin"
    assert reader.index("word", ["cup", "coin"]) == 1
    assert list(reader.numbers("list", 2)) == reader.things("list", -1) == [1, 2]
    assert list(reader.counts("counts", ["cup", "coin"])) == [0, 1]
    assert list(reader.rows_of_counts("rows", 2, ["coin", "cup"])) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({}, "here: number is missing"),
        ({"number": True}, "here: number is True, not a whole number"),
        ({"number": 1.5}, "not a whole number"),
        ({"number": 10**9}, "out of range"),
        ({"number": -(10**9)}, "out of range"),
    ],
)
def test_a_wrong_number_is_named(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Reader(wrong, "here").number("number")


def test_each_other_fault_is_named() -> None:
    reader = Reader(GOOD, "here")
    faults: dict[str, Callable[[], object]] = {
        "is 3, not one of 4 to 5": lambda: reader.number_in("number", 4, 5),
        "is 3, not one of 1 to 2": lambda: reader.number_in("number", 1, 2),
        "is 3, not true or false": lambda: reader.flag("number"),
        "is 3, not a text": lambda: reader.word("number"),
        "is “coin”, not one of cup, map": lambda: reader.index("word", ["cup", "map"]),
        "is 3, not a list": lambda: reader.things("number", 2),
        "has 2 entries, not 3": lambda: reader.things("list", 3),
        "must name exactly coin": lambda: reader.counts("counts", ["coin"]),
        "counts: map is missing": lambda: reader.counts("counts", ["coin", "map"]),
        "here: rows is not a table": lambda: reader.counts("rows", ["coin"]),
    }
    for message, read in faults.items():
        with pytest.raises(ValueError, match=message):
            read()


def test_what_is_no_table_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="here is not a table of named values"):
        Reader([1], "here")
