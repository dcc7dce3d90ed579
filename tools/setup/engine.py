"""The engine: compiled aside, kept under the name of its source, and put where Python finds it.

`build/compiled/<name>` holds the C extensions of one state of the engine's source, and
`build/installed/<name>` the package with them inside. A line in the virtual environment
(`digsite.pth`) says what new processes import: the plain source, or one of these. It is changed
in one step, so nobody ever sees half of anything.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.setup import marks, packages
from tools.setup.places import BUILD, PACKAGE, PYTHON, ROOT, SOURCE, STATIC, VENV
from tools.setup.stages import alone, is_held, run, say, stage

LOCK = BUILD / "compile.lock"
LOG = BUILD / "compile.log"
TOOLS = ROOT / "requirements-build.lock"
COMPILED, INSTALLED, FAILED = BUILD / "compiled", BUILD / "installed", BUILD / "not-compiled"
# Compiled modules may use constants of these packages: a change in any of them compiles all anew.
# Whatever is compiled lies in one of these: see pyproject.toml.
ENGINE = (
    PACKAGE / "core",
    PACKAGE / "games",
    PACKAGE / "bots",
    PACKAGE / "adapters" / "planes",
    PACKAGE / "vector",
)
RECIPE = (ROOT / "setup.py", ROOT / "pyproject.toml", TOOLS)
COPIED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
KEPT = 3  # packages of earlier sources: a server that still runs may need them
NICEST = 19


def compiler() -> str | None:
    """The C compiler that Python's extensions are made with, if it is here."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def wanted() -> bool:
    return os.environ.get("DIGSITE_PURE") != "1" and compiler() is not None


def name() -> str:
    """The name of the engine's source as it is now, for this Python and compiler."""
    facts = (sysconfig.get_config_var("SOABI") or sys.version, compiler() or "none")
    return marks.checksum([*ENGINE, *RECIPE], *facts)


def is_missing() -> bool:
    """Whether there is something to compile that was neither compiled nor found impossible."""
    return wanted() and not (COMPILED / name()).exists() and not (FAILED / name()).exists()


def compile_now() -> None:
    """Compile it here, while the caller waits; whoever compiles already is waited for."""
    with alone(LOCK, "the engine is being compiled already (build/compile.log)"):
        if is_missing():
            with stage("engine", "mypyc and the C compiler, about a minute"):
                make(name())
    put_in_place()


def make(target: str) -> None:
    """Compile a copy of the source, so that nothing changes under the compiler's hands."""
    place = BUILD / "compiling"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    tools = BUILD / f"tools-{marks.checksum([TOOLS], sys.version)}"
    packages.put(TOOLS, tools, "compiler")
    for file in COPIED:
        shutil.copy2(ROOT / file, place)
    shutil.copytree(
        PACKAGE, place / "src" / "digsite", ignore=shutil.ignore_patterns(*marks.LEFT_OUT)
    )
    command: list[str | Path] = [
        PYTHON,
        "setup.py",
        "build_ext",
        "--build-lib",
        "made",
        "--build-temp",
        "temp",
    ]
    run("engine", command, place, {"PYTHONPATH": str(tools)})
    if any((place / "made").glob("**/*.so")):
        COMPILED.mkdir(exist_ok=True)
        (place / "made").rename(COMPILED / target)
    else:
        marks.write(FAILED / target, "see build/engine.log\n")
    shutil.rmtree(place)


def put_in_place(venv: Path = VENV) -> None:
    """Let processes that start from now on import the compiled package, or the plain source."""
    made = COMPILED / name()
    package = installed(made) if wanted() and made.exists() else SOURCE
    for site in venv.glob("lib/python3*/site-packages"):
        line = os.path.relpath(package, site)  # the folder can be moved as a whole
        if marks.read(site / "digsite.pth") != line:
            marks.write(site / "digsite.pth", line)
    command = venv / "bin" / "digsite"
    if not command.exists():
        marks.write(command, '#!/bin/sh\nexec "$(dirname "$0")/python" -m digsite "$@"\n')
        command.chmod(0o755)


def installed(made: Path) -> Path:
    """The package as it is now, with the extensions in it and a link to the page."""
    target = INSTALLED / marks.checksum([PACKAGE], made.name)
    if target.exists():
        os.utime(target)
        return target
    draft = INSTALLED / f"new-{os.getpid()}"
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(PACKAGE, draft / "digsite", ignore=shutil.ignore_patterns(*marks.LEFT_OUT))
    shutil.copytree(made, draft, copy_function=os.link, dirs_exist_ok=True)
    (draft / STATIC.relative_to(SOURCE)).symlink_to(STATIC)
    draft.rename(target)
    os.utime(target)  # copying made it as old as the extensions: it would be forgotten at once
    forget_old()
    return target


def forget_old() -> None:
    for folder, kept in ((INSTALLED, KEPT), (COMPILED, KEPT)):
        by_age = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[kept:]:
            shutil.rmtree(old, ignore_errors=True)


def compile_in_background() -> None:
    """Start compiling without waiting. It goes on when the server ends; `make clean` ends it."""
    if not wanted():
        why = "DIGSITE_PURE is set" if compiler() else "there is no C compiler"
        say("engine", f"{why}: it runs as plain Python, and bots think longer")
    elif (FAILED / name()).exists():
        say("engine", "it could not be compiled (build/engine.log): it runs as plain Python")
    elif is_missing():
        if not is_held(LOCK):
            with LOG.open("wb") as log:
                subprocess.Popen(
                    [sys.executable, "-m", "tools.setup", "background"],
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        say("engine", "compiles in the background (build/compile.log); bots then think faster")


def background() -> None:
    """What the background does: nicely, and only once at a time."""
    os.nice(NICEST)
    if not is_held(LOCK):
        marks.write(BUILD / "compile.pid", str(os.getpid()))
        compile_now()


def stop() -> None:
    """End the background's work, before everything is removed."""
    with contextlib.suppress(OSError, ValueError):
        if is_held(LOCK):
            os.killpg(int(marks.read(BUILD / "compile.pid")), signal.SIGTERM)
