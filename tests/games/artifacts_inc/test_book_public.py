"""From the rulebook, chapter 5: Museums, Private Collectors, Guide Work."""

from itertools import product

import pytest

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.book_positions import (
    ARTIFACTS,
    MUSEUMS,
    Card,
    dice,
    dollars,
    game_record,
    has,
    legal,
    may,
    owner,
    play,
    position,
)

NINE = [1, 1, 2, 2, 3, 3, 4, 5, 6]
BONUS = {"fossil": 1, "scroll": 2, "statue": 2, "gem": 3}


def sell(game: digsite.State, sold: dict[str, int]) -> digsite.State:
    """Exactly these artifacts are given, in the order in which they are asked for."""
    for artifact in ARTIFACTS:
        for _ in range(sold.get(artifact, 0)):
            play(game, f"give {artifact}")
    return play(game, "enough") if may(game, "enough") else game


@pytest.mark.rule("§5.2")
def test_two_gems_for_an_order_of_two_bring_five_dollars() -> None:
    game = position(
        3,
        dice=[5, 1],
        dollars=[1],
        artifacts=[{"gem": 2}],
        cards=[[("a-mountain-expedition", 1, "bottom", 0)]],
    )
    play(game, "place 5 museum-gems 1")
    assert legal(game) == [f"fill museum-gems {box}" for box in (1, 2, 3, 4)]
    play(game, "fill museum-gems 3")
    assert dollars(game) == 1 + 2 + 3
    assert has(game, "gem") == 0
    assert owner(game, "museum-gems", 3) == 0
    assert dice(game) == [1]


