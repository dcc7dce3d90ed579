"""Tidying a database from the command line, also while a server runs."""

import asyncio
from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError

from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.server.retention import Outdated, outdated, tidy
from digsite.server.settings import Retention, sqlite_path
from digsite.server.store.database import open_database, reason
from digsite.server.store.store import Store

MOST_SHOWN = 1000


def tidied(database: str, keep: Retention, dry: bool) -> list[str]:
    """What was done, or what would be, line by line."""
    path = sqlite_path(database)
    if path is not None and not path.is_file():
        raise Fault("no-database-there", file=str(path))
    try:
        return asyncio.run(work(database, keep, dry))
    except SQLAlchemyError as error:
        raise Fault("not-tidied", why=reason(error)) from None


async def work(database: str, keep: Retention, dry: bool) -> list[str]:
    store = Store(await open_database(database))
    try:
        if dry:
            return [line(one) for one in await outdated(store, keep, MOST_SHOWN)]
        return [user_language.say("tidied", count=await tidy(store, keep))]
    finally:
        await store.close()


def line(one: Outdated) -> str:
    used = user_language.say("last-used", date=str(datetime.fromtimestamp(one.touched).date()))
    return f"{one.id}  {one.status:<10}{one.title:<15}{used}"
