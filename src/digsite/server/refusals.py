"""Refusals: what is not done, and why."""

from starlette.exceptions import HTTPException

from digsite.core.errors import Impossible
from digsite.locales import faults
from digsite.locales.texts import FALLBACK, can_say
from digsite.server.records import Record

LONGEST = 600  # a reason that repeats what was sent does not repeat all of it
ANYHOW = "anyhow"  # the text of whatever has none of its own

Values = dict[str, str | int]


class Refusal(HTTPException):
    """The request changes nothing; `code` is for programs, `text` for people.

    The text is in English; who reads another language says `refusal-CODE` with the same values.
    """

    def __init__(
        self,
        status: int,
        code: str,
        values: Values | None = None,
        text: str | None = None,
        **more: object,
    ) -> None:
        self.values = {name: shortened(value) for name, value in (values or {}).items()}
        message = code if can_say(FALLBACK, "", f"refusal-{code}") else ANYHOW
        told = readable(text or faults.refusal_text(FALLBACK, message, {**self.values}))
        super().__init__(status, told[:LONGEST])
        self.status = status
        self.code = code
        self.text = told[:LONGEST]
        self.more = more  # besides the error: the objection, a fresh view

    def record(self) -> Record:
        error = {"code": self.code, "text": self.text, "values": self.values}
        return {"error": error, **self.more}


def refusal_of(status: int, code: str, error: ValueError) -> Refusal:
    """The refusal of a wish in which something is wrong; `fault` names what."""
    if isinstance(error, Impossible):
        return Refusal(status, code, {"fault": error.reason, **error.values})
    return Refusal(status, code, {"why": str(error)})


def shortened(value: str | int) -> str | int:
    return readable(value)[:LONGEST] if isinstance(value, str) else value


def readable(text: str) -> str:
    """The text with a question mark for each lone surrogate, which UTF-8 cannot encode."""
    return text.encode(errors="replace").decode()


def unknown_table() -> Refusal:
    return Refusal(404, "no-table")


def unknown_secret() -> Refusal:
    return Refusal(401, "no-seat", {"header": "no"})
