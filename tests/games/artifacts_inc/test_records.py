"""A record that does not fit together, or shows what play cannot lead to, is refused."""

from copy import deepcopy
from functools import lru_cache
from typing import Any

import pytest

from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.positions import TITLE, game, play

Record = dict[str, Any]


@lru_cache
def _whole() -> Record:
    state = game(3, dice="1 1 3", dollars=9)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay bottom 3")
    play(state, "reveal e-diving-suit", "place 1 s-canyon-expedition 1")
    return state.record()


def whole() -> Record:
    """Seat 0 bought a diving suit, found a fossil and has one more die."""
    return deepcopy(_whole())


def two_seats() -> Record:
    return game(2, dice="1 2 3").record()


def test_a_whole_record_is_read() -> None:
    assert TITLE.load(whole()).record() == whole()
    assert TITLE.load(two_seats()).record() == two_seats()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("dollars", [3, -1, 0], "impossible: a count is below zero"),
        ("dice", [-1, 0, 0, 0, 0, 4], "impossible: a count is below zero"),
        ("turn", NOBODY, "impossible: it is not clear whose turn it is"),
        ("turn", 3, "turn is 3"),
        ("reputation", [3, 0, 0], "reputation is not what the cards show"),
        ("orders", [[5] + [NOBODY] * 8] + [[NOBODY] * 9] * 3, "orders names a seat 5"),
        (
            "placed",
            [{"card": "guide-work", "action": 2, "face": 1}],
            "card has no action 2 on “guide-work”",
        ),
        ("placed", [{"card": "guide-work", "action": 1, "face": 7}], "face is 7, not one of"),
        ("placed", [{"card": "guide-work", "action": 1, "face": 1}] * 2, "placed names one twice"),
        (
            "cards",
            [[{"card": "e-diving-suit", "level": 3, "row": "top", "column": 1}], [], []],
            "level is 3, not one of 1 to 2",
        ),
        (
            "cards",
            [[{"card": "e-diving-suit", "level": 1, "row": "top", "column": 99}], [], []],
            "column is 99, not one of",
        ),
        ("cards", [[], [], "none"], "cards is 'none', not a list"),
        (
            "cards",
            [[{"card": "e-diving-suit", "level": 1, "row": "top", "column": 4}] * 2, [], []],
            "card names one twice",
        ),
    ],
)
def test_what_does_not_fit_is_refused(field: str, value: object, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        TITLE.load({**whole(), field: value})
