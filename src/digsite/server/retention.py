"""How long tables are kept: unused ones are removed after a day that everybody can see."""

import asyncio
import logging
import time
from dataclasses import dataclass
from itertools import count

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.hall import Hall
from digsite.server.settings import Retention
from digsite.server.store.listing import HIDDEN
from digsite.server.store.store import Store
from digsite.server.table import DAY

AT_ONCE = 20  # tables
EACH = 3600.0  # seconds between two rounds
NOTED_EACH = 60.0  # seconds between two writings of what was used
GRACE = 1  # days, because uses are stored with a delay
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
    found: dict[str, Outdated] = {}
    limited = {status: days for status, days in vars(keep).items() if days}
    for status, days in limited.items():
        since = (time.time() // DAY - days - GRACE) * DAY  # `table.until` told an earlier day
        rows = await store.unused(status, since, limit - len(found), limited)
        found |= {row[0]: Outdated(*row) for row in rows}
    rows = await store.unused(HIDDEN, time.time() - EACH, limit - len(found), limited)
    found |= {row[0]: Outdated(*row) for row in rows}
    return list(found.values())


async def tidy(store: Store, keep: Retention, hall: Hall | None = None) -> int:
    """Remove outdated tables that are not in use; returns how many."""
    if hall is not None:
        await hall.write_uses(EACH)
    await store.forget_beats(time.time() - DAY)
    removed = 0
    while names := await unneeded(store, keep, hall):
        await store.hide(names)
        if hall is not None:
            hall.forget(names)
        await store.remove(names)
        removed += len(names)
    return removed


async def unneeded(store: Store, keep: Retention, hall: Hall | None) -> list[str]:
    """Some outdated tables that may be removed."""
    if hall is None:
        return [one.id for one in await outdated(store, keep, AT_ONCE)]
    found = await outdated(store, keep, AT_ONCE + len(hall.needed()))
    needed = hall.needed()  # somebody may have come while we asked
    return [one.id for one in found if one.id not in needed][:AT_ONCE]


async def keep_tidy(store: Store, keep: Retention, hall: Hall) -> None:
    """Store last uses every minute, and tidy every hour, as long as the server runs."""
    for minute in count(1):
        await asyncio.sleep(NOTED_EACH)
        try:
            await hall.write_uses(EACH)
            if minute % (EACH // NOTED_EACH) == 0:
                removed = await tidy(store, keep, hall)
                log.info("tidied", extra={"fields": {"removed": removed}})
        except (SQLAlchemyError, OSError) as error:  # the next round may succeed
            log.warning("tidying failed", extra={"fields": {"why": type(error).__name__}})
