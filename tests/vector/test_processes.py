"""Vector play in several processes: the same games, shared memory, and nothing left behind."""

import os
import signal
from collections.abc import Iterator

import numpy as np
import pytest

import digsite.vector
from digsite.vector.environment import VectorGames
from digsite.vector.processes import Processes

COUNT = 7  # not to be halved
SEEN = ("observations", "masks", "rewards", "pays", "terminations", "seats_to_act", "illegal")


@pytest.fixture(scope="module")
def games() -> Iterator[VectorGames]:
    made = digsite.vector.make("archaeology", 3, COUNT, processes=2)
    yield made
    made.close()


def workers(games: VectorGames) -> list[int]:
    assert isinstance(games.runner, Processes)
    return [worker.pid or 0 for worker in games.runner.workers]


def test_processes_play_the_games_that_one_would_play(games: VectorGames) -> None:
    alone = digsite.vector.make("archaeology", 3, COUNT)
    seen, info = games.reset(seed=5)
    alone.reset(seed=5)
    ended = 0
    for step in range(300):
        keys = games.any_legal()
        assert np.array_equal(keys, alone.any_legal())
        keys[step % COUNT] = 0  # which is illegal at times
        again, *_, later = games.step(keys)
        assert again is seen
        assert later["action_mask"] is info["action_mask"]
        alone.step(keys)
        for name in SEEN:
            assert np.array_equal(getattr(games, name), getattr(alone, name)), name
        ended += int(games.terminations.sum())
    assert ended > 3
    assert not seen.flags.writeable
    assert np.array_equal(games.reset()[0], alone.reset()[0])


def test_closing_ends_the_processes_and_keeps_what_was_seen(games: VectorGames) -> None:
    one = digsite.vector.make("archaeology", 2, 2, processes=2)
    seen, _ = one.reset(seed=1)
    before, pids = seen.copy(), workers(one)
    one.close()
    one.close()
    assert np.array_equal(seen, before)
    assert not any(is_running(pid) for pid in pids)
    assert all(is_running(pid) for pid in workers(games))
    with pytest.raises(digsite.vector.ProcessLost, match="closed"):
        one.runner.pick()


def test_a_process_that_is_killed_is_told_of_and_the_others_end() -> None:
    games = digsite.vector.make("archaeology", 3, COUNT, processes=2)
    games.reset(seed=1)
    pids = workers(games)
    os.kill(pids[1], signal.SIGKILL)
    with pytest.raises(digsite.vector.ProcessLost, match=r"process 1 .* code -9"):
        games.step(np.zeros(COUNT, np.int64))
    assert not any(is_running(pid) for pid in pids)


def test_more_processes_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="3 processes cannot share 2 games"):
        digsite.vector.make("archaeology", count=2, processes=3)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
