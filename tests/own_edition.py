"""An owner's edition: the text of one on the shelf with some of its words changed."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf


def own_file(folder: Path, text: str, *changes: tuple[str, str]) -> Path:
    """The text in a file, each change made where its old words stand first."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def own_title(folder: Path, text: str, *changes: tuple[str, str]) -> digsite.Title:
    return digsite.title_from(own_file(folder, text, *changes))


def assert_fault_is_named(path: Path, fault: str) -> None:
    """Whoever checks the file is told the fault, and whoever plays with it is refused."""
    title, faults = shelf.examined(path)
    assert title is None
    assert any(fault in named for named in faults), faults
    with pytest.raises(digsite.WrongEdition):
        digsite.title_from(path)
