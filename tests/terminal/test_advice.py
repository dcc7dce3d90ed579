"""`digsite hint` and `digsite analyse`, and a hint in the middle of a game."""

import json
from pathlib import Path

import pytest

import digsite
from tests.terminal.typist import Run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = digsite.play("archaeology", ["novice", "random"], seed=2)
    path = tmp_path / "done.match"
    digsite.save(match, path)
    return path


@pytest.fixture
def running(finished: Path, tmp_path: Path) -> Path:
    """The same game where somebody has a choice."""
    match = digsite.load(finished)
    match.rewind(match.ply // 2)
    while match.actor < 0 or len(match.state.legal()) < 3:
        match.rewind(match.ply - 1)
    path = tmp_path / "running.match"
    digsite.save(match, path)
    return path


def test_a_hint_names_legal_moves_with_their_chances(run: Run, running: Path) -> None:
    done = run("hint", str(running), "--json")
    found = json.loads(done.stdout)
    legal = [move.notation() for move in digsite.load(running).state.legal()]
    assert {way["moves"][0] for way in found} <= set(legal)
    assert all(0.0 <= way["share"] <= 1.0 for way in found)
    told = run("hint", str(running)).stdout
    assert found[0]["moves"][0] in told
    assert "%" in told


def test_no_hint_for_a_game_that_is_over_and_no_analysis_before(
    run: Run, finished: Path, running: Path
) -> None:
    over = run("hint", str(finished))
    assert (over.exit_code, over.stdout) == (2, "")
    assert "over" in over.stderr
    early = run("analyse", str(running))
    assert (early.exit_code, early.stdout) == (2, "")
    assert "not over" in early.stderr


def test_an_analysis_shows_chances_and_marks(run: Run, finished: Path) -> None:
    found = json.loads(run("analyse", str(finished), "--simulations", "20", "--json").stdout)
    marked = [one for one in found["decisions"] if one["mark"]]
    assert marked
    told = run("analyse", str(finished), "--simulations", "20").stdout
    assert "novice" in told
    assert "▁" in told or "█" in told
    assert str(marked[0]["ply"]) in told
    assert marked[0]["best"]["moves"][0] in told
