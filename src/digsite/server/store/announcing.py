"""Announcing what is written to the other servers on a PostgreSQL, in the same transaction."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

CHANNEL = "digsite"
NOBODY = 0  # a writer that is not a server
MOST = 400  # names in one announcement, which PostgreSQL limits to 8000 bytes
LISTED, UNLISTED = "listed", "unlisted"


@dataclass(frozen=True)
class Announcement:
    """Who wrote, of which matches, and whether the lobby shows something else now."""

    writer: int
    matches: tuple[str, ...]
    listed: bool = False

    def texts(self) -> Iterator[str]:
        """As it is sent: in several parts if there are very many matches."""
        for first in range(0, max(len(self.matches), 1), MOST):
            some = self.matches[first : first + MOST]
            yield " ".join([str(self.writer), LISTED if self.listed else UNLISTED, *some])


def read_announcement(text: str) -> Announcement:
    writer, listed, *matches = text.split(" ")
    return Announcement(int(writer), tuple(matches), listed == LISTED)


def announce(
    connection: Connection, writer: int | None, matches: Iterable[str], listed: bool
) -> None:
    """Tell the other servers when this transaction is done; on SQLite there are none."""
    if connection.dialect.name == "postgresql":
        for text in Announcement(writer or NOBODY, tuple(matches), listed).texts():
            connection.execute(select(func.pg_notify(CHANNEL, text)))
