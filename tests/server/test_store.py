"""What is kept: the shape of the database, its manners, copies of it, and its older shape."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from digsite.server import backups, keys, retention
from digsite.server.database_lock import locked
from digsite.server.settings import Retention, database_url, sqlite_path
from digsite.server.store.database import migrate, open_database
from digsite.server.store.models import Base, MatchRow
from digsite.server.store.store import Header, LogLine, Overtaken, Seat, Store, StoredMatch
from tests.server.databases import NOBODY, Cluster, Databases, fill, looking, migrated

DAY = 86_400.0
pytestmark = pytest.mark.both_databases
OLD_MATCH = """
INSERT INTO matches (id, code, title, edition, rules, options, status, listed, host, created)
VALUES ('match0', 'code0', 't', 'e', 1, '{}', 'running', true, 'h', 1.5)
"""
OLD_SEAT = """
INSERT INTO seats (match, seat, kind, name, level, holder)
VALUES ('match0', 0, 'person', 'Ada', '', 0)
"""


def kept(number: int = 0, lines: int = 0) -> StoredMatch:
    name, at = f"match{number}", float(number)
    header = Header(name, f"code{number}", "t", "e", 1, "{}", "running", True, b"h", at, "0")
    seats = [Seat("person", "Ada", secret=keys.hashed("s")), Seat("bot", "b", "random")]
    return StoredMatch(header, seats, [LogLine(n % 2, f"move {n}") for n in range(lines)], {})


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def ask() -> list[object]:
        engine = await open_database(database)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(ask()) == []


def older(databases: Databases, name: str) -> str:
    """An empty database, and not a copy of one that was migrated."""
    if isinstance(databases, Cluster):
        databases.execute(f"CREATE DATABASE {name}")
        return databases.address(name)
    return databases.new()


def test_a_database_of_the_first_shape_is_brought_to_the_newest(databases: Databases) -> None:
    database = older(databases, "older")
    with looking(database) as engine, engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(text(OLD_MATCH))
        connection.execute(text(OLD_SEAT))

    async def look() -> StoredMatch | None:
        store = Store(await open_database(database))
        found = await store.load("match0")
        await store.close()
        return found

    found = asyncio.run(look())
    assert found is not None
    assert (found.header.wish, found.header.title) == (None, "t")
    assert found.seats == [Seat("person", "Ada")]


def test_what_was_kept_before_the_update_stays_as_long_as_was_told_then(
    databases: Databases,
) -> None:
    database, now = older(databases, "promised"), time.time()
    with looking(database) as engine, engine.begin() as connection:
        migrate(connection, "0009")
        for days in (0.5, 100, 170):
            row = vars(kept(int(2 * days)).header)
            then = now - days * DAY
            old = {**row, "created": then, "touched": then, "status": "over", "imported": True}
            connection.execute(insert(MatchRow).values(**old))
    age = f"UPDATE matches SET created = created - {9 * DAY}, touched = touched - {9 * DAY}"

    async def outdated_in_days() -> list[int]:
        store = Store(await open_database(database))
        found = []
        for _ in range(50):
            found.append(len(await retention.outdated(store, Retention(), 10)))
            async with store.change() as connection:
                await connection.execute(text(age))
        await store.close()
        return found

    found = asyncio.run(outdated_in_days())
    assert found[:40] == [0] * 40  # 365 days are 40 rounds and 5 days
    assert found[42:] == [3] * 8


def test_the_file_has_a_write_ahead_log_and_foreign_keys(tmp_path: Path) -> None:
    async def ask() -> list[object]:
        engine = await open_database(str(tmp_path / "a.sqlite"))
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        async with engine.connect() as connection:
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        await engine.dispose()
        return found

    assert asyncio.run(ask()) == ["wal", 1, 10000, 1]


def test_a_ply_is_written_once_and_wholly(database: str) -> None:
    async def play() -> StoredMatch | None:
        store = Store(await open_database(database))
        await store.add(kept())
        await store.append("match0", 0, [LogLine(0, "a"), LogLine(1, "b")], "0 first", "running")
        with pytest.raises(Overtaken):
            await store.append("match0", 1, [LogLine(0, "x"), LogLine(0, "y")], "0 late", "over")
        found = await store.load("match0")
        await store.close()
        return found

    found = asyncio.run(play())
    assert found is not None
    assert found.lines == [LogLine(0, "a"), LogLine(1, "b")]
    assert found.receipts == {"0 first": 2}
    assert found.header.status == "running"
    assert found.seats == kept().seats


def test_receipts_are_kept_with_the_last_line_and_those_of_older_versions_still_count(
    database: str,
) -> None:
    async def play() -> StoredMatch | None:
        store = Store(await open_database(database))
        await store.add(kept(lines=3))
        old = {"match": "match0", "seat": 1, "id": "old", "ply": 3}
        fill(database, {"requests": [old]})
        await store.append("match0", 3, [LogLine(0, "a"), LogLine(-1, "b")], "0 new", None)
        await store.append("match0", 5, [LogLine(0, "c")], None, None)
        await store.append("match0", 6, [LogLine(1, "", 4)], "0 agreed", None)
        found = await store.load("match0")
        await store.close()
        return found

    found = asyncio.run(play())
    assert found is not None
    assert found.receipts == {"1 old": 3, "0 new": 5, "0 agreed": 7}


def test_a_copy_is_made_and_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"

    async def add(number: int) -> None:
        store = Store(await open_database(str(database)))
        await store.add(kept(number, lines=3))
        await store.close()

    asyncio.run(add(0))
    backups.back_up(str(database), copy)
    asyncio.run(add(1))
    aside = backups.restore(copy, str(database))
    assert aside is not None
    assert (matches(database), matches(aside)) == (["match0"], ["match0", "match1"])
    with pytest.raises(ValueError, match="this file already exists"):
        backups.back_up(str(database), copy)


def test_a_copy_is_for_nobody_who_may_not_read_the_database(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite"
    asyncio.run(migrated(str(database)))
    for mode in (0o600, 0o640):
        database.chmod(mode)
        copy = tmp_path / f"copy{mode}"
        backups.back_up(str(database), copy)
        assert copy.stat().st_mode & 0o777 == mode


def matches(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [name for (name,) in database.execute("SELECT id FROM matches ORDER BY id")]


def test_a_copy_is_put_back_where_a_link_leads(tmp_path: Path) -> None:
    database, copy, link = (tmp_path / name for name in ("a.sqlite", "copy.sqlite", "link.sqlite"))
    asyncio.run(migrated(str(database)))
    backups.back_up(str(database), copy)
    fill(str(database), {"matches": [vars(kept().header)]})
    link.symlink_to(database)
    assert backups.restore(copy, str(link)) is not None
    assert link.is_symlink() and matches(database) == matches(link) == []


def test_no_server_can_start_until_all_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(migrated(str(database)))
    backups.back_up(str(database), copy)
    held: list[str] = []

    def watched(what: str, act: Callable[..., object]) -> Callable[..., object]:
        def first_look(*given: Any) -> object:
            with pytest.raises(ValueError, match="another server"), locked(str(database)):
                pass
            held.append(what)
            return act(*given)

        return first_look

    monkeypatch.setattr(backups, "_copied", watched("copy", backups._copied))
    monkeypatch.setattr(Path, "rename", watched("rename", Path.rename))
    backups.restore(copy, str(database))
    assert held == ["copy", "rename", "rename"]
    with locked(str(database)):  # now one can
        pass


def test_what_root_puts_back_belongs_to_the_service(tmp_path: Path) -> None:
    database, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(migrated(str(database)))
    backups.back_up(str(database), copy)
    owner = NOBODY if os.getuid() == 0 else os.getuid()
    if os.getuid() == 0:
        os.chown(database, NOBODY, NOBODY)
        os.chown(tmp_path, NOBODY, NOBODY)
    for mode in (0o640, 0o600):
        database.chmod(mode)
        backups.restore(copy, str(database))
        assert (database.stat().st_uid, database.stat().st_mode & 0o777) == (owner, mode)
    assert database.with_name("a.sqlite.lock").stat().st_uid == owner
    database.unlink()
    backups.restore(copy, str(database))  # as after a disk was lost: whose folder it is
    assert (database.stat().st_uid, database.stat().st_mode & 0o777) == (owner, 0o600)


@pytest.mark.parametrize("intact", [0, 100], ids=["all of it", "all but its head"])
def test_a_copy_takes_the_place_of_a_broken_file(tmp_path: Path, intact: int) -> None:
    database, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(migrated(str(database)))
    backups.back_up(str(database), copy)
    broken = database.read_bytes()[:intact] + b"\x07" * 5000
    database.write_bytes(broken)
    aside = backups.restore(copy, str(database))
    assert aside is not None
    assert (aside.read_bytes(), matches(database)) == (broken, [])


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "a.sqlite", tmp_path / "copy"
    for content in (b"", b"something else entirely", b"SQLite format 3\x00" + b"\x00" * 200):
        copy.write_bytes(content)
        with pytest.raises(ValueError, match="copy"):
            backups.restore(copy, str(database))
    with pytest.raises(ValueError, match="no such file"):
        backups.restore(tmp_path / "missing", str(database))
    with pytest.raises(ValueError, match="nothing to back up"):
        backups.back_up(str(database), tmp_path / "b")
    with pytest.raises(ValueError, match="pg_dump"):
        backups.back_up("postgresql://nowhere/x", tmp_path / "b")
    assert not database.exists()


def test_databases_are_named_by_path_or_address() -> None:
    assert database_url("postgresql://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("sqlite:///a/b") == "sqlite+aiosqlite:///a/b"
    assert sqlite_path("/a/b") == Path("/a/b")
    assert sqlite_path("postgres://h/d") is None
    with pytest.raises(ValueError, match="oracle"):
        database_url("oracle://h")


def test_secrets_are_long_and_only_their_own_hash_opens() -> None:
    secrets = [keys.new_secret() for _ in range(100)]
    assert len(set(secrets)) == 100
    assert all(len(secret) >= 22 for secret in secrets)  # 128 bits
    hashes = [None, *(keys.hashed(secret) for secret in secrets)]
    assert keys.find(secrets[3], hashes) == 4
    assert keys.find("", hashes) is None
