"""Many games at once are the same games, one by one."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

import digsite
import digsite.vector
from digsite.adapters.observing import Game
from digsite.core.ranking import pay
from digsite.vector.batch import ILLEGAL_REWARD
from digsite.vector.share import Share
from tests.walks import Setting, label

FIRST: list[Setting] = [
    ("archaeology", 3, {}),
    ("artifact", 3, {"expansions": ["research", "cities"]}),
    ("artifacts-inc", 2, {}),
]
COUNT = 5


def made(setting: Setting, seat: int | None = None) -> digsite.vector.VectorGames:
    name, seats, options = setting
    settings: dict[str, Any] = options
    return digsite.vector.make(name, seats, COUNT, seat, **settings)


def states(games: digsite.vector.VectorGames) -> list[digsite.State]:
    """The games themselves, which are all in this process."""
    assert isinstance(games.runner, Share)
    return games.runner.batch.states


def chosen(games: digsite.vector.VectorGames, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal key in each game; anything where a game is over."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in games.masks])


@pytest.mark.parametrize("setting", FIRST, ids=label)
def test_rows_masks_and_rewards_are_those_of_the_single_games(setting: Setting) -> None:
    games, rng = made(setting), np.random.default_rng(1)
    game = Game(setting[0], setting[1], None, setting[2])
    seen, info = games.reset(seed=3)
    ended = 0
    for _ in range(700):
        movers = games.seats_to_act.copy()
        was_over = games.terminations.copy()
        seen, rewards, over, cut, info = games.step(chosen(games, rng))
        assert not info["illegal"].any()
        for i, state in enumerate(states(games)):
            wanted = 0.0
            if over[i] and not was_over[i]:
                wanted = pay(state.ranking())[movers[i]]
                assert games.pays[i].tolist() == pytest.approx(pay(state.ranking()))
            assert rewards[i] == pytest.approx(wanted)
        ended += int(over.sum())
        for i, state in enumerate(states(games)):
            single = game.observe(state, int(games.seats_to_act[i]))
            assert np.array_equal(seen[i], single["observation"])
            assert np.array_equal(info["action_mask"][i], single["action_mask"])
    assert not cut.any()
    assert ended > 3


def test_arrays_look_at_the_same_memory_step_after_step() -> None:
    games = made(FIRST[0])
    seen, info = games.reset(seed=1)
    before = seen.copy()
    again, *_, later = games.step(chosen(games, np.random.default_rng(2)))
    assert again is seen
    assert later["action_mask"] is info["action_mask"]
    assert not np.array_equal(before, seen)
    assert not seen.flags.writeable


def test_the_same_seed_gives_the_same_games_and_the_next_reset_others() -> None:
    one, two = made(FIRST[0]), made(FIRST[0])
    assert np.array_equal(one.reset(seed=5)[0], two.reset(seed=5)[0])
    for games in (one, two):
        rng = np.random.default_rng(7)
        for _ in range(50):
            games.step(chosen(games, rng))
    assert np.array_equal(one.observations, two.observations)
    kept = one.observations.copy()
    assert not np.array_equal(one.reset()[0], kept)
    assert len({row.tobytes() for row in one.reset(seed=5)[0]}) > 1


def test_with_a_seat_the_others_play_by_themselves() -> None:
    games, rng = made(FIRST[0], seat=1), np.random.default_rng(3)
    games.reset(seed=2)
    ends, rewards = 0, set()
    for _ in range(400):
        _, reward, over, _, _ = games.step(chosen(games, rng))
        assert (games.seats_to_act == 1).all()
        rewards |= set(reward[over].tolist())
        ends += int(over.sum())
    assert ends > 5
    assert len(rewards) > 1


def test_an_illegal_key_costs_and_changes_nothing() -> None:
    games = made(FIRST[0])
    seen, info = games.reset(seed=4)
    before, keys = seen.copy(), chosen(games, np.random.default_rng(4))
    keys[0] = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    keys[1] = 10**6
    _, rewards, over, _, info = games.step(keys)
    assert rewards[:2].tolist() == [ILLEGAL_REWARD, ILLEGAL_REWARD]
    assert info["illegal"].tolist() == [True, True, False, False, False]
    assert np.array_equal(seen[:2], before[:2])
    assert not over.any()
    keys = chosen(games, np.random.default_rng(4))
    assert games.step(keys)[1].tolist() == [0.0] * COUNT
    assert not info["illegal"].any()


def test_random_keys_are_legal_and_do_not_disturb_the_games() -> None:
    one, two = made(FIRST[0]), made(FIRST[0])
    one.reset(seed=6)
    two.reset(seed=6)
    seen = set()
    for _ in range(40):
        keys = one.any_legal()
        assert one.masks[np.arange(COUNT), keys].all()
        one.any_legal()
        one.step(keys)
        two.step(keys)
        seen.add(tuple(keys.tolist()))
    assert np.array_equal(one.observations, two.observations)
    assert len(seen) > 20


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    games = made(FIRST[1])
    assert isinstance(games, VectorEnv)
    seen, _ = games.reset(seed=1)
    assert games.observation_space.contains(seen)
    assert games.action_space.contains(games.action_space.sample())
    with pytest.raises(ValueError, match="there is no seat 9"):
        digsite.vector.make("archaeology", seat=9)
    with pytest.raises(ValueError, match="one seed fixes all"):
        games.reset(seed=[1, 2])
