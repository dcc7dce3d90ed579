"""Everything that one can do to a server from outside, each from an address of its own."""

import asyncio
import json
import secrets
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
Seen = dict[str, dict[str, int]]  # by attack: what it got, how often
PAUSE = 0.002  # seconds between two blows
OPENED, CALLED = "opened", "called"
NOBODY_LISTENS = "https://127.0.0.1:1/"
TROUBLE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, ValueError)
PERSONS = [{"kind": "person", "name": name} for name in ("Mallory", "Trudy")]


class Attacker:
    """One address, and what became of its requests."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.1.{number}"
        self.seen: Counter[str] = Counter()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        opened = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24
        )
        self.seen[OPENED] += 1
        return opened

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


def long_game() -> Match:
    title, rng = digsite.title("artifacts-inc"), digsite.Rng(4)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(4)]
    return run(Match(title, 4), players, rng)


def long_file() -> str:
    match = long_game()
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


async def why_flood(me: Attacker) -> None:
    """Everything that cannot be done, asked for on many sockets at once, and without a seat."""
    asking = [asyncio.create_task(ask_why(me)) for _ in range(30)]
    try:
        while True:
            await me.post("/api/lessons/artifacts-inc/why", {"path": []})
            await asyncio.sleep(PAUSE)
    finally:
        for one in asking:
            one.cancel()


async def ask_why(me: Attacker) -> None:
    body = {"title": "artifacts-inc", "seats": PERSONS, "listed": False}
    made = await me.post("/api/tables", body)
    async with me.socket(made["table"]["id"]) as socket:
        await socket.send(json.dumps({"type": "hello", "secret": made["secrets"][0]["secret"]}))
        ply = json.loads(await socket.recv())["ply"]
        questions = [{"type": "why", "ply": ply}, {"type": "move", "id": "a", "ply": ply}]
        questions[1]["moves"] = ["enough"]
        for number in range(10**9):
            await socket.send(json.dumps(questions[number % 2]))
            answer = json.loads(await socket.recv())
            me.seen[answer.get("error", {}).get("code", "told")] += 1
            await asyncio.sleep(PAUSE)


async def strange_keys(me: Attacker) -> None:
    """Keys that nobody has, to be forgotten by the club."""
    while True:
        await me.post("/api/club/leave", {"key": secrets.token_urlsafe(24)})
        await asyncio.sleep(PAUSE)


async def page_turner(me: Attacker) -> None:
    """Pages of the lobby that nobody else asks for, and each edition."""
    for number in range(10**9):
        await me.ask("GET", f"/api/tables?limit=100&older={2e9 - number / 7}")
        title = digsite.titles()[number % 3]
        await me.ask("GET", f"/api/titles/{title}/editions/{digsite.title(title).edition}")
        await asyncio.sleep(PAUSE)


async def callers(me: Attacker) -> None:
    """Turns that pass as quickly as they can, each with a call over https that fails."""
    while True:
        made = await me.post("/api/tables", {"title": "archaeology", "seats": PERSONS})
        path, seats = f"/api/tables/{made['table']['id']}", made["secrets"]
        for one in seats:
            hook = {"webhook": NOBODY_LISTENS}
            told = await me.post(f"{path}/seats/{one['seat']}/settings", hook, one["secret"])
            me.seen[CALLED] += "webhook" in told.get("settings", {})
        for number in range(400):
            secret = seats[number % 2]["secret"]
            _, told_view = await me.ask("GET", f"{path}/view?since=1000000", b"", secret)
            view = json.loads(told_view)
            if view["legal"]:
                move = {"id": f"m{number}", "ply": view["ply"]}
                last = view["legal"][-1]["notation"]
                await me.post(f"{path}/moves", {**move, "moves": [last]}, secret)
            await asyncio.sleep(PAUSE)


async def again_and_again(me: Attacker, method: str, path: str, body: object = None) -> None:
    """The same on five connections at once, for ever."""
    text = b"" if body is None else json.dumps(body).encode()
    while True:
        await asyncio.gather(*[me.ask(method, path, text) for _ in range(5)])
        await asyncio.sleep(PAUSE)


async def replay_flood(me: Attacker) -> None:
    """A hundred positions of a long game, as often as possible."""
    made = await me.post("/api/files", {"file": long_file()})
    path = f"/api/tables/{made['table']['id']}/replay?start=430&count=100"
    await again_and_again(me, "GET", path)


async def broken_files(me: Attacker) -> None:
    """Long files that are right up to their last line."""
    await again_and_again(me, "POST", "/api/files", {"file": long_file() + "no such move\n"})


async def branches(me: Attacker) -> None:
    """A long game, played on from its end at one new table after the other."""
    match = long_game()
    made = await me.post("/api/files", {"file": matchfile.written(match)})
    path = f"/api/tables/{made['table']['id']}/branch"
    await again_and_again(me, "POST", path, {"after": match.ply - 1})


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: tuple[Attack, ...] = (
    replay_bomb,
    endless_heads,
    half_open,
    fat_tables,
    bot_crowd,
    nonsense,
    chatter,
    silent_sockets,
    frame_flood,
    why_flood,
    strange_keys,
    page_turner,
    callers,
    replay_flood,
    broken_files,
    branches,
)
ACCEPTED = {"200", "201"}
# What shows that an attack took place; else an answer to what was asked.
GOALS: dict[Attack, set[str]] = {
    endless_heads: {OPENED},
    half_open: {OPENED},
    silent_sockets: {OPENED},
    nonsense: {"400", "413", "422"},
    callers: {CALLED},
    broken_files: {"409"},
}


async def keep_on(attack: Attack, me: Attacker) -> None:
    """Whatever the server does about it, try again."""
    while True:
        with suppress(*TROUBLE, KeyError):
            await attack(me)
        me.seen["again"] += 1
        await asyncio.sleep(10 * PAUSE)


def fell_short(seen: Seen) -> list[str]:
    """The attacks that never took place."""
    return [
        attack.__name__
        for attack in ATTACKS
        if not any(seen[attack.__name__].get(one) for one in GOALS.get(attack, ACCEPTED))
    ]


async def attack_all(port: int, seconds: float, patience: float) -> Seen:
    """All of them at once; what each of them got. Those that got nothing have more time."""
    everybody = [(one, Attacker(port, number)) for number, one in enumerate(ATTACKS, 1)]
    seen: Seen = {attack.__name__: me.seen for attack, me in everybody}
    tasks = [asyncio.create_task(keep_on(attack, me)) for attack, me in everybody]
    await asyncio.sleep(seconds)
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while fell_short(seen):
                await asyncio.sleep(10 * PAUSE)
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1)
    return {name: dict(got) for name, got in seen.items()}
