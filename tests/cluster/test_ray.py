"""On a Ray cluster of two nodes, one of which is killed on the way, everything comes to the same:
results are complete, and nothing counts twice. `make certify` runs this where Ray is installed.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ray.cluster_utils import Cluster

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "examples/research/td.py"
PAUSE = 0.05
BOTS = """
import os
import threading

class Dies:
    def decide(self, view, legal):
        os._exit(4)

class Stubborn:
    def decide(self, view, legal):
        while True:
            try:
                threading.Event().wait()
            except:
                pass

class Late:
    def decide(self, view, legal):
        threading.Event().wait(1.2)
        return legal[0]

class Raises:
    def decide(self, view, legal):
        raise KeyError("lost")
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of players that fail, which all processes of the cluster find."""
    (tmp_path / "failures_on_ray.py").write_text(BOTS, encoding="utf-8")
    places = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(places))
    return "failures_on_ray"


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A head that only keeps the books, and two nodes that work."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_worker_niceness", "0")  # else they wait for whoever is busy here
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    made.workers = [made.add_node(num_cpus=1) for _ in range(2)]
    made.wait_for_nodes()
    yield made
    made.shutdown()


def started(cluster: Cluster | None, *words: str | Path) -> "subprocess.Popen[str]":
    """A command of ours; with a cluster, on it."""
    environment = dict(os.environ)
    if cluster is not None:
        environment["RAY_ADDRESS"] = cluster.address
        words = (*words, "--ray")
    command = [sys.executable, *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def run(*words: str | Path) -> None:
    process = started(None, *words)
    process.communicate()
    assert process.returncode == 0


def run_with_loss(cluster: Cluster, is_midway: Callable[[], bool], *words: str | Path) -> None:
    """Run it on the cluster, and kill a node when it is midway."""
    process = started(cluster, *words)
    while not is_midway():
        time.sleep(PAUSE)
        assert process.poll() is None, "it was over too soon"
    cluster.remove_node(cluster.workers[0], allow_graceful=False)
    process.communicate()
    assert process.returncode == 0


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def results(file: Path) -> list[dict[str, Any]]:
    """The games of an arena, by number; seconds are those of the machine."""
    found = [json.loads(line) for line in lines(file)[1:]]
    for one in found:
        del one["seconds"]
    return sorted(found, key=lambda one: int(one["game"]))


def test_an_arena_loses_no_game_and_counts_none_twice(cluster: Cluster, tmp_path: Path) -> None:
    order = ("-m", "digsite", "arena", "artifact", "--players", "novice,random", "--games", "18")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    run(*order, "--file", here)
    run_with_loss(cluster, lambda: len(lines(there)) > 4, *order, "--file", there)
    assert [one["game"] for one in results(there)] == list(range(18))
    assert results(there) == results(here)


def failures(file: Path) -> list[tuple[list[str], int, str]]:
    """Who sat at each table, which seat failed there, and how."""
    found = [(one["players"], one["failed"]) for one in results(file)]
    return [(names, failed["seat"], failed["reason"]) for names, failed in found]


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("Dies", {"seat-died"}),
        ("Stubborn", {"seat-died"}),
        ("Late", {"seat-late", "seat-silent"}),  # on a busy machine it may be interrupted first
        ("Raises", {"seat-failed"}),
    ],
)
def test_whoever_fails_loses_even_while_a_node_is_lost(
    bots: str, cluster: Cluster, tmp_path: Path, player: str, why: set[str]
) -> None:
    """A player that kills its process, or has to be ended with it, is not a machine that died."""
    names, file = [f"{bots}:{player}", "random"], tmp_path / "games.jsonl"
    order = ("-m", "digsite", "arena", "archaeology", "--players", ",".join(names), "--games", "4")
    run_with_loss(cluster, lambda: len(lines(file)) > 1, *order, "--seconds", "1", "--file", file)
    assert [failed[:2] for failed in failures(file)] == [(names, 0), (names[::-1], 1)] * 2
    assert {reason for *_, reason in failures(file)} <= why


def test_self_play_comes_to_the_same_weights(cluster: Cluster, tmp_path: Path) -> None:
    order = ("-m", "digsite", "train", "artifact", "--teacher", "random", "--games", "6")
    here, there = tmp_path / "here", tmp_path / "there"
    run(*order, "--rounds", "2", "--folder", here, "--out", here / "weights.json")
    second = there / "artifact-3-1.jsonl"
    run_with_loss(
        cluster, lambda: len(lines(second)) > 1,
        *order, "--rounds", "2", "--folder", there, "--out", there / "weights.json",
    )  # fmt: skip
    assert len(lines(second)) == 7  # the games, after what made them
    assert lines(second) == lines(here / "artifact-3-1.jsonl")
    assert lines(there / "weights.json") == lines(here / "weights.json")


def test_the_recipe_learns_the_same(cluster: Cluster, tmp_path: Path) -> None:
    order = (RECIPE, "--rounds", "3", "--games", "32", "--trials", "4", "--every", "1")
    run(*order, "--out", tmp_path / "here.npz")
    curve = tmp_path / "there.svg"
    run_with_loss(cluster, curve.exists, *order, "--out", tmp_path / "there.npz")
    with np.load(tmp_path / "here.npz") as here, np.load(tmp_path / "there.npz") as there:
        assert set(here) == set(there)
        for name in here:
            assert np.allclose(here[name], there[name], atol=1e-5), name