@pytest.mark.rule("§5.1, R43")
@pytest.mark.parametrize(("count", "boxes"), [(1, 2), (2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_an_order_takes_exactly_as_many_as_its_box_says(count: int, boxes: int) -> None:
    game = position(3, dice=[6], artifacts=[{"fossil": count}])
    play(game, "place 6 museum-fossils 1")
    assert legal(game) == [f"fill museum-fossils {box}" for box in range(1, boxes + 1)]
    play(game, f"fill museum-fossils {boxes}")
    assert (has(game, "fossil"), dollars(game)) == (0, count + 1)


@pytest.mark.rule("§5.1, §5.2, R44")
@pytest.mark.parametrize(("artifact", "box"), list(product(ARTIFACTS, range(1, 10))))
def test_each_order_pays_a_dollar_for_each_artifact_and_the_bonus(artifact: str, box: int) -> None:
    museum = MUSEUMS[ARTIFACTS.index(artifact)]
    game = position(4, dice=[6], artifacts=[dict.fromkeys(ARTIFACTS, 7)])
    play(game, f"place 6 {museum} 1", f"fill {museum} {box}")
    size = NINE[box - 1]
    assert dollars(game) == size + BONUS[artifact]
    for name in ARTIFACTS:
        assert has(game, name) == 7 - (size if name == artifact else 0)


@pytest.mark.rule("§5.2, R44")
def test_the_bonus_is_paid_to_everybody_each_time() -> None:
    game = position(dice=[6], artifacts=[{"gem": 3}, {"gem": 1}], orders={"museum-gems": {6: 1}})
    play(game, "place 6 museum-gems 1", "fill museum-gems 1")
    assert dollars(game) == 4
    play(game, "end", "roll 6 6 6")
    assert not may(game, "place 6 museum-gems 1")  # the only box of size one is filled
    game = position(3, dice=[6], artifacts=[{"gem": 3}, {"gem": 1}])
    play(game, "place 6 museum-gems 1", "fill museum-gems 2", "end", "roll 6 6 6")
    play(game, "place 6 museum-gems 1", "fill museum-gems 1")
    assert dollars(game, 1) == 4


@pytest.mark.rule("§5.1, R11")
def test_one_order_at_a_museum_in_a_turn_but_orders_at_several_museums() -> None:
    game = position(dice=[4, 5, 6, 6], artifacts=[dict.fromkeys(ARTIFACTS, 9)])
    play(game, "place 6 museum-gems 1", "fill museum-gems 1")
    assert not may(game, "fill museum-gems 2")
    assert not may(game, "place 6 museum-gems 1")
    play(game, "place 5 museum-statues 1", "fill museum-statues 2")
    play(game, "place 6 museum-scrolls 1", "fill museum-scrolls 3")
    play(game, "place 4 museum-fossils 1", "fill museum-fossils 4")
    assert dollars(game) == 1 + 3 + 2 + 2 + 3 + 2 + 4 + 1


@pytest.mark.rule("§5.3, R41, R42")
def test_any_open_box_may_be_filled_and_no_closed_one() -> None:
    game = position(3, dice=[6], artifacts=[{"gem": 9}], orders={"museum-gems": {1: 0, 4: 1, 9: 2}})
    play(game, "place 6 museum-gems 1")
    assert legal(game) == [f"fill museum-gems {box}" for box in (2, 3, 5, 6, 7, 8)]


@pytest.mark.rule("§5.3")
def test_a_box_filled_by_somebody_stays_closed_for_all() -> None:
    game = position(3, dice=[6], artifacts=[{"gem": 9}, {"gem": 9}])
    play(game, "place 6 museum-gems 1", "fill museum-gems 9", "end", "roll 6 6 6")
    play(game, "place 6 museum-gems 1")
    assert not may(game, "fill museum-gems 9")
    assert may(game, "fill museum-gems 8")


@pytest.mark.rule("§5.3, R45")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_full_museum_takes_no_die(seats: int) -> None:
    boxes = 6 if seats == 2 else 9
    almost = {"museum-gems": {box: box % 2 for box in range(2, boxes + 1)}}
    full = {"museum-gems": {box: box % 2 for box in range(1, boxes + 1)}}
    rich = [{"gem": 12}]
    game = position(seats, dice=[6], artifacts=rich, orders=almost)
    assert may(game, "place 6 museum-gems 1")
    game = position(seats, dice=[6], artifacts=rich, orders=full)
    assert not may(game, "place 6 museum-gems 1")


@pytest.mark.rule("§5.1")
def test_a_museum_takes_only_its_own_type() -> None:
    game = position(dice=[6], artifacts=[{"fossil": 6, "scroll": 6, "statue": 6, "gem": 1}])
    play(game, "place 6 museum-gems 1")
    assert legal(game) == ["fill museum-gems 1"]


@pytest.mark.rule("§5.5")
def test_one_fossil_one_scroll_and_two_statues_bring_four_and_two_dollars() -> None:
    stock = {"fossil": 1, "scroll": 1, "statue": 2, "gem": 0}
    game = position(dice=[3, 4], artifacts=[stock])
    sell(play(game, "place 3 private-collectors 1"), stock)
    assert dollars(game) == 6
    assert not any(game_record(game)["artifacts"][0].values())
    assert may(game, "end")


@pytest.mark.rule("§5.4, §5.5, R47")
@pytest.mark.parametrize(
    "sold",
    [dict(zip(ARTIFACTS, mix, strict=True)) for mix in product(range(3), repeat=4) if any(mix)],
)
def test_any_number_and_mix_may_be_sold_for_its_price(sold: dict[str, int]) -> None:
    game = position(dice=[1, 2], artifacts=[dict.fromkeys(ARTIFACTS, 2)])
    sell(play(game, "place 1 private-collectors 1"), sold)
    types = sum(1 for count in sold.values() if count)
    assert dollars(game) == sum(sold.values()) + types - 1
    for name in ARTIFACTS:
        assert has(game, name) == 2 - sold[name]
    assert may(game, "end")


@pytest.mark.rule("§5.4, R47")
def test_at_least_one_artifact_must_be_sold() -> None:
    game = position(dice=[1], artifacts=[{"gem": 2}])
    assert legal(play(game, "place 1 private-collectors 1")) == ["give gem"]


@pytest.mark.rule("§5.4")
def test_collectors_take_one_die_a_turn() -> None:
    game = position(dice=[1, 1], artifacts=[{"gem": 2}])
    sell(play(game, "place 1 private-collectors 1"), {"gem": 1})
    assert has(game, "gem") == 1
    assert not may(game, "place 1 private-collectors 1")


@pytest.mark.rule("R46")
def test_artifacts_sold_to_collectors_put_no_cube_on_a_museum() -> None:
    game = position(dice=[1], artifacts=[{"fossil": 3}])
    sell(play(game, "place 1 private-collectors 1"), {"fossil": 3})
    assert all(o == NOBODY for boxes in game_record(game)["orders"] for o in boxes)


@pytest.mark.rule("§5.6")
@pytest.mark.parametrize("face", range(1, 7))
def test_guide_work_brings_a_dollar_for_any_die(face: int) -> None:
    game = play(position(dice=[face, 2], dollars=[4, 4]), f"place {face} guide-work 1")
    assert game_record(game)["dollars"] == [5, 4]


@pytest.mark.rule("§5.1")
def test_a_scroll_sold_is_gone_for_purchases() -> None:
    cards: list[Card] = []
    game = position(
        dice=[2, 6], dollars=[1], artifacts=[{"scroll": 1}], cards=[cards], visible=["b-library"]
    )
    play(game, "place 6 museum-scrolls 1", "fill museum-scrolls 1", "place 2 s-headquarters 1")
    assert dollars(game) == 4
    assert not may(game, "buy b-library")
