"""From the rulebook, chapter 1: the box, the setup, who begins."""

from itertools import permutations

import pytest

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.book_positions import (
    CARDS,
    FOR_SALE,
    SHEET,
    STACK,
    STARTING,
    VISIBLE,
    begun,
    game_record,
    laid,
    legal,
    may,
    play,
    title,
)


def dealt(seats: int) -> digsite.State:
    game = title().new(seats, {})
    while game_record(game)["step"] == "dealing":
        game.play(game.legal()[-1])
    return game


@pytest.mark.rule("§1.1")
def test_two_three_and_four_play_but_not_one_and_not_five() -> None:
    assert list(title().seats) == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2, 3, 4"):
            title().new(seats, {})


@pytest.mark.rule("§1.2")
def test_the_box_holds_72_cards() -> None:
    assert sum(card["copies"] for card in CARDS.values()) + len(STACK) + 4 + 2 == 72
    assert [card["copies"] for card in CARDS.values() if card["type"] == "S"] == [4, 4, 4, 4]


@pytest.mark.rule("§1.3")
def test_the_stack_ascends_from_two() -> None:
    numbers = [number for number, _ in STACK]
    assert numbers[0] == 2
    assert numbers == sorted(set(numbers))


@pytest.mark.rule("§1.4")
@pytest.mark.parametrize(("seats", "boxes"), [(2, 6), (3, 9), (4, 9)])
def test_museums_show_six_boxes_to_two_players_and_nine_to_more(seats: int, boxes: int) -> None:
    record = begun(seats).record()
    record.update(dice=[0, 0, 0, 0, 1, 0], step="placing")
    artifacts = game_record(begun(seats))["artifacts"]
    artifacts[0]["gem"] = 6
    record["artifacts"] = artifacts
    game = play(laid(record), "place 5 museum-gems 1")
    assert legal(game) == [f"fill museum-gems {box}" for box in range(1, boxes + 1)]


@pytest.mark.rule("§1.5, R4")
def test_four_cards_of_a_b_and_c_and_one_of_d_and_e_are_seen() -> None:
    record = game_record(dealt(3))
    for pile, size in VISIBLE.items():
        names = [name for name in FOR_SALE if CARDS[name]["type"] == pile]
        assert sum(record["visible"][name] for name in names) == size
        assert sum(record["piles"][name] for name in names) == (6 if size == 4 else 3)
    assert VISIBLE == {"A": 4, "B": 4, "C": 4, "D": 1, "E": 1}


@pytest.mark.rule("§1.5")
def test_each_card_of_a_pile_is_as_likely_as_any_other() -> None:
    game = title().new(2, {})
    assert dict(zip(legal(game), game.weights(), strict=True)) == {
        "reveal a-canyon-expedition": 2,
        "reveal a-desert-expedition": 2,
        "reveal a-jungle-expedition": 3,
        "reveal a-mountain-expedition": 3,
    }
    play(game, "reveal a-canyon-expedition", "reveal a-canyon-expedition")
    assert dict(zip(legal(game), game.weights(), strict=True)) == {
        "reveal a-desert-expedition": 2,
        "reveal a-jungle-expedition": 3,
        "reveal a-mountain-expedition": 3,
    }


@pytest.mark.rule("§1.7, R3")
@pytest.mark.parametrize("order", list(permutations(STARTING)))
def test_a_player_may_lay_his_starting_cards_in_any_order(order: tuple[str, ...]) -> None:
    game = play(dealt(2), "roll 5 6", "roll 1 1")
    play(game, *[f"arrange {name}" for name in order[:3]])
    if game.actor() == 0:
        play(game, f"arrange {order[3]}")
    laid = {(c["card"], c["level"], c["row"], c["column"]) for c in game_record(game)["cards"][0]}
    assert laid == {(name, 1, "top", column) for column, name in enumerate(order)}
    assert game.actor() == 1


@pytest.mark.rule("R3")
def test_starting_rows_are_laid_in_turn_order_before_anybody_rolls() -> None:
    game = play(dealt(4), "roll 1 1", "roll 1 1", "roll 6 6", "roll 1 1")
    order = []
    while game_record(game)["step"] == "arranging":
        order.append(game.actor())
        game.play(game.legal()[0])
    assert list(dict.fromkeys(order)) == [2, 3, 0, 1]
    assert order == sorted(order, key=[2, 3, 0, 1].index)
    assert game_record(game)["step"] == "rolling"


