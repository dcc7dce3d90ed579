"""Lines from a person: arrow keys, history and Tab where somebody types."""

import re
import sys
from types import ModuleType

history: ModuleType | None
try:
    import readline as history
except ImportError:  # not on every system
    history = None

BEFORE = re.compile(r"^.*[,;+&]\s*")


def forget() -> None:
    """Forget the history, so that nobody can look up what the person before typed."""
    if history is not None and sys.stdin.isatty():
        history.clear_history()


def complete_with(lines: list[str]) -> None:
    """From now on Tab completes these lines; after a comma, each further part."""
    if history is None or not sys.stdin.isatty():
        return
    history.set_completer_delims("")
    history.set_completer(lambda text, number: nth(completions(text, lines), number))
    libedit = "libedit" in (history.__doc__ or "")
    history.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def completions(typed: str, lines: list[str]) -> list[str]:
    """The lines that begin like what was typed; or the one whose words all begin like it."""
    before = BEFORE.match(typed)
    head = before[0] if before else ""
    start = typed[len(head) :].casefold()
    found = [line for line in lines if line.startswith(start)]
    if not found:
        found = [line for line in lines if begins(line, start)]
        found = found if len(found) == 1 else []
    return [head + line for line in found]


def nth(found: list[str], number: int) -> str | None:
    return found[number] if number < len(found) else None


def begins(notation: str, text: str) -> bool:
    """Whether each typed word begins the word at its place, or a part of it after a hyphen."""
    words, typed = notation.split(), text.split()
    return 0 < len(typed) <= len(words) and all(
        any(part.startswith(start) for part in _parts(word))
        for word, start in zip(words, typed, strict=False)
    )


def _parts(word: str) -> list[str]:
    """“s-desert-expedition”, “desert-expedition” and “expedition”."""
    pieces = word.split("-")
    return ["-".join(pieces[i:]) for i in range(len(pieces))]
