"""The virtual environment and the locked Python packages in it."""

from __future__ import annotations

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.setup import marks
from tools.setup.places import PYTHON, ROOT, VENV
from tools.setup.stages import SetupFailed, run, stage

LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
MADE = VENV / ".made"
UNSURE = VENV / ".installing"  # there while pip works: what it leaves half done is thrown away
PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off")
# A lock is complete and hashed: nothing is looked for.
LOCKED = ("--require-hashes", "--no-deps", "-r")
AS_USED = ("--no-compile",)  # Python compiles what is imported, when it is


def have(which: str) -> None:
    """The packages for running, or those for developing, which hold the others too."""
    environment()
    wanted = {name: marks.checksum([lock]) for name, lock in LOCKS.items()}
    there = [name for name in LOCKS if marks.read(VENV / f".packages-{name}") == wanted[name]]
    if which in there or "dev" in there:
        return
    count = sum("==" in line for line in LOCKS[which].read_text(encoding="utf-8").splitlines())
    with stage("packages", f"pip: {count} packages to {which}"):
        UNSURE.touch()
        run("packages", [PYTHON, *PIP, *(AS_USED if which == "run" else ()), *LOCKED, LOCKS[which]])
        marks.write(VENV / f".packages-{which}", wanted[which])
        UNSURE.unlink()


def environment() -> None:
    """A virtual environment with pip; one that was left half done is made anew."""
    if MADE.exists() and PYTHON.exists() and not UNSURE.exists():
        return
    with stage("python", f"a virtual environment, {sys.version.split()[0]}"):
        shutil.rmtree(VENV, ignore_errors=True)
        if find_spec("ensurepip") is None:
            hint = "Debian: apt-get install python3-venv"
            raise SetupFailed(f"this Python cannot make virtual environments ({hint})")
        run("python", [sys.executable, "-m", "venv", VENV])
        marks.write(MADE, sys.version)


def put(lock: Path, folder: Path, name: str) -> None:
    """Packages for one use, in a folder of their own: whole, or not there."""
    if folder.exists():
        return
    draft = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    run(name, [PYTHON, *PIP, "--target", draft, *AS_USED, *LOCKED, lock])
    draft.rename(folder)
