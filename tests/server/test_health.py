"""A database file that breaks while the server runs: it is found out, and told."""

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy.exc import OperationalError

from digsite.server import health
from digsite.server.health import Health
from digsite.server.house import open_house
from digsite.server.settings import Settings
from digsite.server.store.store import Store
from digsite.server.workers import Workers
from tests.server.clients import persons, receiving
from tests.server.host import settings


@pytest.mark.database_file
def test_health_fails_as_soon_as_a_query_says_that_the_file_is_broken(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        while reception.get("/health").json()["integrity"] != "ok":
            time.sleep(0.02)
        reception.host.house.hall.forget([place.id])
        break_table(database, "moves")
        assert place.get("view").status_code >= 500
        answer = reception.get("/health")
        assert (answer.status_code, answer.json()["integrity"]) == (503, "failing")


def break_table(database: str, name: str) -> None:
    """Overwrite the first page of a table in the file, and what the log has of it."""
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = opened.execute(asked, (name,)).fetchone()
        (size,) = opened.execute("PRAGMA page_size").fetchone()
    with Path(database).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x07" * size)


@pytest.mark.database_file
def test_the_file_is_read_through_again_each_day(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([True, False, True])
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    async def look() -> None:
        house = await open_house(settings(database))
        monkeypatch.setattr(health, "is_sound", lambda _: next(found))
        monkeypatch.setattr(health.asyncio, "sleep", sleep)  # type: ignore[attr-defined]
        monkeypatch.setattr(house.health, "wait_for_alarm", sleep)
        with suppress(asyncio.CancelledError):
            await house.health.keep_looking()
        monkeypatch.undo()
        await house.close()

    asyncio.run(look())
    assert slept == [health.LOOK_EACH, health.LOOK_AGAIN, health.LOOK_EACH]


def test_what_was_said_to_be_broken_is_read_again_within_the_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "LOOK_AGAIN", 0)

    async def looks_after(error: Exception) -> list[int]:
        """How often the file was read before and after a fault was heard of."""
        known = Health(Settings("nowhere"), cast(Store, None), cast(Workers, None))
        looks = [0]

        async def look() -> None:
            known.integrity = health.OK
            looks[-1] += 1

        monkeypatch.setattr(known, "look_for_damage", look)
        looking = asyncio.create_task(known.keep_looking())
        await all_else()
        looks.append(0)
        known.hear(error)
        await all_else()
        looking.cancel()
        return looks

    damage = sqlite3.DatabaseError("broken")
    damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert asyncio.run(looks_after(damage)) == [1, 1]
    assert asyncio.run(looks_after(OSError("disk"))) == [1, 0]


def test_health_waits_for_no_longer_than_it_says(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)

    async def ask() -> list[object]:
        house, end = await open_house(settings(database)), asyncio.Event()
        asyncio.get_running_loop().call_later(600, end.set)  # else whoever waits hangs for ever

        async def stuck() -> None:
            """As where a thread waits for the lock of a file."""
            try:
                await end.wait()
            except asyncio.CancelledError:
                await end.wait()
                raise

        with monkeypatch.context() as held:
            held.setattr(house.store, "pulse", stuck)
            found: list[object] = [(await house.health.now())["store"], end.is_set()]
        end.set()
        monkeypatch.setattr(health, "PATIENCE", 60)
        house.health.checked = -health.FRESH
        found.append((await house.health.now())["store"])
        await house.close()
        return found

    assert asyncio.run(ask()) == ["failing", False, "ok"]


async def all_else() -> None:
    """Let everything run that does not wait for a clock."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_only_what_a_database_says_of_its_file_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite"
    file.write_bytes(b"no database at all" * 99)
    with closing(sqlite3.connect(file)) as opened, pytest.raises(sqlite3.DatabaseError) as told:
        opened.execute("SELECT * FROM sqlite_master")
    assert health.tells_of_damage(told.value)
    assert health.tells_of_damage(OperationalError("SELECT 1", {}, told.value))
    for other in (OSError("disk"), OperationalError("SELECT 1", {}, OSError("disk"))):
        assert not health.tells_of_damage(other)
