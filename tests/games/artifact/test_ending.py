"""The end and the scoring (chapter 12), research (§13.3, §13.4), manuscripts (§14.10)."""

import pytest

import digsite
from digsite.games.artifact.box import KINDS, SITE_NAMES
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import ending
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import (
    TILE_NAMES,
    act,
    can,
    cards,
    field,
    hold,
    is_asked,
    laid,
    play,
    rich,
    show,
    state_with,
    tile,
)


@pytest.mark.rule("§12.3", "R65")
def test_an_empty_deck_announces_the_end_but_not_that_of_a_site_left_out() -> None:
    table = laid(3)
    assert not ending.is_final_round(table)
    table.deck_sizes[2] = 1
    assert not ending.deck_is_empty(table)
    table.deck_sizes[2] = 0
    assert ending.deck_is_empty(table)


@pytest.mark.rule("§12.5", "R23")
def test_the_round_is_played_out_and_its_end_left_out() -> None:
    table = rich(3)
    table.deck_sizes[0] = 0
    table.starter = 1
    money = list(table.money)
    play(table, "pass")
    assert not Artifact(table).is_over(), "the others still act"
    play(table, "pass", "pass")
    assert Artifact(table).is_over()
    assert (table.year, table.starter, list(table.money)) == (0, 1, money)
    assert Artifact(table).actor() == -2


@pytest.mark.rule("§14.3", "R86")
def test_a_stand_alone_exhibition_scores_one_and_other_cards_in_hand_nothing() -> None:
    table = laid(4, research=True)
    table.stands[1 * 4 + 3] = 2
    hold(table, 2, "asia gold", "asia weapons", "asia stand-alone")
    assert Artifact(table).scores() == [0, 2, 0, 0]


@pytest.mark.rule("§12.8", "R73", "R86")
def test_ties_go_to_more_exhibitions_then_more_money_then_are_shared() -> None:
    table = laid(5, research=True)
    table.owners[tile("3 ceramics")] = 0
    table.stands[1 * 4] = 3
    table.money[2] = 15
    table.money[3] = 16
    table.money[4] = 16
    assert Artifact(table).scores() == [3, 3, 3, 3, 3]
    assert Artifact(table).ranking() == [2, 1, 5, 3, 3]


@pytest.mark.rule("§12.8")
def test_the_most_prestige_wins_before_all_ties() -> None:
    table = laid(3)
    table.owners[tile("5 ceramics")] = 2
    table.money[0] = 35
    assert Artifact(table).scores() == [7, 0, 8]
    assert Artifact(table).ranking() == [2, 3, 1]


def levels(table: Table, seat: int, *spaces: int) -> None:
    for site, space in enumerate(spaces):
        table.levels[seat * 4 + site] = space


@pytest.mark.rule("§13.3", "R38")
@pytest.mark.parametrize(
    ("spaces", "prestige"), [((1, 2, 3), 2), ((0, 4, 4), 0), ((4, 4, 4), 8), ((3, 2, 2), 4)]
)
def test_three_players_score_their_lowest_marker(spaces: tuple[int, ...], prestige: int) -> None:
    table = laid(3, research=True)
    africa, america, middle_east = spaces
    levels(table, 0, africa, 0, america, middle_east)
    assert ending.research_prestige(table, 0) == prestige


@pytest.mark.rule("§13.4", "R38", "R39")
@pytest.mark.parametrize(
    ("spaces", "prestige"),
    [((0, 1, 2, 3), 2), ((0, 0, 4, 4), 0), ((0, 4, 4, 4), 8), ((2, 3, 1, 4), 4), ((1, 1, 1, 1), 2)],
)
def test_four_and_five_players_leave_the_lowest_aside(
    spaces: tuple[int, ...], prestige: int
) -> None:
    for seats in (4, 5):
        table = laid(seats, research=True)
        levels(table, 2, *spaces)
        assert ending.research_prestige(table, 2) == prestige


