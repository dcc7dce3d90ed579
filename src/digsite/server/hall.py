"""The hall: tables that are in use lie in memory, all others in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from digsite.server.refusals import unknown_table
from digsite.server.store.store import Store
from digsite.server.table import Table


class Hall:
    """Loads a table when somebody asks for it, and forgets those that nobody uses."""

    def __init__(self, store: Store, capacity: int) -> None:
        self.store = store
        self.capacity = capacity
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.loading = asyncio.Lock()

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table, for one at a time."""
        while True:
            table = self.live.get(name) or await self.load(name)
            async with table.lock:
                if self.live.get(name) is not table:
                    continue  # dropped while we waited
                self.live.move_to_end(name)
                yield table
                break
        self.tidy()

    async def load(self, name: str) -> Table:
        async with self.loading:
            if name not in self.live:
                stored = await self.store.load(name)
                if stored is None:
                    raise unknown_table()
                self.live[name] = await asyncio.to_thread(Table, stored)
            return self.live[name]

    def drop(self, table: Table) -> None:
        """Forget a table; whoever was connected has to come again."""
        self.live.pop(table.id, None)
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
