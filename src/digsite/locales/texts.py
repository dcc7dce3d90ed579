"""Finding a text and filling its gaps.

The files of a language are `common.ftl` and others for all titles, and one file for each title,
whose messages begin with its name. A value of the engine is put into words before it is set in: if
the value `coin` fills the gap `kind`, and there is a message `archaeology-kind-coin`, the gap
`$kind` holds its text, and each attribute such as `.many` fills a gap `$kind-many`. So each
language makes as many forms of a word as its grammar needs. What it lacks is said in English.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.locales import edition_names, pseudo

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
FALLBACK = "en"
STEERING = dict.fromkeys([*range(9), *range(11, 32), *range(127, 160)], "\N{REPLACEMENT CHARACTER}")
SHARED = ("common", "server", "advice", "terminal", "guide", "editions")
PEOPLE = ("player", "seat", "starter", "name")
"""Gaps for somebody's name; `$player-begins` tells whether it begins with a vowel: “d’Ada”."""
PLAIN = (*PEOPLE, "file", "label", "list", "notation", "players", "text", "why")
"""Gaps for what is set in as it is: a player may be called “heading”."""

Value = str | int | float
_owned: dict[str, str] = {}  # by title, an owner's own edition file

LONGEST = 2000  # of what is set in: Fluent fills no gap with more than 2,500 characters
SOFT_HYPHEN = "\u00ad"  # where the page may break a word; a terminal would print it


class MissingText(LookupError):
    """Not even English has a text with this name."""


def printable(text: str) -> str:
    """The text without control characters that a terminal would obey; lines stay lines."""
    return text.translate(STEERING)


def shortened(text: str, longest: int) -> str:
    """The beginning of a long text, and “…”."""
    return f"{text[:longest]}…" if len(text) > longest else text


def languages() -> list[str]:
    """The languages that have texts, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if (path / "common.ftl").is_file())
    return sorted(found, key=lambda language: language != FALLBACK)


def say(language: str, title: str, message: str, values: Mapping[str, Value]) -> str:
    """The text with its gaps filled; a title's own text goes before a shared one."""
    found = _find(language, title, message)
    if found is None:
        raise MissingText(f"there is no text “{message}” for {title or 'every title'}")
    bundle, name = found
    text = fill(bundle, title, name, values)
    return pseudo.bracketed(text) if language == pseudo.LANGUAGE else text


def fill(bundle: "FluentBundle", title: str, name: str, values: Mapping[str, Value]) -> str:
    """The message of this bundle, its gaps filled with words of the same language."""
    return _formatted(bundle, name, None, in_words(bundle, title, values))


def can_say(language: str, title: str, message: str) -> bool:
    """Whether there is such a text, in this language or in English."""
    return _find(language, title, message) is not None


def listed(language: str, items: Iterable[Value]) -> str:
    """The items as a list in a sentence: “a coin, a cup and a mask”."""
    found = _find(language, "", "list-last")
    assert found is not None
    return joined(found[0], items)


def in_words(bundle: "FluentBundle", title: str, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values, those of the engine translated, with the further forms of each word."""
    words: dict[str, Value] = {}
    for gap, value in values.items():
        if gap == "cards" and isinstance(value, str):
            words[gap] = joined(bundle, _counted(bundle, title, value.split(",")))
        elif gap in PLAIN:
            words[gap] = value
            if gap in PEOPLE:
                words[f"{gap}-begins"] = "vowel" if begins_with_vowel(str(value)) else "other"
        else:
            words |= _forms(bundle, title, gap, value)
    return words


def _counted(bundle: "FluentBundle", title: str, cards: list[str]) -> list[Value]:
    """The cards in words; where the title counts them, those of a sort together: “two weapons”."""
    message = f"{title}-counted"
    if not bundle.has_message(message):
        return [in_words(bundle, title, {"card": card})["card"] for card in cards]
    counts = Counter(cards).items()
    told = [in_words(bundle, title, {"card": card, "count": count}) for card, count in counts]
    return [_formatted(bundle, message, None, words) for words in told]


def begins_with_vowel(name: str) -> bool:
    """Whether the name begins like Ada or Émile."""
    plain = unicodedata.normalize("NFD", name.strip())[:1].lower()
    return plain != "" and plain in "aeiouœæ"


def _forms(bundle: "FluentBundle", title: str, gap: str, value: Value) -> dict[str, Value]:
    """The value, and its further forms where it is a word."""
    name = _present(bundle, title, f"{gap}-{_identifier(value)}")
    if name is None:
        return {gap: value}
    forms: dict[str, Value] = {gap: _formatted(bundle, name, None, {})}
    for form in bundle.get_message(name).attributes:
        forms[f"{gap}-{form}"] = _formatted(bundle, name, form, {})
    return forms


def joined(bundle: "FluentBundle", items: Iterable[Value]) -> str:
    """The items, joined as the language joins a list."""
    *others, last = [str(item) for item in items] or [""]
    if not others:
        return last
    first = others[0]
    for item in others[1:]:
        first = _formatted(bundle, "list-more", None, {"list": first, "item": item})
    return _formatted(bundle, "list-last", None, {"list": first, "item": last})


def _find(language: str, title: str, message: str) -> "tuple[FluentBundle, str] | None":
    for user_language in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(user_language, title)
        name = _present(bundle, title, message)
        if name is not None:
            return bundle, name
    return None


def _present(bundle: "FluentBundle", title: str, message: str) -> str | None:
    for name in (f"{title}-{message}", message):
        if bundle.has_message(name):
            return name
    return None


def _identifier(value: Value) -> str:
    return re.sub(r"[^0-9A-Za-z_-]+", "-", str(value))


@cache
def _bundle(language: str, title: str) -> "FluentBundle":
    spoken = FALLBACK if language == pseudo.LANGUAGE else language
    names = (*SHARED, title, f"lessons-{title}")
    paths = [FOLDER / spoken / f"{name}.ftl" for name in names if name]
    sources = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    if title in _owned:
        sources.append(edition_names.messages(title, _owned[title], spoken))
    return bundle_of(language, sources)


def adopt(title: str, source: str) -> None:
    """From now on this title has the names of this edition file; without one, ours again."""
    if _owned.get(title, "") != source:
        _owned[title] = source
        if not source:
            del _owned[title]
        _bundle.cache_clear()


def bundle_of(language: str, sources: Iterable[str]) -> "FluentBundle":
    """The messages in these files."""
    # Fluent takes long to import: programs that never say anything need not wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    strange = language == pseudo.LANGUAGE
    bundle = FluentBundle([FALLBACK if strange else language], use_isolating=False)
    for source in sources:
        resource = FluentResource(source)
        bundle.add_resource(
            pseudo.disguised(resource) if strange else resource, allow_overrides=True
        )
    return bundle


def _formatted(
    bundle: "FluentBundle", name: str, form: str | None, values: Mapping[str, Value]
) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    if pattern is None:
        raise MissingText(f"the text “{name}” has only attributes")
    gaps = {
        gap: shortened(value, LONGEST) if isinstance(value, str) else value
        for gap, value in values.items()
    }
    text, errors = bundle.format_pattern(pattern, gaps)
    if errors:
        raise MissingText(f"the text “{name}” cannot be filled: {errors[0]}")
    return str(text).replace(SOFT_HYPHEN, "")
