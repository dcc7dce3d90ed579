"""tools/suite.py counts tests, adds up seconds, and stops where something fails."""

import sys

import pytest

from tools import suite
from tools.suite import Outcome, Phase, Step, count, main, run_phase, table


@pytest.mark.parametrize(
    ("text", "tests"),
    [
        ("....\n27 passed in 130.14s (0:02:10)\n", 27),
        ("1 failed, 26 passed, 3 deselected in 1.00s\n", 26),
        ("=== 9 passed in 2s ===\n", 9),
        (" Test Files  20 passed (20)\n      Tests  213 passed (213)\n", 213),
        ("\x1b[32m\x1b[1m4 passed\x1b[0m in 1s\n", 4),
        ("\n65 faults, 0 missed or gone\n", 65),
        ("Success: no issues found in 417 source files\n", 1),
    ],
)
def test_tests_are_counted_as_each_tool_tells_them(text: str, tests: int) -> None:
    assert count(text) == tests


def test_the_table_ends_with_the_sums() -> None:
    told = table([Outcome("check", 23, 12.25, True), Outcome("rules", 1000, 60.5, False)])
    assert told.splitlines() == [
        "phase         tests  seconds",
        "check            23     12.2",
        "rules          1000     60.5  failed",
        "all            1023     72.8  failed",
    ]


def python(code: str, **env: str) -> Step:
    return Step((sys.executable, "-c", code), env)


def test_steps_side_by_side_all_have_to_pass(capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = python("print('fine')"), python("print('why'); raise SystemExit(3)")
    assert run_phase(Phase("one", (good, good))).passed is True
    assert run_phase(Phase("two", (good, bad))).passed is False
    written = capfd.readouterr().out
    assert "why" in written
    assert "fine" not in written  # what passed is not worth reading


def test_a_step_has_its_own_environment_and_no_other_python_path(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.delenv("DIGSITE_EXPECT", raising=False)
    look = "import os; print(os.environ.get('PYTHONPATH'), os.environ.get('DIGSITE_EXPECT'))"
    run_phase(Phase("bare", (python(look),)))
    run_phase(Phase("source", (python(look, **suite.SOURCE),)))
    assert capfd.readouterr().out.splitlines() == [
        "* bare", "None None", "* source", "src interpreted",
    ]  # fmt: skip


def test_what_comes_after_a_failure_is_not_run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = [Phase("first", (python("raise SystemExit(1)"),)), Phase("later", (python("1"),))]
    monkeypatch.setattr(suite, "phases", lambda wanted: found)
    assert main("quick") == 1
    assert "later" not in capfd.readouterr().out
    monkeypatch.setattr(suite, "phases", lambda wanted: found[1:])
    assert main("quick") == 0


def test_nothing_is_no_success() -> None:
    assert main("everything") == 1
