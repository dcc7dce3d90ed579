"""`digsite arena` and `digsite train`."""

import json
from pathlib import Path

import pytest

from digsite.arena.games import Result
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


def test_stopping_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> list[Result]:
        *_, tell, _ = args
        assert callable(tell)
        tell(Result(0, ["random", "novice"], [1, 2], [2, 1], [1, 1], [0.1, 0.1]))
        raise KeyboardInterrupt

    monkeypatch.setattr("digsite.terminal.arena.held", stopped)
    result = run("arena", "archaeology", "--players", "random,novice", "--games", "3")
    assert result.exit_code == 130
    assert "stopped after 1 of 3 games" in result.stderr


def test_a_course_of_training_leaves_weights(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    words = ["train", "archaeology", "--games", "2", "--rounds", "1", "--teacher", "random"]
    told = run(*words, "--folder", str(tmp_path / "games"), "--out", str(out))
    assert "round 1: 2 games" in told.stderr
    assert list(json.loads(out.read_text(encoding="utf-8"))) == ["2"]


def test_expansions_are_learned_apart(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    words = ["train", "artifact", "--expansions", "cities", "--games", "1", "--rounds", "1"]
    run(*words, "--teacher", "random", "--folder", str(tmp_path), "--out", str(out))
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
    assert refused.exit_code == 2 and "is not the result of a game" in refused.stderr
    assert file.read_text(encoding="utf-8") == broken
