"""What a language never prints: signs and spaces that only another language sets so, and slips."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.texts.files import Language
from tools.texts.glossary import paragraphs

NEVER = "never"  # the table of a glossary: patterns, each with what to write instead


def never_faults(books: Path, other: Language) -> Iterator[str]:
    """Texts and paragraphs in which something stands that the language never prints."""
    banned = other.glossary.get(NEVER, {})
    for text in other.texts.values():
        for advice in slips(text.parts.texts, banned):
            yield other.complain(text, advice)
    for path in sorted(books.glob(f"*.{other.name}.md")):
        for number, paragraph in paragraphs(path).items():
            for advice in slips([paragraph], banned):
                yield f"{path.name}: {number} {advice}"


def slips(pieces: list[str], banned: dict[str, list[str]]) -> Iterator[str]:
    """What is wrong in these pieces of a text; a gap stands between two of them."""
    for pattern, (advice, *_) in banned.items():
        found = next(filter(None, (re.search(pattern, piece) for piece in pieces)), None)
        if found:
            yield f"has “{found[0]}”: {advice}"
