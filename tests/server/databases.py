"""Databases for tests: files, and a real PostgreSQL that is started here and ended here."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine, create_engine, select

from digsite.server.settings import database_url
from digsite.server.store.database import open_database
from digsite.server.store.models import Base

MISSING = "PostgreSQL's initdb and pg_ctl are not here: apt-get install postgresql"
NOBODY = 65534
TEMPLATE = "whole"


class Databases:
    """As many empty ones as are wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count()

    def new(self) -> str:
        """The address of one more."""
        return str(self.folder / f"{next(self.numbers)}.sqlite")


class Cluster(Databases):
    """Those of a PostgreSQL: copies of one that was migrated once."""

    def __init__(self, folder: Path, port: int, program: tuple[str, ...]) -> None:
        super().__init__(folder)
        self.port = port
        self.program = program  # starts and stops it
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        asyncio.run(migrated(self.address(TEMPLATE)))

    def address(self, name: str) -> str:
        return f"postgresql://digsite@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def restart(self, politely: bool) -> None:
        """Everybody who is connected is thrown out; rudely, as if it had crashed."""
        as_nobody(*self.program, "-m", "fast" if politely else "immediate", "restart")

    def new(self) -> str:
        name = f"games{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.address(name)


async def migrated(database: str) -> None:
    engine = await open_database(database)
    await engine.dispose()


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, where Debian hides them or where the path leads."""
    hidden = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = [shutil.which("initdb"), *sorted(map(str, hidden), reverse=True)]
    folders = [Path(one).parent for one in found if one is not None]
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def needed_programs() -> Path:
    """The same; a test that needs them is skipped where there are none."""
    folder = programs()
    if folder is None and os.environ.get("CI"):
        pytest.fail(MISSING)
    if folder is None:
        pytest.skip(MISSING)
    return folder


@contextmanager
def postgresql(folder: Path) -> Iterator[Cluster]:
    """A cluster of our own, in memory if that is where temporary files lie."""
    root = Path(tempfile.mkdtemp())
    if os.getuid() == 0:
        os.chown(root, NOBODY, NOBODY)
    data = str(root / "data")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    initdb, pg_ctl = str(folder / "initdb"), str(folder / "pg_ctl")
    words = ["-U", "digsite", "-A", "trust", "--no-sync", "-k", "-E", "UTF8", "--locale=C"]
    as_nobody(initdb, "-D", data, *words)
    options = f"-c listen_addresses=127.0.0.1 -p {port} -k {root} -c fsync=off"
    as_nobody(pg_ctl, "-D", data, "-w", "-l", f"{root}/log", "-o", options, "start")
    try:
        yield Cluster(root, port, (pg_ctl, "-D", data, "-w", "-l", f"{root}/log"))
    finally:
        as_nobody(pg_ctl, "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(root)


def as_nobody(*words: str) -> None:
    """PostgreSQL refuses to be run by root."""
    user: dict[str, int | list[int]] = {}
    if os.getuid() == 0:
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/", **user)  # type: ignore[call-overload]


@contextmanager
def looking(database: str) -> Iterator[Engine]:
    """The same database, without the server."""
    engine = create_engine(database_url(database).replace("+aiosqlite", ""))
    try:
        yield engine
    finally:
        engine.dispose()


def contents(database: str) -> dict[str, list[dict[str, object]]]:
    """Every row of every table."""
    with looking(database) as engine, engine.connect() as connection:
        return {
            name: [dict(row._mapping) for row in connection.execute(select(table))]
            for name, table in Base.metadata.tables.items()
        }


def fill(database: str, rows: dict[str, list[dict[str, object]]]) -> None:
    """Put many rows into a database at once."""
    with looking(database) as engine, engine.begin() as connection:
        for name, some in rows.items():
            if some:
                connection.execute(Base.metadata.tables[name].insert(), some)
