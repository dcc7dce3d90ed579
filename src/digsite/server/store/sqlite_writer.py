"""Writing to a SQLite file right here, without a thread.

That takes less time than two threads of Python need to hand over to each other statement by
statement, while everybody's moves wait. If another process writes, we try again every moment. When
somebody has done so in vain for ten seconds, nobody tries twice until somebody can write again.

Copying the write-ahead log into the database does wait for the disk. Nearly all of it happens while
others go on writing; only what they wrote in the meantime is copied while they wait, so that the
log begins anew and does not grow.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.server.store.database import PRAGMAS, set_pragmas
from digsite.server.store.ledger import Entry, Write, are_plain, put_log_at_once

IN_MEMORY = (None, "", ":memory:")
QUICK_PRAGMAS = (*PRAGMAS, "busy_timeout=0", "wal_autocheckpoint=0")
PAUSE, TRIES = 0.02, 500  # seconds between two tries to write: ten seconds in all
COPY_EACH = 5000  # rows: about as many pages, 20 MB; twice that where each move comes alone
T = TypeVar("T")
log = logging.getLogger("digsite.server")


class SqliteWriter:
    """The connection that writes, and the log that grows by it."""

    def __init__(
        self, connection: Connection, writers: asyncio.Semaphore, otherwise: Write
    ) -> None:
        self.connection = connection
        self.writers = writers
        self.otherwise = otherwise  # for what is more than lines, or has to wait
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver
        self.is_patient = True  # nobody has waited in vain since somebody could write
        self.is_closing = False
        self.copied = 0  # rows that were written before the log was last copied
        self.copying: asyncio.Task[None] | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        """Entries in one transaction."""
        if are_plain(entries):
            async with self.writers:
                if self.write_lines(entries):
                    return
        await self.otherwise(entries)

    def write_lines(self, entries: Sequence[Entry]) -> bool:
        """Lines in a transaction of their own, which SQLAlchemy would double in length; false, and
        nothing is written, if another process is writing."""
        try:
            self.driver.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        self.is_patient = True
        try:
            put_log_at_once(self.driver, entries)
            self.driver.commit()
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from None
        finally:
            if self.driver.in_transaction:
                self.driver.rollback()
        self.maybe_copy()
        return True

    async def begun(self) -> RootTransaction:
        """A transaction that may write anything, as soon as no other process is writing."""
        tries = 1
        while True:
            try:
                return self.begin()
            except OperationalError as error:
                if not (is_busy(error) and self.waits(tries)):
                    raise
            tries += 1
            await asyncio.sleep(PAUSE)

    def begin(self) -> RootTransaction:
        transaction = self.connection.begin()
        try:
            self.connection.exec_driver_sql("BEGIN IMMEDIATE")
        except OperationalError:
            transaction.rollback()
            raise
        self.is_patient = True
        return transaction

    def waits(self, tries: int) -> bool:
        """Whether somebody who has tried so often tries again."""
        self.is_patient = self.is_patient and tries < TRIES
        return self.is_patient and not self.is_closing

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


class AtOnce:
    """A connection without waiting that can be used like an asynchronous one."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dialect = connection.dialect

    async def execute(self, *asked: Any) -> Any:
        return self.connection.execute(*asked)

    async def scalar(self, *asked: Any) -> Any:
        return self.connection.scalar(*asked)

    async def scalars(self, *asked: Any) -> Any:
        return self.connection.scalars(*asked)

    async def run_sync(self, act: Callable[..., T], *asked: Any) -> T:
        return act(self.connection, *asked)


def sqlite_writer(
    engine: AsyncEngine, writers: asyncio.Semaphore, otherwise: Write
) -> SqliteWriter | None:
    """For the same SQLite file; none where there is no such file."""
    if engine.dialect.name != "sqlite" or engine.url.database in IN_MEMORY:
        return None
    quick = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(quick, "connect", set_quick_pragmas)
    return SqliteWriter(quick.connect(), writers, otherwise)


def is_busy(error: OperationalError) -> bool:
    """Whether another process is writing."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def copy_log(engine: Engine) -> None:
    """Copy the write-ahead log into the database, as far as no reader prevents it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def set_quick_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    set_pragmas(connection, entry, QUICK_PRAGMAS)
