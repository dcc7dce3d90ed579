"""Files of games: a heading (one line of JSON) says what made the games, and each game is a line.

So a run that was stopped can go on later, and anybody can count again. A file with another heading
is refused and left untouched.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from digsite.locales.faults import Fault

BEYOND = 1 << 40  # an offset that no file of games reaches


@dataclass
class Ledger:
    """A file that is open for further games."""

    out: BinaryIO
    lines: list[str]  # the games that were there when it was opened

    def add(self, line: str) -> None:
        self.out.write(line.encode() + b"\n")
        self.out.flush()


def lines_in(file: Path, heading: str, stranger: str) -> list[str]:
    """The lines of the games in a file, without one that was cut off; none if there is no file.
    Another heading raises the fault `stranger`."""
    if not file.exists():
        return []
    return _lines(file.read_bytes(), heading, Fault(stranger, file=str(file)))


@contextmanager
def ledger(file: Path, heading: str, stranger: str) -> Iterator[Ledger]:
    """Open or create the file for further games; no other process may write to it meanwhile."""
    with file.open("a+b") as out:
        _lock(out, file)
        out.seek(0)
        text = out.read()
        lines = _lines(text, heading, Fault(stranger, file=str(file)))
        out.truncate(text.rfind(b"\n") + 1)
        book = Ledger(out, lines)
        if b"\n" not in text:
            book.add(heading)
        yield book


def _lines(text: bytes, heading: str, stranger: Fault) -> list[str]:
    whole, newline, _ = text.rpartition(b"\n")
    if not newline and heading.encode().startswith(text):
        return []  # new, or cut off in its first line
    first, *lines = whole.decode(errors="replace").split("\n")
    if not newline or first.removesuffix("\r") != heading:
        raise stranger
    return lines


def _lock(out: BinaryIO, file: Path) -> None:
    """Two runs on one file would play the same games. The lock ends with the process."""
    try:
        _take(out)
    except (BlockingIOError, PermissionError):
        raise Fault("file-in-use", file=str(file)) from None
    except OSError:
        return  # some network drives have no locks


if sys.platform == "win32":
    import msvcrt

    def _take(out: BinaryIO) -> None:
        out.seek(BEYOND)  # on Windows nobody can read a locked range
        msvcrt.locking(out.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(out: BinaryIO) -> None:
        fcntl.flock(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
