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


async def outdated(store: Store, keep: Retention, limit: int = AT_ONCE) -> list[Outdated]:
    """Tables that were not used for longer than tables of their status are kept."""
    found: list[Outdated] = []
    for status, days in vars(keep).items():
        if days:
            rows = await store.unused(status, time.time() - days * DAY, limit - len(found))
            found += [Outdated(name, title, status, touched) for name, title, touched in rows]
    return found


async def tidy(store: Store, keep: Retention, hall: Hall | None = None) -> int:
    """Remove what is outdated, except tables that are in use; how many."""
    in_use = set() if hall is None else set(hall.live)
    if hall is not None:
        await store.touch(hall.used_since_touched(DAY))
    await store.forget_beats(time.time() - DAY)
    removed = 0
    while names := [one.id for one in await outdated(store, keep) if one.id not in in_use]:
        await store.remove(names)
        removed += len(names)
        await asyncio.sleep(0)
    return removed


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
