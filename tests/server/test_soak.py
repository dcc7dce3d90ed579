"""Servers die and go, the database restarts, and nobody's move is lost or made twice.

In `make soak` it is three servers behind a real nginx, as `DIGSITE_SERVERS` says; in everyday runs
two without a proxy, and a few blows.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import IO

import httpx
import psycopg
import pytest

import digsite
from tests.server.clients import persons
from tests.server.databases import Cluster, needed_programs, postgresql
from tests.server.proxies import PROXIES
from tests.server.soak import Address, Scripted, Soaked
from tests.server.test_crashes import free_port

FEW = "servers=2 tables=2 blows=2 restarts=1 proxy= thought=0"
ASKED = dict(word.split("=") for word in os.environ.get("DIGSITE_SERVERS", FEW).split())
SERVERS, TABLES, BLOWS, RESTARTS = (
    int(ASKED[name]) for name in ("servers", "tables", "blows", "restarts")
)
PROXY, THOUGHT = ASKED["proxy"], float(ASKED["thought"])
ENOUGH = "1000000"
LIMITS = ("--rate", "--sockets", "--tables", "--tables-kept")
WORDS = ("--workers", "1", *(word for limit in LIMITS for word in (limit, ENOUGH)))


class Worker:
    """`digsite serve` at a port of its own."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        serve = ["serve", "--port", str(self.port), "--database", database, "--pause", "0"]
        self.command = [sys.executable, "-m", "digsite", *serve, "--proxy", "127.0.0.1", *WORDS]
        self.log = log

    def rise(self) -> None:
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=errors, text=True
            )

    def wait(self) -> None:
        """Until it says that it is there; one that finds no database is started again."""
        while True:
            told = self.said.readline()
            if str(self.port) in told:
                return
            if not told:
                self.end(signal.SIGKILL)
                self.rise()

    @property
    def said(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()
        self.said.close()


@contextmanager
def working(database: str, folder: Path, number: int) -> Iterator[list[Worker]]:
    workers = [Worker(database, folder / f"server{n}.log") for n in range(number)]
    for worker in workers:
        worker.rise()
    try:
        for worker in workers:
            worker.wait()
        yield workers
    finally:
        for worker in workers:
            worker.end(signal.SIGTERM)


class Trouble:
    """One blow after the other, each when the one before is mended."""

    def __init__(self, cluster: Cluster, workers: list[Worker], seen: Soaked) -> None:
        self.cluster = cluster
        self.workers = workers
        self.seen = seen
        self.rng = digsite.Rng(20)

    async def strike(self, enough: asyncio.Event) -> None:
        each = BLOWS // RESTARTS if RESTARTS else BLOWS + 1
        for number in range(1, BLOWS + 1):
            await self.play_between()
            await asyncio.to_thread(self.blow)
            sys.stderr.write(f"blow {number}: {self.seen}\n")
            if number % each == 0:
                await self.play_between()
                await asyncio.to_thread(self.cluster.restart, bool(self.rng.below(2)))
        enough.set()

    async def play_between(self) -> None:
        """Nobody is struck who does not play."""
        made = self.seen.moves
        while self.seen.moves < made + TABLES:
            await asyncio.sleep(0.02)

    def blow(self) -> None:
        worker = self.workers[self.rng.below(len(self.workers))]
        worker.end(signal.SIGKILL if self.rng.below(2) else signal.SIGTERM)
        worker.rise()
        worker.wait()


async def soak(address: Address, trouble: Trouble, seen: Soaked) -> None:
    enough = asyncio.Event()
    tables = [Scripted(address, number, seen, THOUGHT) for number in range(TABLES)]
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(table.play(enough))
        group.create_task(trouble.strike(enough))


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be restarted without harm to other tests."""
    with postgresql(needed_programs()) as running:
        yield running


def test_no_move_is_lost_or_doubled_and_every_game_ends(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    seen = Soaked()
    with ExitStack() as stack:
        workers = stack.enter_context(working(own_cluster.new(), tmp_path, SERVERS))
        ports = [worker.port for worker in workers]
        front = PROXIES[PROXY](tmp_path, ports) if PROXY else nullcontext(0)
        proxy = stack.enter_context(front)
        address = Address([proxy] if PROXY else ports)
        asyncio.run(soak(address, Trouble(own_cluster, workers, seen), seen))
    sys.stderr.write(f"{seen}\n")
    assert seen.wrong == []
    assert seen.games >= TABLES
    assert seen.reconnects > 0


@pytest.mark.long
@pytest.mark.parametrize("name", list(PROXIES))
def test_a_proxy_sends_everything_of_a_table_to_one_server(
    own_cluster: Cluster, tmp_path: Path, name: str
) -> None:
    database = own_cluster.new()
    with (
        working(database, tmp_path, 2) as workers,
        PROXIES[name](tmp_path, [worker.port for worker in workers]) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
        psycopg.connect(database, autocommit=True) as look,
    ):

        def owner(table: str) -> object:
            return look.execute("SELECT owner FROM matches WHERE id = %s", [table]).fetchone()

        assert client.get("/metrics").status_code == 404
        owners = set()
        for _ in range(20):
            body = {"title": "archaeology", "seats": [*persons(1), {"kind": "open"}]}
            made = client.post("/api/tables", json=body).json()
            table, code = made["table"]["id"], made["code"]
            joined = {"code": code, "name": "Ben"}
            answer = client.post("/api/join", json=joined, follow_redirects=True)
            assert answer.status_code == 201, answer.text
            first = owner(table)
            owners.add(first)
            for _ in range(5):
                assert client.get(f"/api/tables/{table}/view").status_code == 200
                assert owner(table) == first
        assert len(owners) == 2
