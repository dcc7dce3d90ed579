"""What holds for every test run: the right build is tested, as long as it was asked for, and in CI
nothing is skipped.

`DIGSITE_EXPECT` names the build (`compiled` or `interpreted`). `DIGSITE_HYPOTHESIS` names on how
many examples a property is tried: `fast` for everyday runs, `deep` for `make soak`. `DIGSITE_LONG`
also runs the tests that are marked `long`.
"""

import importlib
import os
import random
import secrets
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

IN_CI = bool(os.environ.get("CI"))
EXPECTED = os.environ.get("DIGSITE_EXPECT", "")
SOURCE = Path(__file__).parents[1] / "src"
SKIPPED = pytest.StashKey[dict[str, str]]()

EXAMPLES = {"fast": 25, "deep": 1000}

# No test depends on how fast the machine is.
for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        derandomize=IN_CI and name == "fast",
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("DIGSITE_HYPOTHESIS", "fast"))
# Else it also draws numbers that stand in modules of ours, as far as these are loaded by then: so
# what is tried would depend on which tests the same process ran before.
providers._get_local_constants = lambda: providers._local_constants


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SKIPPED] = {}
    config.pluginmanager.register(SkipWatch(config.stash[SKIPPED]), "skip-watch")
    if EXPECTED not in {"", "compiled", "interpreted"}:
        raise pytest.UsageError(f"DIGSITE_EXPECT is compiled or interpreted, not {EXPECTED!r}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests run in `make soak` only."""
    long = [one for one in items if one.get_closest_marker("long")]
    if long and "DIGSITE_LONG" not in os.environ:
        config.hook.pytest_deselected(items=long)
        items[:] = [one for one in items if one not in long]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse at once to test another build of the engine than the one that DIGSITE_EXPECT names."""
    if not hasattr(session.config, "workerinput") and (wrong := wrong_modules()):
        raise pytest.UsageError("\n".join([f"these modules are not {EXPECTED}:", *wrong]))


@pytest.fixture(autouse=True)
def own_seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has a seed of its own, the same in every run: a deal that it cannot cope with fails
    in the first run, not in the hundredth."""
    monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)


@pytest.fixture(scope="session", autouse=True)
def the_right_build() -> None:
    """The same in each process that runs tests, where coverage is already measured."""
    assert wrong_modules() == []


def wrong_modules() -> list[str]:
    return [f"{name}: {file}" for name, file in engine_files() if build_of(file) != EXPECTED]


def engine_files() -> Iterator[tuple[str, Path]]:
    """Each module of the engine that is compiled, and the file it was imported from."""
    patterns = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())["tool"]["digsite"]
    for path in sorted(matching(patterns["compiled"]) - matching(patterns["plain"])):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        if EXPECTED:
            yield name, Path(str(importlib.import_module(name).__file__))


def matching(patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in (SOURCE / "digsite").glob(pattern)}


def build_of(file: Path) -> str:
    """`interpreted` is the source in this folder, never a plain copy of it installed elsewhere."""
    if file.suffix != ".py":
        return "compiled"
    return "interpreted" if file.is_relative_to(SOURCE) else "installed, but not compiled"


class SkipWatch:
    """Remembers what was skipped; in CI a run with a skipped test fails and names it."""

    def __init__(self, skipped: dict[str, str]) -> None:
        self.skipped = skipped

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            self.skipped[report.nodeid] = reason(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.skipped[report.nodeid] = reason(report)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if IN_CI and self.skipped and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not IN_CI or not self.skipped:
            return
        terminalreporter.section("skipped tests are failures in CI", red=True)
        for nodeid, why in sorted(self.skipped.items()):
            terminalreporter.write_line(f"{nodeid}: {why}")


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    return str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else str(report.longrepr)
