"""The files of a language, taken apart: messages, their gaps, and the words in them."""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    StringLiteral,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ENGLISH = "en"
SAME = tomllib.loads((Path(__file__).parent / "same.toml").read_text(encoding="utf-8"))
SOFT_HYPHEN = "\u00ad"


class Parts(Visitor):
    """What stands in a message: its text, its gaps, and the messages that it borrows."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.gaps: set[str] = set()
        self.borrowed: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.borrowed.add(node.id.name)


@dataclass(frozen=True)
class Text:
    """One message of one language."""

    name: str
    file: str
    entry: Message | Term

    @cached_property
    def parts(self) -> Parts:
        parts = Parts()
        for pattern in (self.entry.value, *(each.value for each in self.entry.attributes)):
            if isinstance(pattern, BaseNode):
                parts.visit(pattern)
        return parts

    @property
    def forms(self) -> set[str]:
        """The further forms of a word: `.many`."""
        return {attribute.id.name for attribute in self.entry.attributes}

    @property
    def words(self) -> str:
        """All that it says, gaps left out; a hyphen that is only seen at a line's end is none."""
        said = " ".join(self.parts.texts).replace(SOFT_HYPHEN, "")
        return re.sub(r"\s+", " ", said).strip()


@dataclass
class Language:
    """All messages of one language, and what cannot be read."""

    name: str
    texts: dict[str, Text] = field(default_factory=dict)
    files: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    glossary: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    same: set[str] = field(default_factory=set)

    def complain(self, text: Text, what: str) -> str:
        return f"{self.name}/{text.file}.ftl: {text.name} {what}"


def read(folder: Path) -> Language:
    """The language in this folder."""
    language = Language(folder.name)
    for path in sorted(folder.glob("*.ftl")):
        language.files.add(path.stem)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                language.faults.append(f"{folder.name}/{path.name}: cannot be read: {line}")
            elif isinstance(entry, Message | Term):
                _note(language, path.stem, entry)
    _read_glossary(language, folder / "glossary.toml")
    language.same = set(SAME.get(folder.name, {}).get("names", []))
    return language


def _note(language: Language, file: str, entry: Message | Term) -> None:
    name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
    text = Text(name, file, entry)
    other = language.texts.get(name)
    if other is not None and meet(other.file, file):
        language.faults.append(language.complain(text, f"stands in {other.file}.ftl too"))
    # The page and the terminal may each have a text of the same name.
    language.texts[name if other is None else f"{file}:{name}"] = text


def meet(one: str, other: str) -> bool:
    """Whether two files are read together; the terminal and the page never meet."""
    return {one, other} != {"client", "terminal"}


def _read_glossary(language: Language, path: Path) -> None:
    if not path.is_file():
        return
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    for table, terms in tables.items():
        language.glossary[table] = {
            term: [stems] if isinstance(stems, str) else list(stems)
            for term, stems in terms.items()
        }


def languages(folder: Path) -> list[str]:
    """The languages that are announced: their folder has texts for every title."""
    found = sorted(path.parent.name for path in folder.glob("*/common.ftl"))
    return sorted(found, key=lambda name: name != ENGLISH)
