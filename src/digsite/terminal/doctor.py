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
from digsite.locales import user_language
from digsite.locales.faults import of_file, told
from digsite.locales.texts import FALLBACK
from digsite.locales.user_language import say
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
    with user_language.using(FALLBACK if json else user_language.current()):
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
        return Finding(say("doctor-engine"), say("doctor-compiled"))
    return Finding(say("doctor-engine"), say("doctor-interpreted"), None, say("doctor-compile"))


def compiler() -> Finding:
    found = next(
        filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))), None
    )
    if found:
        return Finding(say("doctor-compiler"), found)
    return Finding(say("doctor-compiler"), say("doctor-none"), None, say("doctor-compiler-why"))


def package(name: str) -> Finding:
    """A package that digsite cannot do without."""
    distribution = name.replace("_", "-")
    try:
        return Finding(name, metadata.version(distribution))
    except metadata.PackageNotFoundError:
        hint = say("doctor-install", package=distribution)
        return Finding(name, say("doctor-missing"), False, hint)


def screen() -> Finding:
    console = out()
    colour = console.color_system or say("doctor-no-colour")
    size = f"{console.width}×{console.height}"
    kind = "terminal" if console.is_terminal else "other"
    found = say("doctor-screen-found", size=size, colour=colour, kind=kind)
    hint = say("doctor-small") if console.width < 80 else ""
    return Finding(say("doctor-screen"), found, None if hint else True, hint)


def folder() -> Finding:
    """Where games are kept."""
    path = data_folder()
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return Finding(say("doctor-folder"), str(path))
    except OSError as error:
        found = told(of_file(error, path), user_language.current())
        return Finding(say("doctor-folder"), found, False, say("doctor-folder-why"))


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
        return Finding(say("doctor-extra", extra=name), ", ".join(packages))
    hint = say("doctor-install", package=f"'digsite[{name}]'")
    found = say("doctor-extra-missing", missing=", ".join(missing))
    return Finding(say("doctor-extra", extra=name), found, None, hint)


def is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True
