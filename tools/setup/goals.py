"""What can be asked of set-up."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tools.setup import engine, packages, page
from tools.setup.places import BUILD, PYTHON, ROOT
from tools.setup.stages import SetupFailed, alone, say, side_by_side

LOCK = BUILD / "setup.lock"
INTERRUPTED = 130
LEAST_FREE = 2**20  # bytes; a disk is never used up to the last one
UNWANTED = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")  # the second start needs the first one's


def play(words: list[str]) -> None:
    """Everything that playing in a browser needs; then the server, in place of this process."""
    together("run", "run")
    engine.put_in_place()
    engine.compile_in_background()
    serve(["serve", "--open", "--engine", str(watched()), *words])


def terminal(words: list[str]) -> None:
    """What playing in the terminal needs; then the terminal."""
    packages.have("run")
    engine.put_in_place()
    engine.compile_in_background()
    serve(["play", *words])


def watched() -> Path:
    """The file that changes when another engine is there."""
    return next(PYTHON.parents[1].glob("lib/python3*/site-packages/digsite.pth"))


def serve(words: list[str]) -> None:
    sys.stdout.flush()
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    os.execve(PYTHON, [str(PYTHON), "-m", "digsite", *words], environment)


def together(python: str, node: str, *more: Callable[[], None]) -> None:
    """Python's packages and the page, side by side; and with them whatever else needs Python."""
    there = threading.Event()

    def prepare() -> None:
        try:
            packages.environment()
        finally:
            there.set()
        packages.have(python)

    def afterwards(chain: Callable[[], None]) -> None:
        there.wait()
        if PYTHON.exists():  # else whoever was to make it tells why not
            chain()

    began = time.monotonic()
    rest = [functools.partial(afterwards, chain) for chain in more]
    side_by_side(prepare, lambda: page.have(node, there.wait), *rest)
    if time.monotonic() - began > 1:
        say("ready", f"{time.monotonic() - began:.1f} s altogether")


def dev(_: list[str]) -> None:
    """What is needed to check and test the plain source."""
    packages.have("dev")
    engine.put_in_place()


def shown(_: list[str]) -> None:
    """The page, and what developing it needs."""
    together("dev", "dev")
    engine.put_in_place()


def built(_: list[str]) -> None:
    """The package as it is played: compiled, where that is possible."""
    packages.have("dev")
    engine.compile_now()
    if not (engine.COMPILED / engine.name()).exists():
        say("engine", "it is not compiled: no C compiler, or it failed (build/engine.log)")


def everything(words: list[str]) -> None:
    """What the whole suite needs.

    pip and apt work on one core and mostly wait: compiling beside them costs hardly any time.
    """
    together("dev", "dev", engine.compile_now, system)
    built(words)


def system() -> None:
    """A database and a browser to test with. Where they cannot be had, the scripts say so."""
    for script in ("database.sh", "browser.sh"):
        subprocess.run([ROOT / "tools" / script], check=True)


def full_places() -> list[Path]:
    """Where nothing can be written any more, of what set-up writes to."""
    places = [ROOT, Path.home(), Path(tempfile.gettempdir())]
    there = [place for place in places if place.exists()]
    return [place for place in there if shutil.disk_usage(place).free < LEAST_FREE]


def bench(words: list[str]) -> None:
    """The package as it is played, and in the environment of the engines to compare with too."""
    built(words)
    engine.put_in_place(ROOT / ".venv-bench")


GOALS = {
    "play": play,
    "terminal": terminal,
    "dev": dev,
    "page": shown,
    "built": built,
    "all": everything,
    "bench": bench,
}


def reach(words: list[str]) -> int:
    """Bring about the goal that the first word names; the others are for the game."""
    goal, *rest = words or ["play"]
    try:
        if goal == "background":
            engine.background()
        elif goal == "stop":
            engine.stop()
        else:
            with alone(LOCK, "another set-up works here"):
                GOALS[goal](rest)
    except (SetupFailed, OSError) as error:
        full = "".join(f"  The disk is full: {place}\n" for place in full_places())
        sys.stderr.write(f"  {error}\n{full}  The next “make” takes up where this ended.\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("  stopped; the next “make” takes up where this ended\n")
        return INTERRUPTED
    return 0
