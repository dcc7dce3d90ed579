"""What people read comes from the files of languages: no sentence stands in the source itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

# Packages that speak to people; the engine below them speaks to programmers.
SPEAKING = ("arena", "bots", "command.py", "lessons", "play", "rulebook", "server", "terminal")
# What only programmers and logs see, and what has a text of its own beside the literal.
UNSEEN = {"AssertionError", "IllegalMove", "Impossible", "OutOfTime", "TypeError", "WorkerFailed"}
SHOWING = {"echo", "print", "write"}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;]? [^\W\d_]{2,}")
HOLE = "so-and-so"  # what is set in while a program runs

SCRIPTS = re.compile(r"<!--.*?-->|<(script|style)\b.*?</\1>", re.DOTALL)
UNTRANSLATED = re.compile(r'<(\w+)[^<>]*translate="no"[^<>]*>[^<]*</\1>')
SHOWN = re.compile(r'\b(?:aria-label|title|placeholder|alt|heading|label)="([^"]*)"')
BETWEEN_TAGS = re.compile(r">([^<>]*)<")
WORD = re.compile(r"[^\W\d_]*[a-z]{3,}")  # not “INC.”


def literal_faults(sources: list[Path], package: Path) -> Iterator[str]:
    """Sentences that are shown as they stand in the source."""
    for path in sources:
        if path.suffix == ".py":
            if path.is_relative_to(package) and path.relative_to(package).parts[0] in SPEAKING:
                yield from _told(path, python_literals(path.read_text(encoding="utf-8")))
        elif path.suffix == ".svelte":
            yield from _told(path, page_literals(path.read_text(encoding="utf-8")))


def _told(path: Path, found: Iterator[str]) -> Iterator[str]:
    for text in found:
        yield f"{path.name}: “{text}” does not come from the files of languages"


def python_literals(source: str) -> Iterator[str]:
    """Sentences in what is raised or written out."""
    for node in ast.walk(ast.parse(source)):
        call = node.exc if isinstance(node, ast.Raise) else node
        if not isinstance(call, ast.Call):
            continue
        is_shown = called(call) in SHOWING
        is_raised = isinstance(node, ast.Raise) and called(call) not in UNSEEN
        if is_shown or is_raised:
            yield from (text for text in texts_in(call) if SENTENCE.search(text))


def called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    function = call.func
    return str(getattr(function, "attr", getattr(function, "id", "")))


def texts_in(call: ast.Call) -> Iterator[str]:
    """The literals among what it is given."""
    for argument in (*call.args, *(one.value for one in call.keywords)):
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
        elif isinstance(argument, ast.JoinedStr) and any(
            isinstance(part, ast.Constant) and WORD.search(str(part.value))
            for part in argument.values
        ):
            parts = argument.values
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else HOLE for part in parts
            )


def page_literals(source: str) -> Iterator[str]:
    """Words between the tags of a component, and in the attributes that are read or read out."""
    plain = without_code(SCRIPTS.sub("", source))
    for label in SHOWN.findall(plain):
        if WORD.search(label) and not re.fullmatch(r"[a-z-]+|https?://.*", label):
            yield label
    for text in BETWEEN_TAGS.findall(UNTRANSLATED.sub("", plain)):
        if WORD.search(re.sub(r"&\w+;", "", text)):
            yield text.strip()


def without_code(markup: str) -> str:
    """The markup without what stands in braces."""
    kept: list[str] = []
    depth = 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
