"""Opening the database, SQLite with a write-ahead log or PostgreSQL, and updating its schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, func, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.server.settings import database_url, sqlite_path

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON")
MIGRATING = 0x6469677369746500  # an advisory lock
IN_MEMORY = (None, "", ":memory:")
QUICK_PRAGMAS = (*PRAGMAS, "busy_timeout=0", "wal_autocheckpoint=0")


async def open_database(database: str) -> AsyncEngine:
    """The engine of this database, which is created if it is missing and migrated if it is old."""
    path = sqlite_path(database)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(database_url(database), hide_parameters=True)
    if path is not None:
        event.listen(engine.sync_engine, "connect", set_pragmas)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine


def quick_connection(engine: AsyncEngine) -> Connection | None:
    """The same SQLite file for writing without ever waiting; none where there is no such file."""
    if engine.dialect.name != "sqlite" or engine.url.database in IN_MEMORY:
        return None
    quick = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(quick, "connect", set_quick_pragmas)
    return quick.connect()


def checkpoint(connection: Connection) -> None:
    """Copy the write-ahead log of SQLite into the database, which waits for the disk."""
    with connection.begin():
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def set_pragmas(
    connection: DBAPIConnection, _: ConnectionPoolEntry, pragmas: tuple[str, ...] = PRAGMAS
) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def set_quick_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    set_pragmas(connection, entry, QUICK_PRAGMAS)


def migrate(connection: Connection, shape: str = "head") -> None:
    """Bring the database to the newest schema, or to the older one named.

    If several servers start together, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, shape)
