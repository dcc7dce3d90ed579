"""The rulebook on the black market and on gold, sentence by sentence."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    COINS,
    act,
    can,
    cards,
    do,
    field,
    first_turn,
    hand,
    mat,
    money,
    show,
    table,
    together,
    track,
    words,
)

HELD = cards("asia", "weapons", "ceramics", "jewellery", "sculpture")
THREE = ["africa weapons", "africa ceramics", "africa jewellery"]


def trade(state: digsite.State, wish: str) -> digsite.State:
    """Sell or buy; the ship is the only marker that may pay, so it may not be asked for."""
    do(state, wish)
    if field(state, "step") == "paying":
        assert words(state) == ["pay ship"]
        do(state, "pay ship")
    return state


def ships(out: int, own: int = 1) -> dict[int, dict[str, int]]:
    """Five players; so many ships are off the track, so many of them seat 0's."""
    rest = out - own
    return {
        0: {"ship": own},
        1: {"ship": min(rest, 6)},
        2: {"ship": max(0, rest - 6)},
        3: {},
        4: {},
    }


@pytest.mark.rule("§11.3")
def test_the_example_of_a_sale_for_five() -> None:
    state = table(5, mats=ships(5), hands={0: HELD}, money={0: 0})
    assert COINS[track(state, "ship")] == 5
    trade(state, "sell asia weapons")
    assert money(state) == 5
    assert field(state, "market") == ["asia weapons"]
    assert "asia weapons" not in hand(state)
    assert mat(state, 0, "ship") == 0


@pytest.mark.rule("§11.5")
def test_the_example_of_a_purchase_for_four() -> None:
    state = table(5, mats=ships(4), market=THREE, money={0: 4})
    assert COINS[track(state, "ship")] == 4
    trade(state, "buy 2")
    assert money(state) == 0
    assert hand(state) == cards("africa", "ceramics")
    assert field(state, "market") == ["africa weapons", "africa jewellery"]


@pytest.mark.rule("§11.3")
@pytest.mark.parametrize("k", range(10))
def test_a_sale_brings_the_coins_above_the_covered_space(k: int) -> None:
    state = trade(table(5, mats=ships(10 - k), hands={0: HELD}, money={0: 0}), "sell asia weapons")
    assert money(state) == COINS[k]


@pytest.mark.rule("§11.5")
@pytest.mark.parametrize("k", range(10))
def test_a_purchase_costs_the_coins_above_the_covered_space(k: int) -> None:
    state = table(5, mats=ships(10 - k), market=THREE[:1], money={0: COINS[k]})
    trade(state, "buy 1")
    assert money(state) == 0
    poor = table(5, mats=ships(10 - k), market=THREE[:1], money={0: COINS[k] - 1})
    assert not can(poor, "buy 1")


@pytest.mark.rule("§11.1")
def test_the_market_starts_empty_and_nothing_can_be_bought() -> None:
    state = first_turn(4)
    assert field(state, "market") == []
    assert not any(word.startswith("buy") for word in words(state))


@pytest.mark.rule("§11.2")
def test_the_market_is_a_queue_of_three() -> None:
    """R35: the oldest card is pushed off only when three lie there."""
    state = table(5, mats=ships(6, 4), hands={0: HELD}, market=THREE[:2])
    trade(state, "sell asia weapons")
    assert field(state, "market") == [*THREE[:2], "asia weapons"]
    assert field(state, "gone") == {}
    trade(state, "sell asia ceramics")
    assert field(state, "market") == [THREE[1], "asia weapons", "asia ceramics"]
    assert field(state, "gone") == {THREE[0]: 1}


@pytest.mark.rule("§11.2")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_gap_in_the_market_closes_before_the_next_sale_pushes(place: int) -> None:
    state = table(5, mats=ships(6, 4), hands={0: HELD}, market=THREE, money={0: 50})
    trade(trade(state, f"buy {place}"), "sell asia weapons")
    rest = [card for i, card in enumerate(THREE) if i != place - 1]
    assert field(state, "market") == [*rest, "asia weapons"]
    assert field(state, "gone") == {}


