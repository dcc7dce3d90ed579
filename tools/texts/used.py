"""Every English text is said somewhere: by its name, or by a name that is put together."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.texts.files import Language

HOLE = "\0"  # what is set in while a program runs
NAME = re.compile(rf"[a-z][\w{HOLE}-]*")
QUOTED = (re.compile(r"'([^'\n]*)'"), re.compile(r'"([^"\n]*)"'))
MADE = re.compile(r"`([a-z]?[\w-]*)\$\{[^}]*\}([\w-]*)`|`([a-z][\w-]*)\$\{")
SHORTEST = 3  # letters that a name which is put together must begin or end with


def idle_faults(english: Language, code: list[Path]) -> Iterator[str]:
    """English texts that nobody says."""
    literals = {one for path in code for one in strings(path)}
    plain = {one for one in literals if HOLE not in one}
    titles = {file for file in english.files if f"{file}-title" in english.texts}
    pieced = [one for one in literals if HOLE in one and is_telling(one, titles)]
    made = [re.compile(pattern(one)) for one in pieced]
    filling = gaps(english)
    borrowed = {name for text in english.texts.values() for name in text.parts.borrowed}
    for text in english.texts.values():
        names = {text.name, *(short_names(text.name, english.files))}
        if text.name.startswith("-") or names & plain or text.name in borrowed:
            continue
        if any(one.fullmatch(name) for one in made for name in names):
            continue
        is_word = not text.parts.gaps  # a word fills a gap and has none itself
        if not (is_word and any(name.startswith(filling) for name in names)):
            yield english.complain(text, "is said nowhere")


def short_names(name: str, files: set[str]) -> list[str]:
    """The name without that of its title: code says `kind-name`, the title is known."""
    return [name.removeprefix(f"{file}-") for file in files if name.startswith(f"{file}-")]


def gaps(english: Language) -> tuple[str, ...]:
    """Words fill gaps: whatever begins with the name of a gap may be one."""
    found = {gap for text in english.texts.values() for gap in text.parts.gaps}
    bases = found | {gap.rpartition("-")[0] for gap in found if "-" in gap}
    return tuple(f"{base}-" for base in sorted(bases | {"card"}))


def is_telling(made: str, titles: set[str]) -> bool:
    """Whether enough of the name is known that it does not stand for every name."""
    start, *_, end = [piece.strip("-") for piece in made.split(HOLE)]
    return (len(start) >= SHORTEST and start not in titles) or len(end) >= SHORTEST


def pattern(made: str) -> str:
    return ".+".join(re.escape(piece) for piece in made.split(HOLE))


def strings(path: Path) -> set[str]:
    """The literals of a source that could be names of texts; holes stand for what is set in."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        found = _python(ast.parse(source))
    elif path.suffix == ".toml":
        found = _quoted(source)
    else:
        found = _script(source)
    return {one for one in found if NAME.fullmatch(one) or one.startswith(HOLE)}


def _python(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            found.add(
                "".join(
                    str(part.value) if isinstance(part, ast.Constant) else HOLE
                    for part in node.values
                )
            )
    return found


def _quoted(source: str) -> set[str]:
    return {one for quoted in QUOTED for one in quoted.findall(source)}


def _script(source: str) -> set[str]:
    """Plain quotes, and templates by how they begin: they may lie inside one another."""
    made = {f"{start or begun}{HOLE}{end}" for start, end, begun in MADE.findall(source)}
    return _quoted(source) | made
