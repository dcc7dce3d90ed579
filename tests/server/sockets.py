"""The application without a network: sockets and requests in one event loop, fast enough for
hundreds of whole games."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.types import ASGIApp, Message

from digsite.server import app
from digsite.server.hall import Hall
from digsite.server.house import House, open_house
from digsite.server.line import LINE, Inbox, Turnstile
from digsite.server.store.ledger import Entry, Ledger
from digsite.server.store.store import Store
from tests.server.host import settings

Record = dict[str, Any]


class Heedless(Store):
    """Keeps new tables and forgets what is played there: for tests that look at messages only."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.ledger = Ledger(self.forget)

    async def forget(self, _: Sequence[Entry]) -> None:
        pass


class Socket:
    """One socket, at the server's end of the wire."""

    def __init__(self, application: ASGIApp, table: str) -> None:
        self.inbox = Inbox(Turnstile())
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/stream",
            "raw_path": b"",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "asgi": {"version": "3.0"},
            LINE: self,
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        serving: Coroutine[object, object, None]
        serving = application(scope, self.inbox.get, self.heard.put)  # type: ignore[assignment]
        self.serving = asyncio.create_task(serving)
        self.serving.add_done_callback(lambda _: self.heard.put_nowait({"type": "ended"}))

    def say(self, message: object) -> None:
        self.send({"text": msgspec.json.encode(message).decode()})

    def send(self, frame: Record) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", **frame})

    behind = 0

    def tell(self, message: bytes) -> None:
        self.heard.put_nowait({"type": "websocket.send", "text": message.decode()})

    def end(self, code: int) -> "asyncio.Task[None]":
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        return asyncio.create_task(self.heard.put({"type": "websocket.close", "code": code}))

    async def hear(self) -> bytes:
        """The next message, as it is on the wire."""
        message = await self.heard.get()
        if message["type"] == "websocket.accept":
            return await self.hear()
        assert message["type"] == "websocket.send", message
        return str(message["text"]).encode()

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.serving


class Wire:
    """A server that can be talked to in the same event loop."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = app.create_app(house)
        transport = httpx.ASGITransport(app=self.app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def connect(self, table: str, secret: str | None, **hello: object) -> Socket:
        made = Socket(self.app, table)
        made.say({"type": "hello", "secret": secret, **hello})
        return made


@asynccontextmanager
async def wired(database: str, heedless: bool = False, **changes: object) -> AsyncIterator[Wire]:
    """A house with a wire to it."""
    house = await open_house(settings(database, **changes))
    careful = house.store
    if heedless:
        house.store = Heedless(house.store.engine)
        chosen = house.settings
        house.hall = Hall(
            house.store, chosen.live_tables, house.background, chosen.keep, house.clocks
        )
    wire = Wire(house)
    try:
        yield wire
    finally:
        await wire.http.aclose()
        await house.close()
        await careful.close()
