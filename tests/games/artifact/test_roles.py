"""Roles (chapter 15), Andersson's seventh action."""

import pytest

import digsite
from tests.games.artifact.positions import (
    ARCHAEOLOGISTS,
    BOTH,
    CITIES,
    WEAPONS,
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    deck_size,
    face_up,
    field,
    give_role,
    hold,
    huts_of,
    is_asked,
    laid,
    legal,
    level,
    money,
    play,
    rich,
    roles_of,
    show,
    state_with,
    take,
    together,
)

PRODUCE = ["produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS], "keep none"]


@pytest.mark.rule("§15.1", "R45")
def test_after_an_exhibition_a_role_must_be_chosen() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS)
    play(table, *PRODUCE)
    assert actions(table, "role") == CITIES + ARCHAEOLOGISTS
    assert len(legal(table)) == 8, "no declining, and no marker to change"
    play(table, "role london")
    assert (roles_of(table, 0), table.actions, table.asked) == (["london"], 1, 0)


@pytest.mark.rule("§15.2", "R80")
def test_with_both_markers_placed_one_moves_within_its_group() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS)
    give_role(table, 0, "london")
    give_role(table, 0, "judd")
    play(table, *PRODUCE)
    assert actions(table, "role") == [
        "paris",
        "berlin",
        "new york",
        "andersson",
        "carter",
        "morley",
    ]
    assert actions(table, "change") == []
    play(table, "role berlin")
    assert roles_of(table, 0) == ["berlin", "judd"]


@pytest.mark.rule("§15.8", "R81", "R59")
def test_andersson_acts_once_more_when_all_six_markers_are_used() -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    take(table, 0, "museum", "ship")
    table.money[0] = 7  # for a museum at 1 and a joker
    play(table, "research africa", "pay museum", "research asia", "pay ship")
    assert (table.asked, table.money[0]) == (1, 0), "two actions a turn, the seventh included"
    play(table, *["pass", "nothing"] * 3)
    assert actions(table, "research") == ["america", "middle_east"]
    play(table, "research america")
    assert huts_of(table, 0, "america") == 1
    assert table.asked == 1, "no marker was asked for, and there is nothing left to act with"


@pytest.mark.rule("§15.8", "R81")
def test_the_seventh_action_may_follow_the_sixth_in_the_same_turn_once_a_round() -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    take(table, 0, "museum")
    table.money[0] = 5
    play(table, "research africa", "pay museum")
    assert "done" in legal(table)
    play(table, "research asia")
    assert (table.sevenths[0], table.asked) == (1, 1)
    play(table, *["pass", "nothing"] * 3)
    assert legal(table) == ["pass"], "it is used up in this round"


@pytest.mark.rule("§15.8", "R81")
def test_there_is_no_seventh_action_while_markers_are_left() -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    take(table, 0, "museum")
    assert legal(table) == ["pass"], "no money, and a marker that was not used"


@pytest.mark.rule("§15.8", "R81")
def test_a_role_gained_with_the_sixth_marker_is_usable_at_once() -> None:
    table = laid(4, research=True, cities=True)
    take(table, 0, "museum")
    table.money[0] = 5
    hold(table, 0, *WEAPONS, "asia stand-alone")
    play(table, *PRODUCE, "role andersson")
    assert (table.asked, actions(table, "exhibit")) == (0, ["asia"])
    play(table, "exhibit asia")
    assert is_asked(table, "casting")
    assert table.stands[1] == 1


THREE = cards("asia", *["weapons"] * 3)


def casting(roles: list[str], expansions: list[str] | None = None) -> digsite.State:
    """A stand-in exhibition was produced; the role is to be chosen."""
    state = state_with(4, expansions or BOTH, hands={0: THREE}, roles={0: roles}, money={0: 50})
    return play(produced(state), "keep none")


def produced(state: digsite.State) -> digsite.State:
    return show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)


@pytest.mark.rule("§15.10")
def test_carter_is_not_offered_without_expansion_one() -> None:
    """R84"""
    state = casting([], ["cities"])
    assert legal(state) == [f"role {r}" for r in [*CITIES, *ARCHAEOLOGISTS] if r != "carter"]
    moved = casting(["paris"], ["cities"])
    assert not can(moved, "change carter")
    assert can(moved, "change judd")


@pytest.mark.rule("§15.1")
def test_without_expansion_two_nobody_chooses_a_role() -> None:
    state = state_with(4, ["research"], hands={0: THREE}, money={0: 50})
    play(produced(state), "keep none")
    assert field(state, "step") == "acting"


@pytest.mark.rule("§15.1")
def test_a_stand_alone_exhibition_asks_for_a_role_too() -> None:
    """R73"""
    state = state_with(4, BOTH, hands={0: cards("asia", "stand-alone")}, money={0: 50})
    play(state, "exhibit asia", "pay museum")
    assert field(state, "step") == "casting"
    play(state, "role judd")
    assert roles_of(state, 0) == ["judd"]


