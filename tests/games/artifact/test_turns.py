"""Turns: markers, paying, the joker, passing (chapter 5)."""

import pytest

from digsite.games.artifact.box import MARKER_NAMES, SITE_NAMES
from digsite.games.artifact.rules import turns
from tests.games.artifact.positions import (
    COST,
    act,
    actions,
    cards,
    field,
    give_role,
    huts,
    huts_of,
    is_asked,
    laid,
    legal,
    mat,
    money,
    on_track,
    play,
    rich,
    state_with,
    take,
    track,
)


@pytest.mark.rule("§5.1", "R15")
def test_a_turn_is_one_or_two_actions() -> None:
    table = rich(4)
    assert "done" not in legal(table)
    play(table, "research africa", "pay museum")
    assert table.asked == 0
    assert "done" in legal(table)
    play(table, "hire africa", "pay africa worker", "unearth africa ceramics")
    assert table.asked == 1, "after the second action the turn is over"


@pytest.mark.rule("§5.1", "R56")
def test_nobody_passes_after_acting_and_everybody_may_pass_before() -> None:
    table = rich(4)
    assert "pass" in legal(table)
    play(table, "research africa", "pay museum")
    assert "pass" not in legal(table)
    play(table, "done")
    assert table.asked == 1
    assert len(mat(table, 0)) == 5, "markers that are left stay for later turns"


@pytest.mark.rule("§5.1", "R56")
def test_whoever_can_do_nothing_must_pass() -> None:
    table = laid(4)
    assert legal(table) == ["pass"]
    table.money[0] = 99
    assert legal(table) == ["pass"], "money without markers is of no use"
    take(table, 0, "museum")
    table.money[0] = 0
    assert legal(table) == ["pass"], "nor are markers without money"


@pytest.mark.rule("§5.1")
def test_the_turn_ends_by_itself_when_the_last_marker_is_used() -> None:
    table = laid(4)
    take(table, 0, "museum")
    table.money[0] = 20
    play(table, "research africa", "pay museum")
    assert table.asked == 1


