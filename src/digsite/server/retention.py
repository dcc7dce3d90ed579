"""How long tables are kept: what nobody uses any more is removed, on a day that all can see."""

import asyncio
import logging
import time
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.hall import Hall
from digsite.server.settings import Retention
from digsite.server.store.store import Store
from digsite.server.table import DAY

AT_ONCE = 20  # tables; nobody is served meanwhile
EACH = 3600.0  # seconds between two rounds
log = logging.getLogger("digsite.server")


@dataclass(frozen=True)
class Outdated:
    """A table that was not used for too long."""

    id: str
    title: str
    status: str
    touched: float


async def outdated(store: Store, keep: Retention, limit: int) -> list[Outdated]:
    """Tables that were not used for longer than tables of their status are kept."""
    found: list[Outdated] = []
    for status, days in vars(keep).items():
        if days:
            since = (
                time.time() // DAY - days
            ) * DAY  # of whom `table.until` tells a day before now
            rows = await store.unused(status, since, limit - len(found))
            found += [Outdated(name, title, status, touched) for name, title, touched in rows]
    return found


async def tidy(store: Store, keep: Retention, hall: Hall | None = None) -> int:
    """Remove what is outdated, except tables that are in use; how many."""
    if hall is not None:
        await store.touch(hall.used_since_touched(DAY))
    await store.forget_beats(time.time() - DAY)
    removed = 0
    while names := await unneeded(store, keep, hall):
        await store.remove(names)
        removed += len(names)
        await asyncio.sleep(0)
    return removed


async def unneeded(store: Store, keep: Retention, hall: Hall | None) -> list[str]:
    """Some outdated tables; whatever of them lies in memory is forgotten there."""
    needed = set() if hall is None else hall.needed()
    found = await outdated(store, keep, AT_ONCE + len(needed))
    names = [one.id for one in found if one.id not in needed][:AT_ONCE]
    if hall is not None:
        hall.forget(names)
    return names


async def keep_tidy(store: Store, keep: Retention, hall: Hall) -> None:
    """A round each hour, as long as the server runs."""
    while True:
        await asyncio.sleep(EACH)
        try:
            removed = await tidy(store, keep, hall)
        except (SQLAlchemyError, OSError) as error:  # the next round may succeed
            log.warning("tidying failed", extra={"fields": {"why": type(error).__name__}})
        else:
            log.info("tidied", extra={"fields": {"removed": removed}})
