"""What is wrong with a request: a name, and a text in each language."""

import errno
from collections.abc import Mapping
from pathlib import Path

from digsite.core.errors import Impossible, WrongEdition
from digsite.locales.texts import FALLBACK, Value, printable, say, shortened

LONGEST = 300  # characters of what was given that a sentence repeats
OF_FILES = {
    errno.ENOENT: "no-file",
    errno.EISDIR: "is-folder",
    errno.EEXIST: "is-file",
    errno.ENOTDIR: "not-folder",
    errno.EACCES: "no-access",
    errno.EPERM: "no-access",
    errno.EROFS: "no-access",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOSPC: "disk-full",
}


def repeated(value: object) -> str | int:
    """What was given, as a sentence may repeat it."""
    return value if isinstance(value, int) else printable(shortened(str(value), LONGEST))


class Fault(Impossible):
    """Something that cannot be done, as the name of a text `fault-…` and its values.

    `fault` among the values names the fault that is behind this one; its text fills the gap `why`.
    """

    def __init__(self, reason: str, **values: str | int) -> None:
        values = {name: repeated(value) for name, value in values.items()}
        super().__init__(filled(FALLBACK, f"fault-{reason}", values), reason, values)

    def __reduce__(self) -> "tuple[type[Impossible], tuple[str, str, dict[str, str | int]]]":
        return Impossible, (self.message, self.reason, self.values)


def of_file(error: OSError, file: object = "") -> Fault:
    """What the system says about a file that cannot be read or written."""
    name, why = str(error.filename or file), str(error.strerror or error)
    known = OF_FILES.get(error.errno or 0)
    if known == "no-file" and not Path(name).parent.is_dir():
        return Fault("no-folder", file=str(Path(name).parent))
    return Fault(known, file=name) if known else Fault("in-file", file=name, why=why)


def told(error: Exception, language: str = FALLBACK) -> str:
    """What is wrong, in this language where its name is known; else as the error says it.

    `where` among the values says in which part of a file; it goes before the sentence.
    """
    if isinstance(error, WrongEdition) and error.faults:
        return "\n".join(told(fault, language) for fault in error.faults)
    if not isinstance(error, Impossible):
        return str(error)
    values = {name: repeated(value) for name, value in error.values.items()}
    text = filled(language, f"fault-{error.reason}", values)
    where = values.get("where", "")
    return say(language, "", "labelled", {"label": where, "text": text}) if where else text


def filled(language: str, message: str, values: Mapping[str, Value]) -> str:
    """A text of every title; `fault` among the values names the text for the gap `why`."""
    gaps = dict(values)
    fault = gaps.pop("fault", None)
    if fault is not None:
        gaps["why"] = say(language, "", f"fault-{fault}", gaps)
    return say(language, "", message, gaps)


def refusal_text(language: str, code: str, values: Mapping[str, Value]) -> str:
    """Why the server refuses."""
    return filled(language, f"refusal-{code}", values)
