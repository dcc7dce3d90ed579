"""The rulebook on the end of the game, scoring and ties, sentence by sentence."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    MODES,
    SITES,
    TILES,
    act,
    can,
    cards,
    do,
    field,
    show,
    table,
    together,
    words,
)

ROW = [tile for tile in TILES if TILES.index(tile) >= 15]
FOUR = cards("asia", *["weapons"] * 4)
AFRICA_FOUR = cards("africa", *["weapons"] * 4)


def announced(state: digsite.State, seats: int) -> bool:
    """Whether the next to pass is not asked for a marker: the final round (§5.10)."""
    clone = state.clone()
    if can(clone, "done"):
        act(clone, "done")
    seat = clone.actor()
    do(clone, "pass")
    return clone.actor() != seat


def produce(state: digsite.State, tile: str, held: dict[str, int]) -> digsite.State:
    flat = [card for card, number in held.items() for _ in range(number)]
    show(act(state, f"produce {tile}", "pay museum"), *flat)
    return act(state, "keep none")


@pytest.mark.rule("§12.1")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_tile_of_the_row_announces_the_end(left: int) -> None:
    taken = [tile for tile in ROW if tile != "4 asia"][: 10 - left]
    tiles = dict.fromkeys(taken, 1)
    state = table(4, hands={0: FOUR}, tiles=tiles, money={0: 50})
    assert not announced(state, 4)
    produce(state, "4 asia", FOUR)
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.1")
@pytest.mark.parametrize("left", [1, 2])
def test_with_three_players_the_row_has_eight_tiles(left: int) -> None:
    """R67"""
    there = [tile for tile in ROW if not tile.endswith("asia")]
    taken = [tile for tile in there if tile != "4 africa"][: 8 - left]
    state = table(3, hands={0: AFRICA_FOUR}, tiles=dict.fromkeys(taken, 1), money={0: 50})
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
    state = table(4, hands={0: held}, tiles=tiles, money={0: 50})
    assert not announced(state, 4)
    produce(state, "3 weapons", held)
    assert announced(state, 4) == over


@pytest.mark.rule("§12.2")
def test_both_tiles_of_two_sites_announce_nothing() -> None:
    """R22: only artifact types have three tiles."""
    tiles = {f"{size} {site}": 1 for size in (4, 5) for site in SITES[:3]}
    assert not announced(table(4, tiles=tiles), 4)


@pytest.mark.rule("§12.3")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_card_of_a_deck_announces_the_end(left: int) -> None:
    """R65: face-up cards do not matter."""
    deck = {"africa": cards("africa", *["weapons"] * left)}
    up = {"africa": cards("africa", "ceramics")}
    state = table(4, deck=deck, face=up, money={0: 50})
    assert not announced(state, 4)
    act(state, "hire africa", "pay africa worker")
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.3")
@pytest.mark.parametrize("expansions", MODES)
def test_the_site_left_out_by_three_players_is_no_empty_deck(expansions: list[str]) -> None:
    assert not announced(table(3, expansions), 3)


@pytest.mark.rule("§12.3")
@pytest.mark.parametrize("left", [1, 2])
def test_londons_draw_may_announce_the_end(left: int) -> None:
    deck = {"africa": cards("africa", *["weapons"] * left)}
    up = {"africa": cards("africa", "ceramics")}
    state = table(4, ["cities"], deck=deck, face=up, money={0: 50}, roles={0: ["london"]})
    act(state, "ship africa", "pay ship", "draw")
    assert announced(state, 4) == (left == 1)


@pytest.mark.rule("§12.3")
def test_londons_draw_may_be_declined_to_avoid_the_end() -> None:
    """R88"""
    deck = {"africa": cards("africa", "weapons")}
    up = {"africa": cards("africa", "ceramics")}
    state = table(4, ["cities"], deck=deck, face=up, money={0: 50}, roles={0: ["london"]})
    act(state, "ship africa", "pay ship", "decline")
    assert not announced(state, 4)


@pytest.mark.rule("§12.4")
def test_the_round_of_1928_is_the_last() -> None:
    state = table(4, year=8)
    act(state, "pass", "pass", "pass")
    assert not state.is_over()
    act(state, "pass")
    assert state.is_over()
    assert field(state, "year") == 8


@pytest.mark.rule("§12.4")
def test_after_1927_there_is_another_round() -> None:
    state = table(4, year=7)
    act(state, *["pass", "nothing"] * 4)
    assert field(state, "year") == 8
    assert state.actor() == 3
    assert announced(state, 4)


@pytest.mark.rule("§12.5")
def test_once_announced_the_round_is_played_out_and_nothing_follows() -> None:
    """R23: no refill, no new start player, no year, no income."""
    deck = {"africa": cards("africa", "weapons")}
    up = {"africa": cards("africa", "ceramics")}
    state = table(4, deck=deck, face=up, money=dict.fromkeys(range(4), 20))
    act(state, "hire africa", "pay africa worker", "done")
    act(state, "hire america", "pay america worker", "done")
    act(state, "pass", "pass")
    assert state.actor() == 0
    act(state, "ship asia", "pay ship", "done")
    act(state, "pass")
    assert state.actor() == 0
    coins = field(state, "money")
    act(state, "pass")
    assert state.is_over()
    assert state.actor() == digsite.OVER
    assert words(state) == []
    assert field(state, "money") == coins
    assert field(state, "starter") == 0
    assert field(state, "year") == 0
    assert sum(field(state, "mats")[:6]) == 4


@pytest.mark.rule("§12.5")
def test_the_end_announced_by_the_last_active_player_ends_the_game_with_his_pass() -> None:
    deck = {"america": cards("america", "weapons")}
    up = {"america": cards("america", "ceramics")}
    state = table(3, deck=deck, face=up, money={1: 50}, passed=[0, 2], asked=1)
    act(state, "hire america", "pay america worker", "done")
    assert state.actor() == 1
    do(state, "pass")
    assert state.is_over()


@pytest.mark.rule("§12.6")
def test_each_tile_scores_its_prestige() -> None:
    worth = dict.fromkeys(TILES, 0)
    worth |= {tile: {"3": 3, "4": 5, "5": 8}[tile[0]] for tile in TILES[:15]}
    worth |= {tile: {"4": 4, "5": 6}[tile[0]] for tile in TILES[15:23]}
    worth |= {"three sites": 3, "five types": 6}
    for tile, prestige in worth.items():
        state = table(4, tiles={tile: 2}, money=dict.fromkeys(range(4), 0))
        assert state.scores() == [0, 0, prestige, 0]
    assert sum(worth.values()) == 129


@pytest.mark.rule("§12.7")
@pytest.mark.parametrize(("coins", "prestige"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (54, 10)])
def test_each_full_five_coins_score_one(coins: int, prestige: int) -> None:
    assert table(4, money={0: coins}).scores()[0] == prestige


@pytest.mark.rule("§12.7")
def test_cards_in_hand_are_worth_nothing() -> None:
    """R86"""
    held = together(FOUR, cards("asia", "gold", "stand-alone", "fragments", "cursed"))
    assert table(4, BOTH, hands={0: held}, money={0: 0}).scores()[0] == 0


@pytest.mark.rule("§12.8")
def test_most_prestige_wins() -> None:
    state = table(4, tiles={"3 weapons": 0, "5 weapons": 2}, money={0: 0, 1: 5, 2: 0, 3: 10})
    assert state.scores() == [3, 1, 8, 2]
    assert state.ranking() == [2, 4, 1, 3]


@pytest.mark.rule("§12.8")
def test_among_equals_more_exhibitions_decide() -> None:
    """Six prestige each: two tiles of 3, or one of 6."""
    tiles = {"3 weapons": 0, "3 ceramics": 0, "5 asia": 1}
    state = table(4, tiles=tiles, money={0: 0, 1: 4, 2: 0, 3: 0})
    assert state.scores()[:2] == [6, 6]
    assert state.ranking() == [1, 2, 3, 3]


@pytest.mark.rule("§12.8")
def test_stand_alone_exhibitions_count_in_the_tie_break() -> None:
    """R73, R86: 4 prestige by a tile of 3 and a stand-alone, or by one tile of 4."""
    tiles = {"3 weapons": 0, "4 asia": 1}
    state = table(
        4, ["research"], tiles=tiles, stands={0: {"asia": 1}}, money={0: 0, 1: 4, 2: 0, 3: 0}
    )
    assert state.scores()[:2] == [4, 4]
    assert state.ranking()[:2] == [1, 2]


@pytest.mark.rule("§12.8")
def test_then_more_money_decides_and_then_the_win_is_shared() -> None:
    tiles = {"3 weapons": 0, "3 ceramics": 1, "3 jewellery": 2}
    state = table(4, tiles=tiles, money={0: 3, 1: 4, 2: 4, 3: 2})
    assert state.scores() == [3, 3, 3, 0]
    assert state.ranking() == [3, 1, 1, 4]


@pytest.mark.rule("§12.8")
def test_exhibitions_count_before_money() -> None:
    """Both 4: a tile of 3 with five coins; one of 4 with four. Then two tiles beat one."""
    state = table(
        4,
        tiles={"3 weapons": 0, "three sites": 0, "5 africa": 1},
        money={0: 0, 1: 4, 2: 0, 3: 0},
    )
    assert state.scores()[:2] == [6, 6]
    assert state.ranking()[:2] == [1, 2]
