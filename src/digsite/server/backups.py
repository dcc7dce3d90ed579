"""Copies of the database: made while the server runs, and put back while it does not."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from digsite.server.settings import sqlite_path

TABLES = {"matches", "seats", "moves", "requests", "chat"}


def file_of(database: str) -> Path:
    """The file that is copied; other databases have tools of their own."""
    path = sqlite_path(database)
    if path is None:
        raise ValueError("this database is not a file: use pg_dump and pg_restore")
    return path


def back_up(database: str, copy: Path) -> None:
    """Write a copy that is whole, even while games are played."""
    source = file_of(database)
    if not source.is_file():
        raise ValueError(f"{source}: there is nothing to back up")
    if copy.exists():
        raise ValueError(f"{copy}: there is a file already")
    _copied(source, copy)


def restore(copy: Path, database: str) -> Path | None:
    """Put a copy in the place of the database, which is set aside; where it lies now."""
    refuse_broken(copy)
    target = file_of(database)
    refuse_in_use(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    _copied(copy, draft)
    aside = None
    if target.exists():
        with closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        aside = target.with_name(f"{target.name}.{datetime.now():%Y%m%d-%H%M%S-%f}")
        target.rename(aside)
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    draft.rename(target)
    return aside


def refuse_in_use(target: Path) -> None:
    """A database that somebody has open is not replaced: moves would go on into the old file.

    SQLite leaves its write-ahead log only for whoever has the file alone.
    """
    if not target.exists():
        return
    with closing(sqlite3.connect(target, timeout=0)) as alone:
        try:
            (mode,) = alone.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError as error:
            raise ValueError(f"{target}: a server has it open; stop it first ({error})") from None
        except sqlite3.DatabaseError:
            return  # it is broken: that may be why it is replaced
    if mode != "delete":
        raise ValueError(f"{target}: a server has it open; stop it first")


def refuse_broken(copy: Path) -> None:
    """A copy is a whole SQLite file with our tables in it."""
    if not copy.is_file():
        raise ValueError(f"{copy}: there is no such file")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            found = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
            sound = opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.Error as error:
        raise ValueError(f"{copy}: {error}") from None
    if not sound or not found >= TABLES:
        raise ValueError(f"{copy}: this is not a whole copy of a digsite database")


def _copied(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
