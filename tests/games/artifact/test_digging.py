"""Research and hiring workers (chapter 7, chapter 8), research markers (§13.2)."""

import pytest

import digsite
from digsite.games.artifact.rules import setup
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import (
    actions,
    can,
    give_role,
    hand,
    huts,
    huts_of,
    is_asked,
    kind,
    laid,
    legal,
    mat,
    play,
    rich,
    state_with,
    take,
    track,
)


def empty_deck(table: Table, site: int, left: int = 0) -> None:
    """Only this many cards of the first type are left in the deck."""
    for number in range(site * 10, site * 10 + 10):
        table.decks[number] = 0
    table.decks[site * 10] = left
    table.deck_sizes[site] = left


@pytest.mark.rule("§7.1", "R26")
def test_research_places_a_hut_on_a_new_site() -> None:
    table = rich(4)
    huts(table, 0, "asia", 1)
    assert actions(table, "research") == ["africa", "america", "middle_east"]
    play(table, "research america", "pay museum")
    assert huts_of(table, 0, "america") == 1
    assert actions(table, "research") == ["africa", "middle_east"]


@pytest.mark.rule("§7.2", "R25", "R64")
def test_research_unearths_a_card_if_a_hut_is_there_already() -> None:
    table = rich(4)
    game = play(table, "research africa", "pay museum")
    assert game.actor() == 0, "the first hut unearths nothing"
    huts(table, 1, "asia", 1)
    play(table, "research asia", "pay africa worker")
    assert game.actor() == digsite.CHANCE
    play(table, "unearth asia jewellery")
    assert table.face_up[kind("asia jewellery")] == 1


@pytest.mark.rule("§7.2", "R64")
def test_an_empty_deck_unearths_nothing_but_huts_may_be_placed() -> None:
    table = rich(4)
    empty_deck(table, 1)
    huts(table, 1, "asia", 3)
    game = play(table, "research asia", "pay museum")
    assert (game.actor(), huts_of(table, 0, "asia")) == (0, 1)
    play(table, "hire asia", "pay asia worker")
    assert huts_of(table, 0, "asia") == 2


@pytest.mark.rule("§7.1", "R60")
def test_with_huts_on_all_sites_there_is_no_research() -> None:
    table = rich(4)
    for site in ("africa", "asia", "america", "middle_east"):
        huts(table, 0, site, 1)
    assert actions(table, "research") == []


@pytest.mark.rule("§8.1")
def test_hiring_needs_a_hut_at_the_site() -> None:
    table = rich(4)
    huts(table, 1, "africa", 2)
    assert actions(table, "hire") == []
    huts(table, 0, "africa", 1)
    assert actions(table, "hire") == ["africa"]


@pytest.mark.rule("§8.1", "§8.2")
def test_hiring_places_a_hut_and_unearths_a_card() -> None:
    table = rich(4)
    huts(table, 0, "africa", 1)
    game = play(table, "hire africa", "pay africa worker")
    assert game.actor() == digsite.CHANCE
    play(table, "unearth africa sculpture")
    assert huts_of(table, 0, "africa") == 2
    assert setup.face_up_at(table, 0) == 1
    assert "africa worker" not in mat(table, 0)


@pytest.mark.rule("§13.1", "§13.2", "R79")
def test_research_moves_the_marker_of_the_site_up_to_the_top() -> None:
    table = rich(4, research=True)
    assert list(table.levels) == [0] * 16
    play(table, "research asia", "pay museum")
    assert list(table.levels[:4]) == [0, 1, 0, 0]
    table.levels[2] = 4
    play(table, "research america", "pay ship")
    assert list(table.levels[:4]) == [0, 1, 4, 0], "on top it stays, but research was allowed"


@pytest.mark.rule("§13.2")
def test_without_the_expansion_no_research_marker_moves() -> None:
    table = rich(4)
    play(table, "research asia", "pay museum")
    assert list(table.levels) == [0] * 16


@pytest.mark.rule("§15.10", "R84")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_carter_moves_two_spaces_but_not_past_the_top(before: int, after: int) -> None:
    table = rich(4, research=True, cities=True)
    give_role(table, 0, "carter")
    table.levels[1] = before
    play(table, "research asia", "pay museum")
    assert table.levels[1] == after


@pytest.mark.rule("§15.11", "§15.3")
def test_judd_may_decline() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "judd")
    play(table, "research asia", "pay museum", "decline")
    assert (hand(table, 0), table.actions, table.asked) == ([], 1, 0)


@pytest.mark.rule("§15.11", "R66", "R64")
def test_the_last_card_goes_to_the_unearthing_and_judd_draws_nothing() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "judd")
    huts(table, 1, "asia", 1)
    empty_deck(table, 1, left=1)
    play(table, "research asia", "pay museum", "unearth asia architecture")
    assert is_asked(table, "acting")
    assert (table.actions, hand(table, 0)) == (1, [])


@pytest.mark.rule("§15.12", "R49", "R82")
def test_morley_hires_two_for_one_marker_and_twice_the_cost() -> None:
    table = laid(5, cities=True)
    take(table, 0, "asia worker")
    track(table, "asia worker", 4)
    huts(table, 0, "asia", 1)
    table.money[0] = 5
    give_role(table, 0, "morley")
    assert (actions(table, "hire"), actions(table, "hire two")) == (["asia"], [])
    table.money[0] = 6
    assert actions(table, "hire two") == ["asia"]
    play(table, "hire two asia", "pay asia worker")
    play(table, "unearth asia weapons", "unearth asia weapons")
    assert (table.money[0], huts_of(table, 0, "asia")) == (0, 3)
    assert table.face_up[kind("asia weapons")] == 2


@pytest.mark.rule("§15.12", "R82")
def test_morley_needs_two_huts_and_turns_up_what_the_deck_has() -> None:
    table = rich(5, cities=True)
    huts(table, 0, "asia", 9)
    give_role(table, 0, "morley")
    assert (actions(table, "hire"), actions(table, "hire two")) == (["asia"], [])
    huts(table, 0, "asia", 8)
    empty_deck(table, 1, left=1)
    game = play(table, "hire two asia", "pay asia worker", "unearth asia architecture")
    assert (game.actor(), huts_of(table, 0, "asia")) == (0, 10)


@pytest.mark.rule("§15.12")
def test_only_morley_hires_two() -> None:
    table = rich(5, cities=True)
    huts(table, 0, "asia", 1)
    assert actions(table, "hire two") == []
    give_role(table, 0, "judd")
    assert actions(table, "hire two") == []


@pytest.mark.rule("R60", "§1.6")
@pytest.mark.rule("§7.3")
def test_without_a_hut_in_reserve_there_is_neither_research_nor_hiring() -> None:
    nine = state_with(4, huts={0: {"africa": 9}}, money={0: 50})
    assert can(nine, "research asia")
    assert can(nine, "hire africa")
    ten = state_with(4, huts={0: {"africa": 10}}, money={0: 50})
    assert not any(word.split()[0] in {"research", "hire"} for word in legal(ten))
    assert can(ten, "ship africa")
