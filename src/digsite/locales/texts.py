"""Finding a text and filling its gaps.

The files of a language are `common.ftl`, `terminal.ftl` and one file for each title, whose messages
begin with its name. A value of the engine is put into words before it is set in: if the value
`coin` fills the gap `kind`, and there is a message `archaeology-kind-coin`, the gap `$kind` holds
its text, and each attribute such as `.many` fills a gap `$kind-many`. So each language makes as
many forms of a word as its grammar needs. What a language lacks is said in English.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
FALLBACK = "en"
SHARED = ("common", "terminal")

Value = str | int | float


class MissingText(LookupError):
    """Not even English has a text with this name."""


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
    return _formatted(bundle, name, None, in_words(bundle, title, values))


def can_say(language: str, title: str, message: str) -> bool:
    """Whether there is such a text, in this language or in English."""
    return _find(language, title, message) is not None


def in_words(bundle: "FluentBundle", title: str, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values, those of the engine translated, with the further forms of each word."""
    words: dict[str, Value] = dict(values)
    for gap, value in values.items():
        if gap == "cards":
            each = [
                in_words(bundle, title, {"card": card})["card"] for card in str(value).split(",")
            ]
            words[gap] = ", ".join(str(word) for word in each)
            continue
        name = _present(bundle, title, f"{gap}-{_identifier(value)}")
        if name is not None:
            words[gap] = _formatted(bundle, name, None, {})
            for form in bundle.get_message(name).attributes:
                words[f"{gap}-{form}"] = _formatted(bundle, name, form, {})
    return words


def _find(language: str, title: str, message: str) -> "tuple[FluentBundle, str] | None":
    for tongue in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(tongue, title)
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
    # Fluent takes long to import: programs that never say anything need not wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, title):
        path = FOLDER / language / f"{name}.ftl"
        if name and path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _formatted(
    bundle: "FluentBundle", name: str, form: str | None, values: Mapping[str, Value]
) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    if pattern is None:
        raise MissingText(f"the text “{name}” has only attributes")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise MissingText(f"the text “{name}” cannot be filled: {errors[0]}")
    return str(text)
