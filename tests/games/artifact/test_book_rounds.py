"""The rulebook on income, turns, passing and the end of a round, sentence by sentence."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    COST,
    MARKERS,
    SITES,
    TILES,
    act,
    can,
    cards,
    do,
    field,
    first_turn,
    mat,
    money,
    settle,
    table,
    track,
    words,
)

FULL = {"museum": 2, "ship": 2, "africa worker": 1, "america worker": 1}
ROW_TILES = [tile for tile in TILES if TILES.index(tile) >= 15]


def pass_all(state: digsite.State, seats: int) -> digsite.State:
    for _ in range(seats):
        act(state, "pass", "nothing")
    return state


@pytest.mark.rule("§4.2")
@pytest.mark.parametrize("taken", range(10))
def test_base_income_is_the_rightmost_free_number_of_the_row(taken: int) -> None:
    income = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3][taken]
    state = table(4, tiles=dict.fromkeys(ROW_TILES[:taken], 3), money=dict.fromkeys(range(4), 0))
    pass_all(state, 4)
    assert field(state, "money")[:3] == [income] * 3


@pytest.mark.rule("§4.2")
@pytest.mark.parametrize("taken", range(8))
def test_three_players_start_with_the_third_number_of_the_row(taken: int) -> None:
    income = [7, 6, 6, 5, 5, 4, 4, 3][taken]
    there = [tile for tile in ROW_TILES if not tile.endswith("asia")]
    state = table(3, tiles=dict.fromkeys(there[:taken], 2), money=dict.fromkeys(range(3), 0))
    pass_all(state, 3)
    assert field(state, "money")[:2] == [income] * 2


@pytest.mark.rule("§4.3")
def test_the_example_of_base_seven_and_two_exhibitions_of_two_gives_eleven() -> None:
    """R13: base income 7, two exhibitions of 2 each: 11."""
    state = table(4, tiles={"4 africa": 0, "4 ceramics": 0}, money=dict.fromkeys(range(4), 0))
    pass_all(state, 4)
    assert field(state, "money") == [11, 7, 7, 7]


@pytest.mark.rule("§4.3")
def test_type_tiles_leave_the_base_income_alone_and_pay_their_owner_only() -> None:
    tiles = {"3 weapons": 1, "4 weapons": 1, "5 weapons": 2}
    state = pass_all(table(4, tiles=tiles, money=dict.fromkeys(range(4), 0)), 4)
    assert field(state, "money") == [8, 8 + 1 + 2, 8 + 3, 8]


@pytest.mark.rule("§4.3")
def test_income_is_added_to_the_money_left_over() -> None:
    state = pass_all(table(4, money={0: 3, 1: 0, 2: 40, 3: 1}), 4)
    assert field(state, "money") == [11, 8, 48, 9]


@pytest.mark.rule("§5.1")
def test_a_turn_has_one_or_two_actions_or_a_pass_but_not_both() -> None:
    state = table(4, money={0: 50})
    assert can(state, "pass")
    assert not can(state, "done")
    act(state, "hire africa", "pay africa worker")
    assert state.actor() == 0
    assert can(state, "done")
    assert not can(state, "pass")
    act(state, "hire asia", "pay asia worker")
    assert state.actor() == 1


@pytest.mark.rule("§5.1")
def test_a_turn_may_end_after_one_action() -> None:
    state = act(table(4, money={0: 50}), "hire africa", "pay africa worker", "done")
    assert state.actor() == 1
    assert field(state, "passed") == [0] * 4


@pytest.mark.rule("§5.1")
@pytest.mark.parametrize(("mats", "coins"), [({}, 50), (FULL, 0)])
def test_without_markers_or_money_passing_is_all_that_is_left(
    mats: dict[str, int], coins: int
) -> None:
    state = table(4, mats={0: mats}, money={0: coins})
    assert words(state) == ["pass"]


@pytest.mark.rule("§5.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table(5, asked=3, starter=3)
    order = []
    for _ in range(5):
        order.append(state.actor())
        site = SITES[next(n for n in range(4) if field(state, "huts")[state.actor() * 4 + n])]
        act(state, f"hire {site}", f"pay {site} worker", "done")
    assert order == [3, 4, 0, 1, 2]
    assert state.actor() == 3


@pytest.mark.rule("§5.3")
@pytest.mark.parametrize("k", range(10))
def test_an_action_costs_the_highest_free_number_of_its_track(k: int) -> None:
    """With k markers on the track the next one covers the number at place k (R51)."""
    out = 9 - k
    others = {1: min(out, 6), 2: max(out - 6, 0)}
    mats = {seat: {"museum": n} for seat, n in others.items()}
    mats |= {0: {"museum": 1, "africa worker": 1}, 3: {}, 4: {}}
    state = table(5, mats=mats, money={0: COST[k]})
    assert track(state, "museum") == k
    act(state, "research asia", "pay museum")
    assert money(state) == 0
    assert track(state, "museum") == k + 1
    assert mat(state, 0, "museum") == 0


@pytest.mark.rule("§5.4")
@pytest.mark.parametrize("k", range(10))
def test_one_coin_too_few_and_the_action_is_refused(k: int) -> None:
    out = 9 - k
    others = {1: min(out, 6), 2: max(out - 6, 0)}
    mats = {seat: {"museum": n} for seat, n in others.items()}
    mats |= {0: {"museum": 1}, 3: {}, 4: {}}
    state = table(5, mats=mats, money={0: COST[k] - 1})
    assert words(state) == ["pass"]


@pytest.mark.rule("§5.2")
@pytest.mark.parametrize(("seats", "cheapest"), [(3, 2), (4, 1), (5, 1)])
def test_three_players_never_pay_one(seats: int, cheapest: int) -> None:
    """R52: the emptied spaces stay empty."""
    mats: dict[int, dict[str, int]] = {seat: {} for seat in range(seats)}
    mats[0] = {"africa worker": 1}
    state = table(seats, mats=mats, money={0: 50})
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - cheapest


@pytest.mark.rule("§5.2")
def test_the_second_action_of_a_turn_covers_the_next_space() -> None:
    mats = {0: {"africa worker": 2}, 1: {"africa worker": 3, "ship": 3}, 2: {}, 3: {}, 4: {}}
    state = table(5, mats=mats, money={0: 50})
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - COST[5]
    act(state, "hire africa", "pay africa worker")
    assert money(state) == 50 - COST[5] - COST[6]


@pytest.mark.rule("§5.5")
def test_the_joker_costs_six_in_total_and_returns_to_its_own_track() -> None:
    state = table(4, mats={0: {"asia worker": 1}}, money={0: 6})
    before = [track(state, marker) for marker in MARKERS]
    act(state, "hire africa")
    assert words(state) == ["pay asia worker"]
    act(state, "pay asia worker")
    assert money(state) == 0
    after = [track(state, marker) for marker in MARKERS]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("§5.5")
@pytest.mark.parametrize("action", ["research america", "hire africa", "ship africa"])
def test_five_coins_are_too_few_for_a_joker(action: str) -> None:
    assert not can(table(4, mats={0: {"middle_east worker": 1}}, money={0: 5}), action)
    assert can(table(4, mats={0: {"middle_east worker": 1}}, money={0: 6}), action)


@pytest.mark.rule("§5.5")
def test_a_joker_may_be_used_though_the_right_marker_is_there() -> None:
    state = do(table(4, money={0: 6}), "hire africa")
    assert words(state) == [
        "pay museum",
        "pay ship",
        "pay africa worker",
        "pay asia worker",
    ]
    act(state, "pay museum")
    assert money(state) == 0
    assert mat(state, 0, "africa worker") == 1
    poorer = do(table(4, money={0: 5}), "hire africa")
    assert words(poorer) == ["pay africa worker"]


@pytest.mark.rule("§5.5")
def test_both_actions_of_a_turn_may_be_paid_with_jokers() -> None:
    state = table(4, mats={0: {"middle_east worker": 2}}, money={0: 12})
    act(state, "hire africa", "pay middle_east worker")
    act(state, "ship asia", "pay middle_east worker")
    assert money(state) == 0
    assert state.actor() == 1


@pytest.mark.rule("§5.5")
@pytest.mark.parametrize("marker", [m for m in MARKERS if m != "museum"])
def test_any_marker_stands_in_for_an_exhibition(marker: str) -> None:
    hand = cards("asia", "weapons", "weapons", "weapons")
    state = table(4, mats={0: {marker: 1}}, money={0: 6}, hands={0: hand})
    act(state, "produce 3 weapons", f"pay {marker}")
    assert money(state) == 0


@pytest.mark.rule("§5.6")
def test_who_has_passed_performs_no_more_actions_and_keeps_his_markers() -> None:
    state = act(table(4, money={0: 50}), "pass", "nothing")
    assert field(state, "passed") == [1, 0, 0, 0]
    assert sum(field(state, "mats")[:6]) == 6
    for _ in range(3):
        seat = state.actor()
        site = SITES[next(n for n in range(4) if field(state, "huts")[seat * 4 + n])]
        act(state, f"hire {site}", f"pay {site} worker", "done")
    assert state.actor() == 0
    assert all(word.split()[0] in {"take", "give", "nothing"} for word in words(state))


@pytest.mark.rule("§5.7")
def test_in_the_turn_of_passing_one_marker_may_be_taken() -> None:
    state = do(table(4, mats={0: {"ship": 3}}), "pass")
    assert state.actor() == 0
    assert [word for word in words(state) if word.startswith("take")] == [
        f"take {marker}" for marker in MARKERS if track(state, marker)
    ]
    act(state, "take museum")
    assert mat(state, 0, "museum") == 1
    assert state.actor() == 1


@pytest.mark.rule("§5.7")
def test_with_six_markers_nothing_can_be_taken_only_exchanged() -> None:
    state = do(table(4, mats={0: FULL}), "pass")
    assert words(state) == [*[f"give {marker}" for marker in FULL], "nothing"]


@pytest.mark.rule("§5.7")
def test_an_empty_track_gives_no_marker() -> None:
    mats = {0: {"ship": 3}, 1: {"ship": 6}, 2: {}, 3: {}}
    state = do(table(4, mats=mats), "pass")
    assert track(state, "ship") == 0
    assert not can(state, "take ship")
    assert can(state, "take museum")


@pytest.mark.rule("§5.7")
def test_each_later_turn_of_the_round_brings_one_more_take() -> None:
    state = table(3, mats={0: {}, 1: {}, 2: {"africa worker": 4}}, money={2: 50})
    act(state, "pass", "take museum", "pass", "nothing")
    for taken in (1, 2, 3):
        assert mat(state, 0, "museum") == taken
        assert state.actor() == 2
        act(state, "hire africa", "pay africa worker", "done")
        act(state, "take museum", "nothing")
    assert mat(state, 0, "museum") == 4
    act(state, "pass", "take ship")
    assert mat(state, 0, "museum") == 4  # the round ended before his next turn


@pytest.mark.rule("§5.8")
def test_an_exchange_returns_one_marker_and_takes_another_kind() -> None:
    state = do(table(4, mats={0: FULL}), "pass", "give ship")
    assert words(state) == [
        f"take {marker}" for marker in MARKERS if marker != "ship" and track(state, marker)
    ]
    act(state, "take middle_east worker")
    assert mat(state, 0, "ship") == 1
    assert mat(state, 0, "middle_east worker") == 1
    assert state.actor() == 1


@pytest.mark.rule("§5.8")
def test_an_exchange_is_possible_with_fewer_than_six_but_not_with_none() -> None:
    assert can(do(table(4, mats={0: {"ship": 1}}), "pass"), "give ship")
    without = do(table(4, mats={0: {}}), "pass")
    assert not any(word.startswith("give") for word in words(without))
    assert can(without, "nothing")


@pytest.mark.rule("§5.8")
def test_an_exchange_costs_nothing() -> None:
    state = act(table(4, money={0: 3}), "pass", "give ship", "take africa worker")
    assert money(state) == 3


@pytest.mark.rule("§5.9")
def test_doing_nothing_is_allowed_with_free_room_on_the_mat() -> None:
    state = act(table(4, mats={0: {"ship": 1}}), "pass", "nothing")
    assert state.actor() == 1
    assert sum(field(state, "mats")[:6]) == 1


@pytest.mark.rule("§5.10")
def test_in_the_last_year_passing_brings_no_marker_at_all() -> None:
    """R85: in the last year from the start of the round."""
    state = do(table(4, mats={0: {}}, year=8), "pass")
    assert state.actor() == 1
    before = do(table(4, mats={0: {}}, year=7), "pass")
    assert before.actor() == 0


@pytest.mark.rule("§5.10")
def test_takes_stop_at_the_moment_the_end_is_announced() -> None:
    """Seat 0 passed and took; then a deck runs out; from then on nobody takes."""
    state = table(
        3,
        mats={0: {}, 1: {"america worker": 2}, 2: {}},
        money={1: 50},
        deck={"america": cards("america", "weapons")},
        face={"america": cards("america", "weapons")},
    )
    act(state, "pass", "take ship")
    act(state, "hire america", "pay america worker", "done")
    assert state.actor() == 2
    do(state, "pass")
    assert state.actor() == 1  # seat 2 took nothing, seat 0 is not asked again
    do(state, "pass")
    assert state.is_over()
    assert mat(state, 0, "ship") == 1


@pytest.mark.rule("§6.1")
def test_the_last_to_pass_still_takes_and_then_the_round_ends_at_once() -> None:
    state = table(3, mats={0: {"ship": 6}, 1: {"museum": 6}, 2: {"museum": 1}}, money={2: 50})
    act(state, "pass", "nothing", "pass", "nothing")
    do(state, "pass")
    assert state.actor() == 2
    assert can(state, "take ship")
    do(state, "take ship")
    assert field(state, "step") == "refilling"  # neither seat 0 nor seat 1 was asked again
    assert state.actor() == 2


@pytest.mark.rule("§6.2")
def test_the_last_to_pass_becomes_start_player() -> None:
    state = table(4, money=dict.fromkeys(range(4), 50))
    act(state, "pass", "nothing")
    act(state, "hire america", "pay america worker", "done")
    act(state, "pass", "nothing", "pass", "nothing", "nothing")
    assert state.actor() == 1
    act(state, "pass", "nothing")
    assert field(state, "starter") == 1
    assert state.actor() == 1


@pytest.mark.rule("§6.3")
def test_everybody_refills_to_six_clockwise_from_the_new_start_player() -> None:
    mats = {0: {"ship": 4}, 1: {"museum": 6}, 2: {"museum": 1}, 3: {"asia worker": 5}}
    state = table(4, mats=mats, starter=1, asked=1)
    for _ in range(4):
        act(state, "pass", "nothing")
    order = []
    while field(state, "step") == "refilling":
        order.append(state.actor())
        assert all(word.startswith("take ") for word in words(state))  # compulsory, no exchange
        do(state, words(state)[0])
    assert order == [0, 0, 2, 2, 2, 2, 2, 3]
    assert [sum(field(state, "mats")[6 * s : 6 * s + 6]) for s in range(4)] == [6] * 4
    assert state.actor() == 0


@pytest.mark.rule("§6.3")
def test_refilling_takes_only_what_lies_on_the_board() -> None:
    mats = {0: {}, 1: {"museum": 6}, 2: {"museum": 3, "ship": 3}, 3: {"ship": 6}}
    state = table(4, mats=mats)
    assert track(state, "museum") == track(state, "ship") == 0
    for _ in range(4):
        act(state, "pass", "nothing")
    assert state.actor() == 0
    assert words(state) == [f"take {site} worker" for site in SITES]


@pytest.mark.rule("§6.4")
def test_the_year_moves_on_and_everybody_may_act_again() -> None:
    state = pass_all(table(4, year=3), 4)
    assert field(state, "year") == 4
    assert field(state, "passed") == [0] * 4
    assert field(state, "step") == "acting"


@pytest.mark.rule("§4.1")
def test_income_comes_only_after_everybody_has_refilled() -> None:
    mats = {0: {"ship": 5}, 1: {"asia worker": 6}, 2: FULL, 3: FULL}
    state = table(4, mats=mats, money=dict.fromkeys(range(4), 0))
    for _ in range(4):
        act(state, "pass", "nothing")
    assert field(state, "step") == "refilling"
    assert field(state, "money") == [0] * 4
    do(state, "take museum")
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