@pytest.mark.rule("§13.3")
def test_without_the_expansion_research_scores_nothing() -> None:
    table = laid(4)
    levels(table, 0, 4, 4, 4, 4)
    assert ending.research_prestige(table, 0) == 0


@pytest.mark.rule("§14.10", "§15.10", "R78")
def test_carter_does_not_double_manuscripts_and_only_hands_count() -> None:
    table = laid(4, research=True, cities=True)
    table.archaeologists[0] = 5
    levels(table, 0, 1, 1, 1, 0)
    hold(table, 0, "asia manuscript")
    assert ending.manuscripts_in_hand(table, 0) == 1
    assert ending.research_prestige(table, 0) == 2
    assert ending.manuscripts_in_hand(table, 1) == 0


@pytest.mark.rule("§14.10", "R91")
def test_for_the_scoring_hands_are_laid_open() -> None:
    table = rich(3, research=True, cities=True)
    table.year = 8
    table.hands[1 * int(KINDS) + 9] += 1
    table.secrets[1 * 4] += 1
    play(table, "pass", "pass", "pass")
    assert is_asked(table, "ended")
    assert list(table.known) == list(table.hands)
    assert sum(table.secrets) == 0


ROW = [tile for tile in TILE_NAMES if TILE_NAMES.index(tile) >= 15]
FOUR = cards("asia", *["weapons"] * 4)
AFRICA_FOUR = cards("africa", *["weapons"] * 4)


def announced(state: digsite.State, seats: int) -> bool:
    """Whether the next to pass is not asked for a marker: the final round (§5.10)."""
    clone = state.clone()
    if can(clone, "done"):
        act(clone, "done")
    seat = clone.actor()
    play(clone, "pass")
    return clone.actor() != seat


def produce(state: digsite.State, tile: str, held: dict[str, int]) -> digsite.State:
    flat = [card for card, number in held.items() for _ in range(number)]
    show(act(state, f"produce {tile}", "pay museum"), *flat)
    return act(state, "keep none")


@pytest.mark.rule("R67")
@pytest.mark.rule("§12.1")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_tile_of_the_row_announces_the_end(left: int) -> None:
    taken = [tile for tile in ROW if tile != "4 asia"][: 10 - left]
    tiles = dict.fromkeys(taken, 1)
    state = state_with(4, hands={0: FOUR}, tiles=tiles, money={0: 50})
    assert not announced(state, 4)
    produce(state, "4 asia", FOUR)
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.1")
@pytest.mark.parametrize("left", [1, 2])
def test_with_three_players_the_row_has_eight_tiles(left: int) -> None:
    """R67"""
    there = [tile for tile in ROW if not tile.endswith("asia")]
    taken = [tile for tile in there if tile != "4 africa"][: 8 - left]
    state = state_with(3, hands={0: AFRICA_FOUR}, tiles=dict.fromkeys(taken, 1), money={0: 50})
    assert not announced(state, 3)
    produce(state, "4 africa", AFRICA_FOUR)
    assert announced(state, 3) == (left == 1)


@pytest.mark.rule("§12.2")
@pytest.mark.parametrize(
    ("taken", "over"),
    [
        (["4 weapons", "5 weapons", "3 ceramics", "4 ceramics", "5 ceramics"], True),
        (["4 weapons", "5 weapons", "3 ceramics", "4 ceramics"], False),
        (["4 weapons", "3 ceramics", "4 ceramics", "5 ceramics"], False),
        (["3 ceramics", "3 jewellery", "3 sculpture", "3 architecture"], False),
    ],
)
def test_all_three_tiles_of_two_types_announce_the_end(taken: list[str], over: bool) -> None:
    held = cards("asia", *["weapons"] * 3)
    tiles = {tile: i % 4 for i, tile in enumerate(taken)}
    state = state_with(4, hands={0: held}, tiles=tiles, money={0: 50})
    assert not announced(state, 4)
    produce(state, "3 weapons", held)
    assert announced(state, 4) == over


