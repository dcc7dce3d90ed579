"""The names of an owner's own edition, as texts that go before ours."""

import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def names(source: str, language: str) -> dict[str, str]:
    """What the edition calls its words: in the language, or else as its cards are called."""
    table = tomllib.loads(source)
    cards = {f"card-{one['id']}": str(one["name"]) for one in table.get("card", [])}
    return {**cards, **table.get("names", {}).get(language, {})}


def messages(title: str, source: str, language: str) -> str:
    """The names as messages; forms of a word that the owner does not write are the word itself."""
    told = names(source, language)
    own = tomllib.loads(source).get("names", {}).get(language, {})
    forms = forms_of(title, language)
    lines: list[str] = []
    for key, value in told.items():
        prefix = f"{title}-{key.partition('-')[0]}-"
        if "." in key or (key not in own and f"{title}-{key}" in forms):
            continue
        lines.append(f"{title}-{key} = {quoted(value)}")
        used = {form for name in forms if name.startswith(prefix) for form in forms[name]}
        for form in sorted(used):
            lines.append(f"    .{form} = {quoted(told.get(f'{key}.{form}', value))}")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """The text as a literal, whatever signs it has."""
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
