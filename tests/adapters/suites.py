"""The suites of PettingZoo, Gymnasium and OpenSpiel, run on our titles as their authors run them.

`tools/certificate.py` makes the table in the README of `SUITES` and `tests.walks.SETTINGS`.
"""

import contextlib
import io
import tempfile
import unittest
import warnings
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import gymnasium
import pyspiel
from absl import flags
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from open_spiel.integration_tests import api_test as spiel_laws
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests.games_sim_test import GamesSimTest

from digsite.adapters import openspiel, pettingzoo
from digsite.adapters.gymnasium import name_of
from tests.walks import Setting

with warnings.catch_warnings():  # where pygame is, it imports a game of its own in a way of old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

assert openspiel.SpielArtifact.title  # importing it has registered the games

KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment that has masks, its own ones included."""
MAKERS = {
    "archaeology": pettingzoo.archaeology_v1,
    "artifact": pettingzoo.artifact_v1,
    "artifacts-inc": pettingzoo.artifacts_inc_v1,
}


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Without what the suites print, and with every warning an error but the known two."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for text in KNOWN:
            warnings.filterwarnings("ignore", message=text)
        yield


def made(setting: Setting, raw: bool = False, **more: Any) -> Any:
    """A PettingZoo environment of the setting."""
    name, seats, options = setting
    maker = MAKERS[name].raw_env if raw else MAKERS[name].env
    return maker(seats=seats, **options, **more)


def pettingzoo_api(setting: Setting, runs: int) -> None:
    with quiet():
        api_test(made(setting, raw=True), num_cycles=20 * runs)
        api_test(made(setting), num_cycles=20 * runs)


def pettingzoo_seed(setting: Setting, runs: int) -> None:
    with quiet():
        seed_test(lambda: made(setting), num_cycles=10 * runs)


def pettingzoo_render(setting: Setting, runs: int) -> None:
    with quiet():
        render_test(lambda render_mode=None: made(setting, render_mode=render_mode))


def pettingzoo_parallel(setting: Setting, runs: int) -> None:
    name, seats, options = setting
    with quiet():
        parallel_api_test(MAKERS[name].parallel_env(seats=seats, **options), num_cycles=20 * runs)


def seated(setting: Setting, **more: Any) -> gymnasium.Env[Any, Any]:
    """A Gymnasium environment of the setting."""
    name, seats, options = setting
    settings: dict[str, Any] = {"seats": seats, **options, **more}
    return gymnasium.make(name_of(name), **settings)


def gymnasium_check(setting: Setting, runs: int) -> None:
    with quiet():
        check_env(seated(setting).unwrapped)


def gymnasium_match(setting: Setting, runs: int) -> None:
    with quiet():
        check_environments_match(seated(setting), seated(setting), num_steps=20 * runs, seed=3)


def gymnasium_vector(setting: Setting, runs: int) -> None:
    name, seats, options = setting
    settings: dict[str, Any] = {"seats": seats, **options}
    with quiet():
        games = gymnasium.make_vec(name_of(name), num_envs=3, vectorization_mode="sync", **settings)
        _, info = games.reset(seed=5)
        for _ in range(5 * runs):
            _, _, _, _, info = games.step(info["action_mask"].argmax(axis=1))
            assert not info["illegal"].any()


def spelled(setting: Setting) -> str:
    """A setting as OpenSpiel writes it."""
    name, seats, options = setting
    parts = [f"players={seats}"]
    for option, value in options.items():
        parts.append(f"{option}={'+'.join(value) if isinstance(value, list) else value}")
    return f"digsite_{name.replace('-', '_')}({','.join(parts)})"


def loaded(setting: Setting) -> Any:
    return pyspiel.load_game(spelled(setting))


def openspiel_random(setting: Setting, runs: int) -> None:
    pyspiel.random_sim_test(loaded(setting), num_sims=runs, serialize=True, verbose=False)


def openspiel_games(setting: Setting, runs: int) -> None:
    with quiet():
        for _ in range(runs):
            GamesSimTest().sim_game(loaded(setting))


def openspiel_laws(setting: Setting, runs: int) -> None:
    game = loaded(setting)
    members = {"game": game, "game_name": game.get_type().short_name}
    case = type("Laws", (spiel_laws.EnforceAPIOnPartialTreeBase,), members)
    cases = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    outcome = unittest.TextTestRunner(stream=io.StringIO()).run(cases)
    assert outcome.testsRun >= 5
    assert outcome.wasSuccessful(), outcome.errors + outcome.failures


def openspiel_playthrough(setting: Setting, runs: int) -> None:
    """A recorded game is the same when it is played again, line for line."""
    recorded, replayed = played_twice(spelled(setting), runs)
    assert recorded == replayed


def rounded(number: Any, digits: int) -> float:
    """What `round` makes of a number of numpy, written alike: a game has millions, and that one
    takes ten times as long."""
    return round(float(number), digits)


def played_twice(game: str, seed: int) -> tuple[str, str]:
    """A playthrough as OpenSpiel writes it, and as it replays it from its file."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["suites"])
    swift = patch.object(generate_playthrough, "round", rounded, create=True)
    with quiet(), swift, tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(generate_playthrough.playthrough(game, None, seed=seed))
        file.flush()
        recorded, replayed = generate_playthrough.replay(file.name)
    return str(recorded), str(replayed)


Suite = Callable[[Setting, int], None]
SUITES: dict[str, Suite] = {
    "PettingZoo api_test": pettingzoo_api,
    "PettingZoo seed_test": pettingzoo_seed,
    "PettingZoo render_test": pettingzoo_render,
    "PettingZoo parallel_api_test": pettingzoo_parallel,
    "Gymnasium check_env": gymnasium_check,
    "Gymnasium check_environments_match": gymnasium_match,
    "Gymnasium make_vec": gymnasium_vector,
    "OpenSpiel random_sim_test": openspiel_random,
    "OpenSpiel sim_game": openspiel_games,
    "OpenSpiel laws on the partial tree": openspiel_laws,
    "OpenSpiel playthrough": openspiel_playthrough,
}
