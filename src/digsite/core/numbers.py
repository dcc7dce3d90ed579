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
    """Shifts in 64 bits even when compiled, where a literal 1 would be shifted in 32."""
    return one << places


def thing_at(counts: vec[i64], first: i64, place: i64) -> i64:
    """The thing at this place of a row that holds each thing as often as its count says,
    beginning with `first`."""
    thing = first
    while place >= counts[thing]:
        place -= counts[thing]
        thing += 1
    return thing


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
