"""From the rulebook, chapter 2: rolling, placing, ending a turn."""

import math

import pytest

import digsite
from tests.games.artifacts_inc.book_positions import (
    Card,
    begun,
    dice,
    dollars,
    game_record,
    has,
    legal,
    may,
    play,
    position,
    settle,
)

HIRED: list[Card] = [
    ("d-hired-adventurers", 1, "bottom", 0),
    ("d-hired-adventurers#2", 1, "bottom", 1),
    ("d-hired-adventurers#3", 1, "bottom", 2),
    ("d-hired-adventurers#4", 1, "bottom", 3),
]


def rolled(cards: list[Card]) -> tuple[int, int]:
    """How many dice seat 1 rolls, and the weight of all outcomes together."""
    game = play(position(cards=[[], cards]), "end")
    assert game.actor() == digsite.CHANCE
    return len(legal(game)[0].split()) - 1, sum(game.weights())


@pytest.mark.rule("§2.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    game = begun(4, first=2)
    order = []
    for _ in range(6):
        play(game, "roll 1 2 3")
        order.append(game.actor())
        play(game, "end")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("§2.2")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ([], 3),
        ([("s-adventurers", 2, "top", 0)], 4),
        (HIRED[:1], 4),
        (HIRED[:3], 6),
        (HIRED, 7),
        ([("d-hired-adventurers", 2, "bottom", 0)], 5),
        ([("c-zeppelin", 1, "bottom", 0)], 4),
        ([("c-zeppelin", 2, "bottom", 0), ("s-adventurers", 2, "top", 0)], 5),
    ],
)
def test_a_player_rolls_a_die_for_each_symbol(cards: list[Card], number: int) -> None:
    assert rolled(cards) == (number, 6**number)


@pytest.mark.rule("§2.2, R17")
def test_nobody_rolls_more_than_the_seven_dice_of_the_box() -> None:
    many: list[Card] = [("s-adventurers", 2, "top", 0), *[(n, 2, r, c) for n, _, r, c in HIRED]]
    assert rolled([*HIRED, ("c-zeppelin", 1, "bottom", 4)]) == (7, 6**7)  # eight symbols
    assert rolled(many) == (7, 6**7)  # twelve symbols


@pytest.mark.rule("§2.2")
def test_a_roll_is_weighed_like_dice() -> None:
    game = play(position(), "end")
    weights = dict(zip(legal(game), game.weights(), strict=True))
    assert len(weights) == math.comb(8, 3)
    assert (weights["roll 4 4 4"], weights["roll 1 1 2"], weights["roll 1 2 3"]) == (1, 3, 6)


@pytest.mark.rule("§2.2, R16")
def test_symbols_gained_in_this_turn_are_rolled_in_the_next_only() -> None:
    game = position(dice=[1, 2, 3], dollars=[6])
    play(game, "place 1 s-headquarters 1", "upgrade s-adventurers")
    assert dice(game) == [2, 3]
    play(game, "end", "roll 1 1 1", "end")
    assert sum(game.weights()) == 6**4


@pytest.mark.rule("R16")
def test_a_hired_adventurer_brings_no_die_in_this_turn() -> None:
    game = position(dice=[1, 2, 3], dollars=[6])
    play(game, "place 1 s-headquarters 1", "buy d-hired-adventurers", "lay bottom 0")
    assert dice(settle(game)) == [2, 3]


@pytest.mark.rule("§2.3, R9")
def test_each_action_is_done_at_once_and_may_pay_for_the_next() -> None:
    game = position(dice=[1, 2, 3], dollars=[2])
    assert not may(game, "place 1 s-headquarters 1")
    play(game, "place 1 guide-work 1")
    assert dollars(game) == 3
    assert may(game, "place 2 s-headquarters 1")
    assert dice(game) == [2, 3]


@pytest.mark.rule("§2.3")
def test_only_dice_that_were_rolled_and_not_placed_can_be_placed() -> None:
    game = position(dice=[4, 4, 6])
    faces = {notation.split()[1] for notation in legal(game) if notation.startswith("place")}
    assert faces == {"4", "6"}
    play(game, "place 6 guide-work 1")
    faces = {notation.split()[1] for notation in legal(game) if notation.startswith("place")}
    assert faces == {"4"}


@pytest.mark.rule("§2.3")
def test_nobody_places_dice_on_cards_of_others() -> None:
    game = position(
        dice=[1, 1, 6], cards=[[], [("b-docks", 1, "bottom", 0)]], artifacts=[{"fossil": 1}]
    )
    assert not may(game, "place 1 b-docks 1")


