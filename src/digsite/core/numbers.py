"""Rows of whole numbers, as tables keep them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLANK: Final = vec[i64]()
"""Stands in a new table until its rows are filled."""


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(length))


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def shifted(one: i64, places: i64) -> i64:
    """A literal 1 would be shifted within 32 bits when compiled, an argument is not."""
    return one << places


def thing_at(counts: vec[i64], first: i64, place: i64) -> i64:
    """What lies at this place, if things lie side by side as often as these counts say, from
    `first` on."""
    thing = first
    while place >= counts[thing]:
        place -= counts[thing]
        thing += 1
    return thing


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
