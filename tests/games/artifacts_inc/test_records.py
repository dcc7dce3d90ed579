"""A record that does not fit together is refused, and says why."""

from typing import Any

import pytest

import digsite
from tests.games.artifacts_inc.positions import TITLE, game, own, stock


def whole() -> dict[str, Any]:
    state = game(3, dice="1 2", dollars=3)
    own(state, "e-diving-suit", "bottom 3")
    stock(state, gem=2)
    return state.record()


def test_a_whole_record_is_read() -> None:
    assert TITLE.load(whole()).record() == whole()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("dollars", [3, -1, 0], "a count is below zero"),
        ("turn", -1, "turn names nobody, though the game has begun"),
        ("reputation", [3, 0, 0], "reputation is not what the cards show"),
        ("orders", [[5] + [-1] * 8] + [[-1] * 9] * 3, "orders names a seat 5"),
        (
            "placed",
            [{"card": "guide-work", "action": 2, "face": 1}],
            "card has no action 2 on “guide-work”",
        ),
        ("placed", [{"card": "guide-work", "action": 1, "face": 7}], "face is 7, not one of"),
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
    ],
)
def test_what_does_not_fit_is_refused(field: str, value: object, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        TITLE.load({**whole(), field: value})


def test_games_and_views_of_other_titles_are_refused() -> None:
    other = digsite.title("archaeology")
    state = other.new(2)
    with pytest.raises(ValueError, match="not a game of artifacts-inc"):
        TITLE.view(state, 0)
    with pytest.raises(ValueError, match="not a view of artifacts-inc"):
        TITLE.imagine(other.view(state, 0), digsite.Rng(1))
