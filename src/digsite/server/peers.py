"""Several servers on one PostgreSQL: each hears what the others write, and takes over the tables of
one that is gone. With SQLite there is one server, and none of this runs."""

import asyncio
import contextlib
import logging

from psycopg import Error as SessionError
from sqlalchemy.exc import SQLAlchemyError

from digsite.server import bots
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.store.announcing import NOBODY, Announcement
from digsite.server.store.presence import Presence, clear_away, gone

AT_ONCE = 20  # tables of a server that is gone which one of the others takes
log = logging.getLogger("digsite.server")


class Peers:
    """This server among the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.presence = Presence(house.store.engine)
        self.look = asyncio.Event()  # somebody may be gone
        self.look.set()
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Join the others, as soon as the database allows it, before a request is answered."""
        await self.come_in()
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.watch_others())]
        for task in self.tasks:
            self.house.errors.watch(task)

    async def end(self) -> None:
        """Leave; the others would notice it by themselves, but are told so that they do at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, SessionError, OSError):
            await self.presence.leave()
            self.house.store.worker = None
            async with self.house.store.change(listed=True):
                pass  # only to be heard

    async def listen(self) -> None:
        """Listen to what others write; after a break we may have missed something."""
        while True:
            with contextlib.suppress(SessionError, OSError):
                async for announcement in self.presence.heard():
                    self.hear(announcement)
            self.house.store.worker = None
            self.house.hall.drop_all()
            log.warning("not connected to the other servers")
            await self.come_in()

    async def come_in(self) -> None:
        while True:
            with contextlib.suppress(SessionError, OSError):
                await self.presence.leave()
                number = await self.presence.come_in()
                self.house.hall.drop_all()
                self.house.store.worker = number
                self.house.store.changes += 1
                self.look.set()
                return
            await asyncio.sleep(self.house.settings.peer_pause)

    def hear(self, announcement: Announcement) -> None:
        if announcement.writer == self.house.store.worker:
            return
        self.house.store.changes += announcement.listed
        for name in announcement.matches:
            self.house.hall.written_elsewhere(name)
        if announcement.writer == NOBODY:
            self.look.set()

    async def watch_others(self) -> None:
        """Check now and then whether another server is gone, and take over its tables."""
        while True:
            self.look.clear()
            try:
                await self.take_over()
            except (SQLAlchemyError, OSError) as error:  # the next round may succeed
                log.warning("looking failed", extra={"fields": {"why": type(error).__name__}})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.house.settings.peer_pause):
                    await self.look.wait()

    async def take_over(self) -> None:
        store = self.house.store
        async with store.engine.connect() as connection:
            numbers = await gone(connection)
        for number in numbers:
            while names := await store.adopt(number, AT_ONCE):
                for name in names:
                    await self.wake(name)
            if store.worker is not None:
                async with store.change() as connection:
                    await clear_away(connection, number)

    async def wake(self, name: str) -> None:
        """Load a table that is ours now; its programs go on."""
        self.house.metrics.count("digsite_adopted_total")
        with contextlib.suppress(Refusal):
            async with self.house.hall.table(name) as table:
                bots.wake(self.house, table)
