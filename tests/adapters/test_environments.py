"""What the adapters promise beyond what other people's suites ask for."""

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import digsite
from digsite.adapters import openspiel
from digsite.adapters.gymnasium import ILLEGAL_REWARD, Environment, name_of
from digsite.adapters.pettingzoo import archaeology_v1, artifact_v1
from digsite.adapters.text import prompt, read
from digsite.core.ranking import pay
from tests.adapters.suites import MAKERS, spelled
from tests.walks import SETTINGS, Setting, label

FIRST: list[Setting] = [("archaeology", 2, {}), ("artifact", 3, {}), ("artifacts-inc", 2, {})]


def test_names_carry_the_version_of_the_rules() -> None:
    for name, maker in MAKERS.items():
        version = digsite.title(name).rules_version
        assert maker.name.endswith(f"_v{version}")
        assert name_of(name).endswith(f"-v{version}")
        assert gymnasium.spec(name_of(name)).id == name_of(name)
        assert f"rules version {version}" in openspiel.type_of(digsite.title(name)).long_name


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
def test_every_option_reaches_the_game(setting: Setting) -> None:
    name, seats, options = setting
    wanted = digsite.title(name).new(seats, options)
    assert MAKERS[name].raw_env(seats=seats, **options).game.new() == wanted
    settings: dict[str, Any] = {"seats": seats, **options}
    assert Environment(name, **settings).game.new() == wanted
    assert pyspiel.load_game(spelled(setting)).new_initial_state().position == wanted


def test_impossible_settings_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="not for 7 players"):
        archaeology_v1.env(seats=7)
    with pytest.raises(ValueError, match="cannot be “slow”"):
        artifact_v1.env(start="slow")
    with pytest.raises(ValueError, match="there is no seat 2"):
        Environment("archaeology", 2, seat=2)
    with pytest.raises(ValueError, match="there is no edition"):
        archaeology_v1.env(edition="pirated")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_illegal_action_costs_and_changes_nothing(seat: int) -> None:
    env = Environment("archaeology", 2, seat=seat)
    seen, info = env.reset(seed=4)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.state.record()
    again, reward, terminated, truncated, told = env.step(wrong)
    assert (reward, terminated, truncated, told["illegal"]) == (ILLEGAL_REWARD, False, False, True)
    assert env.state.record() == before
    assert np.array_equal(seen, again)
    right = int(np.flatnonzero(info["action_mask"])[0])
    _, reward, _, _, told = env.step(right)
    assert (reward, told["illegal"]) == (0.0, False)


@pytest.mark.parametrize("action", [-1, 65, 10**6, 1.5, "end", None])
def test_what_is_no_action_at_all_is_illegal_too(action: Any) -> None:
    env = Environment("archaeology", 2)
    env.reset(seed=4)
    before = env.state.record()
    _, reward, _, _, told = env.step(action)
    assert (reward, told["illegal"]) == (ILLEGAL_REWARD, True)
    assert env.state.record() == before


def test_after_the_end_every_action_is_illegal() -> None:
    env = Environment("archaeology", 2)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert reward == pay(env.state.ranking())[0]
    assert env.step(0)[1:3] == (ILLEGAL_REWARD, True)


def test_opponents_are_players_of_a_level() -> None:
    env = Environment("archaeology", 2, opponents="novice")
    env.reset(seed=2)
    assert type(env.players[1]).__name__ == "TreePlayer"
    with pytest.raises(ValueError, match="there is no player"):
        Environment("archaeology", 2, opponents="nobody")


def test_an_illegal_move_ends_a_game_of_pettingzoo_for_its_player() -> None:
    env = archaeology_v1.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env._cumulative_rewards[agent] == -1.0
    raw = archaeology_v1.raw_env(seats=3)
    raw.reset(seed=1)
    before = raw.state_of_game.record()
    unknown = (-1, digsite.title("archaeology").move_count)
    for key in (int(np.flatnonzero(raw.observe(agent)["action_mask"] == 0)[0]), *unknown):
        with pytest.raises(digsite.IllegalMove):
            raw.step(key)
        assert raw.state_of_game.record() == before