@pytest.mark.rule("§15.2")
def test_with_one_city_it_moves_or_the_second_marker_is_placed() -> None:
    """R80, R90"""
    state = casting(["london"])
    assert legal(state) == [
        *[f"role {role}" for role in [*CITIES, *ARCHAEOLOGISTS] if role != "london"],
        *[f"change {role}" for role in ARCHAEOLOGISTS],
    ]
    placed = play(state.clone(), "role judd")
    assert roles_of(placed, 0) == ["london", "judd"]
    moved = play(state.clone(), "role paris")
    assert roles_of(moved, 0) == ["paris"]
    changed = play(state.clone(), "change judd")
    assert roles_of(changed, 0) == ["judd"]


@pytest.mark.rule("§15.2")
def test_with_one_archaeologist_it_may_become_a_city() -> None:
    state = casting(["judd"])
    assert legal(state) == [
        *[f"role {role}" for role in [*CITIES, *ARCHAEOLOGISTS] if role != "judd"],
        *[f"change {role}" for role in CITIES],
    ]
    assert roles_of(play(state, "change berlin"), 0) == ["berlin"]


@pytest.mark.rule("§15.2")
def test_several_players_may_have_the_same_role() -> None:
    state = state_with(4, BOTH, hands={0: THREE}, roles={1: ["paris"], 2: ["paris"]}, money={0: 50})
    play(produced(state), "keep none", "role paris")
    assert [roles_of(state, seat) for seat in range(4)] == [["paris"]] * 3 + [[]]


@pytest.mark.rule("§15.3", "R46")
def test_the_privilege_starts_with_the_next_action() -> None:
    held = together(cards("asia", *["weapons"] * 3), cards("africa", *["ceramics"] * 3))
    state = state_with(4, ["cities"], hands={0: held}, money={0: 50})
    play(produced(state), "keep asia weapons")
    assert field(state, "step") == "casting"  # one only: Paris comes after
    play(state, "role paris")
    show(act(state, "produce 3 ceramics", "pay museum"), *["africa ceramics"] * 3)
    play(state, "keep africa ceramics", "keep africa ceramics")
    assert cards_in_hand(state) == together(
        cards("asia", "weapons"), cards("africa", "ceramics", "ceramics")
    )


@pytest.mark.rule("§15.3")
def test_the_privilege_ends_when_the_marker_leaves() -> None:
    state = casting(["london"])
    play(state, "role paris")
    act(state, "ship asia", "pay ship")
    assert field(state, "step") != "offered"


# London


@pytest.mark.rule("§15.5")
def test_london_offers_a_draw_from_the_deck_of_the_site_after_shipping() -> None:
    state = state_with(4, ["cities"], roles={0: ["london"]}, money={0: 50})
    act(state, "ship africa", "pay ship")
    assert legal(state) == ["draw", "decline"]
    before = cards_in_hand(state)
    play(state, "draw")
    assert state.actor() == digsite.CHANCE
    assert legal(state) == [
        f"find africa {rank}"
        for rank in ("architecture", "ceramics", "jewellery", "sculpture", "weapons")
    ]
    play(state, "find africa ceramics")
    assert cards_in_hand(state) == together(before, cards("africa", "ceramics"))
    assert deck_size(state, "africa") == 18
    assert field(state, "secrets")[:4] == [1, 0, 0, 0]


@pytest.mark.rule("§15.5")
def test_london_draws_also_when_no_card_was_shipped() -> None:
    """R83"""
    alone = {0: {"africa": 1}, 1: {}, 2: {}, 3: {}}
    state = state_with(4, ["cities"], huts=alone, roles={0: ["london"]}, money={0: 50})
    act(state, "ship africa", "pay ship", "draw")
    assert sum(cards_in_hand(state).values()) == 1


@pytest.mark.rule("§15.5")
def test_london_offers_nothing_when_the_deck_is_empty() -> None:
    """R64"""
    state = state_with(
        4,
        ["cities"],
        deck={"africa": {}},
        face={"africa": cards("africa", "weapons")},
        roles={0: ["london"]},
        money={0: 50},
    )
    act(state, "ship africa", "pay ship")
    assert field(state, "step") == "acting"


@pytest.mark.rule("§15.5")
def test_a_secretly_drawn_curse_stays_in_hand() -> None:
    """R77"""
    state = state_with(
        4,
        BOTH,
        deck={"africa": cards("africa", "cursed", "weapons")},
        face={"africa": cards("africa", "ceramics")},
        roles={0: ["london"]},
        money={0: 50},
    )
    act(state, "ship africa", "pay ship")
    play(state, "draw", "find africa cursed")
    assert cards_in_hand(state) == cards("africa", "ceramics", "cursed")
    assert can(state, "sell africa cursed")


