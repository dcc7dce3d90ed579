"""Copies of the database: made while the server runs, and put back while it does not."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from digsite.locales.faults import Fault
from digsite.server.database_lock import locked
from digsite.server.file_owner import copy_mode_and_owner, copy_owner
from digsite.server.settings import sqlite_path

TABLES = {"matches", "seats", "moves", "requests", "chat"}


def file_of(database: str) -> Path:
    """The file that is copied; other databases have tools of their own."""
    path = sqlite_path(database)
    if path is None:
        raise Fault("not-a-file")
    return path


def back_up(database: str, copy: Path) -> None:
    """Write a complete copy, even while games are played."""
    source = file_of(database)
    if not source.is_file():
        raise Fault("nothing-to-copy", file=str(source))
    if copy.exists():
        raise Fault("file-there", file=str(copy))
    draft = copy.with_name(copy.name + ".part")
    draft.unlink(missing_ok=True)
    draft.touch(0o600)
    _copied(source, draft)
    draft.chmod(source.stat().st_mode & 0o777)  # whoever may not read one may not read the other
    try:
        refuse_broken(draft)
    except ValueError:
        draft.unlink()
        raise
    draft.rename(copy)


def restore(copy: Path, database: str) -> Path | None:
    """Replace the database with a copy; returns where the old one was set aside."""
    refuse_broken(copy)
    target = file_of(database).resolve()  # a symbolic link to it stays a link
    with locked(database, "file-open"):
        refuse_in_use(target)
        return _put_back(copy, target)


def _put_back(copy: Path, target: Path) -> Path | None:
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    draft.touch(0o600)
    _copied(copy, draft)
    if target.exists():
        copy_mode_and_owner(draft, target)
    else:
        copy_owner(draft, target.parent)
    aside = None
    if target.exists():
        aside = target.with_name(f"{target.name}.{datetime.now():%Y%m%d-%H%M%S-%f}")
        target.rename(aside)
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    draft.rename(target)
    return aside


def refuse_in_use(target: Path) -> None:
    """Refuse to replace a database that somebody has open: moves would go into the old file.

    SQLite leaves write-ahead mode only if nobody else has the file open, and then the file holds
    everything.
    """
    if not target.exists():
        return
    with closing(sqlite3.connect(target, timeout=0)) as alone:
        try:
            (mode,) = alone.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            raise Fault("file-open", file=str(target)) from None
        except sqlite3.DatabaseError:
            return  # it is broken, which may be why it is being replaced
    if mode != "delete":
        raise Fault("file-open", file=str(target))


def refuse_broken(copy: Path) -> None:
    """A copy is a whole SQLite file with our tables in it."""
    if not copy.is_file():
        raise Fault("no-file", file=str(copy))
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            found = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
            sound = opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.Error as error:
        raise Fault("in-file", file=str(copy), why=str(error)) from None
    if not sound or not found >= TABLES:
        raise Fault("no-copy", file=str(copy))


def _copied(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # a single file, complete in itself
