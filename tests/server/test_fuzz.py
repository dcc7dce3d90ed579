"""Thousands of messages that nobody should send: each is answered, nothing breaks."""

import asyncio
import json
import logging
import os

import msgspec
import pytest

from digsite.core.rng import Rng
from tests.server.clients import bearer, persons
from tests.server.sockets import Record, Socket, Wire, wired

MESSAGES = int(os.environ.get("DIGSITE_FUZZ_MESSAGES", "3000"))
KINDS = ("hello", "move", "undo", "consent", "preview", "chat", "ping", "fly", "", "MOVE")
NAMES = ("type", "id", "ply", "moves", "agree", "text", "secret", "since", "about", "x", "")
STRINGS = (
    "", "a", "dig", "end", "sell 5 mask", "\x00", "\n", "💎", "e\u0301", "\u202eabc", "x" * 64,
    "x" * 501, "../..", "'; DROP TABLE moves; --", "{{7*7}}", "%s%n", "<script>", "null", "ﬀ",
)  # fmt: skip
NUMBERS = (0, 1, -1, 3.5, 1e300, 10**30, -(2**63), 2**64, 1_000_000, 1_000_001)
HUGE = 60_000


class Fuzzer:
    """Messages of right and wrong shapes, always the same for a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.ply = 0
        self.legal: list[str] = ["end"]

    def one(self, some: tuple[object, ...] | list[str]) -> object:
        return some[self.rng.below(len(some))]

    def value(self, depth: int = 0) -> object:
        """Any JSON."""
        kind = self.rng.below(8 if depth < 4 else 6)
        if kind < 2:
            return self.one(STRINGS)
        if kind < 4:
            return self.one(NUMBERS)
        if kind < 6:
            return self.one((None, True, False))
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.rng.below(5))]
        return {str(self.one(NAMES)): self.value(depth + 1) for _ in range(self.rng.below(4))}

    def sound(self) -> Record:
        """What one may send, though perhaps not now."""
        notation = self.one(self.legal) if self.rng.below(3) else self.one(STRINGS[2:5])
        name = f"f{self.rng.below(300)}"
        some: list[Record] = [
            {"type": "move", "id": name, "ply": self.ply, "moves": [notation]},
            {"type": "move", "id": name, "ply": self.ply, "moves": [notation] * 3},
            {"type": "undo", "id": name, "ply": self.ply},
            {"type": "preview", "ply": self.ply, "moves": [notation]},
            {"type": "consent", "agree": True},
            {"type": "chat", "text": "💎" * 20},
            {"type": "ping"},
        ]
        return some[self.rng.below(len(some))]

    def bent(self) -> Record:
        """A sound message with one field changed, missing or too many."""
        message = self.sound()
        change, name = self.rng.below(4), str(self.one(NAMES))
        if change == 0:
            message[name] = self.value()
        elif change == 1:
            message.pop(name, None)
        elif change == 2:
            message["type"] = self.one(KINDS)
        else:
            own = sorted(message)
            message[str(self.one(own))] = self.value()
        return message

    def frame(self) -> Record:
        """One frame of a socket: text or bytes."""
        kind = self.rng.below(20)
        if kind < 3:
            return {"text": json.dumps(self.sound())}
        if kind < 9:
            return {"text": json.dumps(self.bent())}
        if kind < 12:
            return {"text": json.dumps(self.value())}
        return self.broken(kind)

    def broken(self, kind: int) -> Record:
        """One that is cut off, scratched, huge or no text at all."""
        text = json.dumps(self.bent())
        if kind < 15:
            return {"text": text[: self.rng.below(len(text))]}
        if kind < 17:
            return {"text": self.scratched(text)}
        if kind == 17:
            return {"text": text + " " * HUGE if self.rng.below(2) else "[" * HUGE}
        raw = bytes(self.rng.below(256) for _ in range(self.rng.below(60)))
        return {"bytes": raw if kind == 18 else text.encode("utf-16")}

    def scratched(self, text: str) -> str:
        """Some letters become others."""
        letters = list(text)
        for _ in range(1 + self.rng.below(4)):
            letters[self.rng.below(len(letters))] = chr(self.rng.below(0x2FFF))
        return "".join(letters)


async def answered(socket: Socket, fuzzer: Fuzzer) -> Record:
    """The answer to the latest message; what comes before it is noted."""
    while True:
        message: Record = msgspec.json.decode(await socket.hear())
        if message["type"] == "update":
            fuzzer.ply = message["ply"]
            fuzzer.legal = [one["notation"] for one in message["legal"]] or fuzzer.legal
        if message["type"] == "answer":
            return message


async def pester(wire: Wire, seed: int, messages: int) -> set[str]:
    """Send all of that to one table; the codes of the answers."""
    seats = [*persons(1), {"kind": "open"}]
    body = {"title": "archaeology", "seats": seats, "listed": False}
    made = (await wire.http.post("/api/tables", json=body)).json()
    other = await wire.http.post("/api/join", json={"code": made["code"], "name": "Ben"})
    secrets = [made["secrets"][0]["secret"], other.json()["secret"], None]
    fuzzers = [Fuzzer(seed + number) for number in range(3)]
    sockets = [await wire.connect(made["table"]["id"], secret) for secret in secrets]
    codes = set()
    for number in range(messages):
        socket, fuzzer = sockets[number % 3], fuzzers[number % 3]
        socket.send(fuzzer.frame())
        answer = await answered(socket, fuzzer)
        codes.add(answer["error"]["code"] if "error" in answer else "done")
    for socket in sockets:
        await socket.close()
    await play_on(wire, f"/api/tables/{made['table']['id']}", secrets)
    return codes


async def play_on(wire: Wire, path: str, secrets: list[str | None]) -> None:
    """The table is as playable as before."""
    for number in range(10):
        seen = (await wire.http.get(f"{path}/view")).json()
        if seen["table"]["status"] == "over":
            return
        secret = bearer(secrets[seen["view"]["actor"]])
        mine = (await wire.http.get(f"{path}/view", headers=secret)).json()
        body = {"id": f"on{number}", "ply": mine["ply"], "moves": [mine["legal"][0]["notation"]]}
        answer = await wire.http.post(f"{path}/moves", json=body, headers=secret)
        assert answer.status_code == 200, answer.text


def test_whatever_is_sent_is_answered_and_breaks_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def all_of_it() -> set[str]:
        async with wired(database) as wire:
            codes = await pester(wire, 1, MESSAGES)
            metrics = (await wire.http.get("/metrics")).text
            assert f"digsite_messages_total {MESSAGES}" in metrics
            assert 'digsite_requests_total{of="500"}' not in metrics
            return codes

    with caplog.at_level(logging.WARNING):
        codes = asyncio.run(all_of_it())
    assert [record for record in caplog.records if record.exc_info] == []
    assert codes >= {"done", "not-understood", "too-large", "stale", "illegal", "unreadable"}
    assert codes <= {
        "done", "not-understood", "too-large", "stale", "illegal", "unreadable", "no-seat",
        "no-wish", "nothing-to-undo", "over",
    }  # fmt: skip


def test_the_generator_gives_the_same_messages_for_the_same_seed() -> None:
    one, other = Fuzzer(3), Fuzzer(3)
    assert [one.frame() for _ in range(200)] == [other.frame() for _ in range(200)]


def test_fuzzed_first_messages_are_answered_and_end_the_socket(database: str) -> None:
    async def greetings() -> None:
        async with wired(database) as wire:
            body = {"title": "archaeology", "seats": persons(2)}
            made = (await wire.http.post("/api/tables", json=body)).json()
            fuzzer = Fuzzer(7)
            for _ in range(300):
                socket = Socket(wire.app, made["table"]["id"])
                socket.send(fuzzer.frame())
                answer = msgspec.json.decode(await socket.hear())
                assert answer["type"] in {"answer", "update"}
                await socket.close()
            assert not wire.house.hall.live[made["table"]["id"]].subscribers

    asyncio.run(greetings())
