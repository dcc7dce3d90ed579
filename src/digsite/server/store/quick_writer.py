"""Writing to a SQLite file without ever waiting, and copying its write-ahead log beside that.

Copying waits for the disk. Nearly all of it happens while others go on writing; only what they
wrote in the meantime is copied while they wait, so that the log begins anew and does not grow.
"""

import asyncio
import logging
import sqlite3

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.server.store.database import PRAGMAS, set_pragmas

IN_MEMORY = (None, "", ":memory:")
QUICK_PRAGMAS = (*PRAGMAS, "busy_timeout=0", "wal_autocheckpoint=0")
COPY_EACH = 5000  # rows: about as many pages, 20 MB; twice that where each move comes alone
log = logging.getLogger("digsite.server")


class QuickWriter:
    """The connection that writes, and the log that grows by it."""

    def __init__(self, connection: Connection, writers: asyncio.Semaphore) -> None:
        self.connection = connection
        self.writers = writers
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver
        self.copied = 0  # rows that were written before the log was last copied
        self.copying: asyncio.Task[None] | None = None

    def maybe_copy(self) -> None:
        """Something was written: now and then it is copied."""
        written = self.driver.total_changes
        if written - self.copied >= COPY_EACH and self.copying is None:
            self.copied = written
            self.copying = asyncio.create_task(self.copy())
            self.copying.add_done_callback(self.note_end)

    async def copy(self) -> None:
        engine = self.connection.engine
        await asyncio.to_thread(copy_log, engine)
        async with self.writers:
            await asyncio.to_thread(copy_log, engine)

    def note_end(self, copying: "asyncio.Task[None]") -> None:
        """If it failed nothing is lost, and it is tried again when as much has been written."""
        self.copying = None
        if not copying.cancelled() and (error := copying.exception()) is not None:
            log.error("the write-ahead log was not copied", exc_info=error)

    async def close(self) -> None:
        if self.copying is not None:
            await asyncio.wait([self.copying])
        self.connection.close()
        self.connection.engine.dispose()


def quick_writer(engine: AsyncEngine, writers: asyncio.Semaphore) -> QuickWriter | None:
    """For the same SQLite file; none where there is no such file."""
    if engine.dialect.name != "sqlite" or engine.url.database in IN_MEMORY:
        return None
    quick = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(quick, "connect", set_quick_pragmas)
    return QuickWriter(quick.connect(), writers)


def copy_log(engine: Engine) -> None:
    """From the write-ahead log into the database, as far as nobody is in the way."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def set_quick_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    set_pragmas(connection, entry, QUICK_PRAGMAS)