@pytest.mark.rule("§12.2")
def test_both_tiles_of_two_sites_announce_nothing() -> None:
    """R22: only artifact types have three tiles."""
    tiles = {f"{size} {site}": 1 for size in (4, 5) for site in SITE_NAMES[:3]}
    assert not announced(state_with(4, tiles=tiles), 4)


@pytest.mark.rule("§12.3")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_card_of_a_deck_announces_the_end(left: int) -> None:
    """R65: face-up cards do not matter."""
    deck = {"africa": cards("africa", *["weapons"] * left)}
    up = {"africa": cards("africa", "ceramics")}
    state = state_with(4, deck=deck, face=up, money={0: 50})
    assert not announced(state, 4)
    act(state, "hire africa", "pay africa worker")
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.3")
@pytest.mark.parametrize("left", [1, 2])
def test_londons_draw_may_announce_the_end(left: int) -> None:
    deck = {"africa": cards("africa", *["weapons"] * left)}
    up = {"africa": cards("africa", "ceramics")}
    state = state_with(4, ["cities"], deck=deck, face=up, money={0: 50}, roles={0: ["london"]})
    act(state, "ship africa", "pay ship", "draw")
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.3")
def test_londons_draw_may_be_declined_to_avoid_the_end() -> None:
    """R88"""
    deck = {"africa": cards("africa", "weapons")}
    up = {"africa": cards("africa", "ceramics")}
    state = state_with(4, ["cities"], deck=deck, face=up, money={0: 50}, roles={0: ["london"]})
    act(state, "ship africa", "pay ship", "decline")
    assert not announced(state, 4)


@pytest.mark.rule("R24")
@pytest.mark.rule("§12.4")
def test_the_round_of_1928_is_the_last() -> None:
    state = state_with(4, year=8)
    act(state, "pass", "pass", "pass")
    assert not state.is_over()
    act(state, "pass")
    assert state.is_over()
    assert field(state, "year") == 8


@pytest.mark.rule("§12.4")
def test_after_1927_there_is_another_round() -> None:
    state = state_with(4, year=7)
    act(state, *["pass", "nothing"] * 4)
    assert field(state, "year") == 8
    assert state.actor() == 3
    assert announced(state, 4)


@pytest.mark.rule("§12.5")
def test_the_end_announced_by_the_last_active_player_ends_the_game_with_his_pass() -> None:
    deck = {"america": cards("america", "weapons")}
    up = {"america": cards("america", "ceramics")}
    state = state_with(3, deck=deck, face=up, money={1: 50}, passed=[0, 2], asked=1)
    act(state, "hire america", "pay america worker", "done")
    assert state.actor() == 1
    play(state, "pass")
    assert state.is_over()


@pytest.mark.rule("§1.1")
@pytest.mark.rule("§12.6")
def test_each_tile_scores_its_prestige() -> None:
    worth = dict.fromkeys(TILE_NAMES, 0)
    worth |= {tile: {"3": 3, "4": 5, "5": 8}[tile[0]] for tile in TILE_NAMES[:15]}
    worth |= {tile: {"4": 4, "5": 6}[tile[0]] for tile in TILE_NAMES[15:23]}
    worth |= {"three sites": 3, "five types": 6}
    for name, prestige in worth.items():
        state = state_with(4, tiles={name: 2}, money=dict.fromkeys(range(4), 0))
        assert state.scores() == [0, 0, prestige, 0]
    assert sum(worth.values()) == 129


@pytest.mark.rule("R1", "R86")
@pytest.mark.rule("§12.7")
@pytest.mark.parametrize(("coins", "prestige"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (54, 10)])
def test_each_full_five_coins_score_one(coins: int, prestige: int) -> None:
    assert state_with(4, money={0: coins}).scores()[0] == prestige
