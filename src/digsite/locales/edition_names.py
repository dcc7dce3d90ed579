"""The names of an owner's own edition, as texts that go before ours."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
TILE = re.compile(r"artifact-tile-(\d)-(\w+)")


def messages(title: str, source: str, language: str) -> str:
    """The names as messages; forms of a word that the owner does not write are the word itself."""
    told = names(title, source, language)
    forms = forms_of(title, language)
    lines: list[str] = []
    for key, value in told.items():
        if "." in key:
            continue
        prefix = f"{title}-{key.partition('-')[0]}-"
        lines.append(f"{title}-{key} = {quoted(value)}")
        used = {form for name in forms if name.startswith(prefix) for form in forms[name]}
        for form in sorted(used):
            lines.append(f"    .{form} = {quoted(told.get(f'{key}.{form}', value))}")
    return "\n".join(lines) + "\n"


@cache
def names(title: str, source: str, language: str) -> dict[str, str]:
    """What the edition calls its words in the language, and its cards where we have no word."""
    table = tomllib.loads(source)
    written: dict[str, str] = table.get("names", {}).get(language, {})
    ours = forms_of(title, language)
    cards = {f"card-{one['id']}": str(one["name"]) for one in table.get("card", [])}
    unknown = {key: name for key, name in cards.items() if f"{title}-{key}" not in ours}
    return {**unknown, **tiles(ours, written), **written}


def tiles(ours: Iterable[str], written: Mapping[str, str]) -> dict[str, str]:
    """Artifact: a tile that asks for a type or a site of another name is called after that."""
    found: dict[str, str] = {}
    for size, what in [tile.groups() for tile in map(TILE.fullmatch, ours) if tile]:
        for word in (f"card-{what}", f"site-{what}"):
            if word in written:
                found[f"tile-{size}-{what}"] = f"{size} × {written[word]}"
    return found


def quoted(text: str) -> str:
    """The text as a literal, whatever characters it contains."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


@cache
def forms_of(title: str, language: str) -> dict[str, frozenset[str]]:
    """The words of the title in the language, each with its further forms."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    path = FOLDER / language / f"{title}.ftl"
    if not path.is_file():
        return {}
    body = FluentResource(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: frozenset(one.id.name for one in entry.attributes)
        for entry in body
        if isinstance(entry, Message)
    }
