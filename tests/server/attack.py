"""Twenty honest tables play while everything is tried against the server: how long do they wait?

`python -m tests.server.attack --seconds 30 --most 250` ends with an error if the honest wait
longer, in the 95th of a hundred moves, than so many milliseconds, or if one of the attacks did not
take place.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect

from digsite.core.rng import Rng
from tests.server.attackers import PERSONS, Record, attack_all, fell_short

SERVE = "from digsite.command import main; main()"
THOUGHT = 0.1  # seconds between an update and the decision
ATTACK = (sys.executable, "-m", "tests.server.attack")


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """A real server with its own settings; its port and its process."""
    folder = tempfile.mkdtemp()
    words = [
        sys.executable,
        "-c",
        SERVE,
        "serve",
        "--port",
        "0",
        "--database",
        f"{folder}/g.sqlite",
        "--club",
        "--allow-local-webhooks",
    ]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline().rsplit(":", 1)[1].strip("/\n")), process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


class Honest:
    """A table of two people who play random moves, one after the other, without end."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.rng = Rng(number)
        self.waits: list[float] = []

    async def play(self, client: httpx.AsyncClient) -> None:
        while True:
            body = {"title": "archaeology", "seats": PERSONS, "listed": False}
            made = (await client.post("/api/tables", json=body)).json()
            address = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']['id']}/stream"
            secrets = [one["secret"] for one in made["secrets"]]
            async with connect(address) as first, connect(address) as second:
                sockets = [first, second]
                for socket, secret in zip(sockets, secrets, strict=True):
                    await socket.send(json.dumps({"type": "hello", "secret": secret}))
                await self.game(sockets)

    async def game(self, sockets: list[ClientConnection]) -> None:
        """Until it is over; each move waits for its receipt."""
        updates = [await self.until(socket, "update") for socket in sockets]
        while updates[0]["result"] is None:
            actor = 0 if updates[0]["legal"] else 1
            legal, ply = updates[actor]["legal"], updates[actor]["ply"]
            move = legal[self.rng.below(len(legal))]["notation"]
            await asyncio.sleep(THOUGHT)
            began = time.perf_counter()
            body = {"type": "move", "id": f"m{ply}", "ply": ply, "moves": [move]}
            await sockets[actor].send(json.dumps(body))
            updates = [await self.until(socket, "update") for socket in sockets]
            answer = await self.until(sockets[actor], "answer")
            assert answer["accepted"], answer
            self.waits.append(time.perf_counter() - began)

    async def until(self, socket: ClientConnection, kind: str) -> Record:
        while True:
            message: Record = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


async def play_honestly(port: int, tables: int, seconds: float) -> list[float]:
    """What everybody waited for their moves; a game that breaks off breaks this off."""
    honest = [Honest(port, number) for number in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        games = [asyncio.create_task(one.play(client)) for one in honest]
        done, _ = await asyncio.wait(games, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    for game in done:
        game.result()
    return [wait for one in honest for wait in one.waits]


def memory(process: int) -> int:
    """Megabytes that the process has."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def processor_seconds(process: int) -> float:
    """Time of a processor that it has used."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


def measured(name: str, port: int, process: int, tables: int, seconds: float) -> float:
    """One line of what the honest saw; the 95th of a hundred waits."""
    before = processor_seconds(process)
    waits = sorted(asyncio.run(play_honestly(port, tables, seconds)))
    spent = processor_seconds(process) - before
    middle, late = quantiles(waits, n=100)[49], quantiles(waits, n=100)[94]
    told = [f"{len(waits)} moves", f"p50 {1000 * middle:.0f} ms", f"p95 {1000 * late:.0f} ms"]
    told += [f"longest {1000 * waits[-1]:.0f} ms", f"{memory(process)} MB", f"{spent:.1f} s"]
    sys.stdout.write(f"{name:<12}{', '.join(told)}\n")
    sys.stdout.flush()
    return 1000 * late


def attack(port: int, seconds: float, patience: float) -> int:
    """Everything against the server at this port; an error if something was not even tried."""
    os.nice(15)  # as if it were on another machine
    seen = asyncio.run(attack_all(port, seconds, patience))
    sys.stdout.write("".join(f"  {name:<16}{got}\n" for name, got in seen.items()))
    for name in (short := fell_short(seen)):
        sys.stderr.write(f"{name} did not take place\n")
    return int(bool(short))


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--most", type=float, default=0, help="milliseconds; 0: only measure")
    words.add_argument("--against", type=int, default=0, help="only attack the server at this port")
    words.add_argument("--patience", type=float, default=60, help="seconds more to be answered")
    asked = words.parse_args()
    if asked.against:
        return attack(asked.against, asked.seconds, asked.patience)
    with serving() as (port, process):
        measured("in peace", port, process, asked.tables, asked.seconds / 3)
        more = ("--seconds", str(asked.seconds), "--patience", str(asked.patience))
        attacking = subprocess.Popen([*ATTACK, "--against", str(port), *more])
        late = measured("attacked", port, process, asked.tables, asked.seconds)
        failed = attacking.wait() != 0
        measured("afterwards", port, process, asked.tables, asked.seconds / 3)
    if failed:
        sys.stderr.write("the attack failed: what was measured is not to be believed\n")
    return int(failed or (bool(asked.most) and late > asked.most))


if __name__ == "__main__":
    sys.exit(main())
