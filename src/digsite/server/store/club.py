"""Who is listed in the club, and how their games ended."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.announcing import announce
from digsite.server.store.ledger import Overtaken
from digsite.server.store.models import MatchRow, PlayerRow, ResultRow, SeatRow
from digsite.server.store.store import Store

MOST_RESULTS = 20_000  # the newest, for a page of the club
AT_ONCE = 500  # rows that are read before others have a turn
COLUMNS = [getattr(ResultRow, name) for name in ("match", "title", "at", "seats", "place", "score")]


@dataclass(frozen=True)
class Listed:
    """How one game ended for somebody who is listed."""

    match: str
    title: str
    at: float
    seats: int
    place: int
    score: int
    name: str


class ClubStore:
    """The part of the store that the club reads and writes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changes = 0

    async def claim(self, key: bytes, name: str, folded: str) -> None:
        """The key holds this name from now on; `Overtaken` if another one does."""
        if await self.name_of(key) == name:
            return
        row = {"name": name, "folded": folded}
        try:
            async with self.store.change() as connection:
                mine = update(PlayerRow).where(PlayerRow.key == key).values(**row)
                if (await connection.execute(mine)).rowcount == 0:
                    new = insert(PlayerRow).values(key=key, since=time.time(), **row)
                    await connection.execute(new)
        except IntegrityError:
            raise Overtaken from None
        self.changes += 1

    async def name_of(self, key: bytes) -> str | None:
        async with self.store.engine.connect() as connection:
            wanted = select(PlayerRow.name).where(PlayerRow.key == key)
            return await connection.scalar(wanted)

    async def forget(self, key: bytes) -> Sequence[str]:
        """Delete everything about this key, its name and its results; returns its matches.

        Servers that have one of them in memory are told, and overtaken if they write before they
        hear of it. Results go last: one that is being written locks its player until it is there,
        so we wait for it and delete it too."""
        if not await self.knows(key):
            return []
        theirs = MatchRow.id.in_(select(SeatRow.match).where(SeatRow.player == key))
        in_order = select(MatchRow.id).where(theirs).order_by(MatchRow.id)  # as all who write do
        newer = update(MatchRow).where(theirs).values(version=MatchRow.version + 1)
        gone = update(SeatRow).where(SeatRow.player == key).values(player=None)
        async with self.store.change() as connection:
            matches = (await connection.scalars(in_order.with_for_update(key_share=True))).all()
            await connection.execute(newer)
            await connection.execute(gone)
            known = await connection.execute(delete(PlayerRow).where(PlayerRow.key == key))
            await connection.execute(delete(ResultRow).where(ResultRow.key == key))
            if matches:
                await connection.run_sync(announce, self.store.worker, matches, True)
        self.store.changes += bool(matches)
        self.changes += known.rowcount
        return matches

    async def knows(self, key: bytes) -> bool:
        """Whether anything is kept of this key: anybody may ask to forget any."""
        places = (PlayerRow.key, SeatRow.player, ResultRow.key)
        async with self.store.engine.connect() as connection:
            found = select(or_(*[exists().where(place == key) for place in places]))
            return bool(await connection.scalar(found))

    async def results(self, title: str | None) -> list[Listed]:
        """The newest results, of one title or of all, in one query."""
        wanted = select(*COLUMNS, PlayerRow.name).join(PlayerRow, PlayerRow.key == ResultRow.key)
        if title is not None:
            wanted = wanted.where(ResultRow.title == title)
        newest = wanted.order_by(ResultRow.at.desc(), ResultRow.match, ResultRow.place)
        found: list[Listed] = []
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(newest.limit(MOST_RESULTS))
            for some in rows.partitions(AT_ONCE):
                found += [Listed(**row._mapping) for row in some]
                await asyncio.sleep(0)  # twenty thousand would keep everybody else waiting
        return found
