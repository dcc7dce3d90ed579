"""`digsite arena` and `digsite train`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.progress import Progress

from digsite.arena.games import Result
from digsite.arena.pool import Alone
from digsite.terminal.simulate import progress
from tests.terminal.typist import Run


def test_players_meet_and_are_rated(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["arena", "archaeology", "--players", "novice,random", "--games", "4"]
    told = run(*words, "--file", str(file)).stdout
    assert "novice" in told and "rating" in told
    again = run(*words, "--file", str(file), "--json")
    record = json.loads(again.stdout)
    assert record["games"] == 4
    assert {row["player"] for row in record["players"]} == {"novice", "random"}
    assert record["failures"] == []
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


def test_without_a_number_of_workers_all_cores_work(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hired: list[int] = []

    def noted(workers: int, ray: bool, apart: bool = False) -> Alone:
        hired.append(workers)
        return Alone()

    for command in ("arena", "train"):
        monkeypatch.setattr(f"digsite.terminal.{command}.cores", lambda: 3)
    monkeypatch.setattr("digsite.arena.pool.crew", noted)
    monkeypatch.setattr("digsite.terminal.train.crew", noted)
    run("arena", "archaeology", "--players", "random,random", "--games", "4")
    run("arena", "archaeology", "--players", "random,random", "--games", "4", "-w", "2")
    words = ["--games", "1", "--rounds", "1", "--teacher", "random", "--out", str(tmp_path / "out")]
    run("train", "archaeology", *words, "--folder", str(tmp_path))
    assert hired == [3, 2, 3]


def test_an_unknown_player_is_refused(run: Run) -> None:
    result = run("arena", "archaeology", "--players", "god,random")
    assert result.exit_code != 0
    assert "no player “god”" in result.stderr


def test_a_failure_is_reported(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_of_a_test.py").write_text(
        "class Fails:\n    def decide(self, view, legal):\n        raise OSError('no more')\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    told = run("arena", "archaeology", "--players", "failing_of_a_test:Fails,random", "-g", "1")
    assert "seat 1 failed: OSError: no more" in told.stdout


GUESTS = """
import os

print("imported")

class Prints:
    def decide(self, view, legal):
        print("hm")
        return legal[0]

class Dies:
    def decide(self, view, legal):
        os._exit(4)
"""


@pytest.mark.parametrize(
    ("command", "player"), [("arena", "Prints"), ("arena", "Dies"), ("simulate", "Dies")]
)
def test_guests_spoil_no_results_even_with_one_worker(
    tmp_path: Path, command: str, player: str
) -> None:
    """Whoever printed was read as a result, and whoever killed the only process ended it all."""
    (tmp_path / "guests_of_a_test.py").write_text(GUESTS, encoding="utf-8")
    words = [command, "archaeology", "--seats", "2", "--games", "2", "--workers", "1", "--json"]
    order = [*words, "--players", f"guests_of_a_test:{player},random"]
    told = subprocess.run(
        [sys.executable, "-m", "digsite", *order], cwd=tmp_path, capture_output=True, text=True
    )
    record = json.loads(told.stdout)
    assert record["games"] == 2
    assert record["players"][0]["failures"] == (2 if player == "Dies" else 0)
    assert "imported" in told.stderr
    assert ("hm" in told.stderr) == (player == "Prints")


def test_stopping_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> list[Result]:
        *_, tell, _, _ = args
        assert callable(tell)
        tell(Result(0, ["random", "novice"], [1, 2], [2, 1], [1, 1], [0.1, 0.1]))
        raise KeyboardInterrupt

    monkeypatch.setattr("digsite.terminal.arena.held", stopped)
    result = run("arena", "archaeology", "--players", "random,novice", "--games", "3")
    assert result.exit_code == 130
    assert "stopped after 1 of 3 games" in result.stderr


def test_the_bar_of_a_run_that_goes_on_begins_where_it_stopped(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once ended at two of five."""
    bars: list[Progress] = []

    def noted() -> Progress:
        bars.append(progress())
        return bars[-1]

    monkeypatch.setattr("digsite.terminal.arena.progress", noted)
    words = ["arena", "archaeology", "--players", "random,random"]
    words += ["--file", str(tmp_path / "games.jsonl"), "--games"]
    for games in (3, 5, 2):
        run(*words, str(games))
    assert [bar.tasks[0].completed for bar in bars] == [3, 5, 2]


def test_a_course_of_training_leaves_weights(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    words = ["train", "archaeology", "--games", "2", "--rounds", "1", "--teacher", "random"]
    told = run(*words, "--folder", str(tmp_path / "games"), "--out", str(out))
    assert "round 1: 2 games" in told.stderr
    assert list(json.loads(out.read_text(encoding="utf-8"))) == ["2"]


def test_a_course_from_nothing_is_another_one(run: Run, tmp_path: Path) -> None:
    words = ["train", "archaeology", "--games", "1", "--rounds", "1", "--simulations", "1"]
    words += ["--folder", str(tmp_path / "games"), "--out", str(tmp_path / "weights.json")]
    assert run(*words, "--from-nothing").exit_code == 0
    refused = run(*words)
    assert refused.exit_code == 2 and "games of another course" in refused.stderr


def test_where_weights_cannot_be_stored_no_game_is_played(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text("nonsense", encoding="utf-8")
    refused = run("train", "archaeology", "--folder", str(tmp_path / "games"), "--out", str(out))
    assert refused.exit_code == 2 and "weights.json: these are not weights" in refused.stderr
    assert not list((tmp_path / "games").iterdir())


def test_a_course_that_is_stopped_says_that_it_can_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("digsite.terminal.train.train", stopped)
    result = run("train", "archaeology", "--folder", "games", "--out", str(tmp_path / "weights"))
    assert result.exit_code == 130
    assert result.stderr == "digsite: stopped; the same command goes on from the games in games\n"


def test_expansions_are_learned_apart(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "course" / "weights.json"
    words = ["train", "artifact", "--expansions", "cities", "--games", "1", "--rounds", "1"]
    run(*words, "--teacher", "random", "--folder", str(out.parent), "--out", str(out))
    assert list(json.loads(out.read_text(encoding="utf-8"))) == ["3 cities"]


@pytest.mark.parametrize("line", ["[]", "{}", '{"game": 1}', "nonsense", "[" * 9999])
def test_a_broken_file_of_games_is_refused_and_left_as_it_is(
    run: Run, tmp_path: Path, line: str
) -> None:
    file = tmp_path / "games.jsonl"
    words = ["arena", "archaeology", "--players", "random,random", "--file", str(file)]
    assert run(*words, "--games", "1").exit_code == 0
    broken = file.read_text(encoding="utf-8") + line + "\n"
    file.write_text(broken, encoding="utf-8")
    refused = run(*words, "--games", "2")
    assert refused.exit_code == 2 and "line 3: this is not the result of a game" in refused.stderr
    assert file.read_text(encoding="utf-8") == broken
