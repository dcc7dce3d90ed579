"""Shipping (chapter 9), the cursed artifact (§14.7, §14.8), London (§15.5)."""

import pytest

import digsite
from digsite.games.artifact.rules import digging, shipping
from tests.games.artifact.tables import (
    actions,
    give_role,
    hand,
    hold,
    huts,
    huts_of,
    is_asked,
    kind,
    laid,
    legal,
    play,
    rich,
    take,
    track,
    turn_up,
)


@pytest.mark.rule("§9.1", "R62")
def test_shipping_needs_huts_at_the_site() -> None:
    table = rich(4)
    huts(table, 1, "asia", 2)
    turn_up(table, "asia weapons")
    assert actions(table, "ship") == []
    huts(table, 0, "asia", 1)
    assert actions(table, "ship") == ["asia"]


@pytest.mark.rule("§9.1", "R93")
def test_as_many_cards_as_huts_are_chosen_freely_each_combination_once() -> None:
    table = rich(4)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 2)
    turn_up(table, "asia architecture", "asia ceramics", "asia weapons")
    play(table, "ship asia", "pay ship")
    assert actions(table, "load") == ["asia architecture", "asia ceramics"]
    play(table, "load asia ceramics")
    assert actions(table, "load") == ["asia weapons"]
    play(table, "load asia weapons")
    assert hand(table, 0) == ["asia ceramics", "asia weapons"]
    assert table.face_up[kind("asia architecture")] == 1


@pytest.mark.rule("§9.1", "§9.2", "R27")
def test_alone_at_the_site_one_takes_one_card_fewer() -> None:
    table = rich(4)
    huts(table, 0, "asia", 3)
    turn_up(table, "asia weapons", "asia weapons")
    assert shipping.cards_to_ship(table, 0, 1) == 2
    play(table, "ship asia", "pay ship")
    assert hand(table, 0) == ["asia weapons"] * 2
    huts(table, 0, "asia", 3)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia weapons", "asia ceramics", "asia ceramics")
    assert shipping.cards_to_ship(table, 0, 1) == 3


@pytest.mark.rule("§9.2", "R62")
def test_a_single_hut_alone_ships_nothing_and_comes_home() -> None:
    table = rich(4)
    huts(table, 0, "asia", 1)
    game = play(table, "ship asia", "pay ship")
    assert (hand(table, 0), huts_of(table, 0, "asia"), game.actor()) == ([], 0, 0)
    assert table.actions == 1


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
def test_who_takes_no_card_does_not_take_the_cursed_one() -> None:
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


@pytest.mark.rule("§15.5", "R83", "R88")
def test_london_may_draw_a_card_whatever_was_shipped() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    play(table, "ship asia", "pay ship")
    assert legal(table) == ["draw", "decline"]
    game = play(table, "draw")
    assert game.actor() == digsite.CHANCE
    play(table, "find asia sculpture")
    assert hand(table, 0) == ["asia sculpture"]
    assert is_asked(table, "acting")


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


@pytest.mark.rule("§15.5", "R64")
def test_london_draws_nothing_from_an_empty_deck() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    for number in range(10, 20):
        table.decks[number] = 0
    table.deck_sizes[1] = 0
    play(table, "ship asia", "pay ship")
    assert table.actions == 1


@pytest.mark.rule("§14.9", "R77")
def test_a_cursed_artifact_drawn_secretly_stays_in_hand_and_may_be_sold() -> None:
    table = rich(4, research=True, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    play(table, "ship asia", "pay museum", "draw", "find asia cursed")
    assert hand(table, 0) == ["asia cursed"]
    play(table, "sell asia cursed")
    assert table.market[0] == kind("asia cursed")


@pytest.mark.rule("§14.1")
def test_special_artifacts_are_shipped_like_other_cards() -> None:
    table = rich(4, research=True)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 1)
    hold(table, 0, "africa gold")
    turn_up(table, "asia gold", "asia manuscript")
    play(table, "ship asia", "pay ship")
    assert hand(table, 0) == ["africa gold", "asia gold", "asia manuscript"]
