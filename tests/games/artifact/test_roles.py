"""Roles (chapter 15), Andersson's seventh action."""

import pytest

from tests.games.artifact.tables import (
    actions,
    give_role,
    hand,
    hold,
    huts,
    huts_of,
    is_asked,
    laid,
    legal,
    play,
    rich,
    role_of,
    take,
    turn_up,
)

CITIES = ["paris", "london", "berlin", "new york"]
ARCHAEOLOGISTS = ["andersson", "carter", "judd", "morley"]
WEAPONS = ["africa weapons", "asia weapons", "america weapons"]
PRODUCE = ["produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS], "keep none"]


@pytest.mark.rule("§15.1", "R45")
def test_after_an_exhibition_a_role_must_be_chosen() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS)
    play(table, *PRODUCE)
    assert actions(table, "role") == CITIES + ARCHAEOLOGISTS
    assert len(legal(table)) == 8, "no declining, and no marker to change"
    play(table, "role london")
    assert (role_of(table, 0), table.actions, table.asked) == (["london"], 1, 0)


@pytest.mark.rule("§15.1", "R73")
def test_a_stand_alone_exhibition_asks_for_a_role_too() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, "asia stand-alone")
    play(table, "exhibit asia", "pay museum")
    assert is_asked(table, "casting")


@pytest.mark.rule("§15.1")
def test_without_the_expansion_no_role_is_chosen() -> None:
    table = rich(4, research=True)
    hold(table, 0, *WEAPONS)
    play(table, *PRODUCE)
    assert is_asked(table, "acting")


@pytest.mark.rule("§15.2", "R80", "R90")
def test_with_one_marker_on_the_board_it_moves_or_the_second_is_placed() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS)
    give_role(table, 0, "paris")
    play(table, *PRODUCE[:-1], "keep none")
    assert actions(table, "role") == [*CITIES[1:], *ARCHAEOLOGISTS]
    assert actions(table, "change") == ARCHAEOLOGISTS
    twin = table.copy()
    play(table, "role judd")
    assert role_of(table, 0) == ["paris", "judd"]
    play(twin, "change judd")
    assert role_of(twin, 0) == ["judd"]


@pytest.mark.rule("§15.2", "R80", "R90")
def test_an_archaeologist_may_become_a_city() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS)
    give_role(table, 0, "carter")
    play(table, *PRODUCE)
    assert actions(table, "change") == CITIES
    play(table, "change berlin")
    assert role_of(table, 0) == ["berlin"]


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
    assert role_of(table, 0) == ["berlin", "judd"]


@pytest.mark.rule("§15.2")
def test_several_players_may_have_the_same_role() -> None:
    table = rich(4, research=True, cities=True)
    give_role(table, 1, "london")
    hold(table, 0, *WEAPONS)
    play(table, *PRODUCE, "role london")
    assert role_of(table, 0) == role_of(table, 1) == ["london"]


@pytest.mark.rule("§15.10", "R84")
def test_carter_is_not_offered_without_research_tracks() -> None:
    table = rich(4, cities=True)
    hold(table, 0, *WEAPONS)
    play(table, *PRODUCE)
    assert actions(table, "role") == [*CITIES, "andersson", "judd", "morley"]


@pytest.mark.rule("§15.3", "R46")
def test_a_privilege_counts_from_the_next_action_on() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS, "africa ceramics")
    play(table, *PRODUCE, "role berlin")
    money = table.money[0]
    play(table, "sell africa ceramics")
    assert table.money[0] == money + table.edition.coins[5] + 3
    assert hand(table, 0) == []


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


@pytest.mark.rule("§15.8", "§15.9")
@pytest.mark.parametrize("action", ["hire asia", "ship asia", "produce 3 weapons"])
def test_the_seventh_action_may_be_any_but_a_trade(action: str) -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    huts(table, 0, "asia", 2)
    turn_up(table, "asia ceramics")
    hold(table, 0, *WEAPONS)
    assert action in legal(table)
    play(table, action)
    assert (table.sevenths[0], table.money[0]) == (1, 0)
