"""Refused wishes name the paragraph that refuses them."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    TITLE,
    act,
    cards,
    do,
    show,
    table,
    together,
    why,
    words,
)

HELD = together(
    cards("asia", "weapons", "weapons", "weapons", "cursed", "stand-alone"), cards("africa", "gold")
)
RICH = {0: 50}


@pytest.mark.rule("§7.1")
def test_objections_to_digging() -> None:
    state = table(4, BOTH, money=RICH)
    assert why(state, "research africa") == "§7.1"
    assert why(state, "hire america") == "§8.1"
    assert why(state, "ship america") == "§9.1"
    assert why(state, "hire two africa") == "§15.12"
    full = table(4, BOTH, huts={0: {"africa": 10}}, money=RICH)
    assert why(full, "research asia") == "§7.3"
    assert why(full, "hire africa") == "§7.3"
    nine = table(4, BOTH, huts={0: {"africa": 9}}, roles={0: ["morley"]}, money=RICH)
    assert why(nine, "hire two africa") in {"§15.12", "§7.3"}


@pytest.mark.rule("§2.4")
def test_objections_to_the_site_left_out() -> None:
    state = table(3, BOTH, money=RICH)
    for wish in ("research asia", "hire asia", "ship asia", "produce 4 asia"):
        assert why(state, wish) == "§2.4"


@pytest.mark.rule("§5.4")
def test_objections_to_what_is_too_dear_name_price_and_money() -> None:
    state = table(4, mats={0: {"museum": 1}, 1: {}, 2: {}, 3: {}}, money={0: 0})
    [found] = [o for o in TITLE.objections(state, 0) if o.what == "research america"]
    assert found.paragraph == "§5.4"
    assert found.values == {"price": 1, "money": 0}
    joker = table(4, mats={0: {"museum": 1}}, money={0: 5})
    [found] = [o for o in TITLE.objections(joker, 0) if o.what == "hire africa"]
    assert found.values == {"price": 6, "money": 5}
    twice = table(4, BOTH, mats={0: {"museum": 1}}, money={0: 11}, roles={0: ["morley"]})
    [found] = [o for o in TITLE.objections(twice, 0) if o.what == "hire two africa"]
    assert found.values == {"price": 12, "money": 11}


@pytest.mark.rule("§5.2")
def test_objections_without_markers() -> None:
    state = table(4, BOTH, mats={0: {}}, money=RICH)
    assert why(state, "hire africa") == "§5.2"
    assert why(state, "research america") == "§5.2"


@pytest.mark.rule("§15.9")
def test_objections_to_trading_with_the_seventh_action() -> None:
    state = table(
        4,
        BOTH,
        mats={0: {}},
        roles={0: ["andersson"]},
        hands={0: HELD},
        market=["africa weapons"],
        money=RICH,
    )
    assert why(state, "sell asia weapons") == "§15.9"
    assert why(state, "buy 1") == "§15.9"


@pytest.mark.rule("§11.6")
def test_objections_to_trading() -> None:
    state = table(
        4, BOTH, mats={0: {"museum": 2}}, hands={0: HELD}, market=["africa weapons"], money=RICH
    )
    assert why(state, "sell asia weapons") == "§11.6"
    assert why(state, "buy 1") == "§11.6"
    assert why(state, "buy 2") == "§11.4"
    ship = table(4, BOTH, hands={0: HELD}, market=["africa weapons"], money={0: 0})
    assert why(ship, "buy 1") in {"§5.4", "§11.5"}
    assert why(ship, "sell asia ceramics") == "§11.1"


@pytest.mark.rule("§14.4")
def test_objections_to_gold() -> None:
    state = table(4, BOTH, hands={0: HELD}, market=["africa weapons"], money=RICH)
    assert why(state, "gold asia 1") == "§14.4"
    assert why(state, "gold africa 2") == "§14.4"
    do(state, "pass")
    assert why(state, "gold africa 1") in {"§14.4", "§5.6"}


@pytest.mark.rule("§10.1")
def test_objections_to_exhibitions() -> None:
    state = table(4, BOTH, hands={0: HELD}, tiles={"4 asia": 1}, money=RICH)
    assert why(state, "produce 4 weapons") == "§10.1"
    assert why(state, "produce 4 asia") == "§10.1"
    assert why(state, "exhibit africa") == "§14.2"
    do(state, "produce 3 weapons")
    assert why(state, "pay america worker") == "§5.2"
    other = table(
        4,
        ["research"],
        hands={0: cards("asia", *["weapons"] * 4, "cursed", "gold", "ceramics")},
        money=RICH,
    )
    do(other, "produce 4 asia", "pay museum")
    assert why(other, "show asia cursed") == "§14.9"
    assert why(other, "show asia gold") == "§14.11"
    assert why(other, "show africa weapons") == "§10.1"
    assert why(other, "keep none") == "§10.1"


@pytest.mark.rule("§14.6")
def test_objections_to_keeping() -> None:
    held = cards("asia", "weapons", "weapons", "fragments", "ceramics")
    state = table(4, ["research"], hands={0: held}, money=RICH)
    show(
        act(state, "produce 3 weapons", "pay museum"),
        "asia weapons",
        "asia weapons",
        "asia fragments",
    )
    assert why(state, "keep asia fragments") == "§14.6"
    assert why(state, "keep asia ceramics") == "§10.6"


@pytest.mark.rule("§14.7")
def test_objections_to_loading_another_card_than_the_curse() -> None:
    up = cards("africa", "cursed", "weapons", "ceramics", "ceramics")
    own = {0: {"africa": 2}, 1: {"africa": 3}, 2: {}, 3: {}}
    state = table(4, BOTH, huts=own, face={"africa": up}, money=RICH)
    act(state, "ship africa", "pay ship")
    if "load africa cursed" in words(state):
        assert why(state, "load africa weapons") == "§14.7"
    else:
        assert "load africa weapons" in words(state)
    assert why(state, "load asia weapons") == "§9.1"


@pytest.mark.rule("§5.1")
def test_objections_to_passing_after_an_action_and_to_a_third_action() -> None:
    state = act(table(4, BOTH, money=RICH), "hire africa", "pay africa worker")
    assert why(state, "pass") in {"§5.1", "R56"}
    held = table(4, BOTH, hands={0: HELD}, market=["africa weapons"], money=RICH)
    act(held, "hire africa", "pay africa worker", "hire asia", "pay asia worker")
    assert why(held, "ship africa") == "§5.1"
    assert why(held, "pass") in {"§5.1", "R56"}


@pytest.mark.rule("§5.7")
def test_objections_to_taking() -> None:
    state = do(table(4, BOTH), "pass")
    assert why(state, "take museum") == "§5.7"  # six markers already
    assert why(state, "hire africa") == "§5.6"
    do(state, "give ship")
    assert why(state, "take ship") in {"§5.8", "R54"}
    assert why(state, "nothing") == "§5.8"
    dry = do(table(4, mats={0: {"museum": 3}, 1: {"museum": 6}, 2: {}, 3: {}}), "pass")
    assert why(dry, "take museum") in {"§5.7", "R53"}
    assert why(dry, "give ship") == "§5.8"


@pytest.mark.rule("§6.3")
def test_objections_to_exchanging_while_refilling() -> None:
    state = table(4, BOTH, mats={0: {"ship": 1}})
    act(state, *["pass", "nothing"] * 4)
    while state.actor() != 0:
        do(state, words(state)[0])
    assert why(state, "give ship") == "§6.3"
    assert why(state, "nothing") == "§6.3"


@pytest.mark.rule("§15.2")
def test_objections_to_roles() -> None:
    three = cards("asia", *["weapons"] * 3)
    state = table(4, ["cities"], hands={0: three}, roles={0: ["paris", "judd"]}, money=RICH)
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    do(state, "keep none")
    assert why(state, "role paris") in {"§15.1", "§15.2"}
    assert why(state, "change london") == "§15.2"
    assert why(state, "role carter") == "§15.10"
    assert why(state, "pass") == "§15.1"


@pytest.mark.rule("§15.1")
def test_no_role_is_offered_without_the_expansion() -> None:
    state = table(4, ["research"], money=RICH)
    assert why(state, "role paris")


@pytest.mark.rule("§12.5")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = table(4, year=8)
    act(state, *["pass"] * 4)
    found = TITLE.objections(state, 0)
    assert {o.paragraph for o in found} == {"§12.5"}


@pytest.mark.rule("§5.1")
def test_others_are_told_whose_turn_it_is() -> None:
    state = table(4, BOTH)
    for seat in (-1, 1, 2, 3):
        assert {o.paragraph for o in TITLE.objections(state, seat)} == {"§5.1"}


@pytest.mark.rule("§5.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_each_decision_is_either_legal_or_objected_to_once(seats: int, seed: int) -> None:
    rng = digsite.Rng(seed)
    state = TITLE.new(seats, {"expansions": BOTH, "start": ["chosen", "quick"][seed]})
    decisions = {move.notation() for move in TITLE.moves[: TITLE.decision_count]}
    count = 0
    while not state.is_over() and count < 700:
        count += 1
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
            continue
        if count % 7 == 0:
            refused = [o.what for o in TITLE.objections(state, int(state.actor()))]
            assert len(refused) == len(set(refused))
            assert set(refused) == decisions - set(words(state))
        legal = [move for move in state.legal() if move.notation() != "pass"] or state.legal()
        state.play(legal[rng.below(len(legal))])
