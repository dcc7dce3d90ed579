"""Marks: a file that says from what something was made, written only when it is made whole."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from tools.setup.places import STATIC

LEFT_OUT = {"__pycache__", "node_modules", STATIC.name}
SHORT = 16


def checksum(paths: Iterable[Path], *facts: str) -> str:
    """A short name for the content of files, and of folders but for what was made in them."""
    sum_of = hashlib.sha256()
    for fact in facts:
        sum_of.update(fact.encode() + b"\0")
    for path in paths:
        for file in files(path):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            sum_of.update(f"{file.relative_to(path.parent).as_posix()} {content}\n".encode())
    return sum_of.hexdigest()[:SHORT]


def files(path: Path) -> list[Path]:
    """The file itself, or all files of the folder, in an order that is always the same."""
    if path.is_file():
        return [path]
    found: list[Path] = []
    for folder, inner, names in os.walk(path):
        inner[:] = [name for name in inner if name not in LEFT_OUT]
        found += [Path(folder, name) for name in names]
    return sorted(found)


def read(mark: Path) -> str:
    """What the mark says; nothing where there is none."""
    try:
        return mark.read_text(encoding="utf-8")
    except OSError:
        return ""


def write(mark: Path, content: str) -> None:
    """All of it or nothing, also when the disk is full or the power goes."""
    mark.parent.mkdir(parents=True, exist_ok=True)
    draft = mark.with_name(f"{mark.name}.{os.getpid()}")
    try:
        draft.write_text(content, encoding="utf-8")
        draft.replace(mark)
    finally:
        draft.unlink(missing_ok=True)
