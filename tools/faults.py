"""Plants the faults of faults.toml, each in a copy of the tree, and tells which test notices it.

`python tools/faults.py` does it for this tree; `--tree` names another one, `--only` a part of the
names or files, `--jobs` how many copies are worked on at a time.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "tools", "bench", "client", "pyproject.toml", "setup.py", "README.md")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "*.so")
MISSED = "MISSED"
GONE = "no longer fits"
NO_SUCH_TEST = 4  # says pytest


@dataclass(frozen=True)
class Fault:
    """A change of one text that should not go unnoticed."""

    name: str
    file: str
    old: str
    new: str
    tests: list[str]


def faults() -> list[Fault]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return [Fault(**one) for one in tomllib.loads(text)["fault"]]


def caught_by(fault: Fault, tree: Path) -> str:
    """The test that notices the fault, or that none does."""
    text = (tree / fault.file).read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        return GONE
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(tree, Path(folder))
        (copy / fault.file).write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        if fault.file.startswith("client/"):
            npx(copy, "vite", "build", "--logLevel", "error").check_returncode()
        return next(failures(fault, copy), MISSED)


def copied(tree: Path, folder: Path) -> Path:
    """The tree without what was made or installed in it, but for the page's packages."""
    for name in COPIED:
        if (tree / name).is_dir():
            shutil.copytree(tree / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(tree / name, folder / name)
    packages = ROOT / "client/node_modules"
    if packages.exists() and (folder / "client").exists():
        (folder / "client/node_modules").symlink_to(packages)
    return folder


def failures(fault: Fault, copy: Path) -> Iterator[str]:
    """What fails, of the tests in their order."""
    for pattern in fault.tests:
        files, colons, name = pattern.partition("::")
        found = sorted(str(path.relative_to(copy)) for path in copy.glob(files))
        places = [f"{file}{colons}{name}" for file in found]
        if not places:
            continue
        if pattern.startswith("client/"):
            if npx(copy, "vitest", "run", pattern.removeprefix("client/")).returncode:
                yield pattern
        elif failed := failed_test(copy, places):
            yield failed


def failed_test(copy: Path, places: list[str]) -> str:
    """The first test that fails on the plain source of the copy."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE")}
    words = ["pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--tb=no", *places]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=copy,
        env={**kept, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode in {0, NO_SUCH_TEST}:
        return ""
    told = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return told[1] if told else " ".join(places)


def npx(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["npx", *words], cwd=copy / "client", capture_output=True, text=True, check=False
    )


def line(fault: Fault, verdict: str) -> str:
    return f"| {fault.name} | {fault.file.removeprefix('src/digsite/')} | {verdict} |"


def main() -> int:
    """Print the table; 1 if a fault was missed or does not fit any more."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tree", type=Path, default=ROOT)
    asked.add_argument("--only", default="")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    planted = [one for one in faults() if given.only in one.file or given.only in one.name]
    print("| fault | where | caught by |\n|---|---|---|", flush=True)
    bad = 0
    with ThreadPoolExecutor(given.jobs) as pool:
        verdicts = pool.map(lambda fault: caught_by(fault, given.tree.resolve()), planted)
        for fault, verdict in zip(planted, verdicts, strict=True):
            print(line(fault, verdict), flush=True)
            bad += verdict in {MISSED, GONE}
    print(f"\n{len(planted)} faults, {bad} missed or gone", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
