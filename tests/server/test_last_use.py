"""When a table was last used is not forgotten: not with the memory, not with a restart."""

import asyncio
import time
from math import ceil
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from digsite.server import retention, tidying
from digsite.server.hall import Hall
from digsite.server.retention import EACH
from digsite.server.settings import Retention
from digsite.server.store.store import Store
from tests.server.clients import Place, Reception, Record, persons, receiving
from tests.server.databases import contents, looking
from tests.server.hours import Timed, timed
from tests.server.test_quotas import finished_file
from tests.server.test_upkeep import DAY, tidy, used

both_databases = pytest.mark.both_databases
OLD = 179.9  # days, of the 180 for which a running table is kept


def later(database: str, days: float) -> None:
    """So many days pass for all that is kept."""
    past = days * DAY
    change = f"UPDATE matches SET touched = touched - {past}, created = created - {past}"
    with looking(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql(change)


def put_away(reception: Reception) -> None:
    """Tables of this server lie in the store only."""
    reception.host.house.hall.live.clear()


def old_table(reception: Reception, database: str) -> Place:
    """A running table that would go tomorrow."""
    place = reception.table("archaeology", persons(2))
    used(database, place, OLD)
    put_away(reception)
    return place


def visited(place: Place) -> Record:
    """Somebody looks, and is told the day on which it goes."""
    before = time.time()
    card: Record = place.view(0)["table"]
    assert before + 180 * DAY <= card["until"] < time.time() + 181 * DAY
    return card


def names(database: str) -> set[object]:
    return {row["id"] for row in contents(database)["matches"]}


@both_databases
def test_a_table_that_others_pushed_out_of_memory_stays_as_long_as_was_told(database: str) -> None:
    with receiving(database, live_tables=1) as reception:
        place, unseen = (old_table(reception, database) for _ in range(2))
        visited(place)
        others = {reception.table("archaeology", persons(2)).id for _ in range(2)}
        assert reception.host.house.hall.live.keys() == others
        tidy(reception.host)
        later(database, 3)
        tidy(reception.host)
        assert names(database) == {place.id, *others}
        assert unseen.get("view").status_code == 404


@both_databases
def test_a_table_that_was_in_memory_at_a_restart_stays_as_long_as_was_told(database: str) -> None:
    with receiving(database) as reception:
        place, unseen = (old_table(reception, database) for _ in range(2))
        visited(place)
    later(database, 3)
    assert tidying.tidied(database, Retention(), dry=False) == ["one table was removed"]
    assert names(database) == {place.id}
    assert unseen.id != place.id


def test_an_imported_game_that_somebody_came_back_to_stays_after_a_restart(database: str) -> None:
    with receiving(database) as reception:
        made = [reception.post("/api/files", {"file": finished_file()}).json() for _ in range(2)]
    later(database, 5)
    with receiving(database) as reception:
        name = made[0]["table"]["id"]
        until = reception.get(f"/api/tables/{name}").json()["table"]["until"]
        assert until > made[0]["table"]["until"] + 100 * DAY
    later(database, 5)
    assert tidying.tidied(database, Retention(), dry=False) == ["one table was removed"]
    assert names(database) == {name}


def test_what_was_used_is_written_within_the_hour_also_for_tables_in_memory(database: str) -> None:
    with timed(database) as server:
        places = [server.reception.table("archaeology", persons(2)) for _ in range(3)]
        hall = server.host.house.hall
        watched = places[2].sit(0)
        for place, hours in zip(places, (0.9, 1.1, 48), strict=True):
            table = hall.live[place.id]
            table.used = time.time()
            table.header.touched = used(database, place, hours / 24)
        hall.live[places[2].id].used -= 47 * 3600  # somebody sits there, and does nothing
        before = time.time()
        server.run(hall.write_uses(EACH))
        kept = {row["id"]: float(str(row["touched"])) for row in contents(database)["matches"]}
        assert kept[places[0].id] < before - 0.8 * 3600
        assert kept[places[1].id] > before - 600
        assert kept[places[2].id] >= before
        watched.close()


def test_a_table_to_which_somebody_comes_at_the_last_moment_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(database) as server:
        hall = server.host.house.hall
        places = [server.reception.table("archaeology", persons(2)) for _ in range(2)]
        for place in places:
            used(database, place, 200)
        put_away(server.reception)
        unused = hall.store.unused

        async def visited_meanwhile(*asked: Any) -> Any:
            found = await unused(*asked)
            async with hall.table(places[0].id):
                return found

        monkeypatch.setattr(hall.store, "unused", visited_meanwhile)
        tidy(server.host)
        assert names(database) == {places[0].id}


def test_each_minute_what_was_used_is_written_and_each_hour_is_tidied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    minutes = iter(range(121))

    async def sleep(seconds: float) -> None:
        assert seconds == 60
        if next(minutes) == 120:
            raise asyncio.CancelledError

    async def write_uses(age: float) -> None:
        done.append(f"written if {age:.0f} s older")

    async def tidied(*_: object) -> int:
        done.append("tidied")
        if done.count("tidied") == 1:
            raise OSError("once")
        return 0

    monkeypatch.setattr(retention.asyncio, "sleep", sleep)  # type: ignore[attr-defined]
    monkeypatch.setattr(retention, "tidy", tidied)
    hall = cast(Hall, SimpleNamespace(write_uses=write_uses))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(retention.keep_tidy(cast(Store, None), Retention(), hall))
    assert done == [*["written if 3600 s older"] * 60, "tidied"] * 2


def test_what_could_not_be_written_is_written_the_next_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(database) as server:
        hall = server.host.house.hall
        place = server.reception.table("archaeology", persons(2))
        then = used(database, place, OLD)
        hall.live[place.id].header.touched = then
        server.run(forgetting(hall, place))

        async def fail(*_: object) -> None:
            raise OperationalError("UPDATE", {}, OSError("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "touch", fail)
            with pytest.raises(OperationalError):
                server.run(hall.write_uses())
        server.run(hall.write_uses())
        server.run(hall.store.touch({place.id: then}))  # an older use changes nothing
        [row] = contents(database)["matches"]
        assert float(str(row["touched"])) > time.time() - DAY


async def forgetting(hall: Hall, place: Place) -> None:
    hall.forget([place.id])


def test_a_table_goes_a_day_after_the_one_that_was_told_and_not_before(database: str) -> None:
    """What another server has in memory is written an hour later, and nobody here knows of it."""
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
    then = used(database, place, 180)
    told = ceil(then / DAY + 180) * DAY
    assert told - time.time() < DAY
    for days, left in ((1, 1), (1, 0)):
        later(database, days)
        tidying.tidied(database, Retention(), dry=False)
        assert len(names(database)) == left


def test_uses_of_many_tables_are_written_in_slices(database: str) -> None:
    begun: list[int] = []

    async def write(server: Timed) -> None:
        store: Any = server.host.house.store
        change = store.change

        def counted(*matches: str, listed: bool = False) -> object:
            begun.append(1)
            return change(*matches, listed=listed)

        store.change = counted
        await store.touch({f"{number:016x}": 1.0 for number in range(1001)})
        store.change = change

    with timed(database) as server:
        server.run(write(server))
    assert len(begun) == 3