@pytest.mark.rule("§5.2", "§5.3", "R51", "R19")
@pytest.mark.parametrize(
    ("on_board", "cost"),
    [(0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (6, 2), (7, 2), (8, 1), (9, 1)],
)
def test_a_marker_covers_the_highest_free_number_and_costs_it(on_board: int, cost: int) -> None:
    table = rich(5)
    track(table, "museum", on_board)
    play(table, "research africa", "pay museum")
    assert table.money[0] == 20 - cost
    assert on_track(table, "museum") == on_board + 1
    assert "museum" not in mat(table, 0)


@pytest.mark.rule("§5.4", "R55")
def test_an_action_that_cannot_be_paid_is_not_allowed() -> None:
    table = laid(5)
    take(table, 0, "museum")
    track(table, "museum", 4)
    table.money[0] = 2
    assert actions(table, "research") == []
    table.money[0] = 3
    assert "africa" in actions(table, "research")
    play(table, "research africa", "pay museum")
    assert table.money[0] == 0


@pytest.mark.rule("§5.5", "R16", "R17", "R59")
def test_a_joker_costs_six_in_all_and_goes_to_its_own_track() -> None:
    table = laid(5)
    take(table, 0, "ship")
    table.money[0] = 5
    assert actions(table, "research") == []
    table.money[0] = 6
    play(table, "research africa", "pay ship")
    assert table.money[0] == 0
    assert on_track(table, "ship") == 10
    assert huts_of(table, 0, "africa") == 1


@pytest.mark.rule("§5.5")
def test_jokers_may_be_used_for_both_actions() -> None:
    table = laid(5)
    take(table, 0, "ship", "ship", "museum")
    table.money[0] = 12
    play(table, "research africa", "pay ship", "research asia", "pay ship")
    assert table.money[0] == 0
    assert mat(table, 0) == ["museum"]


@pytest.mark.rule("§5.5")
def test_each_marker_on_the_mat_that_can_be_paid_is_offered() -> None:
    table = laid(5)
    take(table, 0, "museum", "ship", "asia worker")
    table.money[0] = 6
    play(table, "research africa")
    assert actions(table, "pay") == ["museum", "ship", "asia worker"]
    table.money[0] = 5
    assert actions(table, "pay") == ["museum"]


@pytest.mark.rule("§5.5", "R59")
def test_a_joker_hires_and_ships_too() -> None:
    table = laid(5)
    take(table, 0, "museum", "museum")
    huts(table, 0, "africa", 1)
    table.money[0] = 12
    play(table, "hire africa", "pay museum", "unearth africa gold".replace("gold", "weapons"))
    play(table, "ship africa", "pay museum")
    assert (table.money[0], table.asked) == (0, 1)


@pytest.mark.rule("§5.6")
def test_whoever_has_passed_keeps_markers_and_takes_no_more_actions() -> None:
    table = rich(3)
    play(table, "pass", "nothing", "research africa", "pay museum", "done", "pass", "nothing")
    assert (table.asked, is_asked(table, "passed")) == (0, True)
    assert len(mat(table, 0)) == 5
    assert actions(table, "research") == []


@pytest.mark.rule("§5.7", "R53")
def test_after_passing_one_marker_is_taken_each_turn() -> None:
    table = laid(3)
    take(table, 1, "museum")
    table.money[1] = 20
    play(table, "pass", "take ship", "research africa", "pay museum")
    play(table, "pass", "nothing")
    assert (table.asked, is_asked(table, "passed")) == (0, True), "one more in the next turn"
    track(table, "museum", 0)
    assert "take museum" not in legal(table)
    assert "take ship" in legal(table)
    play(table, "take africa worker")
    assert mat(table, 0) == ["ship", "africa worker"]


@pytest.mark.rule("§5.7")
def test_with_six_markers_none_is_taken() -> None:
    table = laid(4)
    take(table, 0, "museum", "museum", "ship", "ship", "asia worker")
    play(table, "pass")
    assert "take museum" in legal(table)
    take(table, 0, "asia worker")
    assert actions(table, "take") == []
    assert "give museum" in legal(table)
    assert "nothing" in legal(table)


@pytest.mark.rule("§5.8", "R54", "R19")
def test_a_marker_is_exchanged_for_one_of_another_kind() -> None:
    table = laid(4)
    take(table, 0, "museum", "ship")
    play(table, "pass", "give museum")
    assert on_track(table, "museum") == 9
    assert actions(table, "take") == [
        "ship",
        "africa worker",
        "asia worker",
        "america worker",
        "middle_east worker",
    ]
    play(table, "take ship")
    assert mat(table, 0) == ["ship", "ship"]
    assert table.asked == 1


@pytest.mark.rule("§5.8", "R54")
def test_nobody_exchanges_without_a_marker_or_without_another_kind_on_the_board() -> None:
    table = laid(4)
    play(table, "pass")
    assert actions(table, "give") == []
    take(table, 0, "museum")
    assert actions(table, "give") == ["museum"]
    for number in range(1, 6):
        table.tracks[number] = 0
    assert actions(table, "give") == []
    assert turns.is_on_board(table, 0)
    take(table, 0, "ship")
    table.tracks[1] = 0
    assert actions(table, "give") == ["ship"], "the last kind on the board is another one"


@pytest.mark.rule("§5.9", "R18")
def test_doing_nothing_is_always_allowed_after_passing() -> None:
    table = laid(4)
    play(table, "pass")
    assert "nothing" in legal(table)
    play(table, "nothing")
    assert (mat(table, 0), table.asked) == ([], 1)


@pytest.mark.rule("§5.10", "R20", "R85")
def test_in_the_final_round_nobody_takes_or_exchanges() -> None:
    table = rich(3)
    table.year = 8
    play(table, "pass")
    assert table.asked == 1, "there is no question after passing"
    play(table, "research africa", "pay museum", "done", "pass")
    assert table.asked == 1, "who has passed is passed over"
    play(table, "pass")
    assert is_asked(table, "ended")


@pytest.mark.rule("§5.10", "R85")
def test_takes_stop_from_the_moment_the_end_is_announced() -> None:
    table = rich(3)
    huts(table, 1, "africa", 1)
    play(table, "pass", "nothing")
    table.deck_sizes[0] = 1
    for number in range(10):
        table.decks[number] = 0
    table.decks[4] = 1
    play(table, "hire africa", "pay africa worker", "unearth africa weapons", "done")
    assert table.asked == 2
    play(table, "pass")
    assert (table.asked, is_asked(table, "acting")) == (1, True)


@pytest.mark.rule("§15.8")
def test_has_means_needs_a_marker_or_the_seventh_action() -> None:
    table = laid(4, cities=True)
    assert not turns.has_means(table, 0)
    give_role(table, 0, "andersson")
    assert turns.has_means(table, 0)
    table.sevenths[0] = 1
    assert not turns.has_means(table, 0)


@pytest.mark.rule("§5.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = state_with(5, asked=3, starter=3)
    order = []
    for _ in range(5):
        order.append(state.actor())
        site = SITE_NAMES[next(n for n in range(4) if field(state, "huts")[state.actor() * 4 + n])]
        act(state, f"hire {site}", f"pay {site} worker", "done")
    assert order == [3, 4, 0, 1, 2]
    assert state.actor() == 3


@pytest.mark.rule("§5.2")
@pytest.mark.parametrize(("seats", "cheapest"), [(3, 2), (4, 1), (5, 1)])
def test_three_players_never_pay_one(seats: int, cheapest: int) -> None:
    """R52: the emptied spaces stay empty."""
    mats: dict[int, dict[str, int]] = {seat: {} for seat in range(seats)}
    mats[0] = {"africa worker": 1}
    state = state_with(seats, mats=mats, money={0: 50})
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - cheapest


@pytest.mark.rule("§5.2")
def test_the_second_action_of_a_turn_covers_the_next_space() -> None:
    mats = {0: {"africa worker": 2}, 1: {"africa worker": 3, "ship": 3}, 2: {}, 3: {}, 4: {}}
    state = state_with(5, mats=mats, money={0: 50})
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - COST[5]
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - COST[5] - COST[6]


@pytest.mark.rule("§5.5")
@pytest.mark.parametrize("marker", [m for m in MARKER_NAMES if m != "museum"])
def test_any_marker_stands_in_for_an_exhibition(marker: str) -> None:
    hand = cards("asia", "weapons", "weapons", "weapons")
    state = state_with(4, mats={0: {marker: 1}}, money={0: 6}, hands={0: hand})
    act(state, "produce 3 weapons", f"pay {marker}")
    assert money(state) == 0


@pytest.mark.rule("§5.8")
def test_an_exchange_costs_nothing() -> None:
    state = act(state_with(4, money={0: 3}), "pass", "give ship", "take africa worker")
    assert money(state) == 3
