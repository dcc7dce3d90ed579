"""The gate: what every title owes, measured in OpenSpiel's speed of the same run."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.gate import Verdict, verdicts, yardstick
from bench.measure import CLONE, PLAYOUT, STEP, STEP_MOVES, Figure
from bench.results import Results, save

ROOT = Path(__file__).resolve().parents[2]
PLAYOUTS = {"hearts": 4e6, "crazy_eights": 3e6, "go_fish": 2e6, "skat": 1e6, "gin_rummy": 1e5}
STEPS = {"hearts": 1e5, "crazy_eights": 2e5, "go_fish": 3e5, "skat": 4e5, "gin_rummy": 3e4}


def run(playout: float = 9e6, step: float = 2e6, step_moves: float = 1e6) -> Results:
    figures = [Figure("openspiel", game, 4, PLAYOUT, [rate]) for game, rate in PLAYOUTS.items()]
    figures += [Figure("openspiel", game, 4, STEP, [rate]) for game, rate in STEPS.items()]
    for measure, rate in ((PLAYOUT, playout), (STEP, step), (STEP_MOVES, step_moves)):
        figures.append(Figure("digsite", "archaeology", 2, measure, [rate]))
        figures.append(Figure("digsite", "archaeology", 3, measure, [rate / 100]))
    return Results({"build": "compiled"}, figures)


def counted(results: Results) -> dict[str, bool]:
    return {verdict.measure: verdict.passed for verdict in verdicts(results) if verdict.counts}


def shown(folder: Path, results: Results) -> subprocess.CompletedProcess[str]:
    save(results, folder / "run.json")
    script, file = str(ROOT / "bench" / "engine.py"), str(folder / "run.json")
    command = [sys.executable, script, "--gate", "--show", file]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_playouts_are_held_against_the_four_quick_games() -> None:
    assert yardstick(run(), PLAYOUT) == 2.5e6


def test_steps_are_held_against_all_five_games() -> None:
    assert yardstick(run(), STEP) == 2e5
    assert yardstick(run(), STEP_MOVES) == 2e5


def test_what_openspiel_did_not_measure_is_no_yardstick() -> None:
    assert yardstick(run(), CLONE) == 0.0


@pytest.mark.parametrize(("playout", "passed"), [(2.5e6, True), (2.49e6, False)])
def test_playouts_must_reach_the_median(playout: float, passed: bool) -> None:
    assert counted(run(playout=playout)) == {PLAYOUT: passed, STEP: True}


@pytest.mark.parametrize(("step", "passed"), [(6e5, True), (5.99e5, False)])
def test_steps_must_reach_three_times_the_median(step: float, passed: bool) -> None:
    assert counted(run(step=step)) == {PLAYOUT: True, STEP: passed}


def test_other_seats_and_move_objects_are_told_but_not_counted() -> None:
    told = [verdict for verdict in verdicts(run(step_moves=5e5)) if not verdict.counts]
    assert [(verdict.measure, verdict.seats) for verdict in told] == [
        (PLAYOUT, 3),
        (STEP, 3),
        (STEP_MOVES, 2),
        (STEP_MOVES, 3),
    ]
    assert Verdict("archaeology", 2, STEP_MOVES, 2.5, 3.0, False) in told


def test_the_script_passes_with_exit_code_0(tmp_path: Path) -> None:
    outcome = shown(tmp_path, run())
    assert outcome.returncode == 0, outcome.stderr
    assert "Gate passed." in outcome.stdout


def test_the_script_misses_with_exit_code_1(tmp_path: Path) -> None:
    outcome = shown(tmp_path, run(playout=1e6))
    assert outcome.returncode == 1, outcome.stderr
    line = next(line for line in outcome.stdout.splitlines() if line.endswith("MISS"))
    assert " ".join(line.split()) == "archaeology playout 2 0.40 x · · 1.00 x MISS"
    assert "Gate missed: archaeology playout." in outcome.stdout


def test_without_openspiel_there_is_no_judgement(tmp_path: Path) -> None:
    own = [figure for figure in run().figures if figure.system == "digsite"]
    outcome = shown(tmp_path, Results({}, own))
    assert outcome.returncode == 2
    assert "No gate" in outcome.stdout
