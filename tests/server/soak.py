"""Scripted tables that are played while servers are killed and drained and the database restarts.

`Address` says where a table is asked for: at a proxy, or, without one, at the first server that
answers in an order that depends on the table's name.
"""

import asyncio
import json
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import digsite
from tests.server.clients import bearer, persons

Record = dict[str, Any]
T = TypeVar("T")
TROUBLE = (OSError, WebSocketException, httpx.TransportError)
AWAY = {502, 503, 504}
AGAIN = {"overtaken", "unable"}
BOT = {"kind": "bot", "level": "random"}
BOT_EACH = 5  # so many-th table has a program
READY = '{"type": "ready"}'  # else programs wait a while for somebody to see the board
PAUSE = 0.1  # before somebody who found nobody asks again


class Address:
    """Where to ask for a table."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports

    def order(self, name: str) -> list[int]:
        return sorted(self.ports, key=lambda port: zlib.crc32(f"{name} {port}".encode()))


@dataclass
class Soaked:
    """What was seen."""

    games: int = 0
    moves: int = 0
    reconnects: int = 0
    repeated: int = 0
    wrong: list[str] = field(default_factory=list)


class Scripted:
    """Two seats of one table after another, played from one script over two sockets."""

    def __init__(self, address: Address, number: int, seen: Soaked, thought: float) -> None:
        self.address = address
        self.number = number
        self.seen = seen
        self.thought = thought
        self.rng = digsite.Rng(number)
        self.http = httpx.AsyncClient(timeout=60)
        self.commands = 0

    async def play(self, enough: asyncio.Event) -> None:
        """Game after game, at least one, until it is enough."""
        while True:
            await self.game()
            self.seen.games += 1
            if enough.is_set():
                await self.http.aclose()
                return

    async def game(self) -> None:
        seats = [*persons(1), BOT] if self.number % BOT_EACH == 0 else persons(2)
        body = {"title": "archaeology", "seats": seats, "listed": False}
        made = await self.ask("POST", "/api/tables", body)
        self.name = made["table"]["id"]
        self.secrets = {one["seat"]: one["secret"] for one in made["secrets"]}
        self.sockets: dict[int, ClientConnection] = {}
        self.latest: dict[int, Record] = {}
        self.acknowledged: list[tuple[int, int, str]] = []
        while (now := await self.actor_s_update())["result"] is None:
            await asyncio.sleep(self.thought)
            await self.decide(now)
        for socket in self.sockets.values():
            await socket.close()
        await self.compare()

    async def ask(self, method: str, path: str, body: object = None, seat: int = -1) -> Record:
        """Until somebody answers."""
        name = path.split("/")[3] if path.count("/") > 2 else str(self.commands)
        secret = self.secrets[seat] if seat >= 0 else None
        while True:
            for port in self.address.order(name):
                url = f"http://127.0.0.1:{port}{path}"
                with suppress(*TROUBLE):
                    answer = await self.http.request(method, url, json=body, headers=bearer(secret))
                    if answer.status_code not in AWAY:
                        assert answer.status_code < 300, answer.text
                        found: Record = answer.json()
                        return found
            await asyncio.sleep(PAUSE)

    async def socket(self, seat: int) -> ClientConnection:
        """The seat's line; one that was cut is taken up where it was."""
        while seat not in self.sockets:
            since = self.latest[seat]["ply"] if seat in self.latest else 0
            hello = {"type": "hello", "secret": self.secrets[seat], "since": since}
            for port in self.address.order(self.name):
                with suppress(*TROUBLE, TimeoutError):
                    url = f"ws://127.0.0.1:{port}/api/tables/{self.name}/stream"
                    line = await connect(url, max_size=None, open_timeout=60)
                    self.sockets[seat] = line
                    await line.send(json.dumps(hello))
                    await self.until(seat, "update")
                    await line.send(READY)
                    await self.until(seat, "answer")
                    break
                self.sockets.pop(seat, None)
            else:
                await asyncio.sleep(PAUSE)
        return self.sockets[seat]

    async def until(self, seat: int, kind: str) -> Record:
        """The next message of this kind; updates are remembered."""
        while True:
            message: Record = json.loads(await self.sockets[seat].recv())
            if message["type"] == "update":
                self.latest[seat] = message
            if message["type"] == kind:
                return message

    async def lost(self, seat: int) -> None:
        self.seen.reconnects += 1
        line = self.sockets.pop(seat, None)
        if line is not None:
            await line.close()

    async def actor_s_update(self) -> Record:
        """What the seat sees that is to act; of a finished game what the first sees."""
        while True:
            for seat in self.secrets:
                await self.socket(seat)
            newest = max(self.latest.values(), key=lambda told: int(told["ply"]))
            actor = newest["view"]["actor"]
            mine = self.latest.get(actor, newest)
            if newest["result"] is not None or (mine["legal"] and mine["ply"] == newest["ply"]):
                return mine if mine["legal"] else newest
            waiting = actor if actor in self.secrets else min(self.secrets)
            try:
                await self.until(waiting, "update")
            except TROUBLE:
                await self.lost(waiting)

    async def decide(self, now: Record) -> None:
        """Send a decision again and again, always with the same id, until it is answered."""
        seat, legal = now["seat"], now["legal"]
        self.commands += 1
        move = legal[self.rng.below(len(legal))]["notation"]
        body = {"type": "move", "id": f"o{self.commands}", "ply": now["ply"], "moves": [move]}
        while True:
            line = await self.socket(seat)
            try:
                await line.send(json.dumps(body))
                answer = await self.until(seat, "answer")
            except TROUBLE:
                await self.lost(seat)
                self.seen.repeated += 1
                continue
            if answer.get("accepted"):
                break
            if answer["error"]["code"] not in AGAIN:
                raise AssertionError(f"{self.name}: {answer['error']} for {body}")
            await self.lost(seat)
        self.seen.moves += 1
        self.acknowledged.append((now["ply"], seat, move))

    async def compare(self) -> None:
        """The log has what was acknowledged, once, and nothing else of these seats."""
        seat = min(self.secrets)
        told = await self.ask("GET", f"/api/tables/{self.name}/view?since=0", seat=seat)
        played = [
            (event["ply"], event["actor"], event["notation"])
            for event in told["events"]
            if event["actor"] in self.secrets
        ]
        if played != self.acknowledged or told["table"]["status"] != "over":
            self.seen.wrong.append(f"{self.name}: {self.acknowledged} became {played}")
