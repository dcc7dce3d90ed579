"""How many tables somebody may have, counted in the transaction that adds one more."""

import time
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.listing import HIDDEN, UNFINISHED
from digsite.server.store.models import MatchRow

SPACE = 0x6469676F  # the first number of our advisory locks, to keep them apart from others
OPEN, KEPT = "open", "kept"
LATELY = 30 * 24 * 3600.0  # seconds; a table that nobody has used for longer does not count


@dataclass(frozen=True)
class Quota:
    """How many tables one origin may have: that are not over, and in whatever state that were
    used lately."""

    open: int
    kept: int


class OverQuota(Exception):
    """The origin has as many tables of this sort as it may."""

    def __init__(self, which: str, most: int) -> None:
        super().__init__(which)
        self.which = which
        self.most = most


async def refuse_hoarding(connection: AsyncConnection, origin: str, quota: Quota) -> None:
    """Raise `OverQuota` if the origin has all the tables it may have. Nobody else adds one before
    this transaction ends: SQLite has one writer, and on PostgreSQL we take a lock."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(SPACE, func.hashtext(origin))))
    its_own = MatchRow.origin == origin
    count = select(MatchRow.status, func.count()).where(its_own)
    found = dict((await connection.execute(count.group_by("status"))).all())
    if sum(found.get(status, 0) for status in (*UNFINISHED, HIDDEN)) >= quota.open:
        raise OverQuota(OPEN, quota.open)
    if sum(found.values()) >= quota.kept:  # only then is it worth looking at each of them
        since = time.time() - LATELY
        lately = select(func.count()).where(its_own, MatchRow.touched >= since)
        if (await connection.execute(lately)).scalar_one() >= quota.kept:
            raise OverQuota(KEPT, quota.kept)