@pytest.mark.rule("§2.4, R10")
def test_each_action_holds_one_die() -> None:
    game = position(dice=[5, 5, 5], artifacts=[{"fossil": 4, "gem": 4}], dollars=[9])
    play(game, "place 5 guide-work 1")
    assert not may(game, "place 5 guide-work 1")
    play(game, "place 5 s-desert-expedition 1")
    assert not may(game, "place 5 s-desert-expedition 1")
    assert may(game, "place 5 s-canyon-expedition 2")


@pytest.mark.rule("§2.4, R12")
def test_guide_work_takes_one_die_a_turn() -> None:
    game = play(position(dice=[1, 1, 1]), "place 1 guide-work 1")
    assert dollars(game) == 1
    assert not [notation for notation in legal(game) if "guide-work" in notation]


@pytest.mark.rule("§2.4, R18")
def test_a_one_and_a_three_or_higher_lie_on_the_same_card() -> None:
    game = position(dice=[1, 3, 3])
    play(game, "place 1 s-canyon-expedition 1")
    assert has(game, "fossil") == 1
    play(game, "place 3 s-canyon-expedition 2")
    assert has(game, "fossil") == 2
    assert not may(game, "place 3 s-canyon-expedition 1")
    assert not may(game, "place 3 s-canyon-expedition 2")


@pytest.mark.rule("§2.4, R10")
def test_dice_of_one_player_do_not_block_the_next() -> None:
    game = position(dice=[1, 2, 3])
    play(game, "place 1 guide-work 1", "end", "roll 1 1 1")
    assert may(game, "place 1 guide-work 1")
    play(game, "place 1 guide-work 1", "end", "roll 1 1 1")
    assert may(game, "place 1 guide-work 1")


@pytest.mark.rule("§2.5, R18")
@pytest.mark.parametrize(
    ("place", "faces"),
    [
        ("s-desert-expedition 1", {4, 5, 6}),
        ("s-canyon-expedition 1", {1}),
        ("s-canyon-expedition 2", {3, 4, 5, 6}),
        ("s-headquarters 1", {1, 2, 3, 4, 5, 6}),
        ("a-jungle-expedition 1", {1, 2, 3, 4}),
        ("a-mountain-expedition 1", {5, 6}),
        ("museum-fossils 1", {1, 2, 3, 4, 5, 6}),
        ("museum-scrolls 1", {2, 3, 4, 5, 6}),
        ("museum-statues 1", {3, 4, 5, 6}),
        ("museum-gems 1", {4, 5, 6}),
        ("private-collectors 1", {1, 2, 3, 4, 5, 6}),
        ("guide-work 1", {1, 2, 3, 4, 5, 6}),
    ],
)
def test_a_die_meets_the_requirement_of_its_action(place: str, faces: set[int]) -> None:
    game = position(
        dice=[1, 2, 3, 4, 5, 6],
        dollars=[9],
        artifacts=[{"fossil": 1, "scroll": 1, "statue": 1, "gem": 1}],
        cards=[[("a-jungle-expedition", 1, "bottom", 3), ("a-mountain-expedition", 1, "top", 4)]],
    )
    assert {face for face in range(1, 7) if may(game, f"place {face} {place}")} == faces


@pytest.mark.rule("§2.6, R13")
def test_a_museum_takes_no_die_without_an_order_that_can_be_filled() -> None:
    assert not may(position(dice=[5]), "place 5 museum-gems 1")
    assert may(position(dice=[5], artifacts=[{"gem": 1}]), "place 5 museum-gems 1")
    ones = {"museum-gems": {1: 1}}
    assert not may(position(dice=[5], artifacts=[{"gem": 1}], orders=ones), "place 5 museum-gems 1")
    assert may(position(dice=[5], artifacts=[{"gem": 2}], orders=ones), "place 5 museum-gems 1")
    assert not may(position(dice=[5], artifacts=[{"scroll": 9}]), "place 5 museum-gems 1")


@pytest.mark.rule("§2.6, R13")
def test_collectors_take_no_die_of_somebody_without_artifacts() -> None:
    assert not may(position(dice=[5]), "place 5 private-collectors 1")
    assert not may(position(dice=[5], artifacts=[{}, {"gem": 3}]), "place 5 private-collectors 1")
    assert may(position(dice=[5], artifacts=[{"statue": 1}]), "place 5 private-collectors 1")


