"""The hall: tables that are in use lie in memory, all others in the store."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from digsite.server.clocks import Clocks
from digsite.server.desk import Desk
from digsite.server.refusals import unknown_table
from digsite.server.settings import Keeping
from digsite.server.store.store import Store
from digsite.server.table import Table


class Hall:
    """Loads a table when somebody asks for it, and forgets those that nobody uses."""

    def __init__(
        self, store: Store, capacity: int, desk: Desk, keep: Keeping, clocks: Clocks
    ) -> None:
        self.store = store
        self.clocks = clocks
        self.capacity = capacity
        self.keep = keep
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.desk = desk
        self.loading: dict[str, asyncio.Task[Table]] = {}

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table, for one at a time."""
        while True:
            table = self.live.get(name) or await self.load(name)
            async with table.lock:
                if self.live.get(name) is not table:
                    continue  # dropped while we waited
                self.live.move_to_end(name)
                table.used = time.time()
                yield table
                break

    async def load(self, name: str) -> Table:
        """The table from the store; all who ask for the same one meanwhile wait for it together."""
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.read(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name))
        return await asyncio.shield(self.loading[name])

    async def read(self, name: str) -> Table:
        stored = await self.store.load(name)
        if stored is None:
            raise unknown_table()
        self.tidy()
        table = await self.desk.work(Table, stored, self.keep, self.clocks.now)
        await self.clocks.adopt(table)
        self.live[name] = table
        return table

    def used_since_touched(self, seconds: float) -> list[str]:
        """Tables in use whose last use, as it is kept, is longer ago than that."""
        return [t.id for t in self.live.values() if t.used - t.header.touched > seconds]

    def drop(self, table: Table) -> None:
        """Forget a table that somebody else may have changed; whoever was connected comes again."""
        self.live.pop(table.id, None)
        self.clocks.stop(table.id)
        for listener in table.listeners:
            listener.let_go()

    def tidy(self) -> None:
        """Forget the tables that were not used for longest, if there are too many."""
        if len(self.live) <= self.capacity:
            return
        for name in list(self.live):
            if len(self.live) <= self.capacity:
                return
            table = self.live[name]
            if not (table.listeners or table.lock.locked() or table.thinking):
                del self.live[name]