@pytest.mark.rule("§11.4")
@pytest.mark.parametrize("lying", [0, 1, 2, 3])
def test_any_card_of_the_market_can_be_bought(lying: int) -> None:
    state = table(4, market=THREE[:lying], money={0: 50})
    assert [word for word in words(state) if word.startswith("buy")] == [
        f"buy {place + 1}" for place in range(lying)
    ]


@pytest.mark.rule("§11.6")
def test_a_joker_can_neither_sell_nor_buy() -> None:
    mats = {0: {"museum": 2, "asia worker": 2}}
    state = table(4, mats=mats, hands={0: HELD}, market=THREE, money={0: 50})
    assert not any(word.split()[0] in {"sell", "buy"} for word in words(state))
    with_ship = table(
        4, mats={0: {"museum": 2, "ship": 1}}, hands={0: HELD}, market=THREE, money={0: 50}
    )
    assert can(trade(with_ship, "buy 1"), "done")
    assert mat(with_ship, 0, "museum") == 2


@pytest.mark.rule("§11.1")
@pytest.mark.parametrize("rank", ["stand-alone", "gold", "fragments", "cursed", "manuscript"])
def test_special_artifacts_may_be_sold_and_bought(rank: str) -> None:
    """R75, and R77 for the cursed one that was drawn secretly."""
    state = table(4, ["research"], secret={0: cards("asia", rank)}, money={1: 50})
    trade(state, f"sell asia {rank}")
    assert field(state, "market") == [f"asia {rank}"]
    act(state, "done")
    trade(state, "buy 1")
    assert hand(state, 1) == cards("asia", rank)


@pytest.mark.rule("§11.1")
def test_each_kind_of_card_in_the_hand_is_offered_once() -> None:
    held = together(HELD, cards("asia", "weapons"))
    state = table(4, hands={0: held})
    assert sorted(word for word in words(state) if word.startswith("sell")) == sorted(
        f"sell {card}" for card in held
    )


@pytest.mark.rule("§11.3")
def test_a_card_may_be_bought_and_sold_in_the_same_turn_without_gain() -> None:
    state = table(5, mats=ships(6, 4), market=THREE[:1], money={0: 50})
    trade(trade(state, "buy 1"), "sell africa weapons")
    assert money(state) <= 50


@pytest.mark.rule("§15.6")
def test_berlin_adds_three_coins_to_a_sale_and_nothing_to_a_purchase() -> None:
    more = table(
        5,
        ["cities"],
        mats=ships(6, 4),
        hands={0: HELD},
        market=THREE,
        money={0: 10},
        roles={0: ["berlin"]},
    )
    k = track(more, "ship")
    trade(more, "sell asia weapons")
    assert money(more) == 10 + COINS[k] + 3
    trade(more, "buy 3")
    assert money(more) == 10 + COINS[k] + 3 - COINS[k + 1]


GOLD = cards("asia", "gold")


@pytest.mark.rule("§14.4")
def test_gold_takes_any_card_of_the_market_for_nothing() -> None:
    state = table(4, ["research"], hands={0: GOLD}, market=THREE)
    before = (field(state, "mats"), field(state, "money"))
    assert [word for word in words(state) if word.startswith("gold")] == [
        f"gold asia {place}" for place in (1, 2, 3)
    ]
    do(state, "gold asia 2")
    assert hand(state) == cards("africa", "ceramics")
    assert field(state, "market") == [THREE[0], THREE[2]]
    assert field(state, "gone") == GOLD
    assert (field(state, "mats"), field(state, "money")) == before
    assert state.actor() == 0
    assert can(state, "pass")  # it was no action


@pytest.mark.rule("§14.4")
def test_gold_needs_a_card_on_the_market() -> None:
    state = table(4, ["research"], hands={0: GOLD})
    assert not any(word.startswith("gold") for word in words(state))