@pytest.mark.rule("§2.6, R13")
def test_buy_takes_no_die_of_somebody_who_can_pay_nothing() -> None:
    assert not may(position(dice=[5], dollars=[2]), "place 5 s-headquarters 1")
    assert may(position(dice=[5], dollars=[3]), "place 5 s-headquarters 1")


@pytest.mark.rule("§2.6, R13")
def test_what_can_be_paid_includes_upgrades_and_scrolls() -> None:
    both = [("s-desert-expedition", 2, "top", 0), ("s-canyon-expedition", 2, "top", 1)]
    library = ["b-library", "b-airfield", "b-docks", "b-warehouse"]
    gone = ["a-canyon-expedition"] * 2 + ["a-desert-expedition"] * 2 + ["a-jungle-expedition"] * 3
    poor = position(dice=[5], dollars=[3], cards=[both], visible=library, gone=gone)
    assert not may(poor, "place 5 s-headquarters 1")
    scroll = position(
        dice=[5], dollars=[3], cards=[both], visible=library, gone=gone, artifacts=[{"scroll": 1}]
    )
    assert may(scroll, "place 5 s-headquarters 1")
    upgrade = position(dice=[5], dollars=[3], cards=[both[:1]], visible=library, gone=gone)
    assert legal(play(upgrade, "place 5 s-headquarters 1")) == [
        "upgrade s-canyon-expedition",
        "decline",
    ]


@pytest.mark.rule("R13")
def test_a_discount_counts_for_what_can_be_paid() -> None:
    office: list[Card] = [("b-branch-office", 1, "bottom", 2)]
    game = position(dice=[5], dollars=[2], cards=[office])
    assert may(game, "place 5 b-branch-office 1")
    assert not may(game, "place 5 s-headquarters 1")
    assert not may(position(dice=[5], dollars=[1], cards=[office]), "place 5 b-branch-office 1")


@pytest.mark.rule("R13")
def test_the_option_idle_buy_allows_a_useless_die_on_buy() -> None:
    game = position(dice=[5, 6], dollars=[0], options={"idle_buy": "yes"})
    play(game, "place 5 s-headquarters 1")
    if not may(game, "end"):
        assert legal(game) == ["decline"]
        play(game, "decline")
    assert dice(game) == [6]
    assert not may(game, "place 6 s-headquarters 1")
    assert not may(game, "place 6 private-collectors 1")


@pytest.mark.rule("§2.6")
def test_a_trade_takes_no_die_without_the_artifacts_to_give() -> None:
    cards: list[Card] = [("b-restoration-workshop", 1, "bottom", 0)]
    assert not may(position(dice=[5], cards=[cards]), "place 5 b-restoration-workshop 1")
    game = position(dice=[5], cards=[cards], artifacts=[{"gem": 1}])
    assert may(game, "place 5 b-restoration-workshop 1")


@pytest.mark.rule("§2.7, R15")
def test_a_card_bought_in_this_turn_works_with_dice_still_in_hand() -> None:
    game = position(dice=[1, 2, 6], dollars=[3], visible=["a-jungle-expedition"])
    play(game, "place 6 s-headquarters 1", "buy a-jungle-expedition", "lay bottom 1")
    settle(game)
    play(game, "place 2 a-jungle-expedition 1")
    assert has(game, "statue") == 1


@pytest.mark.rule("§2.8, R8")
def test_a_player_may_end_his_turn_with_dice_in_hand_even_with_all_of_them() -> None:
    game = position(dice=[1, 2, 3])
    assert may(game, "end")
    play(game, "end")
    record = game_record(game)
    assert record["turn"] == 1
    assert (record["placed"], record["dice"]) == ([], [0] * 6)


@pytest.mark.rule("§2.8")
def test_all_dice_come_off_at_the_end_of_the_turn() -> None:
    game = position(dice=[1, 3, 5])
    play(game, "place 1 s-canyon-expedition 1", "place 3 s-canyon-expedition 2", "dive", "add 5")
    play(game, "end")
    record = game_record(game)
    assert (record["placed"], record["dice"], record["dive_dice"]) == ([], [0] * 6, [0] * 6)


@pytest.mark.rule("R14")
def test_dice_are_rolled_once_a_turn() -> None:
    game = position(dice=[2, 2, 2])
    assert game.actor() == 0
    words = {notation.split()[0] for notation in legal(game)}
    assert words == {"place", "dive", "end"}
