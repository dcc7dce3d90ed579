"""Shipping (chapter 9), the cursed artifact (§14.7, §14.8), London (§15.5)."""

import pytest

import digsite
from digsite.games.artifact.box import RANK_NAMES, SITE_NAMES
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import digging, shipping
from tests.games.artifact.positions import (
    BOTH,
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    do,
    face_up,
    field,
    give_role,
    hand,
    hold,
    huts,
    huts_of,
    huts_there,
    is_asked,
    kind,
    laid,
    legal,
    money,
    of_site,
    play,
    rich,
    state_with,
    take,
    together,
    track,
    turn_up,
    words,
)

SHIPS = {0: {"ship": 2}}
CURSE = {"africa": cards("africa", "cursed", "weapons", "ceramics")}
TWO_AND_TWO = {0: {"africa": 2}, 1: {"africa": 2}, 2: {}, 3: {}}


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


@pytest.mark.rule("§9.1")
def test_the_example_of_shipping_two_for_three_coins() -> None:
    """Two huts of Blue, others there too; the ship covers 3; two of three cards are chosen."""
    mats = {0: {"ship": 1}, 1: {"ship": 4}, 2: {}, 3: {}, 4: {}}
    own = {0: {"middle_east": 2}, 1: {"africa": 1}, 2: {"middle_east": 2}, 3: {}, 4: {}}
    up = cards("middle_east", "weapons", "ceramics", "jewellery")
    state = state_with(5, mats=mats, huts=own, face={"middle_east": up}, money={0: 3})
    act(state, "ship middle_east", "pay ship")
    assert money(state) == 0
    assert field(state, "step") == "loading"
    act(state, "load middle_east ceramics", "load middle_east weapons")
    assert cards_in_hand(state) == cards("middle_east", "ceramics", "weapons")
    assert face_up(state, "middle_east") == cards("middle_east", "jewellery")
    assert huts_there(state, 0, "middle_east") == 0
    assert huts_there(state, 2, "middle_east") == 2


@pytest.mark.rule("§9.1")
def test_each_choice_of_cards_exists_once() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 3}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "weapons", "ceramics", "jewellery", "sculpture")
    state = state_with(4, mats=SHIPS, huts=own, face={"africa": up}, money={0: 50})
    do(state, "ship africa", "pay ship")
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


@pytest.mark.rule("§9.1")
def test_shipping_needs_an_own_hut() -> None:
    state = state_with(4, mats=SHIPS, money={0: 50})
    assert [site for site in SITE_NAMES if can(state, f"ship {site}")] == ["africa", "asia"]


@pytest.mark.rule("§9.2")
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_alone_at_the_site_one_card_fewer_is_taken(number: int) -> None:
    own = {0: {"africa": number}, 1: {}, 2: {}, 3: {}}
    state = state_with(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert sum(cards_in_hand(state).values()) == number - 1
    assert face_up(state, "africa") == {}
    assert huts_there(state, 0, "africa") == 0
    assert money(state) < 50


@pytest.mark.rule("§9.2")
def test_another_single_hut_makes_the_full_number() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 1}, 2: {}, 3: {}}
    state = state_with(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert sum(cards_in_hand(state).values()) == 3


@pytest.mark.rule("§9.3")
def test_all_huts_of_the_site_come_home_and_no_others() -> None:
    own = {0: {"africa": 2, "asia": 3}, 1: {"africa": 2}, 2: {}, 3: {}}
    state = state_with(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert [huts_there(state, 0, site) for site in SITE_NAMES] == [0, 3, 0, 0]
    assert huts_there(state, 1, "africa") == 2


@pytest.mark.rule("§9.3")
def test_huts_that_came_home_can_be_placed_again() -> None:
    state = state_with(
        4, huts={0: {"africa": 10}}, mats={0: {"ship": 1, "museum": 1}}, money={0: 50}
    )
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert can(state, "research africa")


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_with_fewer_cards_than_huts_take_what_is_there(there: int) -> None:
    """R63: the deck ran out before the huts were placed."""
    own = {0: {"africa": 3}, 1: {"africa": 2}, 2: {}, 3: {}}
    up = cards("africa", *["weapons", "ceramics"][:there])
    state = state_with(
        4, mats=SHIPS, huts=own, face={"africa": up}, deck={"africa": {}}, money={0: 50}
    )
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert cards_in_hand(state) == up
    assert face_up(state, "africa") == {}
    assert huts_there(state, 0, "africa") == 0


@pytest.mark.rule("§9.2")
def test_alone_with_fewer_cards_than_huts_the_deck_empty() -> None:
    """Three huts alone ask for two cards; two lie there although one was not unearthed."""
    own = {0: {"africa": 4}, 1: {}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "ceramics")
    state = state_with(
        4, mats=SHIPS, huts=own, face={"africa": up}, deck={"africa": {}}, money={0: 50}
    )
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert cards_in_hand(state) == up


@pytest.mark.rule("§14.7")
def test_a_cursed_artifact_is_the_first_card_and_counts_as_one() -> None:
    state = state_with(4, ["research"], mats=SHIPS, huts=TWO_AND_TWO, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        assert words(state) == ["load africa cursed"]
        act(state, "load africa cursed")
    assert field(state, "step") == "loading"
    assert words(state) == ["load africa ceramics", "load africa weapons"]
    act(state, "load africa weapons")
    assert cards_in_hand(state) == cards("africa", "weapons")
    assert face_up(state, "africa") == cards("africa", "ceramics")


@pytest.mark.rule("§14.8")
def test_a_shipped_cursed_artifact_leaves_the_game() -> None:
    state = state_with(4, ["research"], mats=SHIPS, huts=TWO_AND_TWO, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    act(state, "load africa ceramics")
    assert of_site(field(state, "gone"), "africa") == cards("africa", "cursed")
    assert "africa cursed" not in together(cards_in_hand(state), face_up(state, "africa"))


@pytest.mark.rule("§14.7")
def test_a_shipper_with_one_hut_gets_only_the_curse() -> None:
    own = {0: {"africa": 1}, 1: {"africa": 3}, 2: {}, 3: {}}
    state = state_with(4, ["research"], mats=SHIPS, huts=own, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    assert cards_in_hand(state) == {}
    assert field(state, "gone") == cards("africa", "cursed")
    assert sum(face_up(state, "africa").values()) == 2


@pytest.mark.rule("§14.7")
def test_a_lone_shipper_with_two_huts_gets_the_curse_for_his_only_card() -> None:
    """R77: it counts as one of the cards taken."""
    own = {0: {"africa": 2}, 1: {}, 2: {}, 3: {}}
    up = {"africa": cards("africa", "cursed")}
    state = state_with(4, ["research"], mats=SHIPS, huts=own, face=up, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    assert cards_in_hand(state) == {}
    assert field(state, "gone") == cards("africa", "cursed")


@pytest.mark.rule("§14.1")
def test_special_artifacts_are_unearthed_and_shipped_like_others() -> None:
    up = {"africa": cards("africa", "gold", "manuscript", "stand-alone")}
    state = state_with(4, BOTH, mats=SHIPS, huts=TWO_AND_TWO, face=up, money={0: 50})
    do(state, "ship africa", "pay ship", "load africa gold", "load africa manuscript")
    assert cards_in_hand(state) == cards("africa", "gold", "manuscript")
