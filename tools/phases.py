"""What `make test` and its like consist of; suite.py runs it.

The steps of a phase run side by side. A step sets its own environment: on the plain source, or on
the package as it is installed beside this Python.
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
CODE = ("src", "tests", "tools", "bench", "examples", "setup.py")
SOURCE = {"PYTHONPATH": "src", "DIGSITE_EXPECT": "interpreted"}
ON_RAY = str(ROOT / ".venv-ray/bin/python")
PYTEST = (sys.executable, "-m", "pytest", "-q", "--dist", "worksteal", "-n")
# What the same rules could do differently when they are compiled.
ENGINE = ("tests/contracts", "tests/perft", "tests/playthroughs")
ELSEWHERE = {"browser", "cluster", "games", "rulebook"}  # these tests have phases of their own
# What plays and computes, and seldom waits for anything.
ABOVE = {"adapters", "arena", "bots", "core", "docs", "leaks", "terminal", "vector"}
COMPUTING = ABOVE | {Path(name).name for name in ENGINE}
SAME_GAMES = "tests/contracts/test_same_games.py"
TIMING = "tests/leaks/test_timing.py"  # lines of the engine are counted, so it must be plain
PLAYED = ("-m", "played", "tests/games")  # many games: compiled, where that is quick
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
SEVERAL = ("tests/server/test_soak.py", "tests/server/test_rolling.py")  # servers
SERVERS = {
    "DIGSITE_LONG": "1",
    "DIGSITE_SERVERS": "servers=3 tables=100 blows=100 restarts=10 proxy=nginx thought=0.5",
    "DIGSITE_ROUNDS": "10",
}
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


# Phases one after the other; the lanes of a stage run side by side.
Lane = Sequence[Phase]


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
    once = ("-m", "not played", "--cov", "--cov-report=term")
    yield Phase("rules", (tests(*once, "tests/core", "tests/games", env=SOURCE),))
    yield Phase("plain", (tests(*ENGINE[1:], SAME_GAMES, TIMING, env=SOURCE),))


def engine() -> Phase:
    """Whatever compiling could change, and what computes more than it waits, as installed."""
    above = tests(f"--ignore={TIMING}", *folders(COMPUTING), env=installed())
    return Phase("engine", (above, tests(*PLAYED, workers=0, env=installed())))


def package() -> Phase:
    """Everything else above the rules: servers, files, drawings, tools, as installed."""
    found = {path.parent.name for path in ROOT.glob("tests/*/test_*.py")}
    places = folders(found - ELSEWHERE - COMPUTING)
    # Servers are waited for: more workers than cores.
    return Phase("package", (tests(*places, workers=4, env=installed()),))


def folders(names: set[str]) -> list[str]:
    return sorted(f"tests/{name}" for name in names)


def installed() -> dict[str, str]:
    """What a step expects of the package beside this Python."""
    return {"DIGSITE_EXPECT": "compiled"} if is_compiled() else {}


def page() -> Phase:
    """The page's own checks and units."""
    npm = ("npm", "run", "-s")
    types = (sys.executable, "-m", "tools.page_types", "--check")
    return Phase(
        "page",
        (
            Step((*npm, "check"), folder="client"),
            Step((*npm, "test"), folder="client"),
            Step(types, {"PYTHONPATH": "src"}),
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
    yield Phase(
        "properties", (tests(*PLAYED, env=LONG), tests("tests/core", "tests/play", env=LONG))
    )
    yield Phase("server", (tests("tests/server", env=LONG),))
    yield Phase("servers", (tests(*SEVERAL, workers=0, env=SERVERS),))
    yield Phase("attack", (Step((sys.executable, "-m", "tests.server.attack", "--most", "250")),))
    yield Phase("browser", (tests("tests/browser", env=LONG),))
    again = (sys.executable, "-m", "tools.again", "browser", "10")
    yield Phase("again", (Step(again),))
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


def stages(wanted: str) -> Iterable[Sequence[Lane]]:
    """`test` and its like, or the one phase of `test` that is named."""
    others = {"quick": quick, "soak": soak, "certify": certify}
    if wanted in others:
        yield [list(others[wanted]())]
    elif wanted == "test":
        yield [[check()]]
        # Browsers and servers are often waited for: what only computes fills the gaps.
        yield [[browser(), package()], [*source(), engine(), page()]]
    else:
        every = [check(), *source(), engine(), package(), page(), browser()]
        yield [[one for one in every if one.name == wanted]]
