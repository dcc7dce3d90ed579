"""The regression gate: two result files in, an alarm out if digsite became slower."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.compare import Change, changes, differing_facts, machine, missing
from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW, Figure
from bench.results import Facts, Results, UnreadableResults, load, save

ROOT = Path(__file__).resolve().parents[2]
OWN = {PLAYOUT: 9e6, STEP: 2e6, STEP_MOVES: 1e6, CLONE: 3e6, VIEW: 4e5, IMAGINE: 3e5}


def figures(system: str, game: str, rates: dict[str, float]) -> list[Figure]:
    return [
        Figure(system, game, 2, measure, [rate * 0.9, rate, rate * 1.1])
        for measure, rate in rates.items()
    ]


def run(
    own: dict[str, float] | None = None, machine: float = 1.0, facts: Facts | None = None
) -> Results:
    """A run on a machine `machine` times as fast, in which digsite has the rates `own`."""
    peers = figures("openspiel", "hearts", {PLAYOUT: 4e6, STEP: 3e5, CLONE: 8e5})
    peers += figures("openspiel", "skat", {PLAYOUT: 2e6, STEP: 2e5, CLONE: 9e5})
    peers += figures("catanatron", "catan", {STEP: 2e4, CLONE: 2e4})
    ours = figures("digsite", "archaeology", OWN if own is None else own)
    quickened = [
        Figure(f.system, f.game, f.seats, f.measure, [sample * machine for sample in f.samples])
        for f in peers + ours
    ]
    return Results({"openspiel": "2.0.2", "catanatron": "3.2.1", **(facts or {})}, quickened)


def alarms(old: Results, new: Results) -> list[str]:
    return [change.new.measure for change in changes(old, new) if change.alarming]


def compared(folder: Path, old: Results, new: Results) -> subprocess.CompletedProcess[str]:
    save(old, folder / "old.json")
    save(new, folder / "new.json")
    return script(folder / "old.json", folder / "new.json")


def script(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "compare.py"), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_same_run_twice_is_fine() -> None:
    found = changes(run(), run())
    assert [change.new.measure for change in found] == list(OWN)
    assert [change.time for change in found] == pytest.approx([1.0] * len(OWN))


@pytest.mark.parametrize("measure", list(OWN))
def test_a_figure_that_takes_more_than_130_percent_of_its_time_is_alarming(measure: str) -> None:
    slower = {**OWN, measure: OWN[measure] / 1.31}
    assert alarms(run(), run(slower)) == [measure]


@pytest.mark.parametrize("measure", list(OWN))
def test_a_figure_just_below_130_percent_is_not(measure: str) -> None:
    slower = {**OWN, measure: OWN[measure] / 1.29}
    assert alarms(run(), run(slower)) == []


def test_exactly_130_percent_is_not_yet_alarming() -> None:
    figure = Figure("digsite", "archaeology", 2, PLAYOUT, [1.0])
    assert not Change(figure, 1.3, 1.0, 1.3).alarming
    assert Change(figure, 1.31, 1.0, 1.31).alarming


def test_a_slow_machine_is_allowed_for() -> None:
    assert alarms(run(), run(machine=0.4)) == []


def test_a_fast_machine_hides_nothing() -> None:
    slower = {measure: rate / 1.5 for measure, rate in OWN.items()}
    assert alarms(run(), run(slower, machine=3.0)) == list(OWN)


def test_repetitions_that_others_disturbed_do_not_matter() -> None:
    new = run()
    for figure in new.figures:
        if figure.system == "digsite":
            figure.samples[:2] = [figure.samples[0] / 3, figure.samples[1] / 2]
    assert alarms(run(), new) == []


def test_each_measure_has_the_peers_of_its_own_kind_as_yardstick() -> None:
    old, new = run(), run()
    for figure in new.figures:
        if figure.system != "digsite" and figure.measure == STEP:
            figure.samples[:] = [sample / 2 for sample in figure.samples]
    assert machine(old, new, STEP) == pytest.approx(0.5)
    times = {change.new.measure: change.time for change in changes(old, new)}
    assert times == pytest.approx(
        {PLAYOUT: 1.0, STEP: 0.5, STEP_MOVES: 0.5, CLONE: 1.0, VIEW: 1.0, IMAGINE: 1.0}
    )


def test_one_odd_peer_does_not_move_the_yardstick() -> None:
    old, new = run(), run()
    for figure in new.figures:
        if figure.system == "catanatron":
            figure.samples[:] = [sample * 10 for sample in figure.samples]
    assert machine(old, new, STEP) == pytest.approx(1.0)


def test_a_peer_of_another_version_is_no_yardstick() -> None:
    old, new = run(), run(facts={"catanatron": "9"})
    for figure in new.figures:
        if figure.system == "openspiel":
            figure.samples[:] = [sample * 2 for sample in figure.samples]
    assert machine(old, new, STEP) == pytest.approx(2.0)


def test_without_a_common_peer_there_is_no_judgement() -> None:
    with pytest.raises(UnreadableResults, match="no peer in common"):
        changes(run(), run(facts={"openspiel": "9", "catanatron": "9"}))


def test_a_figure_that_vanished_is_named() -> None:
    without_playouts = {measure: rate for measure, rate in OWN.items() if measure != PLAYOUT}
    assert missing(run(), run(without_playouts)) == ["archaeology 2 playout"]
    assert missing(run(without_playouts), run()) == []


def test_differing_facts_are_told() -> None:
    old, new = run(facts={"build": "compiled"}), run(facts={"build": "interpreted", "cpus": 8})
    assert differing_facts(old, new) == ["build: compiled → interpreted", "cpus: none → 8"]


def test_results_survive_the_file(tmp_path: Path) -> None:
    save(run(), tmp_path / "results" / "run.json")
    again = load(tmp_path / "results" / "run.json")
    assert again.facts == run().facts
    assert [figure.samples for figure in again.figures] == [
        pytest.approx(figure.samples) for figure in run().figures
    ]


def test_the_script_says_fine_with_exit_code_0(tmp_path: Path) -> None:
    outcome = compared(tmp_path, run(), run(machine=0.7))
    assert outcome.returncode == 0, outcome.stderr
    assert "0 of 6 figures take more than 130%" in outcome.stdout
    assert "SLOWER" not in outcome.stdout


def test_the_script_raises_the_alarm_with_exit_code_1(tmp_path: Path) -> None:
    outcome = compared(tmp_path, run(), run({**OWN, STEP: OWN[STEP] / 1.4}, machine=0.7))
    assert outcome.returncode == 1, outcome.stderr
    line = next(line for line in outcome.stdout.splitlines() if "SLOWER" in line)
    expected = "archaeology step 2 2.20 M 1.10 M 0.70 x 140% SLOWER"
    assert " ".join(line.split()) == expected


def test_the_script_raises_the_alarm_if_a_figure_vanished(tmp_path: Path) -> None:
    outcome = compared(tmp_path, run(), run({PLAYOUT: OWN[PLAYOUT]}))
    assert outcome.returncode == 1, outcome.stderr
    assert "MISSING in the new run: archaeology 2 imagine" in outcome.stdout


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("not JSON", "no results of bench/engine.py"),
        ("[]", "no results of bench/engine.py"),
        (json.dumps({"format": 99}), "format 99"),
        (json.dumps({"format": 1, "facts": {}, "figures": [{}]}), "no results of"),
    ],
)
def test_the_script_refuses_other_files_with_exit_code_2(
    tmp_path: Path, content: str, reason: str
) -> None:
    (tmp_path / "odd.json").write_text(content, encoding="utf-8")
    outcome = script(tmp_path / "odd.json", tmp_path / "odd.json")
    assert outcome.returncode == 2
    assert reason in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_the_script_refuses_a_file_that_is_not_there(tmp_path: Path) -> None:
    outcome = script(tmp_path / "none.json", tmp_path / "none.json")
    assert outcome.returncode == 2
    assert "No such file" in outcome.stderr
