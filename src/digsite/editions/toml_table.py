"""Reading an edition file: every fault is noted in plain words, so that an owner can mend them all
at once."""

import re
import tomllib
from pathlib import Path

from digsite.core.errors import Impossible, WrongEdition
from digsite.locales.faults import Fault, of_file, told

CONFIDENCES = ("printed", "derived", "reconstruction")
PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")  # where tomllib stumbled


class TomlTable:
    """One table of an edition file; faults of all its tables are collected in one list."""

    text = ""  # of the whole file

    def __init__(self, values: dict[str, object], where: str, faults: list[Impossible]) -> None:
        self.values = values
        self.where = where
        self.faults = faults
        self._read: set[str] = set()

    def fault(self, reason: str, **values: str | int) -> None:
        """Note what is wrong here: the name of a text `fault-edition-…`, and its values."""
        if self.where:
            values["where"] = self.where
        self.faults.append(Fault(f"edition-{reason}", **values))

    def _take(self, name: str) -> object:
        self._read.add(name)
        if name not in self.values:
            self.fault("missing", name=name)
            return None
        return self.values[name]

    def has(self, name: str) -> bool:
        return name in self.values

    def whole(self, name: str, least: int = 0, most: int = 1_000_000) -> int:
        """A whole number within bounds."""
        value = self._take(name)
        if value is None:
            return least
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault("not-whole", name=name, value=repr(value))
            return least
        if not least <= value <= most:
            self.fault("beyond", name=name, value=str(value), least=str(least), most=str(most))
            return least
        return value

    def wholes(self, name: str, shortest: int, longest: int, least: int = 0) -> list[int]:
        """A row of whole numbers, of a length within bounds."""
        value = self._take(name)
        if value is None:
            return [least] * shortest
        if not isinstance(value, list) or any(type(number) is not int for number in value):
            self.fault("not-row", name=name, value=repr(value))
            return [least] * shortest
        if not shortest <= len(value) <= longest:
            reason = "length" if shortest == longest else "lengths"
            bounds = (
                {"least": shortest} if reason == "length" else {"least": shortest, "most": longest}
            )
            self.fault(reason, name=name, count=len(value), **bounds)
            return [least] * shortest
        if any(number < least for number in value):
            self.fault("below", name=name, least=least)
        return value

    def word(self, name: str, allowed: list[str] | None = None) -> str:
        """A text, one of the allowed ones if these are given."""
        value = self._take(name)
        if value is None:
            return allowed[0] if allowed else ""
        if not isinstance(value, str) or not value.strip():
            self.fault("not-text", name=name, value=repr(value))
            return allowed[0] if allowed else ""
        if allowed is not None and value not in allowed:
            self.fault("not-allowed", name=name, value=value, allowed=", ".join(allowed))
            return allowed[0]
        return value

    def words(self, name: str, allowed: list[str] | None = None) -> list[str]:
        """A row of texts."""
        value = self._take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.fault("not-texts", name=name, value=repr(value))
            return []
        for word in value:
            if allowed is not None and word not in allowed:
                self.fault("holds", name=name, value=word, allowed=", ".join(allowed))
        return [word for word in value if allowed is None or word in allowed]

    def part(self, name: str) -> "TomlTable":
        """A table inside this one."""
        value = self._take(name)
        where = f"{self.where}.{name}" if self.where else name
        if value is not None and not isinstance(value, dict):
            self.fault("not-table", name=name, value=repr(value))
        values = value if isinstance(value, dict) else {}
        return TomlTable(values, where, self.faults)

    def sourced(self, name: str) -> "TomlTable":
        """A table inside this one that says where its numbers come from and how sure they are."""
        part = self.part(name)
        if name in self.values:
            part.word("source")
            part.word("confidence", list(CONFIDENCES))
        return part

    def parts(self, name: str) -> list["TomlTable"]:
        """A list of tables inside this one."""
        value = self._take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self.fault("not-tables", name=name)
            return []
        where = f"{self.where}.{name}" if self.where else name
        return [TomlTable(row, f"{where}[{i + 1}]", self.faults) for i, row in enumerate(value)]

    def done(self) -> None:
        """Name whatever was not read: it is a misspelling or a misunderstanding."""
        for name in self.values:
            if name not in self._read:
                self.fault("unknown", name=name)


def opened(path: Path) -> TomlTable:
    """The whole file; one that is not TOML at all raises `WrongEdition` with line and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong([of_file(error, path)]) from None
    except UnicodeDecodeError:
        raise wrong([Fault("not-utf-8", file=str(path))]) from None
    try:
        return table_of(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong([not_toml(path, text, error)]) from None


def not_toml(path: Path, text: str, error: tomllib.TOMLDecodeError) -> Fault:
    """Where the file stops being TOML, with the line itself where there is one."""
    found = PLACE.search(str(error))
    if found is None:  # at the end of the file
        return Fault("not-toml-end", file=str(path))
    line = text.splitlines()[int(found[1]) - 1]
    place = {"line": found[1], "column": found[2]}
    return Fault("not-toml", file=str(path), text=line.strip(), **place)


def wrong(faults: list[Impossible]) -> WrongEdition:
    """The error that names every fault."""
    return WrongEdition("\n".join(told(fault) for fault in faults), faults)


def table_of(text: str) -> TomlTable:
    """The table that the text of an edition file makes."""
    table = TomlTable(tomllib.loads(text), "", [])
    table.text = text
    return table
