"""Writing to PostgreSQL with one statement in one round trip: lines, receipts and announcement.

A transaction of several statements takes several round trips. One statement is a transaction too:
all of it, or nothing.
"""

from collections.abc import Sequence

import msgspec
import psycopg
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.server.store.announcing import CHANNEL, MOST, NOBODY, Announcement
from digsite.server.store.ledger import Entry, Overtaken, all_moves, all_requests

WRITE = """
WITH lines AS (
    INSERT INTO moves (match, ply, actor, notation, back)
    SELECT * FROM json_to_recordset(%s::json)
    AS line(match text, ply int, actor int, notation text, back int)
), receipts AS (
    INSERT INTO requests (match, seat, id, ply)
    SELECT * FROM json_to_recordset(%s::json) AS receipt(match text, seat int, id text, ply int)
)
SELECT pg_notify(%s, %s)
"""


class PgWriter:
    """A session that writes the log; one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.session: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    def can_write(self, entries: Sequence[Entry]) -> bool:
        """Whether that is all there is to write: no game begins or ends, and no clock runs."""
        is_plain = all(entry.status is None and entry.clock is None for entry in entries)
        return is_plain and len(entries) <= MOST

    async def write(self, entries: Sequence[Entry], writer: int | None) -> None:
        """All of it, or `Overtaken`, or an error that leaves it unknown."""
        names = tuple({one.match: None for one in entries})
        [announcement] = Announcement(writer or NOBODY, names).texts()
        lines, receipts = as_json(all_moves(entries)), as_json(all_requests(entries))
        try:
            if self.session is None:
                connect = psycopg.AsyncConnection.connect
                self.session = await connect(self.address, autocommit=True)
            await self.session.execute(WRITE, (lines, receipts, CHANNEL, announcement))
        except psycopg.IntegrityError:
            raise Overtaken from None
        except psycopg.Error as error:
            await self.close()
            raise OperationalError(None, None, error, connection_invalidated=True) from None

    async def close(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            await session.close()


def as_json(rows: list[dict[str, object]]) -> str:
    return msgspec.json.encode(rows).decode()
