"""Writing to a SQLite file right here, and not in a thread of its own.

That takes less time than two threads of Python need to hand over to each other statement by
statement, while everybody's moves wait. Only if another process writes, a thread waits for it.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, RootTransaction
from sqlalchemy.exc import OperationalError

from digsite.server.store.ledger import Entry, put_log_at_once

T = TypeVar("T")


class AtOnce:
    """A connection that is asked like one for which one has to wait."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def execute(self, *asked: Any) -> Any:
        return self.connection.execute(*asked)

    async def scalar(self, *asked: Any) -> Any:
        return self.connection.scalar(*asked)

    async def scalars(self, *asked: Any) -> Any:
        return self.connection.scalars(*asked)

    async def run_sync(self, act: Callable[..., T], *asked: Any) -> T:
        return act(self.connection, *asked)


def begin(connection: Connection) -> RootTransaction | None:
    """A transaction that may write; none if another process is writing."""
    transaction = connection.begin()
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    except OperationalError:
        transaction.rollback()
        return None
    return transaction


def write_log(driver: sqlite3.Connection, entries: Sequence[Entry]) -> bool:
    """Lines and receipts in a transaction of their own, which SQLAlchemy would double in length;
    false, and nothing is written, if another process is writing."""
    try:
        driver.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    try:
        put_log_at_once(driver, entries)
        driver.commit()
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from None
    finally:
        if driver.in_transaction:
            driver.rollback()
    return True
