"""Servers behind a real proxy are restarted one after the other, and nobody sees an error page.

In `make soak`, which installs the proxies. `DIGSITE_ROUNDS` says how often each is restarted.
"""

import asyncio
import os
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from tests.server.clients import bearer, persons
from tests.server.databases import Cluster
from tests.server.proxies import PROXIES
from tests.server.test_soak import Worker, own_cluster, working

__all__ = ["own_cluster"]
ROUNDS = int(os.environ.get("DIGSITE_ROUNDS", "1"))
TABLES = 8
BETWEEN = 100  # answers between two restarts
TALK_EACH = 8  # decisions: whoever talks more is told to be silent
LOOK = 0.02


@dataclass
class Answers:
    """What everybody was answered."""

    codes: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, asked: str, answer: httpx.Response) -> None:
        self.codes[answer.status_code] += 1
        if answer.status_code >= 500:
            self.wrong.append(f"{asked}: {answer.status_code} {answer.text[:200]}")


class Person:
    """Somebody who plays both seats of one table after the other, and talks, without a socket."""

    def __init__(self, http: httpx.AsyncClient, seen: Answers) -> None:
        self.http = http
        self.seen = seen
        self.commands = 0

    async def ask(
        self, method: str, path: str, body: object = None, secret: str | None = None
    ) -> httpx.Response:
        answer = await self.http.request(method, path, json=body, headers=bearer(secret))
        self.seen.note(f"{method} {path}", answer)
        return answer

    async def play(self, enough: asyncio.Event) -> None:
        body = {"title": "archaeology", "seats": persons(2), "listed": False}
        while not enough.is_set():
            made = (await self.ask("POST", "/api/tables", body)).json()
            path = f"/api/tables/{made['table']['id']}"
            secrets = [one["secret"] for one in made["secrets"]]
            while not enough.is_set() and await self.decide(path, secrets):
                await self.ask("GET", "/api/tables")

    async def decide(self, path: str, secrets: list[str]) -> bool:
        """One decision of whoever is to act; whether the game goes on."""
        seen = (await self.ask("GET", f"{path}/view", secret=secrets[0])).json()
        actor = seen["view"]["actor"]
        if actor < 0:
            return False
        now = (await self.ask("GET", f"{path}/view", secret=secrets[actor])).json()
        self.commands += 1
        first = now["legal"][0]["notation"]
        move = {"id": f"m{self.commands}", "ply": now["ply"], "moves": [first]}
        await self.ask("POST", f"{path}/moves", move, secrets[actor])
        if self.commands % TALK_EACH == 0:
            line = {"id": f"c{self.commands}", "text": "hello"}
            await self.ask("POST", f"{path}/chat", line, secrets[actor])
        return True


async def restart_by_turns(workers: list[Worker], seen: Answers, enough: asyncio.Event) -> None:
    """As `docs/hosting.md` says it: the next one when the proxy uses the one before again."""
    for _ in range(ROUNDS):
        for worker in workers:
            await answered(seen, BETWEEN)
            await asyncio.to_thread(restart, worker)
            size = worker.log.stat().st_size
            while worker.log.stat().st_size == size:
                await asyncio.sleep(LOOK)
    await answered(seen, BETWEEN)
    enough.set()


async def answered(seen: Answers, more: int) -> None:
    wanted = seen.codes.total() + more
    while seen.codes.total() < wanted:
        await asyncio.sleep(LOOK)


def restart(worker: Worker) -> None:
    worker.end(signal.SIGTERM)
    worker.rise()
    worker.wait()


async def roll(port: int, workers: list[Worker], seen: Answers) -> None:
    enough = asyncio.Event()
    async with (
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http,
        asyncio.TaskGroup() as group,
    ):
        for _ in range(TABLES):
            group.create_task(Person(http, seen).play(enough))
        group.create_task(restart_by_turns(workers, seen, enough))


@pytest.mark.long
@pytest.mark.parametrize("name", list(PROXIES))
def test_nobody_sees_an_error_page_while_servers_are_restarted(
    own_cluster: Cluster, tmp_path: Path, name: str
) -> None:
    seen = Answers()
    with (
        working(own_cluster.new(), tmp_path, 2) as workers,
        PROXIES[name](tmp_path, [worker.port for worker in workers]) as port,
    ):
        asyncio.run(roll(port, workers, seen))
    sys.stderr.write(f"{name}, {2 * ROUNDS} restarts: {dict(seen.codes)}\n")
    assert seen.wrong == []
    assert set(seen.codes) <= {200, 201, 409}  # at worst another server was quicker
