"""Writing to PostgreSQL with one statement in one round trip: lines and announcement.

A transaction of several statements takes several round trips. One statement is a transaction too:
all of it, or nothing.

Whoever takes a table over announces that, so no other server has a table in memory that is ours,
and nobody has to hear what we write to it. Only where another has taken one in the meantime is the
writing announced. `FOR SHARE` makes sure of it: who takes a table waits for those who write to it,
and reads what they wrote, or they wait, and see that it was taken.
"""

from collections.abc import Callable, Sequence

import psycopg
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.server.records import encoded
from digsite.server.store.announcing import CHANNEL, MOST, NOBODY, Announcement
from digsite.server.store.ledger import Entry, Overtaken, Write, all_rows, are_plain
from digsite.server.store.pg_statement import PgStatement

WRITE = """
WITH lines AS (
    INSERT INTO moves (match, ply, actor, notation, back, receipt)
    SELECT * FROM json_to_recordset($1::json)
    AS line(match text, ply int, actor int, notation text, back int, receipt text)
), taken AS (
    SELECT owner FROM matches WHERE id = ANY($2::text[]) ORDER BY id FOR SHARE
)
SELECT pg_notify($3::text, $4::text)
WHERE EXISTS (SELECT FROM taken WHERE owner IS DISTINCT FROM $5::int)
"""


class PgWriter:
    """A session that writes the log; one statement at a time."""

    def __init__(
        self, engine: AsyncEngine, worker: Callable[[], int | None], otherwise: Write
    ) -> None:
        self.worker = worker
        self.otherwise = otherwise  # for what is more than lines
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.statement: PgStatement | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        """Entries in one transaction; lines of very many matches need several announcements."""
        if are_plain(entries) and len(entries) <= MOST:
            await self.write_lines(entries)
        else:
            await self.otherwise(entries)

    async def write_lines(self, entries: Sequence[Entry]) -> None:
        """All of them, or `Overtaken`, or an error that leaves it unknown."""
        writer = self.worker()
        names = tuple({one.match: None for one in entries})
        [announcement] = Announcement(writer or NOBODY, names).texts()
        own = None if writer is None else str(writer).encode()
        list_of_names = f"{{{','.join(names)}}}".encode()
        try:
            statement = await self.prepared()
            lines = encoded(all_rows(entries))
            await statement.run(
                (lines, list_of_names, CHANNEL.encode(), announcement.encode(), own)
            )
        except psycopg.IntegrityError:
            raise Overtaken from None
        except psycopg.Error as error:
            await self.close()
            raise OperationalError(None, None, error, connection_invalidated=True) from None

    async def prepared(self) -> PgStatement:
        """The statement; one whose session broke is prepared anew."""
        if self.statement is not None and not self.statement.is_open:
            await self.close()
        if self.statement is None:
            connect = psycopg.AsyncConnection.connect
            self.statement = PgStatement(await connect(self.address, autocommit=True))
            await self.statement.prepare(WRITE)
        return self.statement

    async def close(self) -> None:
        statement, self.statement = self.statement, None
        if statement is not None:
            await statement.close()
