"""Whether the server can write, has room on its disk, bots that answer, and a sound database."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from digsite.server.refusals import Refusal
from digsite.server.settings import Settings, sqlite_path
from digsite.server.store.store import Store
from digsite.server.workers import Workers

OK, FAILING, BUSY, UNKNOWN = "ok", "failing", "busy", "unknown"
FRESH = 2.0  # seconds for which an answer holds
PATIENCE = 5.0  # seconds for a line to be written
LONG_QUEUE = 100  # bots that wait for a process
LOOK_EACH = 24 * 3600.0  # seconds between two looks for damage ...
LOOK_AGAIN = 3600.0  # ... and after one that found some, or could not read the file
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
Checks = dict[str, str]


class Health:
    """Asks the parts of the server how they are, and remembers it for a moment."""

    def __init__(self, settings: Settings, store: Store, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.path = sqlite_path(settings.database)
        self.integrity = UNKNOWN
        self.checks: Checks = {}
        self.checked = -FRESH
        self.checking = asyncio.Lock()
        self.alarm = asyncio.Event()  # an error told of damage
        self.is_leaving = False  # the server stops

    async def now(self) -> Checks:
        """The state of each part; an answer is repeated for a moment, however often it is asked."""
        async with self.checking:
            if time.monotonic() - self.checked >= FRESH:
                store = await self.writes()
                self.checks = {
                    "store": store,
                    "disk": OK if self.has_room() else FAILING,
                    "bots": BUSY if len(self.workers.queue) > LONG_QUEUE else OK,
                    "integrity": self.integrity,
                }
                self.checked = time.monotonic()
            return self.checks

    async def writes(self) -> str:
        """Whether a line can be written in time. A write that is cancelled may still wait for the
        database: so we do not wait for the write to end."""
        writing = asyncio.create_task(self.write())
        done, _ = await asyncio.wait([writing], timeout=PATIENCE)
        if not done:
            writing.cancel()
            return FAILING
        return writing.result()

    async def write(self) -> str:
        try:
            await self.store.pulse()
            await self.look_at_pages()
        except (SQLAlchemyError, OSError) as error:
            self.hear(error)
            return FAILING
        return OK

    async def look_at_pages(self) -> None:
        """PostgreSQL checks each page that it reads, if its checksums are on."""
        if (broken := await self.store.broken_pages()) is not None:
            self.integrity = FAILING if broken else OK

    def has_room(self) -> bool:
        """Whether the disk of a database in a file has some left, and the file may grow."""
        if self.path is None or not self.path.parent.exists():
            return True
        if shutil.disk_usage(self.path.parent).free < self.settings.least_disk:
            return False
        return size(self.path) <= self.settings.largest_database

    def refuse_without_room(self) -> None:
        """New tables wait until there is room; running games continue."""
        if not self.has_room():
            raise Refusal(507, "full", {"room": "server"})

    def hear(self, error: BaseException) -> None:
        """If this error says that the file is broken, report that from now on."""
        if tells_of_damage(error):
            self.integrity = FAILING
            self.checked = -FRESH  # the latest answer does not hold any more
            self.alarm.set()

    async def keep_looking(self) -> None:
        """Check the whole file each day as long as the server runs, and again an hour after it was
        found or reported to be broken."""
        while True:
            self.alarm.clear()
            await self.look_for_damage()
            if self.integrity != FAILING:
                await self.wait_for_alarm(LOOK_EACH)
            if self.integrity == FAILING:
                await asyncio.sleep(LOOK_AGAIN)

    async def wait_for_alarm(self, longest: float) -> None:
        """Until something says that the file is broken, or that much time has passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.alarm.wait()

    async def look_for_damage(self) -> None:
        """Read the whole file, off the loop."""
        if self.path is not None and self.path.exists():
            sound = await asyncio.to_thread(is_sound, self.path)
            self.integrity = OK if sound else FAILING


def tells_of_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file is broken, by itself or inside SQLAlchemy's error."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None) or 0
    return code & 0xFF in DAMAGE  # the higher bits say what exactly is broken


def size(path: Path) -> int:
    """The bytes of a database and of the write-ahead log that belongs to it."""
    files = (path, path.with_name(path.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def is_sound(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            return bool(opened.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.Error:
        return False
