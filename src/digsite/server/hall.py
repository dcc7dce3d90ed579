"""The hall: tables that are in use are kept in memory, all others only in the store."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from math import inf

from sqlalchemy.exc import DBAPIError

from digsite.server.background import Background
from digsite.server.clocks import Clocks
from digsite.server.refusals import Refusal, unknown_table
from digsite.server.settings import Retention
from digsite.server.store.store import Overtaken, Store
from digsite.server.table import Table


class Hall:
    """Loads a table when somebody asks for it, and forgets those that nobody uses.

    Among several servers on one database a table lies in one hall: the last one that was asked for
    it owns it, and what happens there by itself (programs, calls, clocks) happens only there.
    """

    def __init__(
        self, store: Store, capacity: int, background: Background, keep: Retention, clocks: Clocks
    ) -> None:
        self.store = store
        self.clocks = clocks
        self.capacity = capacity
        self.keep = keep
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.background = background
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.outdated: set[str] = set()  # written by others while we were reading it
        self.uses: dict[str, float] = {}  # last uses of tables put away since, not stored yet

    def table(self, name: str, seen: int = 0) -> "Visit":
        """The table, for one caller at a time, at least up to the ply that the caller has seen."""
        return Visit(self, name, seen)

    def faithful(self, table: Table) -> "Faithful":
        """Drop the table if an error shows that the store may know more of it than we do."""
        return Faithful(self, table)

    def distrust(self, table: Table, error: BaseException | None) -> None:
        """Drop the table if the error says that the store may know more of it than we do."""
        if isinstance(error, Overtaken):
            self.drop(table)
            raise Refusal(409, "overtaken") from None
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            self.drop(table)

    async def is_behind(self, table: Table) -> bool:
        """Whether another server has written what we have not heard of yet."""
        return self.store.worker is not None and await self.store.length(table.id) > table.ply

    def owns(self, table: Table) -> bool:
        """Whether the table is still here; ask again after each wait."""
        return self.live.get(table.id) is table

    async def load(self, name: str) -> Table:
        """Load the table from the store, once for everybody who asks for it meanwhile."""
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.read(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name))
        return await asyncio.shield(self.loading[name])

    async def read(self, name: str) -> Table:
        table = None
        while table is None or name in self.outdated:
            self.outdated.discard(name)
            stored = await self.store.load(name)
            if stored is None:
                raise unknown_table()
            table = await self.background.run(Table, stored, self.keep, self.clocks.now)
            await self.clocks.adopt(table)
        self.tidy()
        self.live[name] = table
        return table

    def note_use(self, table: Table) -> None:
        """The table was used just now, so it is the last to be put away."""
        self.live.move_to_end(table.id)
        table.used = time.time()

    async def write_uses(self, age: float = 0.0) -> None:
        """Store when tables were last used, where the stored time is more than `age` older."""
        now, here = time.time(), {}
        for table in self.live.values():
            if table.subscribers:
                table.used = now
            if table.used - table.header.touched > age:
                here[table.id] = table.used
        uses, self.uses = self.uses | here, {}
        try:
            await self.store.touch(uses)
        except BaseException:
            self.uses = uses | self.uses
            raise
        for name in here.keys() & self.live.keys():
            self.live[name].header.touched = here[name]

    def put_away(self, table: Table) -> None:
        """Take the table out of memory, and note when it was last used, to be stored later."""
        del self.live[table.id]
        if table.used > table.header.touched:
            self.uses[table.id] = table.used

    def drop(self, table: Table) -> None:
        """Forget a table; whoever was connected has to come again."""
        if self.owns(table):
            self.put_away(table)
            self.clocks.stop(table.id)
        for subscriber in table.subscribers:
            subscriber.let_go()

    def written_elsewhere(self, name: str) -> None:
        """Another server has it now, or wrote to it: what we know of it is worth nothing."""
        if name in self.loading:
            self.outdated.add(name)
        if name in self.live:
            self.drop(self.live[name])

    def drop_all(self) -> None:
        """Drop all tables: we may not have heard what others wrote, and nobody could play."""
        if self.clocks.due:
            self.clocks.stand_still()
        for name in [*self.live, *self.loading]:
            self.written_elsewhere(name)

    def tidy(self) -> None:
        """Forget the tables that were not used for longest, if there are too many."""
        if len(self.live) <= self.capacity:
            return
        for name in list(self.live):
            if len(self.live) <= self.capacity:
                return
            if not self.live[name].is_in_use():
                self.put_away(self.live[name])

    def forget(self, names: Iterable[str]) -> None:
        """Drop these tables: they were removed, or have to be read again."""
        for name in names:
            self.written_elsewhere(name)

    def needed(self) -> set[str]:
        """Tables that must not be removed: they are in use, or their day has not come."""
        now = time.time()
        here = {t.id for t in self.live.values() if t.is_in_use() or (t.until() or inf) > now}
        return here | self.loading.keys()


class Faithful:
    """A context manager around work at a table; a class, which is quicker than a generator."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self.hall.distrust(self.table, error)


class Visit:
    """One caller has the table to itself."""

    def __init__(self, hall: Hall, name: str, seen: int) -> None:
        self.hall = hall
        self.name = name
        self.seen = seen

    async def __aenter__(self) -> Table:
        hall = self.hall
        while True:
            table = hall.live.get(self.name) or await hall.load(self.name)
            await table.lock.acquire()
            try:
                if self.seen > table.ply and await hall.is_behind(table):
                    hall.drop(table)
                is_here = hall.owns(table)
            except BaseException:
                table.lock.release()
                raise
            if is_here:
                break
            table.lock.release()  # dropped while we waited
        hall.note_use(table)
        self.table = table
        return table

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        self.table.lock.release()
        self.hall.distrust(self.table, error)
