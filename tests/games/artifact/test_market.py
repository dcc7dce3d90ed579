"""The black market (chapter 11), gold (§14.4), Berlin (§15.6)."""

import pytest

from tests.games.artifact.tables import (
    actions,
    give_role,
    hand,
    hold,
    huts,
    is_asked,
    kind,
    laid,
    legal,
    markers_on,
    offer,
    play,
    rich,
    take,
    track,
)


@pytest.mark.rule("§11.1", "R75")
def test_any_card_of_the_hand_may_be_sold_with_a_ship() -> None:
    table = rich(4, research=True)
    assert list(table.market) == [-1, -1, -1], "the market starts empty"
    assert actions(table, "sell") == []
    hold(table, 0, "africa weapons", "asia gold", "asia cursed")
    assert actions(table, "sell") == ["africa weapons", "asia gold", "asia cursed"]
    play(table, "sell asia gold")
    assert table.market[0] == kind("asia gold")
    assert actions(table, "sell") == [], "the ship is used"


@pytest.mark.rule("§11.2", "R35")
def test_the_oldest_card_is_pushed_off_only_when_three_lie_there() -> None:
    table = rich(4)
    hold(table, 0, "africa weapons")
    offer(table, "asia weapons", "asia ceramics")
    play(table, "sell africa weapons", "done")
    assert list(table.market) == [
        kind("asia weapons"),
        kind("asia ceramics"),
        kind("africa weapons"),
    ]
    hold(table, 1, "america weapons")
    play(table, "sell america weapons")
    assert list(table.market) == [
        kind("asia ceramics"),
        kind("africa weapons"),
        kind("america weapons"),
    ]
    assert table.gone[kind("asia weapons")] == 1


@pytest.mark.rule("§11.3", "R36")
@pytest.mark.parametrize(("ships", "coins"), [(0, 7), (2, 6), (5, 5), (6, 4), (9, 3)])
def test_a_sale_brings_the_coins_above_the_ship_and_costs_nothing(ships: int, coins: int) -> None:
    table = laid(5)
    take(table, 0, "ship")
    track(table, "ship", ships)
    hold(table, 0, "africa weapons")
    play(table, "sell africa weapons")
    assert table.money[0] == coins
    assert markers_on(table, "ship") == ships + 1


@pytest.mark.rule("§11.4", "§11.5", "R37")
def test_buying_needs_a_card_a_ship_and_the_coins() -> None:
    table = laid(5)
    take(table, 0, "ship")
    track(table, "ship", 6)
    table.money[0] = 4
    assert actions(table, "buy") == []
    offer(table, "asia weapons", "asia ceramics")
    assert actions(table, "buy") == ["1", "2"]
    table.money[0] = 3
    assert actions(table, "buy") == []
    table.money[0] = 4
    play(table, "buy 2")
    assert (hand(table, 0), table.money[0]) == (["asia ceramics"], 0)
    assert list(table.market) == [kind("asia weapons"), -1, -1]


@pytest.mark.rule("§11.4")
def test_the_market_closes_up_when_a_card_is_bought() -> None:
    table = rich(4)
    offer(table, "asia weapons", "asia ceramics", "asia jewellery")
    play(table, "buy 1")
    assert list(table.market) == [kind("asia ceramics"), kind("asia jewellery"), -1]
    assert hand(table, 0) == ["asia weapons"]


@pytest.mark.rule("§11.6", "§15.9")
def test_neither_joker_nor_seventh_action_trades() -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    hold(table, 0, "africa weapons")
    offer(table, "asia weapons")
    table.money[0] = 50
    assert actions(table, "sell") == actions(table, "buy") == []
    assert len(actions(table, "research")) == 4, "but other actions are allowed"
    take(table, 0, "museum")
    assert actions(table, "sell") == actions(table, "buy") == []


@pytest.mark.rule("§14.4", "R41", "R76")
def test_gold_takes_a_card_of_the_market_without_marker_and_money() -> None:
    table = laid(4, research=True)
    hold(table, 0, "asia gold")
    assert legal(table) == ["pass"], "gold needs a card on the market"
    offer(table, "africa weapons", "africa ceramics")
    assert actions(table, "gold") == ["asia 1", "asia 2"]
    play(table, "gold asia 2")
    assert hand(table, 0) == ["africa ceramics"]
    assert table.gone[kind("asia gold")] == 1
    assert (table.actions, table.asked) == (0, 0)
    assert legal(table) == ["pass"], "in a turn that then passes"
    hold(table, 0, "africa gold")
    play(table, "pass")
    assert actions(table, "gold") == [], "never after passing"


@pytest.mark.rule("§14.4", "R76")
def test_several_golds_may_be_played() -> None:
    table = laid(4, research=True)
    hold(table, 0, "asia gold", "africa gold")
    offer(table, "africa weapons", "africa ceramics")
    play(table, "gold asia 1", "gold africa 1")
    assert hand(table, 0) == ["africa ceramics", "africa weapons"]


@pytest.mark.rule("§14.4", "R89")
def test_gold_may_be_played_after_the_second_action() -> None:
    table = rich(4, research=True)
    offer(table, "africa weapons")
    hold(table, 0, "asia gold")
    play(table, "research africa", "pay museum", "research asia", "pay ship")
    assert legal(table) == ["gold asia 1", "done"]
    play(table, "gold asia 1")
    assert table.asked == 1, "with an empty market the turn ends by itself"


@pytest.mark.rule("§14.4", "R89")
def test_the_question_after_the_second_action_tells_nothing_of_the_hand() -> None:
    table = rich(4, research=True)
    offer(table, "africa weapons")
    hold(table, 0, "asia weapons")
    play(table, "research africa", "pay museum", "research asia", "pay ship")
    assert legal(table) == ["done"], "whoever holds cards is asked, gold or no gold"
    play(table, "done", "research africa", "pay museum", "unearth africa weapons")
    play(table, "research america", "pay ship")
    assert table.asked == 2, "an empty hand is seen by all"


@pytest.mark.rule("§14.4", "R89")
def test_without_the_expansion_nobody_is_asked_for_gold() -> None:
    table = rich(4)
    offer(table, "africa weapons")
    hold(table, 0, "asia weapons")
    play(table, "research africa", "pay museum", "research asia", "pay ship")
    assert (table.asked, is_asked(table, "acting")) == (1, True)


@pytest.mark.rule("§15.6", "R88")
def test_berlin_receives_three_more() -> None:
    table = laid(5, cities=True)
    take(table, 0, "ship")
    take(table, 1, "ship")
    track(table, "ship", 4)
    hold(table, 0, "africa weapons")
    hold(table, 1, "africa weapons")
    give_role(table, 0, "berlin")
    play(table, "sell africa weapons", "sell africa weapons")
    assert list(table.money)[:2] == [8, 5]


@pytest.mark.rule("§11.1")
def test_shipping_and_selling_share_the_ships() -> None:
    table = rich(4)
    huts(table, 0, "asia", 1)
    hold(table, 0, "africa weapons")
    table.money[0] = 5
    play(table, "ship asia", "pay ship")
    assert actions(table, "sell") == []
