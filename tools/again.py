"""A phase of `make test` over and over on a busy machine: python -m tools.again browser 10

Beside it every core runs a busy loop of the lowest priority. A test that only passes when nothing
else runs, or at the second try, shows here. Stops at the first run that fails.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from tools.phases import stages
from tools.suite import Outcome, run_stage

BUSY = ("nice", "-n", "19", sys.executable, "-c", "while True: pass")


@contextmanager
def busy_cores() -> Iterator[None]:
    """A busy loop for each core, ended with the block."""
    loops = [subprocess.Popen(BUSY) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def line(number: int, one: Outcome) -> str:
    """A run in one line: when it ended, how it went, and how busy the machine was."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    word = "passed" if one.passed else "failed"
    tests = f"{one.tests} tests {word}, {one.seconds:.0f} s"
    return f"run {number}: {now}, {one.name}, {tests}, load {os.getloadavg()[1]:.1f}"


def main(phase: str, times: str = "10") -> int:
    """Run the phase this many times in a row; 0 if it passed each time."""
    lines: list[str] = []
    passed = True
    with busy_cores():
        for number in range(1, int(times) + 1):
            outcomes = [one for stage in stages(phase) for one in run_stage(stage)]
            lines += [line(number, one) for one in outcomes]
            passed = bool(outcomes) and all(one.passed for one in outcomes)
            print("\n".join(lines), flush=True)
            if not passed:
                break
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
