"""Public cards (chapter 5)."""

from itertools import product

import pytest

import digsite
from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from tests.games.artifacts_inc.positions import (
    ARTIFACT_TYPES,
    GEMS,
    MUSEUM_NAMES,
    Card,
    artifacts,
    dollars,
    fill_box,
    game,
    has,
    legal,
    may,
    objection,
    owner,
    play,
    position,
    stock,
    values,
)


@pytest.mark.rule("§5.1", "§5.2")
def test_two_gems_for_an_order_of_two_bring_five_dollars() -> None:
    """The rulebook's example: a 5 on the Gems Museum, 2 dollars and a bonus of 3."""
    state = game(3, dice="5")
    stock(state, gem=2)
    play(state, "place 5 museum-gems 1")
    sizes = [1, 1, 2, 2]
    assert legal(state) == [f"fill museum-gems {box}" for box in range(1, len(sizes) + 1)]
    play(state, "fill museum-gems 3")
    assert (dollars(state), artifacts(state)) == (5, [0, 0, 0, 0])
    assert state.table.owner(GEMS, 2) == 0


@pytest.mark.rule("§5.1", "R43")
def test_an_order_takes_exactly_as_many_artifacts_as_the_box_shows() -> None:
    state = game(dice="5")
    stock(state, gem=4)
    play(state, "place 5 museum-gems 1")
    assert legal(state) == [f"fill museum-gems {size}" for size in (1, 2, 3, 4)]
    assert objection(state, "fill museum-gems 5") == ("too-few-for-order", "§5.1")
    assert values(state, "fill museum-gems 5") == {"artifact": "gem", "size": 5, "held": 4}
    assert objection(state, "fill museum-gems 7") == ("no-such-box", "§1.4")
    assert objection(state, "fill museum-fossils 1") == ("other-museum", "§5.1")
    assert objection(state, "end") == ("fill-first", "§5.1")
    play(state, "fill museum-gems 3")
    assert artifacts(state) == [0, 0, 0, 1]


@pytest.mark.rule("§5.3", "R41")
def test_boxes_are_filled_in_any_sequence_and_stay_filled() -> None:
    state = game(dice="5")
    stock(state, gem=6)
    stock(state, seat=1, gem=6)
    play(state, "place 5 museum-gems 1", "fill museum-gems 3", "end", "roll 5 5 5")
    play(state, "place 5 museum-gems 1")
    assert legal(state) == [f"fill museum-gems {box}" for box in (1, 2, 4, 5, 6)]
    assert objection(state, "fill museum-gems 3") == ("box-filled", "§5.3")
    assert values(state, "fill museum-gems 3") == {"seat": 0}


@pytest.mark.rule("R42")
def test_of_two_equal_boxes_the_player_chooses() -> None:
    state = game(4, dice="5")
    stock(state, gem=1)
    play(state, "place 5 museum-gems 1")
    assert legal(state) == ["fill museum-gems 1", "fill museum-gems 2"]


@pytest.mark.rule("R11")
def test_one_order_for_each_museum_in_a_turn() -> None:
    state = game(dice="4 5 6")
    stock(state, gem=6, statue=1)
    play(state, "place 4 museum-gems 1", "fill museum-gems 1")
    assert legal(state, "place 5 museum-gems") == []
    assert "place 5 museum-statues 1" in legal(state)
    assert objection(state, "fill museum-gems 2") == ("no-order-open", "§5.1")


def test_a_museum_needs_artifacts_for_its_smallest_open_order() -> None:
    state = game(dice="6")
    stock(state, gem=2)
    fill_box(state, GEMS, 0, seat=1)
    assert "place 6 museum-gems 1" in legal(state)
    fill_box(state, GEMS, 1, seat=1)
    assert objection(state, "place 6 museum-gems 1") == ("no-order-in-reach", "§2.6")
    stock(state, gem=3)
    assert "place 6 museum-gems 1" in legal(state)


@pytest.mark.rule("§5.4", "§5.5")
def test_a_fossil_a_scroll_and_two_statues_bring_four_and_two_dollars() -> None:
    """The rulebook's example."""
    state = game(dice="2")
    stock(state, fossil=1, scroll=1, statue=2)
    play(state, "place 2 private-collectors 1")
    play(state, "give fossil", "give scroll", "give statue", "give statue")
    assert (dollars(state), artifacts(state)) == (6, [0, 0, 0, 0])
    assert state.table.step == steps.PLACING


@pytest.mark.rule("§5.4", "R47")
def test_any_mix_may_be_sold_but_at_least_one() -> None:
    state = game(dice="2")
    stock(state, fossil=3, gem=1)
    play(state, "place 2 private-collectors 1")
    assert legal(state) == ["give fossil", "give gem"]
    assert objection(state, "enough") == ("sell-one", "§5.4")
    assert objection(state, "give scroll") == ("none-held", "§5.4")
    assert objection(state, "end") == ("finish-sale", "§5.4")
    play(state, "give fossil", "give fossil")
    assert "enough" in legal(state)
    play(state, "enough")
    assert (dollars(state), artifacts(state)) == (2, [1, 0, 0, 1])
    assert objection(state, "enough") == ("no-sale-open", "§5.4")


