"""Match files: a readable header, then one move on each line, chance included.

digsite match 1
title: archaeology
edition: printed
rules: 1
seats: 2
options: {}
names: ["Ada", "Ben"]

deal coin
…
"""

import errno
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.locales.faults import Fault
from digsite.play.match import Match

FIRST_LINE = "digsite match 1"
LARGEST = 8 << 20  # bytes: a thousand times what the longest games need
T = TypeVar("T")
FIELDS = ["title", "edition", "rules", "seats", "options", "names"]


class BrokenMatch(Fault):
    """The file cannot be replayed as a match; the message names the line and the reason."""

    def __init__(self, line: int, reason: str, **values: str | int) -> None:
        super().__init__(f"file-{reason}", line=str(line), **values)
        self.line = line

    def __reduce__(self) -> tuple[Callable[..., "BrokenMatch"], tuple[object, ...]]:  # type: ignore[override]
        return _broken, (self.line, self.reason.removeprefix("file-"), self.values)


def _broken(line: int, reason: str, values: dict[str, str | int]) -> BrokenMatch:
    """One that was stored."""
    return BrokenMatch(line, reason, **{k: v for k, v in values.items() if k != "line"})


def written(match: Match) -> str:
    """The match as text."""
    values: dict[str, object] = {
        "title": match.title.name,
        "edition": match.title.edition,
        "rules": match.title.rules_version,
        "seats": match.seats,
        "options": json.dumps(match.options, sort_keys=True, ensure_ascii=False),
        "names": json.dumps(match.names, ensure_ascii=False),
    }
    header = [f"{name}: {values[name]}" for name in FIELDS]
    lines = [FIRST_LINE, *header, "", *(move.notation() for move in match.moves)]
    return "\n".join(lines) + "\n"


def save(match: Match, path: Path | str) -> None:
    """Write the match; an existing file is replaced only when the new one is complete."""
    path = Path(path)
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(written(match), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise type(error)(error.errno, error.strerror, str(path)) from None


def load(path: Path | str, title: Title | None = None) -> Match:
    """Read and replay a match file; pass `title` if it was played with your own edition."""
    with Path(path).open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BrokenMatch(1, "too-large", most=LARGEST >> 20)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise BrokenMatch(1, "not-text") from None
    return read(text, title)


def read(text: str, title: Title | None = None) -> Match:
    """The match written in the text, replayed move by move; its lines may end as on Windows."""
    lines = text.replace("\r\n", "\n").split("\n")
    match = _opened(lines, title)
    start = len(FIELDS) + 2
    if lines[-1]:
        raise BrokenMatch(len(lines), "cut")
    for number, line in enumerate(lines[start:-1], start + 1):
        try:
            match.play(match.title.move(line))
        except (UnreadableMove, IllegalMove) as error:
            raise BrokenMatch(number, "move", why=str(error)) from None
    return match


def _opened(lines: list[str], title: Title | None) -> Match:
    """The match at its beginning, as the header says."""
    if lines[0] != FIRST_LINE:
        raise BrokenMatch(1, "first-line", first=FIRST_LINE)
    if len(lines) < len(FIELDS) + 3 or lines[len(FIELDS) + 1]:
        raise BrokenMatch(min(len(lines), len(FIELDS) + 2), "header")
    values = {name: _field(lines, number, name) for number, name in enumerate(FIELDS, 2)}
    found = title or _title(values["title"], values["edition"])
    if (found.name, found.edition) != (values["title"], values["edition"]):
        raise BrokenMatch(3, "edition", title=values["title"], edition=values["edition"])
    if values["rules"] != str(found.rules_version):
        known = found.rules_version
        raise BrokenMatch(4, "rules", rules=values["rules"], known=str(known))
    names = _json(7, values["names"], list)
    if not all(isinstance(name, str) for name in names):
        raise BrokenMatch(7, "names")
    seats, options = _whole(5, values["seats"]), _json(6, values["options"], dict)
    try:
        return Match(found, seats, options, names)
    except ValueError as error:
        line = 6 if seats in found.seats else 5
        raise BrokenMatch(line, "move", why=str(error)) from None


def _field(lines: list[str], number: int, name: str) -> str:
    label, colon, value = lines[number - 1].partition(": ")
    if label != name or not colon:
        raise BrokenMatch(number, "field", field=name)
    return value.strip()


def _title(name: str, edition: str) -> Title:
    if name not in shelf.titles():
        raise BrokenMatch(2, "title", title=name)
    try:
        return shelf.title(name, edition)
    except ValueError as error:
        raise BrokenMatch(3, "move", why=str(error)) from None


def _whole(number: int, text: str) -> int:
    if not text.isdecimal():
        raise BrokenMatch(number, "number", text=text)
    try:
        return int(text)
    except ValueError:  # Python reads no more than 4300 digits
        raise BrokenMatch(number, "value", text=text) from None


def _json(number: int, text: str, wanted: type[T]) -> T:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, wanted):
        raise BrokenMatch(number, "value", text=text)
    return value
