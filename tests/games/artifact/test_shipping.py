"""Shipping (chapter 9), the cursed artifact (§14.7, §14.8), London (§15.5)."""

import pytest

import digsite
from digsite.games.artifact.box import RANK_NAMES
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import digging, shipping
from tests.games.artifact.positions import (
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    face_up,
    field,
    give_role,
    hand,
    hold,
    huts,
    huts_of,
    is_asked,
    kind,
    laid,
    legal,
    money,
    play,
    rich,
    state_with,
    take,
    track,
    turn_up,
)

SHIPS = {0: {"ship": 2}}


def ship_all(state: digsite.State) -> None:
    """Seat 0 ships from Africa and takes whatever cards come first."""
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, legal(state)[0])


@pytest.mark.rule("§9.1", "R62")
def test_shipping_needs_huts_at_the_site() -> None:
    table = rich(4)
    huts(table, 1, "asia", 2)
    turn_up(table, "asia weapons")
    assert actions(table, "ship") == []
    huts(table, 0, "asia", 1)
    assert actions(table, "ship") == ["asia"]


@pytest.mark.rule("§9.3")
def test_all_huts_at_the_site_come_home() -> None:
    table = rich(4)
    huts(table, 0, "asia", 2)
    huts(table, 0, "africa", 3)
    turn_up(table, "asia weapons")
    assert digging.reserve(table, 0) == 5
    play(table, "ship asia", "pay ship")
    assert (huts_of(table, 0, "asia"), huts_of(table, 0, "africa")) == (0, 3)
    assert digging.reserve(table, 0) == 7


@pytest.mark.rule("§9.1", "R63", "R92")
def test_when_a_deck_ran_out_one_takes_what_is_there() -> None:
    table = rich(4)
    huts(table, 0, "asia", 3)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia weapons", "asia ceramics")
    play(table, "ship asia", "pay ship")
    assert hand(table, 0) == ["asia ceramics", "asia weapons"]


@pytest.mark.rule("§9.4", "R28")
def test_shipping_costs_the_track_number_not_the_coins_above() -> None:
    table = laid(5)
    take(table, 0, "ship")
    track(table, "ship", 4)
    huts(table, 0, "asia", 1)
    table.money[0] = 3
    play(table, "ship asia", "pay ship")
    assert table.money[0] == 0


@pytest.mark.rule("§14.7", "§14.8", "R77")
def test_a_cursed_artifact_is_taken_first_and_leaves_the_game() -> None:
    table = rich(4, research=True)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 2)
    turn_up(table, "asia architecture", "asia weapons", "asia cursed")
    play(table, "ship asia", "pay ship")
    assert table.gone[kind("asia cursed")] == 1
    assert actions(table, "load") == ["asia architecture", "asia weapons"]
    play(table, "load asia weapons")
    assert hand(table, 0) == ["asia weapons"], "it counts as one of the two cards"


@pytest.mark.rule("§14.7", "R77")
def test_whoever_takes_no_card_does_not_take_the_cursed_one() -> None:
    table = rich(4, research=True)
    turn_up(table, "asia cursed")
    huts(table, 0, "asia", 1)
    assert shipping.cards_to_ship(table, 0, 1) == 0
    assert not shipping.must_take_curse(table, 1, 0)
    assert shipping.must_take_curse(table, 1, 1)
    assert not shipping.must_take_curse(table, 2, 1)


@pytest.mark.rule("§14.7")
def test_a_cursed_artifact_may_be_all_there_is_to_take() -> None:
    table = rich(4, research=True)
    huts(table, 0, "asia", 1)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia cursed")
    play(table, "ship asia", "pay ship")
    assert (hand(table, 0), table.actions) == ([], 1)


@pytest.mark.rule("§15.5", "§15.3")
def test_london_may_decline_and_others_are_not_asked() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    play(table, "ship asia", "pay ship", "decline")
    assert (hand(table, 0), table.actions) == ([], 1)
    huts(table, 1, "asia", 1)
    play(table, "done", "ship asia", "pay ship")
    assert (is_asked(table, "acting"), table.asked) == (True, 1)


@pytest.mark.rule("§15.5")
def test_london_draws_any_card_of_the_deck_with_equal_chances() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    play(table, "ship asia", "pay ship", "draw")
    game = Artifact(table)
    drawn = zip(game.legal(), game.weights(), strict=True)
    found = {move.notation(): weight for move, weight in drawn}
    assert found == {
        f"find asia {name}": table.decks[kind(f"asia {name}")]
        for name in RANK_NAMES
        if table.decks[kind(f"asia {name}")] > 0
    }


@pytest.mark.rule("§14.1")
def test_special_artifacts_are_shipped_like_other_cards() -> None:
    table = rich(4, research=True)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 1)
    hold(table, 0, "africa gold")
    turn_up(table, "asia gold", "asia manuscript")
    play(table, "ship asia", "pay ship")
    assert hand(table, 0) == ["africa gold", "asia gold", "asia manuscript"]


@pytest.mark.rule("§9.1", "R93")
def test_each_choice_of_cards_exists_once() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 3}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "weapons", "ceramics", "jewellery", "sculpture")
    state = state_with(4, mats=SHIPS, huts=own, face={"africa": up}, money={0: 50})
    play(state, "ship africa", "pay ship")
    found = []

    def walk(at: digsite.State) -> None:
        if field(at, "step") != "loading":
            found.append(tuple(sorted(cards_in_hand(at).items())))
            return
        for move in at.legal():
            following = at.clone()
            following.play(move)
            walk(following)

    walk(state)
    singles = 4  # three of the four kinds
    pairs = 3  # two weapons and one of the three other kinds
    assert len(found) == len(set(found)) == singles + pairs


@pytest.mark.rule("§9.2", "R27")
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_alone_at_the_site_one_card_fewer_is_taken(number: int) -> None:
    own = {0: {"africa": number}, 1: {}, 2: {}, 3: {}}
    state = state_with(4, mats=SHIPS, huts=own, money={0: 50})
    ship_all(state)
    assert sum(cards_in_hand(state).values()) == number - 1
    assert face_up(state, "africa") == {}
    assert huts_of(state, 0, "africa") == 0
    assert money(state) < 50


@pytest.mark.rule("§9.2")
def test_another_single_hut_makes_the_full_number() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 1}, 2: {}, 3: {}}
    state = state_with(4, mats=SHIPS, huts=own, money={0: 50})
    ship_all(state)
    assert sum(cards_in_hand(state).values()) == 3


@pytest.mark.rule("§9.3")
def test_huts_that_came_home_can_be_placed_again() -> None:
    state = state_with(
        4, huts={0: {"africa": 10}}, mats={0: {"ship": 1, "museum": 1}}, money={0: 50}
    )
    ship_all(state)
    assert can(state, "research africa")


@pytest.mark.rule("§9.2")
def test_alone_with_fewer_cards_than_huts_the_deck_empty() -> None:
    """Three huts alone ask for two cards; two lie there although one was not unearthed."""
    own = {0: {"africa": 4}, 1: {}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "ceramics")
    state = state_with(
        4, mats=SHIPS, huts=own, face={"africa": up}, deck={"africa": {}}, money={0: 50}
    )
    ship_all(state)
    assert cards_in_hand(state) == up