@pytest.mark.rule("§15.5")
def test_london_does_not_help_research_and_judd_not_shipping() -> None:
    state = state_with(4, ["cities"], roles={0: ["london"]}, money={0: 50})
    act(state, "research america", "pay museum")
    assert field(state, "step") == "acting"
    other = state_with(4, ["cities"], roles={0: ["judd"]}, money={0: 50})
    act(other, "ship africa", "pay ship")
    assert field(other, "step") == "acting"


# Judd


@pytest.mark.rule("§15.11")
def test_judd_draws_after_the_unearthed_card_and_the_research_step() -> None:
    """R66"""
    state = state_with(4, BOTH, roles={0: ["judd"]}, money={0: 50})
    play(state, "research america", "pay museum")
    assert state.actor() == digsite.CHANCE
    play(state, "unearth america gold")
    assert level(state, 0, "america") == 1
    assert legal(state) == ["draw", "decline"]
    play(state, "draw")
    assert not can(state, "find america gold")
    play(state, "find america manuscript")
    assert cards_in_hand(state) == cards("america", "manuscript")


@pytest.mark.rule("§15.11")
def test_at_an_empty_site_judd_draws_though_nothing_is_unearthed() -> None:
    elsewhere = {seat: {"africa": 1} for seat in range(4)}
    state = state_with(4, ["cities"], huts=elsewhere, roles={0: ["judd"]}, money={0: 50})
    play(state, "research asia", "pay museum")
    assert legal(state) == ["draw", "decline"]
    act(state, "draw")
    assert sum(cards_in_hand(state).values()) == 1
    assert face_up(state, "asia") == {}


# Morley


@pytest.mark.rule("§5.5")
def test_morley_with_a_joker_costs_twelve() -> None:
    """R59"""
    state = state_with(4, ["cities"], roles={0: ["morley"]}, mats={0: {"museum": 1}}, money={0: 12})
    act(state, "hire two africa", "pay museum")
    assert money(state) == 0
    assert huts_of(state, 0, "africa") == 3
    poor = state_with(4, ["cities"], roles={0: ["morley"]}, mats={0: {"museum": 1}}, money={0: 11})
    assert not can(poor, "hire two africa")
    assert can(poor, "hire africa")


# Andersson


@pytest.mark.rule("§15.8")
def test_the_seventh_action_costs_nothing_and_is_used_only_once() -> None:
    state = state_with(4, ["cities"], roles={0: ["andersson"]}, mats={0: {}}, money={0: 0})
    assert can(state, "hire africa")
    assert can(state, "ship africa")
    used = state_with(
        4, ["cities"], roles={0: ["andersson"]}, mats={0: {}}, money={0: 0}, sevenths=[0]
    )
    assert legal(used) == ["pass"]
    nobody = state_with(4, ["cities"], roles={1: ["andersson"]}, mats={0: {}}, money={0: 50})
    assert legal(nobody) == ["pass"]


@pytest.mark.rule("§15.9")
def test_the_seventh_action_neither_sells_nor_buys() -> None:
    state = state_with(
        4,
        ["cities"],
        roles={0: ["andersson"]},
        mats={0: {}},
        hands={0: THREE},
        market=["africa weapons"],
        money={0: 50},
    )
    assert {word.split()[0] for word in legal(state)} == {
        "research",
        "hire",
        "ship",
        "produce",
        "pass",
    }


@pytest.mark.rule("§15.8")
def test_the_seventh_action_may_be_an_exhibition_with_its_role_choice() -> None:
    state = state_with(
        4, BOTH, roles={0: ["andersson"]}, mats={0: {}}, hands={0: cards("asia", "stand-alone")}
    )
    play(state, "exhibit asia")
    assert field(state, "step") == "casting"
    assert not can(state, "role andersson")
    play(state, "role judd")
    assert roles_of(state, 0) == ["judd"]


@pytest.mark.rule("§15.8")
def test_london_helps_the_seventh_action_too() -> None:
    state = state_with(
        4, ["cities"], roles={0: ["andersson", "london"]}, mats={0: {}}, money={0: 0}
    )
    act(state, "ship africa")
    assert legal(state) == ["draw", "decline"]


@pytest.mark.rule("§15.8")
def test_jokers_and_trades_count_among_the_six_markers() -> None:
    """R59, R81: all that matters is that no marker is left."""
    state = state_with(
        4,
        ["cities"],
        roles={0: ["andersson"]},
        mats={0: {"ship": 1}},
        hands={0: THREE},
        money={0: 0},
    )
    play(state, "sell asia weapons")
    if field(state, "step") == "paying":
        play(state, "pay ship")
    assert can(state, "research america")


@pytest.mark.rule("§15.8")
def test_the_seventh_action_can_be_taken_after_gold() -> None:
    state = state_with(
        4,
        BOTH,
        roles={0: ["andersson"]},
        mats={0: {}},
        hands={0: cards("asia", "gold")},
        market=["africa weapons"],
    )
    play(state, "gold asia 1")
    assert can(state, "hire africa")
    assert can(state, "pass")