@pytest.mark.rule("§1.7")
def test_a_starting_card_is_not_laid_twice() -> None:
    game = play(dealt(2), "roll 5 6", "roll 1 1", "arrange s-headquarters")
    assert not may(game, "arrange s-headquarters")


@pytest.mark.rule("§1.7, R6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_four_starting_cards_and_nothing_else(seats: int) -> None:
    record = game_record(begun(seats))
    for cards in record["cards"]:
        assert sorted(c["card"] for c in cards) == sorted(STARTING)
        assert {(c["level"], c["row"]) for c in cards} == {(1, "top")}


@pytest.mark.rule("§1.8")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [
        (["roll 1 6", "roll 4 4", "roll 3 4"], 1),
        (["roll 5 6", "roll 4 6", "roll 5 5"], 0),
        (["roll 1 1", "roll 1 2", "roll 2 2"], 2),
    ],
)
def test_the_highest_sum_of_two_dice_begins(rolls: list[str], first: int) -> None:
    game = play(dealt(3), *rolls)
    assert game_record(game)["first"] == first
    assert game.actor() == first


@pytest.mark.rule("§1.8")
def test_a_roll_of_two_dice_is_weighed_like_two_dice() -> None:
    game = dealt(2)
    weights = dict(zip(legal(game), game.weights(), strict=True))
    assert sum(weights.values()) == 36
    assert weights["roll 3 3"] * 2 == weights["roll 3 4"]
    assert len(weights) == 21


@pytest.mark.rule("§1.8, R1")
def test_only_those_who_tie_for_the_highest_sum_roll_again() -> None:
    # 0 and 3 tie with 9, 1 ties with nobody, 2 is low.
    game = play(dealt(4), "roll 4 5", "roll 2 6", "roll 1 1", "roll 3 6")
    assert game_record(game)["step"] == "contesting"
    assert game_record(game)["first"] == NOBODY
    # Twelve by somebody who lost already is impossible: after two more rolls it is decided.
    play(game, "roll 1 1", "roll 1 2")
    assert game_record(game)["first"] == 3
    assert game.actor() == 3


@pytest.mark.rule("R1")
def test_a_tie_below_the_top_is_not_rolled_again() -> None:
    game = play(dealt(3), "roll 3 3", "roll 6 6", "roll 2 4")
    assert game.actor() == 1


@pytest.mark.rule("R1")
def test_a_tie_of_the_tied_goes_on_until_one_is_ahead() -> None:
    game = play(dealt(3), "roll 6 6", "roll 6 6", "roll 6 6")
    play(game, "roll 1 6", "roll 1 1", "roll 2 5")  # seat 1 has lost
    assert game_record(game)["step"] == "contesting"
    play(game, "roll 5 5", "roll 4 6")
    assert game_record(game)["step"] == "contesting"
    play(game, "roll 1 1", "roll 1 2")
    assert game.actor() == 2


@pytest.mark.rule("§1.9, R2")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [
        (2, 0, [2, 3]),
        (2, 1, [3, 2]),
        (3, 0, [2, 3, 3]),
        (3, 2, [3, 3, 2]),
        (4, 0, [2, 3, 3, 4]),
        (4, 1, [4, 2, 3, 3]),
        (4, 3, [3, 3, 4, 2]),
    ],
)
def test_starting_dollars_go_by_turn_order(seats: int, first: int, expected: list[int]) -> None:
    assert game_record(begun(seats, first=first))["dollars"] == expected


@pytest.mark.rule("§1.10")
def test_everybody_begins_without_reputation_artifacts_or_finds() -> None:
    game = begun(4)
    record = game_record(game)
    assert record["reputation"] == [0, 0, 0, 0]
    assert game.scores() == [0, 0, 0, 0]
    assert all(not any(row.values()) for row in record["artifacts"] + record["finds"])
    assert record["dives"] == 0
    assert all(owner == NOBODY for boxes in record["orders"] for owner in boxes)


@pytest.mark.rule("R7")
def test_both_sides_of_a_museum_share_bonus_and_majority() -> None:
    for museum in SHEET["museum"]:
        assert {"bonus", "majority", "orders_6", "orders_9"} <= set(museum)
        assert not [key for key in museum if key.startswith(("bonus_", "majority_"))]
