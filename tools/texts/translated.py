"""A language is whole: every text of English, none besides, none left in English."""

import re
from collections.abc import Iterator

from tools.texts.files import Language, Text

NAMES = re.compile(r"(artifact-role-|artifact-site-|bot-name-|[a-z-]+-title$)")
WORD = re.compile(r"[^\W\d_]{3,}")


def key_faults(english: Language, other: Language) -> Iterator[str]:
    """Texts that are missing, and texts that nobody asks for."""
    for name, text in english.texts.items():
        if name not in other.texts:
            yield f"{other.name}/{text.file}.ftl: {text.name} is missing"
        elif other.texts[name].file != text.file:
            yield other.complain(other.texts[name], f"belongs into {text.file}.ftl")
    for name, text in other.texts.items():
        if name not in english.texts and not name.startswith("-"):
            yield other.complain(text, "is no text of English")


def same_faults(english: Language, other: Language) -> Iterator[str]:
    """Texts that still are English; names may be, and what same.toml lists."""
    for name, text in other.texts.items():
        model = english.texts.get(name)
        if model is None or name in other.same or NAMES.match(name):
            continue
        if text.words == model.words and WORD.search(text.words):
            yield other.complain(text, f"is still English: {short(text)}")


def short(text: Text) -> str:
    return f"“{text.words[:40]}…”" if len(text.words) > 40 else f"“{text.words}”"
