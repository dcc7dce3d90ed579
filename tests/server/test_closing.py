"""However the processes of bots are stopped, none of them is left, and their pipes are closed."""

import asyncio
import gc
import os
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from digsite.server import app, house, running, workers
from digsite.server.fair_queue import Asker
from digsite.server.house import open_house
from digsite.server.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.store import sqlite_writer
from digsite.server.thinker import Assignment
from digsite.server.workers import WorkerFailed, Workers
from tests.server.clients import Reception, persons, receiving
from tests.server.host import hosting, settings

QUICK = (sys.executable, "-S", "-E", "-c")  # half the time to start
ANSWERS = """
import sys
for _ in sys.stdin:
    print('{"moves": ["dig"]}', flush=True)
"""
HANGS = "import sys; sys.stdin.read()"
DIES = "import sys; sys.stdin.readline()"
HAS_A_CHILD = """
import subprocess, sys
subprocess.Popen([sys.executable, "-S", "-E", "-c", "open(%r).read()"], stdin=subprocess.DEVNULL)
for _ in sys.stdin:
    print('{"moves": ["dig"]}', flush=True)
"""
ADA = Asker("ada", lambda: True)
ROUNDS = 25


class Launches:
    """Every process that was started, as its transport."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.launched = workers.launched
        self.all: list[asyncio.SubprocessTransport] = []
        monkeypatch.setattr(workers, "launched", self.note)

    async def note(self, command: tuple[str, ...]) -> Any:
        process, transport = await self.launched(command)
        self.all.append(transport)
        return process, transport

    def all_ended(self) -> bool:
        return all(one.is_closing() and one.get_returncode() is not None for one in self.all)


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> Launches:
    return Launches(monkeypatch)


def pool_of(script: str, number: int = 1, patience: float = 60) -> Workers:
    chosen = Settings("", workers=number, thinker=(*QUICK, script), patience=patience)
    return Workers(chosen)


def asked(pool: Workers, level: str = "random") -> asyncio.Task[list[str]]:
    assignment = Assignment("archaeology", "", level, {}, ["dig"], 0)
    return asyncio.create_task(pool.ask(assignment, ADA))


async def begun(launches: Launches) -> None:
    while not launches.all:
        await asyncio.sleep(0)


async def soon() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def while_starting(pool: Workers, launches: Launches) -> None:
    asked(pool)
    await soon()


async def while_helpers_start(pool: Workers, launches: Launches) -> None:
    pool.starting = asyncio.create_task(pool.start(3))
    await soon()


async def while_it_is_asked(pool: Workers, launches: Launches) -> None:
    asked(pool)
    await begun(launches)
    await soon()


async def while_its_asker_gives_up(pool: Workers, launches: Launches) -> None:
    asking = asked(pool)
    await begun(launches)
    await soon()
    asking.cancel()
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    "moment",
    [while_starting, while_helpers_start, while_it_is_asked, while_its_asker_gives_up],
)
@pytest.mark.parametrize("is_cancelled", [False, True])
def test_no_process_outlives_the_pool(
    moment: Callable[[Workers, Launches], Awaitable[None]], is_cancelled: bool, launches: Launches
) -> None:
    async def run() -> None:
        pool = pool_of(HANGS, number=3)
        await moment(pool, launches)
        if is_cancelled:
            closing = asyncio.create_task(pool.close())
            await asyncio.sleep(0)
            closing.cancel()
            await asyncio.wait([closing])
        await pool.close()
        assert launches.all
        assert launches.all_ended()

    asyncio.run(run())
    gc.collect()


def test_whoever_waits_or_comes_when_the_pool_closes_is_refused(launches: Launches) -> None:
    async def run() -> None:
        pool = pool_of(HANGS)
        asking, waiting = asked(pool), asked(pool)
        await begun(launches)
        await pool.close()
        late = asked(pool)
        for one in (asking, waiting, late):
            with pytest.raises(Refusal):
                await one
        assert len(launches.all) == 1

    asyncio.run(run())


def test_closing_does_not_wait_for_what_a_program_started(
    tmp_path: Path, launches: Launches
) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)  # its child reads from there, and has the program's output open

    async def run() -> None:
        pool = pool_of(HAS_A_CHILD % str(fifo))
        assert await asked(pool) == ["dig"]
        await pool.close()
        assert launches.all_ended()

    try:
        asyncio.run(run())
    finally:
        fifo.open("w").close()  # it ends


def test_helpers_that_fail_with_the_one_they_help_are_not_logged() -> None:
    logged: list[dict[str, Any]] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: logged.append(told))
        pool = pool_of(DIES, number=4)
        await pool.start(4)
        with pytest.raises(WorkerFailed):
            await asked(pool, "master")
        await pool.close()
        gc.collect()

    asyncio.run(run())
    assert logged == []


async def dawdle(rng: Random) -> None:
    """Some turns of the loop, or a few milliseconds."""
    if rng.random() < 0.5:
        await asyncio.sleep(rng.random() / 50)
    for _ in range(rng.randrange(8)):
        await asyncio.sleep(0)


async def come_and_go(rng: Random) -> None:
    """Some ask, some of them give up, and the pool is closed, all of it at random moments."""
    script, patience = rng.choice([ANSWERS, HANGS, DIES]), rng.choice([60, 0.01])
    pool = pool_of(script, rng.choice([1, 2, 4]), patience)
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(pool.get_ready())]
    tasks += [asked(pool, rng.choice(["master", "random"])) for _ in range(rng.randrange(1, 5))]
    await dawdle(rng)
    for task in tasks:
        for _ in range(rng.randrange(3)):
            task.cancel()
            await dawdle(rng)
    if rng.random() < 0.3:
        closing = asyncio.create_task(pool.close())
        await dawdle(rng)
        closing.cancel()
    await pool.close()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_whatever_happens_when(seed: int, launches: Launches) -> None:
    asyncio.run(come_and_go(Random(seed)))
    assert launches.all_ended()
    gc.collect()  # what is not closed warns now, and warnings are errors


def test_a_program_that_thinks_for_a_dropped_table_ends_with_the_server(
    database: str, launches: Launches
) -> None:
    with hosting(settings(database, thinker=(*QUICK, HANGS))) as host:
        reception = Reception(host)
        bots = [{"kind": "bot", "level": "novice"}] * 2
        place = reception.table("archaeology", [*bots, *persons(1)])
        place.sit(2)
        asyncio.run_coroutine_threadsafe(begun(launches), host.loop).result()
        [table] = host.house.hall.live.values()
        host.loop.call_soon_threadsafe(host.house.hall.drop, table)
        reception.close()
    assert launches.all_ended()
    assert len(launches.all) == 1, "it was asked once more when the server stopped"


def test_a_house_closes_the_rest_if_one_part_of_it_fails(
    database: str, monkeypatch: pytest.MonkeyPatch, launches: Launches
) -> None:
    closed: list[str] = []

    async def fail() -> None:
        raise OSError("no more calls")

    async def run() -> None:
        house = await open_house(settings(database, thinker=(*QUICK, HANGS)))
        close = house.store.close

        async def noted() -> None:
            closed.append("store")
            await close()

        monkeypatch.setattr(house.webhooks, "close", fail)
        monkeypatch.setattr(house.store, "close", noted)
        await house.workers.start(1)
        with pytest.raises(OSError, match="no more calls"):
            await house.close()
        assert launches.all_ended()

    asyncio.run(run())
    assert len(launches.all) == 1
    assert closed == ["store"]


def test_a_server_that_stops_does_not_wait_for_a_file_that_stays_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PAUSE", 0)
    monkeypatch.setattr(sqlite_writer, "TRIES", sys.maxsize)
    file = tmp_path / "a.sqlite"

    async def stop() -> None:
        opened = await open_house(settings(str(file)))
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writes = [asyncio.create_task(opened.store.pulse()) for _ in range(3)]
            await soon()
            assert not any(one.done() for one in writes)
            await opened.drain(0)
            told = await asyncio.gather(*writes, return_exceptions=True)
            await opened.close()
        assert [type(one) for one in told] == [OperationalError] * 3

    asyncio.run(stop())


def test_whoever_is_not_answered_before_the_server_stops_may_ask_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun = threading.Event()

    async def hang(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    for module in (app, house, running):
        monkeypatch.setattr(module, "PATIENCE", 0)
    with ThreadPoolExecutor(1) as guest, receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        monkeypatch.setattr(reception.host.house.store, "say", hang)
        saying = guest.submit(place.post, "chat", {"text": "hello"}, place.secrets[0])
        begun.wait()
        reception.host.server.should_exit = True
        answer = saying.result()
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unable")
    assert not [one for one in caplog.records if one.exc_info], "a traceback for nothing"
