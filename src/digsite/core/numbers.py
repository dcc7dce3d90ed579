"""Rows of whole numbers, as tables keep them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLANK: Final = vec[i64]()
"""Stands in a new table until its rows are filled."""


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(length))


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
