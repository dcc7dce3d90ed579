"""The worked examples of the rulebooks, each in its own position."""

import pytest

import digsite
from digsite.games.artifact.rules import ending, rounds, setup
from tests.games.artifact.positions import (
    hand,
    hold,
    huts,
    huts_of,
    kind,
    laid,
    offer,
    on_track,
    play,
    take,
    tile,
    track,
    turn_up,
)

BLUE, RED = range(2)


@pytest.mark.rule("§4.2", "§4.3", "R13")
def test_base_7_and_two_exhibitions_of_2_make_an_income_of_11() -> None:
    table = laid(4)
    table.owners[tile("4 africa")] = BLUE
    table.owners[tile("4 weapons")] = BLUE
    assert rounds.base_income(table) == 7
    rounds.collect_income(table)
    assert table.money[BLUE] == 11


@pytest.mark.rule("§7.1", "§7.2", "R26")
def test_research_in_the_middle_east_for_2() -> None:
    table = laid(5)
    take(table, BLUE, "museum")
    track(table, "museum", 6)
    huts(table, RED, "middle_east", 1)
    table.money[BLUE] = 2
    game = play(table, "research middle_east", "pay museum")
    assert (table.money[BLUE], huts_of(table, BLUE, "middle_east")) == (0, 1)
    assert on_track(table, "museum") == 7
    assert game.actor() == digsite.CHANCE, "other huts are there, so a card is drawn"
    play(table, "unearth middle_east ceramics")
    assert table.face_up[kind("middle_east ceramics")] == 1


@pytest.mark.rule("§8.1", "§8.2")
def test_hire_a_second_hut_in_the_middle_east_for_3() -> None:
    table = laid(5)
    take(table, BLUE, "middle_east worker")
    track(table, "middle_east worker", 5)
    huts(table, BLUE, "middle_east", 1)
    table.money[BLUE] = 3
    play(table, "hire middle_east", "pay middle_east worker", "unearth middle_east weapons")
    assert (table.money[BLUE], huts_of(table, BLUE, "middle_east")) == (0, 2)
    assert setup.face_up_at(table, 3) == 1


@pytest.mark.rule("§9.1", "§9.3")
def test_ship_two_from_the_middle_east_for_3() -> None:
    table = laid(5)
    take(table, BLUE, "ship")
    track(table, "ship", 4)
    huts(table, BLUE, "middle_east", 2)
    huts(table, RED, "middle_east", 2)
    turn_up(table, *["middle_east weapons"] * 2, "middle_east ceramics")
    table.money[BLUE] = 3
    play(table, "ship middle_east", "pay ship")
    play(table, "load middle_east ceramics", "load middle_east weapons")
    assert hand(table, BLUE) == ["middle_east ceramics", "middle_east weapons"]
    assert (table.money[BLUE], huts_of(table, BLUE, "middle_east")) == (0, 0)


@pytest.mark.rule("§10.1", "§10.3", "§10.6", "§10.8", "R33")
def test_four_middle_east_cards_for_a_tile_and_a_base_income_of_7() -> None:
    table = laid(5)
    cards = [f"middle_east {name}" for name in ("architecture", "ceramics", "jewellery", "weapons")]
    hold(table, BLUE, *cards)
    take(table, BLUE, "museum")
    track(table, "museum", 5)
    table.money[BLUE] = 3
    assert rounds.base_income(table) == 8
    play(table, "produce 4 middle_east", "pay museum", *[f"show {card}" for card in cards])
    play(table, "keep middle_east jewellery")
    assert table.money[BLUE] == 0
    assert rounds.base_income(table) == 7
    assert rounds.bonus_income(table, BLUE) == 2
    assert hand(table, BLUE) == ["middle_east jewellery"]


@pytest.mark.rule("§10.2", "§10.6", "R33")
def test_three_architecture_cards_for_2_keeping_the_third() -> None:
    table = laid(5)
    cards = ["africa architecture", "asia architecture", "america architecture"]
    hold(table, BLUE, *cards)
    take(table, BLUE, "museum")
    track(table, "museum", 7)
    table.money[BLUE] = 2
    play(table, "produce 3 architecture", "pay museum", *[f"show {card}" for card in cards])
    play(table, "keep america architecture")
    assert (table.money[BLUE], hand(table, BLUE)) == (0, ["america architecture"])
    assert table.owners[tile("3 architecture")] == BLUE


@pytest.mark.rule("§11.1", "§11.3")
def test_sell_for_5() -> None:
    table = laid(5)
    hold(table, BLUE, "asia ceramics")
    take(table, BLUE, "ship")
    track(table, "ship", 5)
    play(table, "sell asia ceramics")
    assert (table.money[BLUE], table.market[0]) == (5, kind("asia ceramics"))


@pytest.mark.rule("§11.4", "§11.5")
def test_buy_for_4() -> None:
    table = laid(5)
    offer(table, "asia ceramics")
    take(table, BLUE, "ship")
    track(table, "ship", 6)
    table.money[BLUE] = 4
    play(table, "buy 1")
    assert (table.money[BLUE], hand(table, BLUE)) == (0, ["asia ceramics"])


@pytest.mark.rule("§13.4", "R39")
def test_research_of_four_players_scores_4_4_4_and_2() -> None:
    table = laid(4, research=True)
    for seat, spaces in enumerate([(2, 2, 3, 0), (4, 2, 1, 2), (2, 2, 2, 2), (1, 3, 1, 0)]):
        for site, space in enumerate(spaces):
            table.levels[seat * 4 + site] = space
    assert [ending.research_prestige(table, seat) for seat in range(4)] == [4, 4, 4, 2]
