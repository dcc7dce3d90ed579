"""The house: everything that a request may need, in one place."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass

from digsite.core.rng import Rng
from digsite.server.background import Background
from digsite.server.clocks import Clocks
from digsite.server.club_page import Club
from digsite.server.error_log import ErrorLog
from digsite.server.hall import Hall
from digsite.server.health import Health
from digsite.server.lobby import Lobby
from digsite.server.metrics import Metrics
from digsite.server.settings import Settings
from digsite.server.store.club import ClubStore
from digsite.server.store.database import open_database
from digsite.server.store.store import Store
from digsite.server.table import Subscriber
from digsite.server.webhooks import Webhooks
from digsite.server.workers import Workers

PATIENCE = 5.0  # seconds for what is under way when the server stops


@dataclass
class House:
    """What a server has."""

    settings: Settings
    store: Store
    club_store: ClubStore
    clocks: Clocks
    hall: Hall
    background: Background
    workers: Workers
    metrics: Metrics
    webhooks: Webhooks
    lobby: Lobby
    errors: ErrorLog
    health: Health
    club: Club

    def new_rng(self) -> Rng:
        """A stream of random numbers that nobody can foresee."""
        return Rng(secrets.randbits(128))

    async def drain(self, patience: float) -> None:
        """Finish what is under way at each table, and tell everybody there to come again."""
        await self.clocks.close()
        tables = list(self.hall.live.values())
        thoughts = [table.thinking for table in tables if table.thinking is not None]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        told: list[Subscriber] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for table in tables:
                    async with table.lock:
                        told += table.subscribers
                        self.hall.drop(table)
                await asyncio.gather(*[one.ended for one in told if one.ended])

    async def close(self) -> None:
        """Let everybody go, and close what is open."""
        await self.drain(PATIENCE)
        await self.webhooks.close()
        await self.workers.close()
        await self.store.close()


async def open_house(settings: Settings) -> House:
    """A house with its database open and everything in its place."""
    store = Store(await open_database(settings.database))
    background, clocks, club_store = Background(), Clocks(store, settings.now), ClubStore(store)
    metrics, workers = Metrics(), Workers(settings)
    return House(
        settings,
        store,
        club_store,
        clocks,
        Hall(store, settings.live_tables, background, settings.keep, clocks),
        background,
        workers,
        metrics,
        Webhooks(settings, metrics),
        Lobby(store, settings.keep),
        ErrorLog(metrics),
        Health(settings, store, workers),
        Club(club_store, background),
    )
