"""How long people wait: real decisions, their median, and what 95 % do not exceed."""

import digsite
from bench.times import in_ms, positions, waits


def test_positions_leave_a_choice_and_come_from_all_of_a_game() -> None:
    found = positions(digsite.title("archaeology"), 2, {}, 6, "random")
    assert len(found) == 6
    assert all(len(state.legal()) > 1 and state.actor() >= 0 for state in found)
    assert len({str(state.record()) for state in found}) == 6


def test_each_decision_is_timed_once() -> None:
    title = digsite.title("archaeology")
    taken = waits(title, "novice", positions(title, 2, {}, 3, "random"))
    assert len(taken) == 3
    assert taken == sorted(taken)


def test_of_twenty_decisions_one_may_take_longer_and_of_nineteen_none() -> None:
    assert in_ms([0.001] * 10 + [0.002] * 9 + [1.0]) == "2 (2)"
    assert in_ms([0.001] * 10 + [0.002] * 8 + [1.0]) == "1 (1,000)"
