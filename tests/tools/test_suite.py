"""tools/suite.py counts tests, adds up seconds, and stops where something fails."""

import sys

import pytest

from tools import suite
from tools.phases import ROOT, SOURCE, Phase, Step, stages
from tools.suite import Outcome, count, failures, main, run_phase, table


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


PYTEST = """
---- Captured log call ----
ERROR    digsite.server:error_log.py:50 fault
=== short test summary info ===
FAILED tests/server/test_clock.py::test_time - assert 1 == 2
ERROR tests/server/test_gate.py::test_who - OSError: no more
1 failed, 1 passed, 1 error in 1.00s
"""
VITEST = " \x1b[31mFAIL\x1b[39m  src/lib/ways.test.ts > what is asked\n" * 2
MYPY = "".join(f"tools/suite.py:{number}: error: no\n" for number in range(100))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (PYTEST, ("tests/server/test_clock.py::test_time - assert 1 == 2",
                  "tests/server/test_gate.py::test_who - OSError: no more")),
        (VITEST, ("src/lib/ways.test.ts > what is asked",)),
        (MYPY, tuple(MYPY.splitlines()[-12:])),
        ("x" * 1000, ("x" * 300,)),
    ],
    ids=["pytest", "vitest", "mypy", "a long line"],
)  # fmt: skip
def test_what_failed_is_named_as_each_tool_tells_it(text: str, named: tuple[str, ...]) -> None:
    assert failures(text) == named


def test_the_table_ends_with_the_sums() -> None:
    told = table([Outcome("check", 23, 12.25, True), Outcome("rules", 1000, 60.5, False)], 72.75)
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
    run_phase(Phase("source", (python(look, **SOURCE),)))
    assert capfd.readouterr().out.splitlines() == [
        "* bare", "None None", "* source", "src interpreted",
    ]  # fmt: skip


def test_what_comes_after_a_failure_is_not_run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = [Phase("first", (python("raise SystemExit(1)"),)), Phase("later", (python("1"),))]
    monkeypatch.setattr(suite, "stages", lambda wanted: [[found]])
    assert main("quick") == 1
    assert "later" not in capfd.readouterr().out
    monkeypatch.setattr(suite, "stages", lambda wanted: [[found[1:]]])
    assert main("quick") == 0


def test_the_last_words_are_what_failed_whatever_came_before(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The end of a log is seldom lost."""
    fails = "print('FAILED tests/a.py::test_b - why'); print('noise\\n' * 9); raise SystemExit(1)"
    lanes = [[Phase("left", (python(fails),))], [Phase("right", (python("1"),))]]
    monkeypatch.setattr(suite, "stages", lambda wanted: [lanes])
    assert main("quick") == 1
    last = capfd.readouterr().out.splitlines()[-2:]
    assert last == ["failed in left:", "  tests/a.py::test_b - why"]
    monkeypatch.setattr(suite, "stages", lambda wanted: [lanes[1:]])
    assert main("quick") == 0
    assert capfd.readouterr().out.splitlines()[-1].startswith("all")


def test_nothing_is_no_success() -> None:
    assert main("everything") == 1


def test_a_lane_that_fails_stops_itself_and_the_stages_after_it_but_not_the_lane_beside_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    good, bad = python("print('fine')"), python("print('why'); raise SystemExit(3)")
    left = [Phase("broken", (bad,)), Phase("never", (good,))]
    right = [Phase("first", (good,)), Phase("second", (good,))]
    monkeypatch.setattr(suite, "stages", lambda wanted: [[left, right], [[Phase("last", (good,))]]])
    assert main("quick") == 1
    written = capfd.readouterr().out
    assert "why" in written
    assert "fine" not in written
    assert "never" not in written
    assert "last" not in written
    assert written.index("* first: 1 tests") < written.index("* second: 1 tests")


def test_each_phase_of_the_whole_can_be_run_alone() -> None:
    names = [phase.name for stage in stages("test") for lane in stage for phase in lane]
    assert sorted(names) == ["browser", "check", "engine", "package", "page", "plain", "rules"]
    for name in names:
        [[[alone]]] = stages(name)
        assert alone.name == name


def test_no_folder_of_tests_is_forgotten() -> None:
    named = [
        word
        for stage in stages("test")
        for lane in stage
        for phase in lane
        for step in phase.steps
        for word in step.words
    ]
    folders = {f"tests/{path.parent.name}" for path in ROOT.glob("tests/*/test_*.py")}
    assert folders - set(named) == {"tests/cluster"}  # in make certify: it needs Ray