@pytest.mark.rule("§14.4")
def test_several_gold_cards_may_be_used_in_a_turn_also_one_just_taken() -> None:
    market = ["africa weapons", "africa gold", "africa ceramics"]
    state = table(4, ["research"], hands={0: GOLD}, market=market)
    do(state, "gold asia 2", "gold africa 2")
    assert hand(state) == cards("africa", "ceramics")
    assert field(state, "market") == ["africa weapons"]


@pytest.mark.rule("§14.4")
def test_gold_may_be_used_between_and_after_the_actions() -> None:
    """R76"""
    held = together(GOLD, cards("africa", "gold"), cards("america", "gold"))
    state = table(4, ["research"], hands={0: held}, market=THREE, money={0: 50})
    do(state, "gold asia 1")
    act(state, "hire africa", "pay africa worker")
    do(state, "gold africa 1")
    act(state, "hire asia", "pay asia worker")
    assert state.actor() == 0
    assert words(state) == ["gold america 1", "done"]
    do(state, "gold america 1")
    if state.actor() == 0:
        do(state, "done")
    assert state.actor() == 1
    assert hand(state) == cards("africa", "weapons", "ceramics", "jewellery")


@pytest.mark.rule("§14.4")
def test_gold_may_be_used_after_the_last_marker_was_used_as_the_first_action() -> None:
    state = table(
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
    state = table(4, ["research"], hands={0: held}, mats={0: {"ship": 1}})
    trade(state, "sell asia weapons")
    do(state, "gold asia 1")
    assert hand(state) == cards("asia", "weapons")


@pytest.mark.rule("§14.4")
def test_gold_may_be_used_in_a_turn_that_then_passes_but_not_after() -> None:
    held = together(GOLD, cards("africa", "gold"))
    state = table(4, ["research"], hands={0: held}, market=THREE, mats={0: {}})
    assert words(state) == [
        "gold africa 1",
        "gold africa 2",
        "gold africa 3",
        "gold asia 1",
        "gold asia 2",
        "gold asia 3",
        "pass",
    ]
    do(state, "gold asia 1", "pass")
    assert not any(word.startswith("gold") for word in words(state))
    act(state, "nothing")
    act(state, "hire africa", "pay africa worker", "done")  # seat 1
    act(state, "pass", "nothing", "pass", "nothing")
    assert state.actor() == 0
    assert not any(word.startswith("gold") for word in words(state))


@pytest.mark.rule("§14.4")
def test_gold_of_another_player_is_not_offered() -> None:
    state = table(4, ["research"], hands={1: GOLD}, market=THREE)
    assert not any(word.startswith("gold") for word in words(state))


@pytest.mark.rule("§14.4")
@pytest.mark.parametrize("held", [GOLD, cards("asia", "weapons")])
def test_the_question_after_the_second_action_does_not_betray_the_gold(
    held: dict[str, int],
) -> None:
    """R89: with cards in hand and on the market the player is asked, gold or not."""
    state = table(4, ["research"], hands={0: held}, market=THREE, money={0: 50})
    act(state, "hire africa", "pay africa worker", "hire asia", "pay asia worker")
    assert state.actor() == 0
    assert can(state, "done")


@pytest.mark.rule("§5.1")
def test_without_expansion_one_the_turn_ends_with_the_second_action() -> None:
    """There is no gold in this game, so nothing is left to ask."""
    held = cards("asia", "weapons")
    state = table(4, ["cities"], hands={0: held}, market=THREE, money={0: 50})
    act(state, "hire africa", "pay africa worker", "hire asia", "pay asia worker")
    assert state.actor() == 1


@pytest.mark.rule("§14.4")
def test_gold_after_an_exhibition_may_take_what_the_second_action_needs() -> None:
    held = together(GOLD, cards("asia", "weapons", "weapons"))
    state = table(4, ["research"], hands={0: held}, market=["africa weapons"], money={0: 50})
    assert not can(state, "produce 3 weapons")
    do(state, "gold asia 1")
    do(state, "produce 3 weapons", "pay museum")
    show(state, "africa weapons", "asia weapons", "asia weapons")
    do(state, "keep africa weapons")
    assert hand(state) == cards("africa", "weapons")
