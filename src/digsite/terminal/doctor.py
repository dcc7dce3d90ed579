"""`digsite doctor`: what is here, what is not, and what to do about it."""

import os
import platform
import re
import shutil
import sys
import tempfile
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

from rich.table import Table
from rich.text import Text

import digsite
from digsite.core import state
from digsite.play.folder import data_folder
from digsite.terminal.choices import AsJson
from digsite.terminal.console import out, show_json

NEEDED = ("librt", "mypy_extensions", "typer", "rich", "fluent.runtime")
REQUIREMENT = re.compile(r"^([\w.-]+).*extra == ['\"]([\w-]+)['\"]")


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; `ok` is none where nothing is wrong either way."""

    what: str
    found: str
    ok: bool | None = True
    hint: str = ""


def doctor(json: AsJson = False) -> None:
    """Say what this installation has: engine, compiler, packages, terminal, data folder.

    Example: digsite doctor
    """
    findings = examine()
    if json:
        show_json([asdict(finding) for finding in findings])
        return
    table = Table(box=None, show_header=False, padding=(0, 1))
    for finding in findings:
        mark = {True: ("✓", "green"), False: ("✗", "red"), None: ("·", "dim")}[finding.ok]
        told = Text(finding.found)
        if finding.hint:
            told.append(f"\n{finding.hint}", style="yellow")
        table.add_row(Text(*mark), Text(finding.what, style="bold"), told)
    out().print(table)


def examine() -> list[Finding]:
    """Look at everything."""
    return [
        Finding("Python", f"{platform.python_version()} ({sys.executable})"),
        Finding("digsite", f"{digsite.__version__} ({Path(digsite.__file__).parent})"),
        engine(),
        compiler(),
        *(package(name) for name in NEEDED),
        screen(),
        folder(),
        *(extra(name, packages) for name, packages in extras(requirements()).items()),
    ]


def is_compiled() -> bool:
    return Path(str(state.__file__)).suffix != ".py"


def engine() -> Finding:
    if is_compiled():
        return Finding("engine", "compiled")
    hint = "With a C compiler, “make play” in the source folder compiles it."
    return Finding("engine", "interpreted: everything works, more slowly", None, hint)


def compiler() -> Finding:
    found = next(
        filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))), None
    )
    if found:
        return Finding("C compiler", found)
    return Finding("C compiler", "none", None, "Only needed to compile the engine.")


def package(name: str) -> Finding:
    """A package that digsite cannot do without."""
    distribution = name.replace("_", "-")
    try:
        return Finding(name, metadata.version(distribution))
    except metadata.PackageNotFoundError:
        hint = f"Install it: pip install {distribution}"
        return Finding(name, "missing", False, hint)


def screen() -> Finding:
    console = out()
    colour = console.color_system or "no colour"
    size = f"{console.width}×{console.height}"
    kind = "terminal" if console.is_terminal else "not a terminal"
    hint = "80×24 is the least that a game needs." if console.width < 80 else ""
    return Finding("screen", f"{size}, {colour}, {kind}", None if hint else True, hint)


def folder() -> Finding:
    """Where games are kept."""
    path = data_folder()
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return Finding("data folder", str(path))
    except OSError as error:
        hint = "Games cannot be kept there; set XDG_DATA_HOME to a folder of yours."
        return Finding("data folder", f"{path}: {error.strerror}", False, hint)


def requirements() -> list[str]:
    """What the installed package says that it needs; a bare source folder says nothing."""
    try:
        return metadata.requires("digsite") or []
    except metadata.PackageNotFoundError:
        return []


def extras(needed: list[str]) -> dict[str, list[str]]:
    """The packages that only some uses need, by the name under which pip installs them."""
    found: dict[str, list[str]] = {}
    for line in needed:
        wanted = REQUIREMENT.match(line)
        if wanted:
            found.setdefault(wanted[2], []).append(wanted[1])
    return found


def extra(name: str, packages: list[str]) -> Finding:
    """Packages that only some uses need."""
    missing = [package for package in packages if not is_installed(package)]
    if not missing:
        return Finding(f"extra: {name}", ", ".join(packages))
    hint = f"Install it: pip install 'digsite[{name}]'"
    return Finding(f"extra: {name}", f"not here: {', '.join(missing)}", None, hint)


def is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True
