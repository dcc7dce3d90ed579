"""One word for one thing: where English has a term, a translation has its own."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.texts.files import SOFT_HYPHEN, Language

COMMON = "common"
ENTRY = re.compile(r"^(§\d+(?:\.\d+)*|R\d+) ", re.MULTILINE)

Terms = dict[str, list[str]]


def glossary_faults(english: Language, other: Language) -> Iterator[str]:
    """Texts in which a term of the glossary is not kept to."""
    for name, text in other.texts.items():
        model = english.texts.get(name)
        if model is None:
            continue
        for term, stems in violated(model.words, text.words, terms_for(other, text.name)):
            yield other.complain(text, f"has “{term}” without {' or '.join(stems)}")


def book_faults(books: Path, other: Language) -> Iterator[str]:
    """Paragraphs of rulebooks in which a term of the glossary is not kept to."""
    for path in sorted(books.glob(f"*.{other.name}.md")):
        title = path.name.split(".")[0]
        model = paragraphs(books / f"{title}.en.md")
        for number, text in paragraphs(path).items():
            found = violated(model.get(number, ""), text, terms_for(other, f"{title}-"))
            for term, stems in found:
                yield f"{path.name}: {number} has “{term}” without {' or '.join(stems)}"


def terms_for(language: Language, name: str) -> Terms:
    """The terms that count for a message: those of all titles, and those of its own title."""
    titles = [title for title in language.glossary if name.startswith(f"{title}-")]
    found = dict(language.glossary.get(COMMON, {}))
    for title in titles:
        found |= language.glossary[title]
    return found


def violated(english: str, other: str, terms: Terms) -> Iterator[tuple[str, list[str]]]:
    """The terms that the English uses and the other text does not translate; long ones first."""
    left, said = english.casefold(), other.casefold().replace(SOFT_HYPHEN, "")
    for term in sorted(terms, key=len, reverse=True):
        left, found = _pattern(term).subn(" ", left)
        if found and not any(stem.casefold() in said for stem in terms[term]):
            yield term, terms[term]


@cache
def _pattern(term: str) -> re.Pattern[str]:
    words = re.escape(term.casefold()).replace(r"\ ", r"\s+")
    return re.compile(rf"(?<![\w-]){words}s?(?![\w-])")


def paragraphs(path: Path) -> dict[str, str]:
    """The entries of a rulebook by their number."""
    _, *pieces = ENTRY.split(path.read_text(encoding="utf-8"))
    return dict(zip(pieces[::2], pieces[1::2], strict=True))
