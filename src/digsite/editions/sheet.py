"""Reading an edition file: every fault is noted in plain words, so that an owner can mend them all
at once."""

import tomllib
from pathlib import Path

from digsite.core.errors import WrongEdition

CONFIDENCES = ("printed", "derived", "reconstruction")


class Sheet:
    """One table of an edition file; faults of all its tables are collected in one list."""

    text = ""  # of the whole file

    def __init__(self, values: dict[str, object], where: str, faults: list[str]) -> None:
        self.values = values
        self.where = where
        self.faults = faults
        self._read: set[str] = set()

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.where}: {what}" if self.where else what)

    def _take(self, name: str) -> object:
        self._read.add(name)
        if name not in self.values:
            self.fault(f"“{name}” is missing")
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
            self.fault(f"“{name}” must be a whole number, not {value!r}")
            return least
        if not least <= value <= most:
            self.fault(f"“{name}” is {value}; it must be {least} to {most}")
            return least
        return value

    def wholes(self, name: str, shortest: int, longest: int, least: int = 0) -> list[int]:
        """A row of whole numbers, of a length within bounds."""
        value = self._take(name)
        if value is None:
            return [least] * shortest
        if not isinstance(value, list) or any(type(number) is not int for number in value):
            self.fault(f"“{name}” must be a row of whole numbers, not {value!r}")
            return [least] * shortest
        if not shortest <= len(value) <= longest:
            wanted = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
            self.fault(f"“{name}” has {len(value)} numbers; it must have {wanted}")
            return [least] * shortest
        if any(number < least for number in value):
            self.fault(f"“{name}” has a number below {least}")
        return value

    def word(self, name: str, allowed: list[str] | None = None) -> str:
        """A text, one of the allowed ones if these are given."""
        value = self._take(name)
        if value is None:
            return allowed[0] if allowed else ""
        if not isinstance(value, str) or not value.strip():
            self.fault(f"“{name}” must be a text, not {value!r}")
            return allowed[0] if allowed else ""
        if allowed is not None and value not in allowed:
            self.fault(f"“{name}” is “{value}”; it must be one of {', '.join(allowed)}")
            return allowed[0]
        return value

    def words(self, name: str, allowed: list[str] | None = None) -> list[str]:
        """A row of texts."""
        value = self._take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.fault(f"“{name}” must be a row of texts, not {value!r}")
            return []
        for word in value:
            if allowed is not None and word not in allowed:
                self.fault(f"“{name}” holds “{word}”; allowed are {', '.join(allowed)}")
        return [word for word in value if allowed is None or word in allowed]

    def part(self, name: str) -> "Sheet":
        """A table inside this one."""
        value = self._take(name)
        where = f"{self.where}.{name}" if self.where else name
        if value is not None and not isinstance(value, dict):
            self.fault(f"“{name}” must be a table, not {value!r}")
        values = value if isinstance(value, dict) else {}
        return Sheet(values, where, self.faults)

    def sourced(self, name: str) -> "Sheet":
        """A table inside this one that says where its numbers come from and how sure they are."""
        part = self.part(name)
        if name in self.values:
            part.word("source")
            part.word("confidence", list(CONFIDENCES))
        return part

    def parts(self, name: str) -> list["Sheet"]:
        """A list of tables inside this one."""
        value = self._take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self.fault(f"“{name}” must be a list of tables")
            return []
        where = f"{self.where}.{name}" if self.where else name
        return [Sheet(row, f"{where}[{i + 1}]", self.faults) for i, row in enumerate(value)]

    def done(self) -> None:
        """Whatever was not read is a misspelling or a misunderstanding: name it."""
        for name in self.values:
            if name not in self._read:
                self.fault(f"“{name}” is not known here")


def opened(path: Path) -> Sheet:
    """The whole file; one that is no TOML at all raises `WrongEdition` with line and reason."""
    try:
        return sheet_of(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongEdition(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise WrongEdition(f"{path}: is not a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise WrongEdition(f"{path}: is not TOML: {error}") from None


def sheet_of(text: str) -> Sheet:
    """The sheet that the text of an edition file makes."""
    sheet = Sheet(tomllib.loads(text), "", [])
    sheet.text = text
    return sheet
