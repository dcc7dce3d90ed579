"""The faults of an edition file, in the language of its owner."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.locales.faults import told
from digsite.locales.texts import FALLBACK, languages
from tests.own_edition import own_file
from tests.terminal.typist import Run

PRINTED = shelf.edition_path("archaeology", "printed").read_text(encoding="utf-8")
OTHERS = [language for language in languages() if language != FALLBACK]


def broken(folder: Path) -> Path:
    """A file with a fault of a number, of a length, of a name and of the whole."""
    text = f"{PRINTED}\n[names.fr]\nmoon-1 = 'lune'\n"
    changes = ("copies = 18", "copies = -1"), ("selling = [3]", "selling = []")
    return own_file(folder, text, *changes)


@pytest.mark.parametrize("language", OTHERS)
def test_every_fault_is_told_in_the_language(tmp_path: Path, language: str) -> None:
    path = broken(tmp_path)
    english, other = shelf.examined(path)[1], shelf.examined(path, language)[1]
    assert len(english) == len(other) == 3
    assert not set(english) & set(other)
    assert all("treasures" in one or "names.fr" in one for one in other), "where it is stays"


def test_whoever_plays_with_the_file_is_told_each_fault_behind_its_name(tmp_path: Path) -> None:
    path = broken(tmp_path)
    with pytest.raises(digsite.WrongEdition) as refused:
        digsite.title_from(path)
    lines = told(refused.value, "de").splitlines()
    assert lines[0] == f"{path}: names.fr: „moon-1“ ist kein Wort von archaeology; " + (
        "erlaubt: kind-…, chamber-…"
    )
    assert all(line.startswith(f"{path}: ") for line in str(refused.value).splitlines())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title = 1\nhand 4", "Zeile 2, Spalte 6 ist nicht lesbar: hand 4"),
        ("title = ", "Das ist kein TOML"),
    ],
)
def test_a_file_that_is_not_toml_is_told_by_its_line(
    tmp_path: Path, run: Run, text: str, why: str
) -> None:
    result = run("editions", "check", str(own_file(tmp_path, text)), "--lang", "de")
    assert result.exit_code == 1
    assert why in result.output


def test_a_file_that_is_not_there_is_told_once(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "lost.toml"
    result = run("play", "archaeology", "--edition", str(path), "--lang", "fr")
    assert result.exit_code == 2
    assert result.stderr == f"digsite: {path}\xa0: ce fichier n’existe pas\n"
