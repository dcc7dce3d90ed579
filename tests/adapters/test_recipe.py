"""The recipe that learns by self-play: its slopes are right, it repeats, and it wins what is
claimed in docs/research.md."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

import digsite
from digsite.arena.pool import Alone
from digsite.arena.standings import standings
from digsite.arena.tournament import Tournament, held

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples/research/td.py"
CLAIM = re.compile(r"It wins (\d+) % of its games against `novice`")
GAMES = 400


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("td", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["td"] = module
    spec.loader.exec_module(module)
    return module


td = loaded()
TINY = td.Course(rounds=2, jobs=2, games=4, steps=120, every=1, trials=2)
SIZES = (184, digsite.title(td.TITLE).decision_count)


def test_a_decision_is_judged_by_the_seats_next_one_and_by_the_end() -> None:
    """Seats 0, 1, 0 decide; that ends the game, and what follows is not played to its end."""
    moments = {
        "seen": np.zeros((5, 1, 2), np.int16),
        "keys": np.arange(5)[:, None],
        "best": np.array([[0.5], [-0.25], [0.75], [-np.inf], [9.0]], np.float32),
        "leads": np.array([[0.0], [-1.0], [1.0], [3.0], [0.0]], np.float32),
        "seats": np.array([[0], [1], [0], [0], [1]]),
        "idle": np.array([[False], [False], [False], [True], [False]]),
        "over": np.array([[False], [False], [True], [False], [False]]),
        "after": np.array([[1.0], [-1.0], [3.0], [0.0], [0.0]], np.float32),
    }
    found = td.judged(moments)
    assert found["keys"].tolist() == [0, 1, 2]
    later = td.TRACE * 3 + (1 - td.TRACE) * (1 + 0.75)  # the seat's lead at the end, as then hoped
    assert found["targets"] == pytest.approx([later - 0, -3 - -1, 3 - 1])


def error(network: list[np.ndarray], batch: dict[str, np.ndarray]) -> float:
    worth = td.thought(network, batch["seen"])[-1]
    told = worth[np.arange(len(worth)), batch["keys"]]
    return float(((told - batch["targets"]) ** 2).mean() / 2)


def test_slopes_are_those_of_the_error() -> None:
    rng = np.random.default_rng(3)
    network = [one.astype(np.float64) for one in td.untrained(6, 4, 1)]
    batch: dict[str, np.ndarray] = {
        "seen": rng.integers(0, 9, (12, 6)).astype(np.int16),
        "keys": rng.integers(0, 4, 12),
        "targets": rng.uniform(-1, 1, 12),
    }
    found = td.slopes(network, batch)
    for layer, weights in enumerate(network):
        for place in [*rng.integers(0, weights.size, 5), -1]:  # the last is of the row alone
            here = np.unravel_index(place % weights.size, weights.shape)
            sides = []
            for step in (1e-5, -1e-5):
                changed = [one.copy() for one in network]
                changed[layer][here] += step
                sides.append(error(changed, batch))
            slope = (sides[0] - sides[1]) / 2e-5
            assert found[layer][here] == pytest.approx(slope, abs=1e-6), (layer, here)


def test_a_short_course_changes_the_network_and_can_be_repeated() -> None:
    *_, (network, curve) = td.train(TINY, Alone())
    *_, (again, _) = td.train(TINY, Alone())
    assert [len(curve), curve[0][0] < curve[1][0]] == [2, True]
    assert all(0 <= share <= 1 for _, share in curve)
    for trained, same, new in zip(network, again, td.untrained(*SIZES, TINY.seed), strict=True):
        assert np.array_equal(trained, same)
        assert not np.array_equal(trained, new)
    assert len(ElementTree.fromstring(td.drawn(curve)).findall(".//{*}circle")) == len(curve)
    assert 0 <= td.trial(network, 1) <= 1


@pytest.mark.long
def test_it_wins_what_is_claimed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claimed = CLAIM.search((ROOT / "docs/research.md").read_text(encoding="utf-8"))
    assert claimed is not None
    weights = tmp_path / "td.npz"
    subprocess.run([sys.executable, FILE, "--out", weights], check=True, env=dict(os.environ))
    monkeypatch.setenv("DIGSITE_TD", str(weights))
    order = Tournament(td.TITLE, None, td.SEATS, {}, ("td:Trained", td.RIVAL), seed=7)
    trained = next(one for one in standings(held(order, GAMES)) if one.player == "td:Trained")
    assert trained.failures == 0
    assert trained.share * 100 >= int(claimed[1])


def test_an_arena_finds_the_player_and_its_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = td.untrained(*SIZES, 1)
    np.savez(tmp_path / "td.npz", *network)
    monkeypatch.setenv("DIGSITE_TD", str(tmp_path / "td.npz"))
    title = digsite.title(td.TITLE)
    stored = digsite.make_player("td:Trained", title, digsite.Rng(1))
    first, second = (
        digsite.play(td.TITLE, [player, "random"], seed=3)
        for player in (stored, td.Learner(title, network))
    )
    assert first.is_over
    assert first.moves == second.moves
