"""Long games come and go in slices: others go on in between, and nobody sees half a game."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import text, update

from digsite.server import tidying
from digsite.server.settings import Retention
from digsite.server.store import match_rows
from digsite.server.store.database import open_database
from digsite.server.store.models import MatchRow
from digsite.server.store.quotas import OverQuota, Quota
from digsite.server.store.store import LogLine, Overtaken, Store, StoredMatch
from tests.server.databases import contents, looking
from tests.server.test_store import kept

pytestmark = pytest.mark.both_databases
MOST = match_rows.AT_ONCE


def long(number: int = 0, lines: int = 3 * MOST + 1) -> StoredMatch:
    stored = kept(number, lines)
    stored.header.origin = "somebody"
    return stored


async def opened(database: str) -> Store:
    return Store(await open_database(database))


def touch(database: str, seconds: float) -> None:
    """As if everything had been used so long ago."""
    with looking(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE matches SET touched = {time.time() - seconds}")


@pytest.mark.parametrize(("lines", "parts"), [(MOST, [MOST]), (MOST + 1, [MOST, 1])])
def test_a_game_is_written_in_slices(
    database: str, monkeypatch: pytest.MonkeyPatch, lines: int, parts: list[int]
) -> None:
    written: list[int] = []
    append = match_rows.append

    async def noted(connection: Any, match: str, ply: int, some: Sequence[LogLine]) -> None:
        written.append(len(some))
        await append(connection, match, ply, some)

    async def add() -> StoredMatch | None:
        store = await opened(database)
        await store.add(long(lines=lines))
        found = await store.load("match0")
        await store.close()
        return found

    monkeypatch.setattr(match_rows, "append", noted)
    found = asyncio.run(add())
    assert written == parts
    assert found is not None
    assert found.lines == long(lines=lines).lines
    assert found.header.status == "running"


def test_others_go_on_between_two_slices_and_see_nothing_of_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[object] = []
    append = match_rows.append

    async def seen(store: Store) -> tuple[bool, int]:
        """Whether the game is found, and how many tables are listed."""
        found = await store.load("match0")
        return found is not None, len(await store.listing("running", 10))

    async def add_and_look() -> tuple[bool, int]:
        store = await opened(database)
        await store.add(kept(1))

        async def noted(*given: Any) -> None:
            order.append(await seen(store))
            await append(*given)

        monkeypatch.setattr(match_rows, "append", noted)
        adding = asyncio.create_task(store.add(long()))
        while not adding.done():
            await store.append("match1", order.count("move"), [LogLine(0, "a")], None, None)
            order.append("move")
        after = await seen(store)
        await store.close()
        return after

    assert asyncio.run(add_and_look()) == (True, 2)
    looks = [number for number, one in enumerate(order) if one != "move"]
    assert [order[number] for number in looks] == [(False, 1)] * 4
    assert "move" in order[looks[0] : looks[-1]]


def break_off(monkeypatch: pytest.MonkeyPatch, name: str, at: int) -> None:
    """As if the process died at this slice."""
    work, calls = getattr(match_rows, name), iter(range(1000))

    async def breaking(*given: Any) -> object:
        if next(calls) == at:
            raise KeyboardInterrupt
        return await work(*given)

    monkeypatch.setattr(match_rows, name, breaking)


def test_what_a_dead_process_left_of_a_new_game_is_hidden_counted_and_removed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def add() -> None:
        store = await opened(database)
        try:
            await store.add(long())
        finally:
            await store.close()

    async def look() -> tuple[bool, int, str | None]:
        store = await opened(database)
        found = await store.load("match0") is not None, len(await store.listing("running", 10))
        code = await store.id_by_code("code0")
        with pytest.raises(OverQuota):
            await store.add(long(1, 1), Quota(open=1, kept=9))
        await store.close()
        return *found, code

    with monkeypatch.context() as dying:
        break_off(dying, "append", at=2)
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(add())
    assert len(contents(database)["moves"]) == 2 * MOST
    assert asyncio.run(look()) == (False, 0, None)
    touch(database, 3000)
    assert tidying.tidied(database, Retention(), dry=False) == ["0 tables were removed"]
    touch(database, 4000)
    assert tidying.tidied(database, Retention(), dry=False) == ["one table was removed"]
    left = contents(database)
    assert (left["matches"], left["moves"], left["seats"]) == ([], [], [])


def test_old_games_go_in_slices_however_long_they_are(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[int] = []
    remove = match_rows.remove

    async def noted(connection: Any, matches: Sequence[str]) -> bool:
        before = await counted(connection)
        is_gone = await remove(connection, matches)
        rows.append(before - await counted(connection))
        return is_gone

    async def come_and_go() -> None:
        store = await opened(database)
        for number, lines in enumerate((3 * MOST + 1, 10, 10)):
            await store.add(kept(number, lines))
        await store.remove(["match0", "match1"])
        await store.close()

    monkeypatch.setattr(match_rows, "remove", noted)
    asyncio.run(come_and_go())
    assert rows == [MOST, MOST, MOST, 11 + 4]  # and two seats of each
    left = contents(database)
    assert {row["match"] for row in left["moves"]} == {"match2"}
    assert [row["id"] for row in left["matches"]] == ["match2"]


async def counted(connection: Any) -> int:
    found = 0
    for part in match_rows.PARTS:
        found += len((await connection.scalars(part.__table__.select())).all())
    return found


def test_who_still_has_an_old_game_in_memory_is_overtaken(database: str) -> None:
    async def come_and_go() -> None:
        store = await opened(database)
        await store.add(kept())
        found = await store.load("match0")
        assert found is not None
        await store.hide(["match0"])
        with pytest.raises(Overtaken):
            await store.reseat(found.header, found.seats, [])
        with pytest.raises(Overtaken):
            await store.append("match0", 0, [LogLine(0, "a")], None, "over")
        await store.close()

    asyncio.run(come_and_go())


def test_hiding_locks_matches_in_the_order_in_which_all_others_do(shared_database: str) -> None:
    """Else two servers can wait for each other; PostgreSQL then breaks one of them off."""

    async def run() -> None:
        store = await opened(shared_database)
        for number in (1, 0):  # the order in which PostgreSQL finds them
            await store.add(kept(number))
        used = update(MatchRow).values(touched=1.0)
        async with store.engine.begin() as other:
            await other.execute(used.where(MatchRow.id == "match0"))
            hiding = asyncio.create_task(store.hide(["match0", "match1"]))
            while not await other.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                await asyncio.sleep(0.01)
            await other.execute(used.where(MatchRow.id == "match1"))
        await hiding
        await store.close()

    asyncio.run(run())


def test_what_a_dead_process_left_of_an_old_game_is_hidden_and_removed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def add() -> None:
        store = await opened(database)
        await store.add(long())
        await store.close()

    async def look() -> bool:
        store = await opened(database)
        found = await store.load("match0")
        await store.close()
        return found is not None

    asyncio.run(add())
    with monkeypatch.context() as dying:
        break_off(dying, "remove", at=1)
        with pytest.raises(KeyboardInterrupt):
            tidying.tidied(database, Retention(), dry=False)
    assert len(contents(database)["moves"]) == 2 * MOST + 1
    assert asyncio.run(look()) is False
    assert tidying.tidied(database, Retention(), dry=False) == ["one table was removed"]
    assert contents(database)["moves"] == []
