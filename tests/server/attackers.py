"""Everything that one can do to a server from outside, each from an address of its own."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

import digsite
from digsite.play import matchfile
from digsite.play.match import Match, run

Record = dict[str, Any]
PAUSE = 0.002  # seconds between two blows
TROUBLE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, ValueError)
PERSONS = [{"kind": "person", "name": name} for name in ("Mallory", "Trudy")]


class Attacker:
    """One address, and what became of its requests."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.1.{number}"
        self.seen: Counter[str] = Counter()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24
        )

    async def ask(
        self, method: str, path: str, body: bytes = b"", secret: str = ""
    ) -> tuple[int, bytes]:
        """One request on a connection of its own; status and body."""
        reader, writer = await self.open()
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            head += f"Authorization: Bearer {secret}\r\n" if secret else ""
            writer.write(head.encode() + b"\r\n" + body)
            async with asyncio.timeout(60):
                told = await reader.read()
        finally:
            writer.close()
        status = int(told.split(b" ", 2)[1]) if told else 0
        self.seen[str(status)] += 1
        return status, told.partition(b"\r\n\r\n")[2]

    async def post(self, path: str, body: object, secret: str = "") -> Record:
        _, told = await self.ask("POST", path, json.dumps(body).encode(), secret)
        found: Record = json.loads(told)
        return found

    def socket(self, table: str) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"
        return connect(address, local_addr=(self.address, 0), max_size=None)


def long_file() -> str:
    title, rng = digsite.title("artifacts-inc"), digsite.Rng(4)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(4)]
    match = run(Match(title, 4), players, rng)
    match.rewind(match.ply - 30)
    return matchfile.written(match)


async def replay_bomb(me: Attacker) -> None:
    """A long game, taken back again and again, and asked for from its beginning."""
    made = await me.post("/api/files", {"file": long_file()})
    table, secrets = made["table"]["id"], [one["secret"] for one in made["secrets"]]
    for number in range(10**9):
        body = {"id": f"u{number}", "ply": 0}
        for secret in secrets:
            stale = await me.post(f"/api/tables/{table}/undo", body, secret)
            body["ply"] = stale.get("update", {}).get("ply", 0)
        for path in ("view?since=0", "replay?start=0&count=100", "replay?start=600&count=100"):
            await me.ask("GET", f"/api/tables/{table}/{path}")
        await asyncio.sleep(PAUSE)


async def endless_heads(me: Attacker) -> None:
    while True:
        _, writer = await me.open()
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(*TROUBLE):
            for _ in range(200):
                writer.write(b"X: " + b"x" * 65_000 + b"\r\n")
                await writer.drain()
        writer.close()


async def half_open(me: Attacker) -> None:
    kept: list[asyncio.StreamWriter] = []
    while True:
        with suppress(*TROUBLE):
            kept.append((await me.open())[1])
            kept[-1].write(b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n")
        if len(kept) > 1200:
            kept.pop(0).close()
        await asyncio.sleep(PAUSE)


async def fat_tables(me: Attacker) -> None:
    """Options without end, and the lobby that would have to show them."""
    fat = {"title": "artifact", "options": {"expansions": ["research"] * 20_000}}
    thin = {"title": "artifact", "options": {"expansions": ["research"] * 20}}
    seats = [*PERSONS, {"kind": "open"}]
    while True:
        for body in (fat, thin):
            await me.post("/api/tables", {**body, "seats": seats})
        await me.ask("GET", "/api/tables?limit=100")
        await asyncio.sleep(PAUSE)


async def bot_crowd(me: Attacker) -> None:
    """As many tables with thinking programs as one may have, all of them watched."""
    bots = [{"kind": "bot", "level": "master"}] * 3
    watched: list[Any] = []
    while True:
        body = {"title": "artifacts-inc", "seats": [PERSONS[0], *bots], "listed": False}
        made = await me.post("/api/tables", body)
        if "secrets" in made and len(watched) < 60:
            socket = await me.socket(made["table"]["id"])
            watched.append(socket)
            await socket.send(json.dumps({"type": "hello", "secret": made["secrets"][0]["secret"]}))
            update = json.loads(await socket.recv())
            if update["legal"]:
                move = {"type": "move", "id": "a", "ply": update["ply"]}
                last = update["legal"][-1]["notation"]
                await socket.send(json.dumps({**move, "moves": [last]}))
        await asyncio.sleep(10 * PAUSE)


async def nonsense(me: Attacker) -> None:
    """Deep, broken, huge and invisible."""
    bodies = (b"[" * 400_000, b'{"file": "\\ud800"}', b"x" * 500_000, b"\xff\xfe" * 1000)
    while True:
        for body in bodies:
            await me.ask("POST", "/api/files", body)
            await asyncio.sleep(PAUSE)


async def chatter(me: Attacker) -> None:
    made = await me.post("/api/tables", {"title": "archaeology", "seats": PERSONS})
    path, secret = f"/api/tables/{made['table']['id']}", made["secrets"][0]["secret"]
    while True:
        await me.post(f"{path}/chat", {"text": "x" * 500}, secret)
        hook = {"webhook": "http://127.0.0.1:22/"}
        await me.post(f"{path}/seats/0/settings", hook, secret)
        await asyncio.sleep(PAUSE)


async def silent_sockets(me: Attacker) -> None:
    """Sockets that never say hello, and readers that never read."""
    kept: list[Any] = []
    while True:
        with suppress(*TROUBLE):
            kept.append(await me.socket("0" * 16))
        reader_less = (await me.open())[1]
        reader_less.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
        kept.append(reader_less)
        await asyncio.sleep(10 * PAUSE)


async def frame_flood(me: Attacker) -> None:
    """Pings, and messages of two letters, as fast as they can be written."""
    made = await me.post("/api/tables", {"title": "archaeology", "seats": PERSONS})
    hello = json.dumps({"type": "hello", "secret": made["secrets"][0]["secret"]})
    floods = [Frame(Opcode.PING, b""), Frame(Opcode.TEXT, b"{}")]
    while True:
        for flood in floods:
            async with me.socket(made["table"]["id"]) as socket:
                await socket.send(hello)
                with suppress(*TROUBLE):
                    async with asyncio.timeout(1):
                        while not socket.transport.is_closing():
                            socket.transport.write(flood.serialize(mask=True) * 5000)
                            await asyncio.sleep(PAUSE)
                socket.transport.abort()


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    replay_bomb,
    endless_heads,
    half_open,
    fat_tables,
    bot_crowd,
    nonsense,
    chatter,
    silent_sockets,
    frame_flood,
)


async def keep_on(attack: Callable[[Attacker], Awaitable[None]], me: Attacker) -> None:
    """Whatever the server does about it, try again."""
    while True:
        with suppress(*TROUBLE, KeyError):
            await attack(me)
        me.seen["again"] += 1
        await asyncio.sleep(10 * PAUSE)


async def attack_all(port: int, seconds: float) -> dict[str, dict[str, int]]:
    """All of them at once; what each of them got."""
    everybody = [(one, Attacker(port, number)) for number, one in enumerate(ATTACKS, 1)]
    tasks = [asyncio.create_task(keep_on(attack, me)) for attack, me in everybody]
    await asyncio.sleep(seconds)
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1)
    return {attack.__name__: dict(me.seen) for attack, me in everybody}
