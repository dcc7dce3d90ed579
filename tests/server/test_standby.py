"""A process that thinks is there before anybody asks: the first move need not wait for it."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.server import workers
from digsite.server.fair_queue import Asker
from digsite.server.settings import Settings
from digsite.server.thinker import Assignment
from digsite.server.workers import Workers
from tests.server.host import hosting, settings

TELLS = """
import os, sys
for _ in sys.stdin:
    print('{"moves": ["%d"]}' % os.getpid(), flush=True)
"""
SHOWS_ITSELF = "import pathlib, sys; pathlib.Path(sys.argv[1]).touch(); sys.stdin.read()"
ADA = Asker("ada", lambda: True)


def with_pool(act: Callable[[Workers], Awaitable[None]], **changes: Any) -> None:
    """Do this with processes that answer with their own number, then stop them."""
    chosen = {"workers": 3, "thinker": (sys.executable, "-c", TELLS), **changes}

    async def run() -> None:
        pool = Workers(Settings("", **chosen))
        try:
            await act(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def numbers(pool: Workers) -> list[int]:
    """The processes that run."""
    return [worker.process.pid for worker in pool.all if worker.process is not None]


async def who_answers(pool: Workers) -> int:
    """The process that is asked next."""
    wanted = Assignment("archaeology", "", "random", {}, [], 0)
    worker = await pool.queue.take(ADA)
    [told] = (await worker.ask(wanted)).moves
    pool.queue.give_back(worker)
    return int(told)


@pytest.mark.parametrize("workers", [1, 3])
def test_one_process_is_started_and_whoever_asks_first_gets_it(workers: int) -> None:
    async def act(pool: Workers) -> None:
        assert numbers(pool) == []
        await pool.get_ready()
        [ready] = numbers(pool)
        assert await who_answers(pool) == ready
        assert numbers(pool) == [ready]
        assert sorted(map(id, pool.queue.free)) == sorted(map(id, pool.all))  # each is free once

    with_pool(act, workers=workers)


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 1), (8, 7)])
def test_by_default_one_core_is_left_for_the_server(
    cores: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert Settings("").workers == workers


def test_of_those_that_are_free_one_that_runs_is_taken() -> None:
    async def act(pool: Workers) -> None:
        await pool.get_ready()
        [ready] = numbers(pool)
        pool.queue.free.reverse()
        wanted = Assignment("archaeology", "", "random", {}, [str(ready)], 0)
        assert await pool.ask(wanted, ADA) == [str(ready)]
        assert numbers(pool) == [ready]

    with_pool(act)


def test_none_is_started_where_none_is_wanted_or_may_run() -> None:
    async def act(pool: Workers) -> None:
        await pool.get_ready()
        assert numbers(pool) == []

    with_pool(act, standby=False)
    with_pool(act, workers=0)


def test_whoever_asks_while_it_starts_waits_for_it_and_starts_no_other() -> None:
    async def act(pool: Workers) -> None:
        starting = asyncio.create_task(pool.get_ready())
        await asyncio.sleep(0)
        answering = await who_answers(pool)
        await starting
        assert numbers(pool) == [answering]

    with_pool(act, workers=1)


def test_it_is_replaced_once_the_engine_has_been_compiled(tmp_path: Path) -> None:
    engine = tmp_path / "digsite.pth"
    engine.write_text("src", encoding="utf-8")

    async def act(pool: Workers) -> None:
        await pool.get_ready()
        [ready] = numbers(pool)
        assert await who_answers(pool) == ready
        engine.write_text("build/installed/1", encoding="utf-8")
        assert await who_answers(pool) != ready
        assert len(numbers(pool)) == 1

    with_pool(act, engine=engine)


def test_where_the_system_has_no_process_the_first_to_ask_starts_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    launched, refusals = workers.launched, [OSError("no memory")]

    async def later(command: tuple[str, ...]) -> Any:
        if refusals:
            raise refusals.pop()
        return await launched(command)

    async def act(pool: Workers) -> None:
        await pool.get_ready()
        assert numbers(pool) == []
        assert [await who_answers(pool)] == numbers(pool)

    monkeypatch.setattr(workers, "launched", later)
    with_pool(act)


def test_a_process_whose_start_was_cancelled_is_there_for_whoever_asks_next() -> None:
    async def act(pool: Workers) -> None:
        starting = asyncio.create_task(pool.get_ready())
        await asyncio.sleep(0)  # it has begun
        await asyncio.sleep(0)
        starting.cancel()
        await asyncio.wait([starting])
        assert starting.cancelled()
        assert [await who_answers(pool)] == numbers(pool)

    with_pool(act, workers=1)


def test_a_process_whose_stop_was_cancelled_still_ends_and_is_waited_for() -> None:
    async def act(pool: Workers) -> None:
        await pool.get_ready()
        [worker] = [each for each in pool.all if each.process is not None]
        process = worker.process
        assert process is not None
        stopping = asyncio.create_task(worker.stop())
        await asyncio.sleep(0)  # it has begun
        stopping.cancel()
        await asyncio.wait([stopping])
        assert stopping.cancelled()
        await worker.stop()
        assert process.returncode is not None

    with_pool(act)


def test_no_process_is_started_before_the_one_before_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    launched, begun = workers.launched, list[bool]()

    async def act(pool: Workers) -> None:
        await pool.get_ready()
        [worker] = [each for each in pool.all if each.process is not None]
        process, gone = worker.process, asyncio.Event()
        assert process is not None
        wait = process.wait

        async def slowly() -> int:
            await gone.wait()
            return await wait()

        async def noted(command: tuple[str, ...]) -> Any:
            begun.append(gone.is_set())
            return await launched(command)

        monkeypatch.setattr(process, "wait", slowly)
        monkeypatch.setattr(workers, "launched", noted)
        stopping = asyncio.create_task(worker.stop())
        await asyncio.sleep(0)
        stopping.cancel()
        starting = asyncio.create_task(worker.running())
        for _ in range(20):
            await asyncio.sleep(0)
        gone.set()
        await starting

    with_pool(act)
    assert begun == [True]


def test_ctrl_c_in_the_terminal_does_not_reach_it() -> None:
    async def act(pool: Workers) -> None:
        await pool.get_ready()
        [ready] = numbers(pool)
        assert os.getsid(ready) != os.getsid(0)

    with_pool(act)


def test_a_server_has_it_from_its_start_to_its_end(tmp_path: Path, database: str) -> None:
    there = tmp_path / "there"
    thinker = (sys.executable, "-c", SHOWS_ITSELF, str(there))
    with hosting(settings(database, thinker=thinker, standby=True, workers=2)) as host:
        asyncio.run_coroutine_threadsafe(shown(there), host.loop).result()
        [process] = [each.process for each in host.house.workers.all if each.process is not None]
        assert process.returncode is None
    assert process.returncode is not None
    assert numbers(host.house.workers) == []


async def shown(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def test_the_server_neither_opens_later_for_it_nor_closes_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes for ever to start here: the server answers, and ends."""
    begun: list[Workers] = []

    async def for_ever(pool: Workers) -> None:
        begun.append(pool)
        await asyncio.Event().wait()

    monkeypatch.setattr(Workers, "get_ready", for_ever)
    with hosting(settings(database, standby=True)) as host:
        assert begun == [host.house.workers]
