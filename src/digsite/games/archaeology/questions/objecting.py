"""Objections, and what they tell besides their reason."""

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.archaeology.box import KIND_NAMES
from digsite.games.archaeology.moves import MOVES


def plain(key: i64, reason: str, paragraph: str) -> Objection:
    return with_values(key, reason, paragraph, {})


def with_kind(key: i64, reason: str, paragraph: str, kind: i64) -> Objection:
    return with_values(key, reason, paragraph, {"kind": KIND_NAMES[kind]})


def with_price(
    key: i64, reason: str, paragraph: str, kind: i64, value: i64, balance: i64
) -> Objection:
    """The card's trading value, and what there is to pay it with."""
    values: dict[str, Part] = {
        "kind": KIND_NAMES[kind],
        "value": int(value),
        "balance": int(balance),
    }
    return with_values(key, reason, paragraph, values)


def with_values(key: i64, reason: str, paragraph: str, values: dict[str, Part]) -> Objection:
    return Objection(MOVES[key].notation(), reason, paragraph, values)
