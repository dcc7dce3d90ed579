"""Opening the database, SQLite with a write-ahead log or PostgreSQL, and updating its schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.locales.faults import Fault
from digsite.server.settings import database_url, sqlite_path

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON")
MIGRATING = 0x6469677369746500  # an advisory lock


async def open_database(database: str) -> AsyncEngine:
    """The engine of this database, which is created if it is missing and migrated if it is old."""
    path = sqlite_path(database)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(database_url(database), hide_parameters=True)
    if path is not None:
        event.listen(engine.sync_engine, "connect", set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def reason(error: SQLAlchemyError) -> str:
    """What the database says is wrong, without what SQLAlchemy adds."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def set_pragmas(
    connection: DBAPIConnection, _: ConnectionPoolEntry, pragmas: tuple[str, ...] = PRAGMAS
) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, shape: str = "head") -> None:
    """Bring the database to the newest schema, or to the older one named.

    If several servers start together, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, shape)
    except CommandError:  # it does not know the schema that the database has
        raise Fault("database-newer") from None
