"""What asset cards do (chapter 7): each word of the vocabulary, at its boundaries."""

import pytest

from digsite.games.artifacts_inc.questions import course, steps
from digsite.games.artifacts_inc.rules import effects, turn
from tests.games.artifacts_inc.positions import (
    artifacts,
    dollars,
    found,
    game,
    legal,
    objection,
    own,
    piece,
    play,
    reputation,
    stock,
    values,
)


@pytest.mark.rule("§7.1")
def test_a_fixed_gain() -> None:
    state = game(dice="4 3")
    own(state, "c-film-company", "top 4")
    assert legal(state, "place 3 c-film") == []
    play(state, "place 4 c-film-company 1")
    assert dollars(state) == 3


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize(
    ("level", "neighbours", "gained"),
    [(1, 0, 1), (1, 1, 2), (1, 2, 3), (1, 3, 3), (2, 2, 3), (2, 3, 4)],
)
def test_a_gain_for_adjacent_expeditions_up_to_a_limit(
    level: int, neighbours: int, gained: int
) -> None:
    state = game(dice="3")
    own(state, "b-docks", "bottom 3")
    own(state, "b-travel-agency", "bottom 4", level=level)
    cards = zip(
        ("a-jungle-expedition", "a-jungle-expedition#2"), ("bottom 5", "top 4"), strict=True
    )
    for name, place in list(cards)[:neighbours]:
        own(state, name, place)
    if neighbours == 3:
        own(state, "b-docks", "bottom 0")
        own(state, "a-jungle-expedition#3", "bottom 3")
    play(state, "place 3 b-travel-agency 1")
    assert dollars(state) == gained


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize(("dives", "gained"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_a_gain_for_underwater_cards_up_to_a_limit(dives: int, gained: int) -> None:
    state = game(dice="1")
    own(state, "e-diving-suit", "top 4", level=2)
    found(state, pottery=min(dives, 2), sunken_city=max(dives - 2, 0))
    play(state, "place 1 e-diving-suit 1")
    assert dollars(state) == gained


@pytest.mark.rule("§7.2")
def test_selling_to_anyone_pays_as_collectors_do_and_something_on_top() -> None:
    state = game(dice="2 2")
    own(state, "b-docks", "top 4")
    stock(state, fossil=2, gem=1)
    play(state, "place 2 b-docks 1", "give fossil", "give gem")
    assert dollars(state) == 2 + 1 + 1
    play(state, "place 2 private-collectors 1", "give fossil")
    assert dollars(state) == 5


@pytest.mark.rule("§7.3")
def test_selling_to_any_museum_asks_for_no_die_there_and_leaves_its_place_free() -> None:
    state = game(dice="1 4")
    own(state, "c-museum-wing", "top 4", level=2)
    stock(state, fossil=1, gem=3)
    assert legal(state, "place 1 museum-gems") == []
    play(state, "place 1 c-museum-wing 1")
    assert legal(state) == [
        "fill museum-fossils 1",
        "fill museum-gems 1",
        "fill museum-gems 2",
        "fill museum-gems 3",
    ]
    play(state, "fill museum-gems 2")
    assert dollars(state) == 2 + 3 + 2
    play(state, "place 4 museum-gems 1", "fill museum-gems 1")
    assert (dollars(state), state.table.owner(3, 0), state.table.owner(3, 1)) == (11, 0, 0)


@pytest.mark.rule("§7.4")
def test_a_trade_takes_any_artifact_for_a_fixed_price() -> None:
    state = game(dice="3")
    own(state, "b-restoration-workshop", "top 4")
    stock(state, scroll=1, gem=1)
    play(state, "place 3 b-restoration-workshop 1")
    assert legal(state) == ["give scroll", "give gem"]
    assert objection(state, "enough") == ("give-more", "§7.4")
    assert values(state, "enough") == {"left": 1}
    assert objection(state, "end") == ("finish-sale", "§7.4")
    play(state, "give gem")
    assert (dollars(state), artifacts(state)) == (3, [0, 1, 0, 0])


def test_a_trade_for_several_artifacts_never_strands_the_player() -> None:
    """Asked for two, in ascending order: the gem alone cannot come first."""
    state = game()
    stock(state, fossil=1, statue=1, gem=1)
    course.ask(state.table, steps.TRADING, -1, 7, 2)
    assert legal(state) == ["give fossil", "give statue"]
    assert objection(state, "give gem") == ("too-few-above", "§7.4")
    play(state, "give statue")
    assert legal(state) == ["give gem"]
    assert objection(state, "give fossil") == ("named-in-order", "§7.4")
    play(state, "give gem")
    assert (dollars(state), artifacts(state)) == (7, [1, 0, 0, 0])
    assert state.table.step == steps.PLACING


@pytest.mark.rule("§7.5")
@pytest.mark.parametrize(("level", "neighbours", "gained"), [(1, 3, 2), (2, 2, 2), (2, 3, 3)])
def test_reputation_for_adjacent_cards_of_a_kind_up_to_a_limit(
    level: int, neighbours: int, gained: int
) -> None:
    state = game()
    own(state, "c-university", "bottom 5", level=level)
    alone = reputation(state)
    plain = {"b-docks": 1, "b-warehouse": 1, "c-auction-house": 2}
    places = ["bottom 4", "bottom 6", "top 5"]
    for name, place in list(zip(plain, places, strict=True))[:neighbours]:
        own(state, name, place)
    icons = sum(list(plain.values())[:neighbours])
    assert reputation(state) == alone + icons + gained


@pytest.mark.rule("§7.5")
def test_reputation_for_adjacent_cards_with_a_name() -> None:
    """The Library wants a Desert Expedition, a starting card or a bought one; one counts."""
    state = game()
    own(state, "b-library", "bottom 1")
    assert reputation(state) == 1
    own(state, "a-desert-expedition", "bottom 2")
    assert reputation(state) == 1 + 1 + 1
    own(state, "a-desert-expedition#2", "bottom 0")
    assert reputation(state) == 3 + 1


@pytest.mark.rule("§7.6")
def test_reputation_for_each_own_find() -> None:
    state = game()
    own(state, "c-coin-vault", "top 4")
    found(state, doubloons=3, pottery=2)
    found(state, seat=1, doubloons=1)
    assert reputation(state) == 2 + 5 + 3


@pytest.mark.rule("§7.7")
def test_an_adjacent_expedition_takes_dice_two_higher_or_lower() -> None:
    state = game(dice="1 2 3 4 5 6")
    assert legal(state, "place 3 s-desert") == []
    own(state, "b-airfield", "top -1")
    assert [n[6] for n in legal(state) if "s-desert" in n] == ["2", "3", "4", "5", "6"]
    assert [n[6] for n in legal(state) if n.endswith("s-canyon-expedition 1")] == ["1"]


@pytest.mark.rule("§7.7")
def test_only_the_best_easing_applies_and_only_to_its_kind() -> None:
    state = game(dice="1 2 3 4 5 6", dollars=9)
    own(state, "a-mountain-expedition", "top 5")
    own(state, "b-airfield", "bottom 5")
    assert effects.easing(state.table, 0, piece("a-mountain-expedition")) == 2
    own(state, "c-zeppelin", "top 6", level=2)
    assert effects.easing(state.table, 0, piece("a-mountain-expedition")) == 5
    own(state, "b-branch-office", "bottom 6")
    assert effects.easing(state.table, 0, piece("b-branch-office")) == 0
    assert len([n for n in legal(state) if "a-mountain" in n]) == 6


@pytest.mark.rule("§7.7")
@pytest.mark.parametrize(
    ("faces", "by", "eased"),
    [
        (0b000001, 0, 0b000001),
        (0b000001, 2, 0b000111),
        (0b100000, 1, 0b110000),
        (0b000100, 5, 0b111111),
        (0b001000, 2, 0b111110),
    ],
)
def test_faces_count_higher_or_lower_within_one_to_six(faces: int, by: int, eased: int) -> None:
    assert effects.eased(faces, by) == eased


@pytest.mark.rule("§7.8")
def test_an_extra_find_for_the_face_rolled_on_an_adjacent_expedition() -> None:
    state = game(dice="5 6")
    own(state, "b-truck-convoy", "bottom 0")
    play(state, "place 6 s-desert-expedition 1", "place 5 s-canyon-expedition 2")
    assert artifacts(state) == [1, 2, 0, 0]


@pytest.mark.rule("§7.8")
def test_the_natural_face_decides_and_several_convoys_add_up() -> None:
    """An Airfield lets a 3 count as 4, but the convoy looks at the 3."""
    state = game(dice="2 3")
    own(state, "b-airfield", "top -1")
    own(state, "b-truck-convoy", "bottom 0", level=2)
    assert turn.faces_in_hand(state.table) == 0b000110
    assert effects.extra_finds(state.table, 0, 0, 2) == 1
    assert effects.extra_finds(state.table, 0, 0, 1) == 0
    play(state, "place 3 s-desert-expedition 1")
    assert artifacts(state) == [0, 2, 0, 0]


@pytest.mark.rule("§7.9")
@pytest.mark.parametrize(("level", "more"), [(1, 1), (2, 2)])
def test_better_sales_for_museum_orders_only(level: int, more: int) -> None:
    state = game(dice="1 1")
    own(state, "b-warehouse", "top 4", level=level)
    stock(state, fossil=2)
    play(state, "place 1 museum-fossils 1", "fill museum-fossils 1")
    assert dollars(state) == 1 + 1 + more
    play(state, "place 1 private-collectors 1", "give fossil")
    assert dollars(state) == 3 + more


@pytest.mark.rule("§7.10")
def test_help_for_dives_adds_up() -> None:
    state = game()
    own(state, "c-research-ship", "top 4")
    own(state, "e-diving-suit", "top 5")
    own(state, "b-pottery-room", "top 6")
    assert state.table.dive_help[0] == 5
    own(state, "b-pottery-room", "top 6", level=2)
    assert state.table.dive_help[0] == 7