def test_artifacts_are_named_in_ascending_order_so_that_each_mix_is_asked_for_once() -> None:
    """Of two fossils, a statue and a gem there are 3 * 2 * 2 - 1 = 11 mixes to sell."""
    state = game(dice="2")
    stock(state, fossil=2, statue=1, gem=1)
    play(state, "place 2 private-collectors 1", "give statue")
    assert objection(state, "give fossil") == ("named-in-order", "§5.4")
    start = game(dice="2")
    stock(start, fossil=2, statue=1, gem=1)
    play(start, "place 2 private-collectors 1")
    ends: list[ArtifactsInc] = []
    open_sales = [start]
    while open_sales:
        sale = open_sales.pop()
        for notation in legal(sale):
            after = sale.clone()
            play(after, notation)
            (open_sales if after.table.step == steps.SELLING else ends).append(after)
    mixes = [tuple(artifacts(end)) for end in ends]
    assert len(mixes) == len(set(mixes)) == 11


@pytest.mark.rule("R46")
def test_what_collectors_buy_leaves_no_cube_on_a_museum() -> None:
    state = game(dice="2")
    stock(state, fossil=1)
    play(state, "place 2 private-collectors 1", "give fossil")
    assert set(state.table.orders) == {NOBODY}


@pytest.mark.rule("§5.6")
def test_guide_work_brings_a_dollar_for_any_die() -> None:
    for face in range(1, 7):
        state = game(dice=f"{face}")
        play(state, f"place {face} guide-work 1")
        assert dollars(state) == 1


NINE = [1, 1, 2, 2, 3, 3, 4, 5, 6]


BONUS = {"fossil": 1, "scroll": 2, "statue": 2, "gem": 3}


def sell(game: digsite.State, sold: dict[str, int]) -> digsite.State:
    """Exactly these artifacts are given, in the order in which they are asked for."""
    for artifact in ARTIFACT_TYPES:
        for _ in range(sold.get(artifact, 0)):
            play(game, f"give {artifact}")
    return play(game, "enough") if may(game, "enough") else game


@pytest.mark.rule("§5.1, §5.2, R44")
@pytest.mark.parametrize("artifact", ARTIFACT_TYPES)
def test_each_order_pays_a_dollar_for_each_artifact_and_the_bonus(artifact: str) -> None:
    museum = MUSEUM_NAMES[ARTIFACT_TYPES.index(artifact)]
    start = position(4, dice=[6], artifacts=[dict.fromkeys(ARTIFACT_TYPES, 7)])
    play(start, f"place 6 {museum} 1")
    for box, size in enumerate(NINE, 1):
        game = play(start.clone(), f"fill {museum} {box}")
        assert dollars(game) == size + BONUS[artifact]
        for name in ARTIFACT_TYPES:
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
    assert (owner(game, "museum-gems", 2), owner(game, "museum-gems", 1)) == (0, 1)


@pytest.mark.rule("§5.1")
def test_a_museum_takes_only_its_own_type() -> None:
    game = position(dice=[6], artifacts=[{"fossil": 6, "scroll": 6, "statue": 6, "gem": 1}])
    play(game, "place 6 museum-gems 1")
    assert legal(game) == ["fill museum-gems 1"]


@pytest.mark.rule("§5.4, §5.5, R47")
def test_any_number_and_mix_may_be_sold_for_its_price() -> None:
    start = position(dice=[1, 2], artifacts=[dict.fromkeys(ARTIFACT_TYPES, 2)])
    play(start, "place 1 private-collectors 1")
    for mix in product(range(3), repeat=4):
        sold = dict(zip(ARTIFACT_TYPES, mix, strict=True))
        types = sum(1 for count in mix if count)
        if types > 0:
            game = sell(start.clone(), sold)
            assert dollars(game) == sum(mix) + types - 1
            for name in ARTIFACT_TYPES:
                assert has(game, name) == 2 - sold[name]
            assert may(game, "end")


@pytest.mark.rule("§5.4")
def test_collectors_take_one_die_a_turn() -> None:
    game = position(dice=[1, 1], artifacts=[{"gem": 2}])
    sell(play(game, "place 1 private-collectors 1"), {"gem": 1})
    assert has(game, "gem") == 1
    assert not may(game, "place 1 private-collectors 1")


@pytest.mark.rule("§5.1")
def test_a_scroll_sold_is_gone_for_purchases() -> None:
    cards: list[Card] = []
    game = position(
        dice=[2, 6], dollars=[1], artifacts=[{"scroll": 1}], cards=[cards], visible=["b-library"]
    )
    play(game, "place 6 museum-scrolls 1", "fill museum-scrolls 1", "place 2 s-headquarters 1")
    assert dollars(game) == 4
    assert not may(game, "buy b-library")
