"""A server's presence on a PostgreSQL that several share: a number, a lock on it, and a listener.

One session is kept open for it. It holds an advisory lock on the server's number: when the process
ends, however it ends, PostgreSQL takes the lock back, and everybody can see who is gone.
"""

import os
import socket
import time
from collections.abc import AsyncIterator, Sequence

import psycopg
from sqlalchemy import delete, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from digsite.server.store.announcing import CHANNEL, Announcement, read_announcement
from digsite.server.store.models import MatchRow, WorkerRow

SPACE = 0x64696773  # of our advisory locks, so that others' are not meant
ALIVE = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5"  # or the machine is gone
COME_IN = """
WITH me AS (INSERT INTO workers (name, began) VALUES (%s, %s) RETURNING id)
SELECT id, pg_try_advisory_lock(%s, id) FROM me
"""
GONE = text("""
SELECT id FROM workers WHERE NOT EXISTS (
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid = :space AND objid = workers.id
) ORDER BY id
""")


class Presence:
    """The session that shows that we are here; `None` as number: we are not."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.session: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def come_in(self) -> int:
        """From now on we hear what others write, and they see us; our number."""
        session = await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, keepalives_idle=10, keepalives_interval=5
        )
        self.session = session
        await session.execute(ALIVE)
        await session.execute(f"LISTEN {CHANNEL}".encode())
        name = f"{socket.gethostname()}:{os.getpid()}"[:100]
        came = await session.execute(COME_IN, (name, time.time(), SPACE))
        row = await came.fetchone()
        assert row is not None
        return int(str(row[0]))

    async def heard(self) -> AsyncIterator[Announcement]:
        """What is written, until the session breaks."""
        assert self.session is not None
        async for notify in self.session.notifies():
            yield read_announcement(notify.payload)

    async def leave(self) -> None:
        """PostgreSQL takes the lock back."""
        if self.session is not None:
            await self.session.close()
            self.session = None


async def gone(connection: AsyncConnection) -> Sequence[int]:
    """The numbers of servers that are gone and have not been cleared away."""
    return (await connection.scalars(GONE, {"space": SPACE})).all()


async def clear_away(connection: AsyncConnection, number: int) -> None:
    """A server that is gone owns nothing, and is forgotten."""
    theirs = update(MatchRow).where(MatchRow.owner == number).values(owner=None)
    await connection.execute(theirs)
    await connection.execute(delete(WorkerRow).where(WorkerRow.id == number))
