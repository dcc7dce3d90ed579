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
FILE = ROOT / "examples/research/ppo.py"
CLAIM = re.compile(r"It wins (\d+) % of its games against `novice`")
GAMES = 400


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = module
    spec.loader.exec_module(module)
    return module


ppo = loaded()
TINY = ppo.Course(rounds=2, jobs=2, games=4, steps=120, every=1, trials=2)


def test_advantages_follow_each_seat_to_its_next_decision_and_to_its_pay() -> None:
    """One game: seats 0, 1, 0 decide; the last decision ends it, and then it begins anew."""
    moments = {
        "seen": np.zeros((4, 1, 2), np.int16),
        "masks": np.ones((4, 1, 2), np.int8),
        "keys": np.arange(4)[:, None],
        "chances": np.zeros((4, 1), np.float32),
        "values": np.array([[0.5], [-0.25], [0.75], [0.0]], np.float32),
        "seats": np.array([[0], [1], [0], [0]]),
        "idle": np.array([[False], [False], [False], [True]]),
        "over": np.array([[False], [False], [True], [False]]),
        "pays": np.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32),
    }
    found = ppo.judged(moments)
    assert found["keys"].tolist() == [0, 1, 2]
    last, first = 1 - 0.75, 0.75 - 0.5
    wanted = [first + ppo.TRACE * last, -1 + 0.25, last]
    assert found["advantages"] == pytest.approx(wanted)
    assert found["returns"] == pytest.approx([wanted[0] + 0.5, -1.0, 1.0])


def loss(network: dict[str, np.ndarray], batch: dict[str, np.ndarray]) -> float:
    """What PPO makes small, written as in the paper."""
    *_, chances, values = ppo.thought(network, ppo.scaled(batch["seen"]), batch["masks"])
    gains = batch["advantages"]
    worth = (gains - gains.mean()) / (gains.std() + 1e-6)
    ratio = np.exp(chances[np.arange(len(gains)), batch["keys"]] - batch["chances"])
    near = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
    chosen = np.minimum(ratio * worth, near * worth).mean()
    surprise = -np.where(batch["masks"], np.exp(chances) * chances, 0).sum(1).mean()
    error = ((values - batch["returns"]) ** 2).mean() / 2
    return float(-chosen - ppo.ENTROPY * surprise + ppo.WORTH * error)


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    network = {name: one.astype(np.float64) for name, one in ppo.untrained(6, 4, 1).items()}
    masks = np.array([[1, 1, 1, 0], [0, 1, 1, 1], [1, 0, 1, 1]] * 4, np.int8)
    batch = {
        "seen": rng.integers(0, 9, (12, 6)).astype(np.int16),
        "masks": masks,
        "keys": masks.argmax(1),
        "chances": np.log(rng.uniform(0.2, 0.6, 12)),
        "advantages": rng.standard_normal(12),
        "returns": rng.uniform(-1, 1, 12),
    }
    found = ppo.slopes(network, batch)
    for name in network:
        for place in rng.integers(0, network[name].size, 5):
            here = np.unravel_index(place, network[name].shape)
            sides = []
            for step in (1e-5, -1e-5):
                changed = {**network, name: network[name].copy()}
                changed[name][here] += step
                sides.append(loss(changed, batch))
            assert found[name][here] == pytest.approx((sides[0] - sides[1]) / 2e-5, abs=1e-6), name


def test_a_short_course_changes_the_network_and_can_be_repeated() -> None:
    *_, (network, curve) = ppo.train(TINY, Alone())
    *_, (again, _) = ppo.train(TINY, Alone())
    assert [len(curve), curve[0][0] < curve[1][0]] == [2, True]
    assert all(0 <= share <= 1 for _, share in curve)
    untrained = ppo.untrained(*network["a"].shape[:1], len(network["p0"]), TINY.seed)
    for name in network:
        assert np.array_equal(network[name], again[name])
        assert not np.array_equal(network[name], untrained[name])
    assert len(ElementTree.fromstring(ppo.drawn(curve)).findall(".//{*}circle")) == len(curve)
    assert 0 <= ppo.trial(network, 1) <= 1


@pytest.mark.long
def test_it_wins_what_is_claimed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claimed = CLAIM.search((ROOT / "docs/research.md").read_text(encoding="utf-8"))
    assert claimed is not None
    weights = tmp_path / "ppo.npz"
    subprocess.run([sys.executable, FILE, "--out", weights], check=True, env=dict(os.environ))
    monkeypatch.setenv("DIGSITE_PPO", str(weights))
    order = Tournament(ppo.TITLE, None, ppo.SEATS, {}, ("ppo:Trained", ppo.RIVAL), seed=7)
    trained = next(one for one in standings(held(order, GAMES)) if one.player == "ppo:Trained")
    assert trained.failures == 0
    assert trained.share * 100 >= int(claimed[1])


def test_the_trained_player_decides_by_what_it_sees() -> None:
    title = digsite.title(ppo.TITLE)
    player = ppo.Trained(title, ppo.untrained(184, title.decision_count, 1))
    state = title.new(ppo.SEATS)
    while state.actor() < 0:
        state.play(state.draw(digsite.Rng(1)))
    view = title.view(state, state.actor())
    assert player.decide(view, state.legal()) in state.legal()
