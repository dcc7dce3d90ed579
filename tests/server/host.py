"""A real server on 127.0.0.1, in a thread of the test process."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import httpx

from digsite.server import house
from digsite.server.addresses import networks
from digsite.server.house import House
from digsite.server.running import Server
from digsite.server.settings import Rate, Settings

PLENTY = Rate(burst=1e9, each_second=1e9)


def settings(database: str, **changes: object) -> Settings:
    """A server with this database; scripted clients are faster than people."""
    base = Settings(database, rate=PLENTY, seat_rate=PLENTY, workers=1, missing_pauses=(0.0, 0.0))
    base = replace(base, address_rate=PLENTY, file_rate=PLENTY, standby=False)
    base = replace(
        base, backlog=10**8, sockets_each=10_000, tables_each=10**6, bot_pause=0, first_look=0
    )
    base = replace(base, farewell=0, proxy_patience=0, tables_kept=10**6)
    base = replace(base, club=True, chat_rate=PLENTY, metrics=networks(["127.0.0.1"]))
    return replace(base, **changes)  # type: ignore[arg-type]


class Host:
    """A server that runs, with a look behind its counter."""

    def __init__(self, chosen: Settings) -> None:
        self.settings = chosen
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.port = int(self.listening.getsockname()[1])
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.house: House
        self.loop: asyncio.AbstractEventLoop
        self.server: Server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.house = await house.open_house(self.settings)
        self.server = Server(self.house)
        self.ready.set()
        await self.server.serve([self.listening])


@contextmanager
def hosting(chosen: Settings) -> Iterator[Host]:
    """The server, from its first request to its orderly end."""
    host = Host(chosen)
    host.thread.start()
    try:
        assert host.ready.wait(60)
        with httpx.Client(base_url=host.url, timeout=60) as client:
            assert client.get("/health").json()["status"] == "ok"
        yield host
    finally:
        host.server.should_exit = True
        host.thread.join()
