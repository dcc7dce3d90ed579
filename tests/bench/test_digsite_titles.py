"""What is timed of digsite's own titles really is whole games and real positions."""

import random

import pytest

import digsite
from bench import digsite_titles
from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW

TABLES = [(name, seats) for name in digsite.titles() for seats in digsite.title(name).seats]


def test_every_title_is_timed_with_every_number_of_seats() -> None:
    probes = digsite_titles.probes(list(digsite.titles()))
    measures = {PLAYOUT, STEP, STEP_MOVES, CLONE, VIEW, IMAGINE}
    assert {(probe.game, probe.seats) for probe in probes} == set(TABLES)
    for table in TABLES:
        mine = [probe.measure for probe in probes if (probe.game, probe.seats) == table]
        assert len(mine) == len(measures)
        assert set(mine) == measures


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_burst_counts_what_it_did(name: str, seats: int) -> None:
    bursts = digsite_titles.bursts(digsite.title(name), seats)
    for measure in (PLAYOUT, STEP, STEP_MOVES):
        assert bursts[measure](2) > seats
    for measure in (CLONE, VIEW, IMAGINE):
        assert bursts[measure](2) == 2 * digsite_titles.POSITIONS


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_keys_and_moves_step_through_the_same_game(name: str, seats: int) -> None:
    by_key, by_move = digsite.title(name).new(seats, {}), digsite.title(name).new(seats, {})
    decisions = digsite_titles.step_by_key(by_key, digsite.Rng(7), random.Random(7))
    assert decisions == digsite_titles.step_by_move(by_move, digsite.Rng(7), random.Random(7))
    assert by_key.actor() == digsite.OVER
    assert by_key.record() == by_move.record()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_positions_are_decisions_of_seats(name: str, seats: int) -> None:
    states = digsite_titles.positions(digsite.title(name), seats, digsite.Rng(1))
    assert len(states) == digsite_titles.POSITIONS
    assert all(state.actor() in range(seats) for state in states)
    assert len({str(state.record()) for state in states}) > 1
