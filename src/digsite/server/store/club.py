"""Who is listed in the club, and how their games ended."""

import time
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.ledger import Overtaken
from digsite.server.store.models import PlayerRow, ResultRow, SeatRow
from digsite.server.store.store import Store

MOST_RESULTS = 20_000  # the newest, for a page of the club
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

    async def forget(self, key: bytes) -> None:
        """Delete everything about this key: its name and its results."""
        async with self.store.change() as connection:
            await connection.execute(delete(ResultRow).where(ResultRow.key == key))
            await connection.execute(delete(PlayerRow).where(PlayerRow.key == key))
            gone = update(SeatRow).where(SeatRow.player == key).values(player=None)
            await connection.execute(gone)
        self.changes += 1

    async def results(self, title: str | None) -> list[Listed]:
        """The newest results, of one title or of all, in one query."""
        wanted = select(*COLUMNS, PlayerRow.name).join(PlayerRow, PlayerRow.key == ResultRow.key)
        if title is not None:
            wanted = wanted.where(ResultRow.title == title)
        newest = wanted.order_by(ResultRow.at.desc(), ResultRow.match, ResultRow.place)
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(newest.limit(MOST_RESULTS))
            return [Listed(**row._mapping) for row in rows]
