"""How time is counted, without a table."""

from dataclasses import replace

from digsite.server.clock import (
    DAY,
    Timing,
    left,
    new_clock,
    passed_on,
    read_timing,
    returned,
    run_out,
    started,
    stopped,
)
from digsite.server.store.store import Clock

TURN = Timing("turn", 60, 0, "skilled")
GAME = Timing("game", 600, 10, "skilled")
LETTERS = Timing("days", 3 * DAY, 0, "skilled")


def clock_of(timing: Timing) -> Clock:
    made = new_clock(timing, 3)
    assert made is not None
    return started(made, 0, 100.0, "us")


def test_what_was_chosen_is_kept_as_text() -> None:
    assert read_timing(GAME.text()) == GAME
    assert read_timing(None) is None
    assert new_clock(None, 3) is None


def test_time_runs_for_one_seat_only_and_never_below_nothing() -> None:
    clock = clock_of(TURN)
    assert left(clock, 100.0) == [60, 60, 60]
    assert left(clock, 125.0) == [35, 60, 60]
    assert left(clock, 1e9) == [0, 60, 60]
    assert left(clock, 50.0) == [60, 60, 60]  # nobody gains by a time before the beginning
    assert left(stopped(clock, 125.0), 1e9) == [35, 60, 60]


def test_a_turn_has_all_of_its_time_again_when_somebody_else_has_acted() -> None:
    clock = passed_on(TURN, clock_of(TURN), 0, 0, 1, True, 120.0)
    assert clock.left == (40, 60, 60)  # the same one goes on: one turn, however many parts
    clock = passed_on(TURN, started(clock, 0, 120.0, "us"), 0, 1, 2, True, 130.0)
    assert clock.left == (30, 60, 60)
    clock = passed_on(TURN, started(clock, 1, 130.0, "us"), 1, 0, 3, True, 150.0)
    assert clock.left == (60, 40, 60)


def test_an_increment_is_for_whoever_ends_a_turn_in_time() -> None:
    clock = passed_on(GAME, clock_of(GAME), 0, 1, 4, True, 130.0)
    assert clock.left == (580, 600, 600)
    # a program ended the turn: it needs no time
    assert passed_on(GAME, replace(clock, seat=None), 1, 2, 5, True, 130.0).left == clock.left


def test_nobody_gets_time_back_with_a_move() -> None:
    ended = started(passed_on(GAME, clock_of(GAME), 0, 1, 4, True, 130.0), 1, 130.0, "us")
    back = started(passed_on(GAME, ended, 1, 0, 3, False, 140.0), 0, 140.0, "us")
    assert back.left == (580, 590, 600)
    again = passed_on(GAME, back, 0, 1, 4, True, 150.0)
    assert again.left == (570, 590, 600)  # the increment was given before
    turn = started(passed_on(TURN, clock_of(TURN), 0, 1, 1, True, 140.0), 1, 140.0, "us")
    assert passed_on(TURN, turn, 1, 0, 0, False, 145.0).left == (20, 55, 60)


def test_whoever_comes_back_has_a_minute_or_a_whole_turn() -> None:
    over = run_out(clock_of(GAME), 1e6)
    assert (over.left, over.spent, over.seat) == ((0, 600, 600), True, None)
    assert returned(GAME, over, 0).left == (60, 600, 600)
    assert returned(GAME, over, 1).left == (0, 600, 600)
    assert returned(replace(GAME, seconds=30), over, 0).left[0] == 30
    assert returned(TURN, run_out(clock_of(TURN), 1e6), 0).left[0] == 60
    assert not passed_on(TURN, over, 0, 1, 1, True, 1e6).spent


def test_only_by_letter_time_becomes_short() -> None:
    assert (TURN.short(), GAME.short()) == (0, 0)
    assert LETTERS.short() == 0.75 * DAY
    assert replace(LETTERS, seconds=14 * DAY).short() == DAY
