"""Names that an owner's edition gives its cards, types and places: `[names.fr]` in the file."""

import re

from digsite.editions.toml_table import TomlTable

TABLE = "names"
LANGUAGE = re.compile(r"[a-z]{2,3}")
KEY = re.compile(r"([a-z]+)-[\w-]+(\.[a-z][\w-]*)?")
WORDS = {
    "archaeology": ("kind", "chamber"),
    "artifact": ("site", "card", "marker", "tile", "role"),
    "artifacts-inc": ("artifact", "museum", "card", "row", "find", "kind", "named"),
}

Names = dict[str, dict[str, str]]


def read_names(table: TomlTable, title: str) -> Names:
    """The names by language; an entry is named after the word it replaces: `card-b-library`."""
    if not table.has(TABLE):
        return {}
    tables = table.part(TABLE)
    found: Names = {}
    for language in tables.values:
        if not LANGUAGE.fullmatch(language):
            tables.fault("no-language", name=language)
        table = tables.part(language)
        keys = [key for key in table.values if is_word(table, key, title)]
        found[language] = {key: table.word(key) for key in keys}
    return found


def is_word(table: TomlTable, key: str, title: str) -> bool:
    """Whether the title has such words; else the fault is noted."""
    found = KEY.fullmatch(key)
    known = found is not None and found[1] in WORDS[title]
    if not known:
        allowed = ", ".join(f"{word}-…" for word in WORDS[title])
        table.fault("no-word", name=key, title=title, allowed=allowed)
    return known
