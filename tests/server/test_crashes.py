"""Kill -9 at any moment: nothing acknowledged is lost, nothing is doubled, the game goes on."""

import contextlib
import os
import random
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

import digsite
from tests.server.clients import bearer

KILLS = int(os.environ.get("DIGSITE_KILLS", "2"))


class Mortal:
    """The command in a process of its own, which is killed without warning."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.rise()

    def rise(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database]
        command = [sys.executable, "-m", "digsite", *words, "--rate", "100000"]
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline(), self.log.read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def free_port() -> int:
    """One that no client is given by chance while the server is down."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Stubborn:
    """A client that asks again, with the same id, until it is answered."""

    def __init__(self, server: Mortal, kills: int) -> None:
        self.server = server
        self.kills = kills
        self.luck = digsite.Rng(8)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.http = httpx.Client(base_url=server.url, timeout=60)

    def ask(
        self, method: str, path: str, secret: str | None, body: object = None
    ) -> httpx.Response:
        while True:
            try:
                return self.http.request(method, path, json=body, headers=bearer(secret))
            except httpx.TransportError:
                self.killer.join()
                self.server.rise()

    def threaten(self) -> None:
        """The server will die while it is busy with what is asked next, or just after it."""
        delay = self.luck.below(40) / 1000
        self.killer = threading.Timer(delay, self.server.kill)
        self.killer.start()

    def play(self, path: str, secrets: dict[int, str]) -> None:
        number = 0
        while True:
            seen = f"{path}/view?since={number}"
            view = self.ask("GET", seen, secrets[0]).json()
            if view["table"]["status"] == "over":
                return
            secret = secrets[view["view"]["actor"]]
            mine = self.ask("GET", seen, secret).json()
            move = mine["legal"][self.luck.below(len(mine["legal"]))]["notation"]
            number += 1
            if number % 7 == 0 and self.kills:
                self.kills -= 1
                self.threaten()
            body = {"id": f"n{number}", "ply": mine["ply"], "moves": [move]}
            answer = self.ask("POST", f"{path}/moves", secret, body)
            assert answer.status_code == 200, answer.text
            self.acknowledged[f"n{number}"] = (mine["ply"], move)


@pytest.mark.both_databases
def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(database: str, tmp_path: Path) -> None:
    server = Mortal(database, tmp_path / "server.log")
    body = {
        "title": "archaeology",
        "seats": [{"kind": "person", "name": name} for name in ("Ada", "Ben")],
    }
    client = Stubborn(server, 0)
    kills = KILLS
    try:
        while kills > 0:
            made = client.ask("POST", "/api/tables", None, body).json()
            secrets = {one["seat"]: one["secret"] for one in made["secrets"]}
            path = f"/api/tables/{made['table']['id']}"
            client.kills, client.acknowledged = kills, {}
            client.play(path, secrets)
            assert client.kills < kills
            kills = client.kills
            events = client.ask("GET", f"{path}/view", secrets[0]).json()["events"]
            played = [(event["ply"], event["notation"]) for event in events if event["actor"] >= 0]
            assert played == list(client.acknowledged.values())
    finally:
        if hasattr(client, "killer"):
            client.killer.join()
        client.http.close()
        server.kill()
