"""The black market (chapter 11), gold (§14.4), Berlin (§15.6)."""

import pytest

import digsite
from tests.games.artifact.positions import (
    COINS,
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    field,
    give_role,
    hand,
    hold,
    huts,
    is_asked,
    kind,
    laid,
    legal,
    money,
    offer,
    on_track,
    play,
    rich,
    show,
    state_with,
    take,
    together,
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


@pytest.mark.rule("§11.1")
def test_shipping_and_selling_share_the_ships() -> None:
    table = rich(4)
    huts(table, 0, "asia", 1)
    hold(table, 0, "africa weapons")
    table.money[0] = 5
    play(table, "ship asia", "pay ship")
    assert actions(table, "sell") == []


HELD = cards("asia", "weapons", "ceramics", "jewellery", "sculpture")
THREE = ["africa weapons", "africa ceramics", "africa jewellery"]


def trade(state: digsite.State, wish: str) -> digsite.State:
    """Sell or buy; the ship is the only marker that may pay, so it may not be asked for."""
    play(state, wish)
    if field(state, "step") == "paying":
        assert legal(state) == ["pay ship"]
        play(state, "pay ship")
    return state


def ships(out: int, own: int = 1) -> dict[int, dict[str, int]]:
    """Five players; this many ships are off the track, and this many of them are seat 0's."""
    rest = out - own
    return {
        0: {"ship": own},
        1: {"ship": min(rest, 6)},
        2: {"ship": max(0, rest - 6)},
        3: {},
        4: {},
    }


@pytest.mark.rule("§11.3", "R36")
@pytest.mark.parametrize("k", range(10))
def test_a_sale_brings_the_coins_above_the_covered_space(k: int) -> None:
    state = trade(
        state_with(5, mats=ships(10 - k), hands={0: HELD}, money={0: 0}), "sell asia weapons"
    )
    assert money(state) == COINS[k]


@pytest.mark.rule("§11.5")
@pytest.mark.parametrize("k", range(10))
def test_a_purchase_costs_the_coins_above_the_covered_space(k: int) -> None:
    state = state_with(5, mats=ships(10 - k), market=THREE[:1], money={0: COINS[k]})
    trade(state, "buy 1")
    assert money(state) == 0
    poor = state_with(5, mats=ships(10 - k), market=THREE[:1], money={0: COINS[k] - 1})
    assert not can(poor, "buy 1")


@pytest.mark.rule("§11.2")
def test_the_market_is_a_queue_of_three() -> None:
    """R35: the oldest card is pushed off only when three lie there."""
    state = state_with(5, mats=ships(6, 4), hands={0: HELD}, market=THREE[:2])
    trade(state, "sell asia weapons")
    assert field(state, "market") == [*THREE[:2], "asia weapons"]
    assert field(state, "gone") == {}
    trade(state, "sell asia ceramics")
    assert field(state, "market") == [THREE[1], "asia weapons", "asia ceramics"]
    assert field(state, "gone") == {THREE[0]: 1}


@pytest.mark.rule("§11.2")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_gap_in_the_market_closes_before_the_next_sale_pushes(place: int) -> None:
    state = state_with(5, mats=ships(6, 4), hands={0: HELD}, market=THREE, money={0: 50})
    trade(trade(state, f"buy {place}"), "sell asia weapons")
    rest = [card for i, card in enumerate(THREE) if i != place - 1]
    assert field(state, "market") == [*rest, "asia weapons"]
    assert field(state, "gone") == {}


@pytest.mark.rule("§11.1")
def test_each_kind_of_card_in_the_hand_is_offered_once() -> None:
    held = together(HELD, cards("asia", "weapons"))
    state = state_with(4, hands={0: held})
    assert sorted(word for word in legal(state) if word.startswith("sell")) == sorted(
        f"sell {card}" for card in held
    )


@pytest.mark.rule("§15.6")
def test_berlin_adds_three_coins_to_a_sale_and_nothing_to_a_purchase() -> None:
    more = state_with(
        5,
        ["cities"],
        mats=ships(6, 4),
        hands={0: HELD},
        market=THREE,
        money={0: 10},
        roles={0: ["berlin"]},
    )
    k = on_track(more, "ship")
    trade(more, "sell asia weapons")
    assert money(more) == 10 + COINS[k] + 3
    trade(more, "buy 3")
    assert money(more) == 10 + COINS[k] + 3 - COINS[k + 1]


GOLD = cards("asia", "gold")


@pytest.mark.rule("§14.4")
def test_several_gold_cards_may_be_used_in_a_turn_also_one_just_taken() -> None:
    market = ["africa weapons", "africa gold", "africa ceramics"]
    state = state_with(4, ["research"], hands={0: GOLD}, market=market)
    play(state, "gold asia 2", "gold africa 2")
    assert cards_in_hand(state) == cards("africa", "ceramics")
    assert field(state, "market") == ["africa weapons"]


@pytest.mark.rule("§14.4")
def test_gold_may_be_used_after_the_last_marker_was_used_as_the_first_action() -> None:
    state = state_with(
        4,
        ["research"],
        hands={0: GOLD},
        market=THREE,
        mats={0: {"africa worker": 1}},
        money={0: 50},
    )
    act(state, "hire africa", "pay africa worker")
    assert can(state, "gold asia 1")


@pytest.mark.rule("§14.4")
def test_gold_may_be_used_on_the_card_just_sold() -> None:
    held = together(GOLD, cards("asia", "weapons"))
    state = state_with(4, ["research"], hands={0: held}, mats={0: {"ship": 1}})
    trade(state, "sell asia weapons")
    play(state, "gold asia 1")
    assert cards_in_hand(state) == cards("asia", "weapons")


@pytest.mark.rule("§14.4")
def test_gold_of_another_player_is_not_offered() -> None:
    state = state_with(4, ["research"], hands={1: GOLD}, market=THREE)
    assert not any(word.startswith("gold") for word in legal(state))


@pytest.mark.rule("§14.4")
def test_gold_after_an_exhibition_may_take_what_the_second_action_needs() -> None:
    held = together(GOLD, cards("asia", "weapons", "weapons"))
    state = state_with(4, ["research"], hands={0: held}, market=["africa weapons"], money={0: 50})
    assert not can(state, "produce 3 weapons")
    play(state, "gold asia 1")
    play(state, "produce 3 weapons", "pay museum")
    show(state, "africa weapons", "asia weapons", "asia weapons")
    play(state, "keep africa weapons")
    assert cards_in_hand(state) == cards("africa", "weapons")
