"""A record that does not fit together is refused, and says why."""

from collections.abc import Callable
from typing import Any

import pytest

import digsite
from tests.games.artifacts_inc.positions import TITLE, game, play, stock

Record = dict[str, Any]


def whole() -> Record:
    """Seat 0 bought a diving suit with its first die and has two more."""
    state = game(3, dice="1 2 3", dollars=9)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay bottom 3")
    play(state, "reveal e-diving-suit")
    stock(state, gem=2)
    return state.record()


def test_a_whole_record_is_read() -> None:
    assert TITLE.load(whole()).record() == whole()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("dollars", [3, -1, 0], "impossible: a count is below zero"),
        ("turn", -1, "impossible: it is not clear who is at turn"),
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


def without_visible_card(record: Record) -> None:
    record["visible"]["e-diving-suit"] = 0


def two_cards_in_one_place(record: Record) -> None:
    record["cards"][0][0]["column"] = 1


def a_card_far_away(record: Record) -> None:
    record["cards"][0][-1]["column"] = 30


def another_dive(record: Record) -> None:
    record["dives"] = 1


def nine_dice(record: Record) -> None:
    record["dice"] = [8, 0, 0, 0, 0, 0]


def a_die_on_a_strange_card(record: Record) -> None:
    record["placed"].append({"card": "b-docks", "action": 1, "face": 1})


def no_first_player(record: Record) -> None:
    record["first"] = -1


def a_starting_card_less(record: Record) -> None:
    del record["cards"][2][0]


def nothing_to_sell(record: Record) -> None:
    record["artifacts"][0]["gem"] = 0
    record["step"] = "selling"


def no_gap(record: Record) -> None:
    record["step"] = "refilling"


def a_cube_beside_the_boxes(record: Record) -> None:
    record.update(game(2).record())
    record["orders"][0][7] = 1


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (without_visible_card, "there are 3 of “e-diving-suit”"),
        (two_cards_in_one_place, "two cards lie in the same place"),
        (a_card_far_away, "the cards of a player do not hang together"),
        (another_dive, "the underwater cards are not those gone from the stack"),
        (nine_dice, "there are 9 dice"),
        (a_die_on_a_strange_card, "a die lies on a card that the player does not have"),
        (no_first_player, "it is not clear who goes first"),
        (a_starting_card_less, "a starting card is missing"),
        (nothing_to_sell, "nothing could be played"),
        (no_gap, "nothing could be played"),
        (a_cube_beside_the_boxes, "a cube lies beside the boxes"),
    ],
)
def test_a_table_that_cannot_be_is_refused(damage: Callable[[Record], None], why: str) -> None:
    record = whole()
    damage(record)
    with pytest.raises(ValueError, match=why):
        TITLE.load(record)


@pytest.mark.parametrize("step", ["dealing", "contesting"])
def test_a_game_that_has_begun_is_not_set_up_again(step: str) -> None:
    with pytest.raises(ValueError, match="impossible"):
        TITLE.load({**whole(), "step": step})


def test_a_contest_needs_somebody_to_roll() -> None:
    record: Record = TITLE.new(2).record()
    with pytest.raises(ValueError, match="nothing could be played"):
        TITLE.load({**record, "step": "contesting", "contest": [5, 4]})
