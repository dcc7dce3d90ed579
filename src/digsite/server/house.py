"""The house: everything that a request may need, in one place."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from digsite.core.rng import Rng
from digsite.server.background import Background
from digsite.server.cache import Cache
from digsite.server.clocks import Clocks
from digsite.server.club_page import Club
from digsite.server.error_log import ErrorLog
from digsite.server.hall import Hall
from digsite.server.health import Health
from digsite.server.limits import Buckets
from digsite.server.lobby import Lobby
from digsite.server.metrics import Metrics
from digsite.server.records import Record
from digsite.server.settings import Settings
from digsite.server.store.club import ClubStore
from digsite.server.store.database import open_database
from digsite.server.store.store import Store
from digsite.server.table import Subscriber
from digsite.server.webhooks import Webhooks
from digsite.server.workers import Workers

PATIENCE = 5.0  # seconds for what is under way when the server stops
REASONS = 100  # answers that are kept, of up to 84 KB


@dataclass
class House:
    """What a server has."""

    settings: Settings
    store: Store
    club_store: ClubStore
    clocks: Clocks
    hall: Hall
    background: Background  # for long answers; loading tables does not wait for them
    workers: Workers
    metrics: Metrics
    webhooks: Webhooks
    lobby: Lobby
    errors: ErrorLog
    health: Health
    club: Club
    allowances: Buckets  # messages on all sockets of each address
    files: Buckets  # lines of imported games, and of games that are played on from
    reasons: Cache[tuple[object, ...], Record]  # the latest answers to `why`
    # Programs that think, also for tables that were dropped meanwhile
    thoughts: set[asyncio.Task[None]] = field(default_factory=set)

    def new_rng(self) -> Rng:
        """A stream of random numbers that nobody can foresee."""
        return Rng(secrets.randbits(128))

    async def drain(self, patience: float) -> None:
        """Finish what is under way at each table, and tell everybody there to come again."""
        asyncio.get_running_loop().call_later(patience, self.store.stop_waiting)
        await self.clocks.close()
        await self.end_thoughts()
        told: list[Subscriber] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for table in list(self.hall.live.values()):
                    async with table.lock:
                        told += table.subscribers
                        self.hall.drop(table)
                await asyncio.gather(*[one.ended for one in told if one.ended])
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.hall.write_uses()

    async def end_thoughts(self) -> None:
        """Stop the programs that think; nothing of theirs is written any more."""
        for thought in self.thoughts:
            thought.cancel()
        await asyncio.gather(*self.thoughts, return_exceptions=True)

    async def close(self) -> None:
        """Let everybody go, and close what is open, even if part of that fails."""
        async with contextlib.AsyncExitStack() as last_first:
            last_first.push_async_callback(self.store.close)
            last_first.push_async_callback(self.workers.close)
            last_first.push_async_callback(self.end_thoughts)  # woken while people were let go
            last_first.push_async_callback(self.webhooks.close)
            await self.drain(PATIENCE)


async def open_house(settings: Settings) -> House:
    """A house with its database open and everything in its place."""
    store = Store(await open_database(settings.database))
    clocks, club_store = Clocks(store, settings.now), ClubStore(store)
    metrics, workers = Metrics(), Workers(settings)
    errors, health = ErrorLog(metrics), Health(settings, store, workers)
    errors.heard += [health.hear, clocks.hear]
    return House(
        settings,
        store,
        club_store,
        clocks,
        Hall(store, settings.live_tables, Background(), settings.keep, clocks),
        Background(),
        workers,
        metrics,
        Webhooks(settings, metrics),
        Lobby(store, settings.keep),
        errors,
        health,
        Club(club_store),
        Buckets(settings.address_rate),
        Buckets(settings.file_rate),
        Cache(REASONS),
    )
