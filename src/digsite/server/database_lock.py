"""A lock that lets only one process serve or replace a SQLite file: no other can know what that
process has in memory.

It is on a file of its own, because SQLite locks the database itself. The system releases it when
the process ends, however it ends.
"""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from digsite.locales.faults import Fault
from digsite.server.file_owner import copy_owner
from digsite.server.settings import sqlite_path

IN_MEMORY = ("", ":memory:")
HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # by somebody else


@contextmanager
def locked(database: str, refusal: str = "file-served") -> Iterator[None]:
    """Hold the lock of a SQLite file, or refuse if another process does; other databases need
    none."""
    path = sqlite_path(database)
    if path is None or path.name in IN_MEMORY:
        yield
        return
    path = path.resolve()  # the same file may have several names
    path.parent.mkdir(parents=True, exist_ok=True)
    place = path.with_name(f"{path.name}.lock")
    is_new = not place.exists()
    with place.open("a") as lock:
        if is_new:
            copy_owner(place, path if path.exists() else path.parent)
        try:
            take(lock)
        except OSError as error:
            if error.errno in HELD:
                raise Fault(refusal, file=str(path)) from None
            raise Fault("no-lock", file=str(place), why=error.strerror or str(error)) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[str]) -> None:
        lock.seek(0)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(lock: IO[str]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
