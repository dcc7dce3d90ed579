"""Moves each second, and processor time of each, with 1, 2 and 4 servers on one PostgreSQL.

Tables for two; each table is played at one of the servers, as a proxy that hashes on its name would
have it. On a small machine players, servers and database share the cores: then the cost of a move
tells more than the moves each second. Where everybody answers at once, each of many servers has
less to do than a single one, and shares fewer transactions; with `--thought` each has the same.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
from websockets.asyncio.client import ClientConnection, connect

import digsite
from bench.table import columns
from tests.server.databases import Cluster, postgresql, programs

WARM = 0.2  # of the moves, that are not measured
# A game lasts about as long as servers keep a connection that nobody uses: each has its own.
NOTHING_KEPT = httpx.Limits(max_keepalive_connections=0)
ENOUGH = "1000000"
HEADER = ("servers", "tables", "moves/s", "p50 ms", "p95 ms", "CPU ms/move", "PostgreSQL ms/move")


def main() -> None:
    parser = argparse.ArgumentParser(description="Several servers on one PostgreSQL.")
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=48, help="of each server")
    parser.add_argument("--moves", type=int, default=4000, help="of each server")
    parser.add_argument("--thought", type=float, default=0.0, help="seconds before each move")
    asked = parser.parse_args()
    folder = programs()
    if folder is None:
        sys.exit("PostgreSQL's initdb and pg_ctl are not here")
    rows = []
    with postgresql(folder) as cluster:
        for number in asked.servers:
            size = (number * asked.tables, number * asked.moves)
            rows.append(measured(cluster, number, *size, asked.thought))
            sys.stderr.write(f"{rows[-1]}\n")
    sys.stdout.write(columns(list(HEADER), rows) + "\n")


def measured(cluster: Cluster, number: int, tables: int, moves: int, thought: float) -> list[str]:
    database = cluster.new()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        started = [stack.enter_context(serving(database, Path(folder), n)) for n in range(number)]
        crowd = Crowd([port for _, port in started], thought)
        spent = [Spent([pid for pid, _ in started]), Spent(backends(cluster))]
        seconds = asyncio.run(crowd.play(tables, moves, spent))
    waits = quantiles(crowd.waits, n=100)
    costs = [f"{1000 * one.seconds / moves:.2f}" for one in spent]
    rate, middle, late = moves / seconds, 1000 * waits[49], 1000 * waits[94]
    return [str(number), str(tables), f"{rate:.0f}", f"{middle:.0f}", f"{late:.0f}", *costs]


@contextmanager
def serving(database: str, folder: Path, number: int) -> Iterator[tuple[int, int]]:
    """A server, without the limits that one address has: its process and its port."""
    words = ["serve", "--port", "0", "--database", database, "--rate", ENOUGH, "--sockets", ENOUGH]
    with (folder / f"{number}.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "digsite", *words, "--tables", ENOUGH, "--tables-kept", ENOUGH],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert process.stdout is not None
        yield process.pid, int(process.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
    finally:
        process.terminate()
        process.communicate()


class Spent:
    """Processor time of some processes between two moments."""

    def __init__(self, processes: list[int]) -> None:
        self.processes = processes
        self.seconds = 0.0

    def begin(self) -> None:
        self.before = {one: processor_seconds(one) for one in self.processes}

    def end(self) -> None:
        after = {one: processor_seconds(one) for one in self.processes}
        self.seconds = sum(after[one] - self.before[one] for one in self.processes)


def processor_seconds(process: int) -> float:
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / 100


def backends(cluster: Cluster) -> list[int]:
    """PostgreSQL's processes as they are now; more are found when the measuring begins."""
    first = (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
    return [int(first), *children(int(first))]


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(one) for one in listed.split()]


class Crowd:
    """Everybody who plays."""

    def __init__(self, ports: list[int], thought: float) -> None:
        self.ports = ports
        self.thought = thought
        self.waits: list[float] = []
        self.left = 0
        self.warm = 0
        self.done = asyncio.Event()

    async def play(self, tables: int, moves: int, spent: list[Spent]) -> float:
        self.left, self.warm = moves, int(WARM * moves)
        self.spent = spent
        tasks = [asyncio.create_task(self.table(number)) for number in range(tables)]
        waiting = asyncio.create_task(self.done.wait())
        ended, _ = await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for one in ended:
            one.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.took

    def begin(self) -> None:
        postmaster = self.spent[1].processes[0]
        self.spent[1].processes = [postmaster, *children(postmaster)]
        for one in self.spent:
            one.begin()
        self.began = time.perf_counter()

    def arrived(self, wait: float) -> None:
        if self.warm > 0:
            self.warm -= 1
            if self.warm == 0:
                self.begin()
        elif self.left > 0:
            self.waits.append(wait)
            self.left -= 1
            if self.left == 0:
                self.took = time.perf_counter() - self.began
                for one in self.spent:
                    one.end()
                self.done.set()

    async def table(self, number: int) -> None:
        port, rng = self.ports[number % len(self.ports)], digsite.Rng(number)
        body = {
            "title": "archaeology",
            "seats": [{"kind": "person", "name": name} for name in ("Ada", "Ben")],
        }
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, timeout=60, limits=NOTHING_KEPT) as client:
            while True:
                made = (await client.post("/api/tables", json=body)).json()
                await self.game(port, made, rng)

    async def game(self, port: int, made: dict[str, object], rng: digsite.Rng) -> None:
        table, secrets = made["table"], made["secrets"]
        assert isinstance(table, dict)
        assert isinstance(secrets, list)
        address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/stream"
        async with connect(address) as first, connect(address) as second:
            sockets = [first, second]
            for socket, one in zip(sockets, secrets, strict=True):
                await socket.send(json.dumps({"type": "hello", "secret": one["secret"]}))
            seen = [await update(socket) for socket in sockets]
            while seen[0]["result"] is None:
                actor = 0 if seen[0]["legal"] else 1
                legal, ply = seen[actor]["legal"], seen[actor]["ply"]
                move = legal[rng.below(len(legal))]["notation"]
                body = {"type": "move", "id": f"p{ply}", "ply": ply, "moves": [move]}
                await asyncio.sleep(self.thought)
                began = time.perf_counter()
                await sockets[actor].send(json.dumps(body))
                seen[1 - actor] = await update(sockets[1 - actor])
                self.arrived(time.perf_counter() - began)
                seen[actor] = await update(sockets[actor])


async def update(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "update":
            return dict(message)
        if message["type"] == "answer" and not message["accepted"]:
            raise RuntimeError(message["error"])


if __name__ == "__main__":
    main()
