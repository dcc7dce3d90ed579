"""Income and the end of the round (chapter 4, chapter 6)."""

import pytest

import digsite
from digsite.games.artifact.rules import rounds
from tests.games.artifact.positions import (
    TILE_NAMES,
    TITLE,
    act,
    field,
    first_turn,
    is_asked,
    laid,
    legal,
    mat,
    new,
    on_track,
    play,
    rich,
    settle,
    state_with,
    take,
    through_start_up,
    tile,
    track,
)


@pytest.mark.rule("§4.1")
def test_a_round_starts_with_income_for_all() -> None:
    assert list(through_start_up(new(4)).table.money) == [8, 8, 8, 8]
    assert list(through_start_up(new(3)).table.money) == [7, 7, 7]


@pytest.mark.rule("§4.2", "§10.8", "R12", "R69", "R34")
def test_base_income_falls_with_the_tiles_of_the_row_and_not_with_others() -> None:
    table = laid(4)
    seen = [rounds.base_income(table)]
    for taken in ("4 africa", "5 asia", "three sites", "five types"):
        table.owners[tile(taken)] = 2
        seen.append(rounds.base_income(table))
    assert seen == [8, 7, 7, 6, 6]
    table.owners[tile("5 ceramics")] = 1
    assert rounds.base_income(table) == 6


@pytest.mark.rule("§4.2")
def test_an_empty_row_shows_its_last_number() -> None:
    table = laid(4)
    for number in range(tile("4 africa"), tile("five types") + 1):
        table.owners[number] = 0
    assert rounds.base_income(table) == 3


@pytest.mark.rule("§4.3", "R13")
def test_bonus_income_is_that_of_your_own_tiles() -> None:
    table = laid(4)
    table.owners[tile("4 africa")] = 1
    table.owners[tile("4 ceramics")] = 1
    table.owners[tile("5 ceramics")] = 2
    assert [rounds.bonus_income(table, seat) for seat in range(4)] == [0, 4, 3, 0]


@pytest.mark.rule("§14.3", "§4.3")
def test_each_stand_alone_exhibition_brings_one_coin_a_round() -> None:
    table = laid(4, research=True)
    table.stands[1 * 4 + 2] = 2
    table.stands[1 * 4 + 3] = 1
    rounds.collect_income(table)
    assert list(table.money) == [8, 11, 8, 8]


@pytest.mark.rule("§6.1", "§6.2", "R57", "R21")
def test_the_last_to_pass_still_takes_and_then_starts_the_next_round() -> None:
    table = laid(3)
    for seat in range(3):
        take(table, seat, "museum")
    play(table, "pass", "take ship", "pass", "nothing")
    assert not is_asked(table, "refilling")
    play(table, "pass", "take museum")
    assert is_asked(table, "refilling")
    assert (table.starter, table.asked) == (2, 2)
    assert table.left == 4


@pytest.mark.rule("§6.3", "R58", "R21")
def test_each_in_turn_fills_the_mat_completely() -> None:
    table = laid(3)
    take(table, 0, "museum", "museum", "ship", "ship", "africa worker", "africa worker")
    for word in ("pass", "nothing") * 3:
        play(table, word)
    assert table.asked == 2
    play(table, "take museum", *["take ship"] * 3, *["take america worker"] * 2)
    assert len(mat(table, 2)) == 6
    assert table.asked == 1, "seat 0 is full and is passed over"
    assert set(legal(table)) == {
        "take museum",
        "take ship",
        "take africa worker",
        "take america worker",
        "take middle_east worker",
    }, "no giving and no doing nothing"


@pytest.mark.rule("§6.3")
def test_a_refill_names_kinds_in_ascending_order_and_only_if_enough_remain() -> None:
    table = laid(3)
    for word in ("pass", "nothing") * 3:
        play(table, word)
    for marker in ("museum", "ship", "africa worker"):
        track(table, marker, 0)
    track(table, "america worker", 2)
    track(table, "middle_east worker", 4)
    assert legal(table) == ["take america worker"]
    play(table, "take america worker")
    assert legal(table) == ["take america worker"]
    play(table, "take america worker")
    assert legal(table) == ["take middle_east worker"]


@pytest.mark.rule("§6.4")
def test_the_next_year_opens_with_income_and_everybody_may_act_again() -> None:
    game = through_start_up(new(4))
    table = game.table
    play(table, "pass", "give museum", "take middle_east worker", *["pass", "nothing"] * 3)
    assert (table.year, list(table.passed), list(table.money)) == (1, [0] * 4, [16] * 4)
    assert (game.actor(), table.starter) == (3, 3)


@pytest.mark.rule("§6.4")
def test_nobody_refills_when_all_mats_are_full() -> None:
    table = rich(4)
    for seat in range(4):
        assert len(mat(table, seat)) == 6
    play(table, *["pass", "nothing"] * 4)
    assert table.year == 1
    assert is_asked(table, "acting")
    assert on_track(table, "museum") == 5


@pytest.mark.rule("§6.4")
def test_the_seventh_action_comes_back_with_the_new_year() -> None:
    table = rich(4, cities=True)
    table.sevenths[2] = 1
    play(table, *["pass", "nothing"] * 4)
    assert list(table.sevenths) == [0] * 4
    assert TITLE.move("pass").notation() in legal(table)


FULL = {"museum": 2, "ship": 2, "africa worker": 1, "america worker": 1}
ROW_TILES = [tile for tile in TILE_NAMES if TILE_NAMES.index(tile) >= 15]


def pass_all(state: digsite.State, seats: int) -> digsite.State:
    for _ in range(seats):
        act(state, "pass", "nothing")
    return state


@pytest.mark.rule("§4.2")
@pytest.mark.parametrize("taken", range(8))
def test_three_players_start_with_the_third_number_of_the_row(taken: int) -> None:
    income = [7, 6, 6, 5, 5, 4, 4, 3][taken]
    there = [tile for tile in ROW_TILES if not tile.endswith("asia")]
    state = state_with(3, tiles=dict.fromkeys(there[:taken], 2), money=dict.fromkeys(range(3), 0))
    pass_all(state, 3)
    assert field(state, "money")[:2] == [income] * 2


@pytest.mark.rule("§4.3")
def test_income_is_added_to_the_money_left_over() -> None:
    state = pass_all(state_with(4, money={0: 3, 1: 0, 2: 40, 3: 1}), 4)
    assert field(state, "money") == [11, 8, 48, 9]


@pytest.mark.rule("§4.1")
def test_income_comes_only_after_everybody_has_refilled() -> None:
    mats = {0: {"ship": 5}, 1: {"asia worker": 6}, 2: FULL, 3: FULL}
    state = state_with(4, mats=mats, money=dict.fromkeys(range(4), 0))
    for _ in range(4):
        act(state, "pass", "nothing")
    assert field(state, "step") == "refilling"
    assert field(state, "money") == [0] * 4
    play(state, "take museum")
    assert field(state, "money") == [8] * 4


@pytest.mark.rule("§6.1")
def test_a_game_of_passing_only_lasts_nine_rounds() -> None:
    state = first_turn(3)
    rounds = 0
    while not state.is_over():
        rounds += 1
        for _ in range(3):
            act(state, "pass")
            if not state.is_over() and field(state, "step") == "passed":
                act(state, "nothing")
    assert rounds == 9
    assert field(state, "money") == [7 * 9] * 3
    assert field(state, "year") == 8
    settle(state)
    assert state.legal() == []
