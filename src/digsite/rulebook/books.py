"""Reading a rulebook: chapters of numbered paragraphs, and rulings."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from digsite.core.errors import Impossible

FOLDER = Path(__file__).parent
FALLBACK = "en"
RULINGS = "R"

ENTRY = re.compile(r"^(§\d+(?:\.\d+)*|R\d+) (.*)", re.DOTALL)
CHAPTER = re.compile(r"^## (?:(\d+) )?(.+)$", re.MULTILINE)
BLANKS = re.compile(r"[ \t\r\n]+")  # those that do not break stay as they are
HEADING = re.compile(r"^\*\*(.+?)\*\*\s*(.*)", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """One paragraph (§8.4) or ruling (R13)."""

    number: str
    heading: str
    text: str
    notes: tuple[str, ...] = ()  # of a ruling: what is printed, and the reason for the decision


@dataclass
class Chapter:
    """Paragraphs under one heading; the chapter of rulings has the number R."""

    number: str
    heading: str
    entries: list[Entry] = field(default_factory=list)


@dataclass
class Book:
    """The rules of one title in one language."""

    title: str
    language: str
    name: str
    preface: str
    chapters: list[Chapter]

    def entries(self) -> list[Entry]:
        return [entry for chapter in self.chapters for entry in chapter.entries]

    def entry(self, number: str) -> Entry | None:
        """The paragraph or ruling that somebody means by `8.4`, `§8.4` or `r13`."""
        wanted = number.strip().upper().removeprefix("§").strip()
        for entry in self.entries():
            if entry.number.removeprefix("§") == wanted:
                return entry
        return None

    def chapter(self, number: str) -> Chapter | None:
        """The chapter that somebody means by `8` or `§8`; `R` stands for the rulings."""
        wanted = number.strip().upper().removeprefix("§").strip()
        return next((each for each in self.chapters if each.number == wanted), None)

    def find(self, word: str) -> list[Entry]:
        """The entries that contain the word, whatever its case."""
        wanted = word.casefold()
        return [
            entry
            for entry in self.entries()
            if wanted
            in " ".join((entry.number, entry.heading, entry.text, *entry.notes)).casefold()
        ]


def languages(title: str) -> list[str]:
    """The languages in which the rules of the title are told, English first."""
    found = sorted(path.name.split(".")[-2] for path in FOLDER.glob(f"{title}.*.md"))
    return sorted(found, key=lambda language: language != FALLBACK)


@cache
def book(title: str, language: str = FALLBACK) -> Book:
    """The rulebook of a title; one that is missing raises a `ValueError` naming what there is."""
    if language not in languages(title):
        allowed = ", ".join(languages(title)) or "none"
        raise Impossible(
            f"there is no rulebook of {title} in the language “{language}”; allowed: {allowed}",
            "no-rulebook",
            {"title": title, "language": language, "allowed": allowed},
        )
    path = FOLDER / f"{title}.{language}.md"
    return read(path.read_text(encoding="utf-8"), title, language)


def read(text: str, title: str, language: str) -> Book:
    """The book that is written in the text."""
    head, *rest = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    name, _, preface = head.strip().partition("\n")
    chapters = [_chapter(part) for part in rest]
    return Book(title, language, name.removeprefix("# "), _flowing(preface), chapters)


def _chapter(text: str) -> Chapter:
    found = CHAPTER.match(text)
    assert found is not None
    chapter = Chapter(found[1] or RULINGS, found[2])
    for block in re.split(r"\n\s*\n", text[found.end() :].strip()):
        entry = ENTRY.match(block)
        if entry is not None:
            chapter.entries.append(_entry(entry[1], entry[2]))
    return chapter


def _entry(number: str, text: str) -> Entry:
    """The heading stands in bold; where it begins the sentence it is part of the text too. Notes
    are a list below, each after a label in italics."""
    body, *listed = text.split("\n- ")
    notes = tuple(_flowing(note).replace("*", "") for note in listed)
    found = HEADING.match(body)
    if found is None:
        return Entry(number, "", _flowing(body), notes)
    heading, rest = found[1], _flowing(found[2])
    if heading[-1] in ".?!":
        return Entry(number, heading.removesuffix("."), rest, notes)
    return Entry(number, heading, f"{heading} {rest}", notes)


def _flowing(text: str) -> str:
    return BLANKS.sub(" ", text).strip()
