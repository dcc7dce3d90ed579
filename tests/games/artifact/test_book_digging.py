"""The rulebook on research, hiring and shipping, sentence by sentence."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    COST,
    SITES,
    act,
    can,
    cards,
    deck_size,
    do,
    face_up,
    field,
    hand,
    huts,
    mat,
    money,
    of_site,
    settle,
    table,
    together,
    track,
    words,
)

SHIPS = {0: {"ship": 2}}


@pytest.mark.rule("§7.1")
def test_the_example_of_research_for_two_coins() -> None:
    """A museum covers the 2; a hut goes to the Middle East, where other huts stand: one card."""
    mats = {0: {"museum": 1}, 1: {"museum": 2}, 2: {}, 3: {}, 4: {}}
    state = table(5, mats=mats, money={0: 7})
    assert huts(state, 0, "middle_east") == 0
    up = sum(face_up(state, "middle_east").values())
    do(state, "research middle_east", "pay museum")
    assert money(state) == 5
    assert state.actor() == digsite.CHANCE
    assert all(word.startswith("unearth middle_east ") for word in words(state))
    do(state, words(state)[0])
    assert sum(face_up(state, "middle_east").values()) == up + 1
    assert huts(state, 0, "middle_east") == 1


@pytest.mark.rule("§7.1")
def test_research_needs_a_site_without_an_own_hut() -> None:
    state = table(4, money={0: 50})
    assert [site for site in SITES if can(state, f"research {site}")] == ["america", "middle_east"]


@pytest.mark.rule("§7.1")
def test_with_huts_on_all_sites_there_is_no_research() -> None:
    state = table(4, huts={0: dict.fromkeys(SITES, 1)}, money={0: 50})
    assert not any(word.startswith("research") for word in words(state))


@pytest.mark.rule("§7.1")
def test_three_players_cannot_research_the_site_left_out() -> None:
    state = table(3, money={0: 50})
    assert [site for site in SITES if can(state, f"research {site}")] == ["middle_east"]


@pytest.mark.rule("§7.2")
def test_the_first_hut_on_an_empty_site_unearths_nothing() -> None:
    empty = {seat: {"africa": 1} for seat in range(4)}
    state = do(table(4, huts=empty, money={0: 50}), "research asia", "pay museum")
    assert state.actor() == 0
    assert face_up(state, "asia") == {}
    assert deck_size(state, "asia") == 20


@pytest.mark.rule("§7.3")
def test_without_a_hut_in_reserve_there_is_neither_research_nor_hiring() -> None:
    nine = table(4, huts={0: {"africa": 9}}, money={0: 50})
    assert can(nine, "research asia")
    assert can(nine, "hire africa")
    ten = table(4, huts={0: {"africa": 10}}, money={0: 50})
    assert not any(word.split()[0] in {"research", "hire"} for word in words(ten))
    assert can(ten, "ship africa")


@pytest.mark.rule("§8.1")
def test_the_example_of_hiring_for_three_coins() -> None:
    mats = {0: {"middle_east worker": 1}, 1: {"middle_east worker": 4}, 2: {}, 3: {}, 4: {}}
    own = {0: {"middle_east": 1}, 1: {"africa": 1}, 2: {"middle_east": 1}, 3: {}, 4: {}}
    state = table(5, mats=mats, huts=own, money={0: 3})
    assert COST[track(state, "middle_east worker")] == 3
    act(state, "hire middle_east", "pay middle_east worker")
    assert money(state) == 0
    assert huts(state, 0, "middle_east") == 2
    assert sum(face_up(state, "middle_east").values()) == 2


@pytest.mark.rule("§8.1")
def test_hiring_needs_an_own_hut_at_the_site() -> None:
    state = table(4, mats={0: {"america worker": 2, "asia worker": 2}}, money={0: 50})
    assert [site for site in SITES if can(state, f"hire {site}")] == ["africa", "asia"]


@pytest.mark.rule("§8.2")
def test_hiring_unearths_a_card_also_when_alone_at_the_site() -> None:
    alone = {0: {"africa": 1}, 1: {}, 2: {}, 3: {}}
    state = table(4, huts=alone, money={0: 50})
    assert face_up(state, "africa") == {}
    act(state, "hire africa", "pay africa worker")
    assert sum(face_up(state, "africa").values()) == 1


@pytest.mark.rule("§8.2")
def test_an_empty_deck_unearths_nothing_but_huts_may_still_be_placed() -> None:
    """R64"""
    state = table(4, deck={"africa": {}, "america": {}}, face={"africa": {}, "america": {}})
    act(state, "hire africa", "pay africa worker")
    assert huts(state, 0, "africa") == 2
    assert face_up(state, "africa") == {}
    rich = table(
        4, deck={"america": {}}, face={"america": cards("america", "weapons")}, money={0: 50}
    )
    do(rich, "research america", "pay museum")
    assert rich.actor() == 0
    assert huts(rich, 0, "america") == 1


@pytest.mark.rule("§9.1")
def test_the_example_of_shipping_two_for_three_coins() -> None:
    """Two huts of Blue, others there too; the ship covers 3; two of three cards are chosen."""
    mats = {0: {"ship": 1}, 1: {"ship": 4}, 2: {}, 3: {}, 4: {}}
    own = {0: {"middle_east": 2}, 1: {"africa": 1}, 2: {"middle_east": 2}, 3: {}, 4: {}}
    up = cards("middle_east", "weapons", "ceramics", "jewellery")
    state = table(5, mats=mats, huts=own, face={"middle_east": up}, money={0: 3})
    act(state, "ship middle_east", "pay ship")
    assert money(state) == 0
    assert field(state, "step") == "loading"
    act(state, "load middle_east ceramics", "load middle_east weapons")
    assert hand(state) == cards("middle_east", "ceramics", "weapons")
    assert face_up(state, "middle_east") == cards("middle_east", "jewellery")
    assert huts(state, 0, "middle_east") == 0
    assert huts(state, 2, "middle_east") == 2


@pytest.mark.rule("§9.1")
def test_each_choice_of_cards_exists_once() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 3}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "weapons", "ceramics", "jewellery", "sculpture")
    state = table(4, mats=SHIPS, huts=own, face={"africa": up}, money={0: 50})
    do(state, "ship africa", "pay ship")
    found = []

    def walk(at: digsite.State) -> None:
        if field(at, "step") != "loading":
            found.append(tuple(sorted(hand(at).items())))
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
    state = table(4, mats=SHIPS, money={0: 50})
    assert [site for site in SITES if can(state, f"ship {site}")] == ["africa", "asia"]


@pytest.mark.rule("§9.2")
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_alone_at_the_site_one_card_fewer_is_taken(number: int) -> None:
    own = {0: {"africa": number}, 1: {}, 2: {}, 3: {}}
    state = table(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert sum(hand(state).values()) == number - 1
    assert face_up(state, "africa") == {}
    assert huts(state, 0, "africa") == 0
    assert money(state) < 50


@pytest.mark.rule("§9.2")
def test_another_single_hut_makes_the_full_number() -> None:
    own = {0: {"africa": 3}, 1: {"africa": 1}, 2: {}, 3: {}}
    state = table(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert sum(hand(state).values()) == 3


@pytest.mark.rule("§9.3")
def test_all_huts_of_the_site_come_home_and_no_others() -> None:
    own = {0: {"africa": 2, "asia": 3}, 1: {"africa": 2}, 2: {}, 3: {}}
    state = table(4, mats=SHIPS, huts=own, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert [huts(state, 0, site) for site in SITES] == [0, 3, 0, 0]
    assert huts(state, 1, "africa") == 2


@pytest.mark.rule("§9.3")
def test_huts_that_came_home_can_be_placed_again() -> None:
    state = table(4, huts={0: {"africa": 10}}, mats={0: {"ship": 1, "museum": 1}}, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert can(state, "research africa")


@pytest.mark.rule("§9.4")
def test_shipping_costs_the_track_number_not_the_coins_above() -> None:
    state = table(4, mats={0: {"ship": 1}, 1: {}, 2: {}, 3: {}}, money={0: 50})
    act(state, "ship africa", "pay ship")
    assert money(state) == 49
    assert mat(state, 0, "ship") == 0


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_with_fewer_cards_than_huts_take_what_is_there(there: int) -> None:
    """R63: the deck ran out before the huts were placed."""
    own = {0: {"africa": 3}, 1: {"africa": 2}, 2: {}, 3: {}}
    up = cards("africa", *["weapons", "ceramics"][:there])
    state = table(4, mats=SHIPS, huts=own, face={"africa": up}, deck={"africa": {}}, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert hand(state) == up
    assert face_up(state, "africa") == {}
    assert huts(state, 0, "africa") == 0


@pytest.mark.rule("§9.2")
def test_alone_with_fewer_cards_than_huts_the_deck_empty() -> None:
    """Three huts alone ask for two cards; two lie there although one was not unearthed."""
    own = {0: {"africa": 4}, 1: {}, 2: {}, 3: {}}
    up = cards("africa", "weapons", "ceramics")
    state = table(4, mats=SHIPS, huts=own, face={"africa": up}, deck={"africa": {}}, money={0: 50})
    act(state, "ship africa", "pay ship")
    while field(state, "step") == "loading":
        act(state, words(state)[0])
    assert hand(state) == up


CURSE = {"africa": cards("africa", "cursed", "weapons", "ceramics")}
TWO_AND_TWO = {0: {"africa": 2}, 1: {"africa": 2}, 2: {}, 3: {}}


@pytest.mark.rule("§14.7")
def test_a_cursed_artifact_is_the_first_card_and_counts_as_one() -> None:
    state = table(4, ["research"], mats=SHIPS, huts=TWO_AND_TWO, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        assert words(state) == ["load africa cursed"]
        act(state, "load africa cursed")
    assert field(state, "step") == "loading"
    assert words(state) == ["load africa ceramics", "load africa weapons"]
    act(state, "load africa weapons")
    assert hand(state) == cards("africa", "weapons")
    assert face_up(state, "africa") == cards("africa", "ceramics")


@pytest.mark.rule("§14.8")
def test_a_shipped_cursed_artifact_leaves_the_game() -> None:
    state = table(4, ["research"], mats=SHIPS, huts=TWO_AND_TWO, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    act(state, "load africa ceramics")
    assert of_site(field(state, "gone"), "africa") == cards("africa", "cursed")
    assert "africa cursed" not in together(hand(state), face_up(state, "africa"))


@pytest.mark.rule("§14.7")
def test_a_shipper_with_one_hut_gets_only_the_curse() -> None:
    own = {0: {"africa": 1}, 1: {"africa": 3}, 2: {}, 3: {}}
    state = table(4, ["research"], mats=SHIPS, huts=own, face=CURSE, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    assert hand(state) == {}
    assert field(state, "gone") == cards("africa", "cursed")
    assert sum(face_up(state, "africa").values()) == 2


@pytest.mark.rule("§14.7")
def test_a_lone_shipper_with_two_huts_gets_the_curse_for_his_only_card() -> None:
    """R77: it counts as one of the cards taken."""
    own = {0: {"africa": 2}, 1: {}, 2: {}, 3: {}}
    up = {"africa": cards("africa", "cursed")}
    state = table(4, ["research"], mats=SHIPS, huts=own, face=up, money={0: 50})
    act(state, "ship africa", "pay ship")
    if can(state, "load africa cursed"):
        act(state, "load africa cursed")
    assert hand(state) == {}
    assert field(state, "gone") == cards("africa", "cursed")


@pytest.mark.rule("§14.1")
def test_special_artifacts_are_unearthed_and_shipped_like_others() -> None:
    up = {"africa": cards("africa", "gold", "manuscript", "stand-alone")}
    state = table(4, BOTH, mats=SHIPS, huts=TWO_AND_TWO, face=up, money={0: 50})
    do(state, "ship africa", "pay ship", "load africa gold", "load africa manuscript")
    assert hand(state) == cards("africa", "gold", "manuscript")


@pytest.mark.rule("§8.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_site_always_shows_one_card_fewer_than_it_has_huts(seats: int, seed: int) -> None:
    """The arithmetic behind the lone shipper's lost card, in the base game while decks last."""
    rng = digsite.Rng(seed)
    state = settle(digsite.title("artifact").new(seats, {"expansions": ["cities"]}))
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
            continue
        if field(state, "step") in {"acting", "passed"}:
            for i, site in enumerate(SITES):
                number = sum(field(state, "huts")[seat * 4 + i] for seat in range(seats))
                if deck_size(state, site):
                    assert sum(face_up(state, site).values()) == max(0, number - 1)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
