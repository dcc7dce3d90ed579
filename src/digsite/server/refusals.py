"""What is not done, and the reason that whoever asked is told."""

from starlette.exceptions import HTTPException

from digsite.server.records import Record

LONGEST = 600  # a reason that repeats what was sent does not repeat all of it


class Refusal(HTTPException):
    """The request changes nothing; `code` is for programs, `text` for people."""

    def __init__(self, status: int, code: str, text: str, **more: object) -> None:
        text = text[:LONGEST]
        super().__init__(status, text)
        self.status = status
        self.code = code
        self.text = text
        self.more = more  # besides the error: the objection, a fresh view

    def record(self) -> Record:
        return {"error": {"code": self.code, "text": self.text}, **self.more}


def unknown_table() -> Refusal:
    return Refusal(404, "no-table", "there is no such table")


def unknown_secret() -> Refusal:
    return Refusal(401, "no-seat", "this secret opens no seat at this table")