@pytest.mark.parametrize("setting", FIRST, ids=label)
def test_the_same_keys_give_the_same_game_in_every_adapter(setting: Setting) -> None:
    """A game of PettingZoo, replayed under OpenSpiel with what chance brought."""
    name, seats, options = setting
    env = MAKERS[name].raw_env(seats=seats, **options)
    env.reset(seed=9)
    state = pyspiel.load_game(spelled(setting)).new_initial_state()
    rng, dealer = random.Random(5), digsite.Rng(9)
    while True:
        while state.is_chance_node():
            state.apply_action(int(state.position.draw_key(dealer)))
        assert state.position == env.state_of_game
        if state.is_terminal():
            break
        agent = env.possible_agents[state.current_player()]
        assert agent == env.agent_selection
        mask = env.observe(agent)["action_mask"]
        assert np.flatnonzero(mask).tolist() == state.legal_actions()
        key = rng.choice(state.legal_actions())
        state.apply_action(key)
        env.step(key)
    assert [env._cumulative_rewards[agent] for agent in env.possible_agents] == state.returns()


@pytest.mark.parametrize("setting", FIRST, ids=label)
def test_chance_is_explicit_and_as_likely_as_its_weights(setting: Setting) -> None:
    state = pyspiel.load_game(spelled(setting)).new_initial_state()
    rng = random.Random(3)
    for _ in range(60):
        if state.is_chance_node():
            keys, odds = zip(*state.chance_outcomes(), strict=True)
            weights = state.position.weights()
            assert list(keys) == state.position.keys()
            assert list(odds) == pytest.approx([one / sum(weights) for one in weights])
            state.apply_action(rng.choices(keys, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_seat_is_told_nothing_that_it_did_not_see() -> None:
    """Two deals that differ in another hand only are one information state."""
    game = pyspiel.load_game("digsite_archaeology")
    one, two = game.new_initial_state(), game.new_initial_state()
    while one.current_player() < 0:
        shown = one.position.title.event(one.position, one.position.legal()[0], 0)
        one.apply_action(one.legal_actions()[0])
        two.apply_action(two.legal_actions()[-1 if shown.hidden else 0])
    assert one.position != two.position
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_tensor(0) == two.information_state_tensor(0)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(1) != two.information_state_string(1)


def test_a_public_observer_sees_what_a_spectator_sees() -> None:
    game = pyspiel.load_game("digsite_archaeology")
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    observer.set_from(state, 0)
    assert observer.dict["hand"].sum() == 0
    title = state.position.title
    view = title.view(state.position, int(digsite.SPECTATOR))
    assert observer.string_from(state, 0) == str(view.record())
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody sees all hands"):
        game.make_py_observer(everything)


def test_a_search_of_openspiel_plays_with_our_resampler() -> None:
    game = pyspiel.load_game("digsite_archaeology(edition=micro)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 20, random_state=np.random.RandomState(2),
        use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(openspiel.resampler(game, digsite.Rng(3)))
    state, rng = game.new_initial_state(), random.Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            keys, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(keys, odds)[0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_a_resampled_world_knows_neither_the_truth_nor_the_history() -> None:
    game = pyspiel.load_game("digsite_archaeology")
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    resampled = openspiel.resampler(game, digsite.Rng(1))
    worlds = [resampled(state, seat) for _ in range(5)]
    assert all(one.observation_string(seat) == state.observation_string(seat) for one in worlds)
    assert any(one.position != state.position for one in worlds)
    assert all(one.history() == [] for one in worlds)


def test_a_prompt_names_the_table_and_every_legal_move() -> None:
    env = Environment("archaeology", 2)
    env.reset(seed=3)
    view, legal = env.game.title.view(env.state, 0), env.state.legal()
    lines = prompt(view, legal).splitlines()
    assert str(view).splitlines()[0] == lines[0]
    assert lines[-len(legal) :] == [move.notation() for move in legal]


def test_an_answer_is_read_strictly() -> None:
    env = Environment("archaeology", 2)
    env.reset(seed=3)
    title, legal = env.game.title, env.state.legal()
    said = legal[0].notation()
    assert read(f"  {said.upper()} \n", title, legal) == legal[0]
    wrong = next(move for move in title.moves if move not in legal)
    with pytest.raises(digsite.IllegalMove):
        read(wrong.notation(), title, legal)
    for answer in ["", "castle", f"I choose {said}", f"{said}\n{said}", f"{said}.", f"“{said}”"]:
        with pytest.raises(digsite.UnreadableMove):
            read(answer, title, legal)
