"""Scripted people: they sit down, look, and decide over real sockets."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import digsite
from digsite.server import decisions
from tests.server.host import Host, hosting, settings

Record = dict[str, Any]
PERSON_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def persons(number: int) -> list[Record]:
    return [{"kind": "person", "name": name} for name in PERSON_NAMES[:number]]


class Reception:
    """Plain HTTP."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.http = httpx.Client(base_url=host.url, timeout=120, follow_redirects=True)
        self.clients: list[Client] = []

    def close(self) -> None:
        for client in self.clients:
            client.close()
        self.http.close()

    def post(self, path: str, body: object = None, secret: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(secret))

    def get(self, path: str, secret: str | None = None, **query: Any) -> httpx.Response:
        return self.http.get(path, headers=bearer(secret), params=query)

    def table(
        self, title: str, seats: list[Record], options: Record | None = None, **more: Any
    ) -> "Place":
        body = {"title": title, "seats": seats, "options": options or {}, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return Place(self, answer.json())


@contextmanager
def receiving(database: str, **changes: object) -> Iterator[Reception]:
    """A server of its own with these settings, and the way in."""
    with hosting(settings(database, **changes)) as host:
        reception = Reception(host)
        try:
            yield reception
        finally:
            reception.close()


class Place:
    """A table, as whoever set it up knows it."""

    def __init__(self, reception: Reception, made: Record) -> None:
        self.reception = reception
        self.id: str = made["table"]["id"]
        self.code: str = made["code"]
        self.host: str = made["host"]
        self.secrets: dict[int, str] = {one["seat"]: one["secret"] for one in made["secrets"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def post(self, path: str, body: object, secret: str | None) -> httpx.Response:
        return self.reception.post(f"{self.path}/{path}", body, secret)

    def get(self, path: str, secret: str | None = None, **query: Any) -> httpx.Response:
        return self.reception.get(f"{self.path}/{path}", secret, **query)

    def view(self, seat: int, since: int = 0) -> Record:
        answer = self.get("view", self.secrets.get(seat), since=since)
        assert answer.status_code == 200, answer.text
        found: Record = answer.json()
        return found

    def move(self, seat: int, name: str, ply: int, *moves: str) -> httpx.Response:
        return self.post("moves", {"id": name, "ply": ply, "moves": moves}, self.secrets[seat])

    def sit(self, seat: int, **hello: object) -> "Client":
        client = Client(self.reception.host, self.id, self.secrets.get(seat), **hello)
        self.reception.clients.append(client)
        return client

    def join(self, name: str) -> int:
        answer = self.reception.post("/api/join", {"code": self.code, "name": name})
        assert answer.status_code == 201, answer.text
        seat: int = answer.json()["seat"]
        self.secrets[seat] = answer.json()["secret"]
        return seat


class Client:
    """One socket; it remembers everything that it was sent."""

    def __init__(self, host: Host, table: str, secret: str | None, **hello: object) -> None:
        address = f"ws://127.0.0.1:{host.port}/api/tables/{table}/stream"
        self.stack = ExitStack()
        opening = connect(address, max_size=None, max_queue=None)
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.messages: list[Record] = []
        self.commands = 0
        self.send({"type": "hello", "secret": secret, **hello})
        self.now: Record = self.next("update")

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Record:
        message: Record = json.loads(self.socket.recv(timeout=120))
        self.messages.append(message)
        if message["type"] == "update":
            self.now = message
        return message

    def next(self, kind: str) -> Record:
        """The next message of this kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def ask(self, message: object) -> Record:
        """Send, and wait for the answer."""
        self.send(message)
        return self.next("answer")

    def move(self, *moves: str, ply: int | None = None) -> Record:
        self.commands += 1
        named = self.now["ply"] if ply is None else ply
        body = {"type": "move", "id": f"m{self.commands}", "ply": named, "moves": moves}
        return self.ask(body)

    def wait(self, ply: int) -> None:
        """Wait until the table has come so far."""
        while self.now["ply"] < ply:
            self.receive()

    @property
    def is_over(self) -> bool:
        return bool(self.now["table"]["status"] == "over")

    def close(self) -> None:
        self.stack.close()


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


def finish(people: dict[int, Client], rng: digsite.Rng, watchers: Iterable[Client] = ()) -> None:
    """Everybody plays random moves until the game is over, and all have heard of it."""
    some = next(iter(people.values()))
    while not some.is_over:
        actor = some.now["view"]["actor"]
        if actor in people:
            client = people[actor]
            client.wait(some.now["ply"])
            legal = client.now["legal"]
            answer = client.move(legal[rng.below(len(legal))]["notation"])
            assert answer["accepted"], answer
            some.wait(answer["ply"])
        else:
            some.receive()
    for client in [*people.values(), *watchers]:
        client.wait(some.now["ply"])


def play_out(place: Place, seed: int = 5) -> None:
    """Everybody plays at random to the end, behind the counter: that is quicker."""
    house, rng = place.reception.host.house, digsite.Rng(seed)

    async def play() -> None:
        async with house.hall.table(place.id) as table:
            while table.status != "over":
                keys = table.match.state.legal()
                move = keys[rng.below(len(keys))].notation()
                await decisions.decide(house, table, int(table.match.actor), [move])

    asyncio.run_coroutine_threadsafe(play(), place.reception.host.loop).result(60)
