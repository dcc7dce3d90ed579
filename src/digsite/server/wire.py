"""Connections that send too much, or take too long, before a request is complete are cut off.

uvicorn alone would wait for ever for a request that has begun.
"""

import asyncio
from asyncio import TimerHandle
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from digsite.server.addresses import UNKNOWN
from digsite.server.connections import Connections, Impatient
from digsite.server.records import encoded
from digsite.server.refusals import Refusal
from digsite.server.settings import Settings

MOST_AHEAD = 8  # requests that may come before the first of them is answered


class Wire(Impatient, HttpToolsProtocol):
    """One connection: uvicorn's, with limits on its head, its time and its backlog."""

    def __init__(
        self, *args: Any, settings: Settings, open_connections: Connections, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self.settings = settings
        self.patience = settings.write_patience
        self.open_connections = open_connections
        self.is_counted = False
        self.deadline: TimerHandle | None = None
        self.head = 0  # bytes of what came before the body
        self.size = 0  # bytes of the whole request
        self.in_head = True
        self.refusal: Refusal | None = None
        self.unanswered: deque[RequestResponseCycle] = deque()

    @property
    def where(self) -> str:
        return self.client[0] if self.client else UNKNOWN

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.is_counted = self.open_connections.admits(self, self.where, transport.abort)
        if self.is_counted:
            self.expect(self.settings.head_patience)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """The connection is over, or a socket from now on: it is no longer watched here."""
        self.relax()
        self.forgive()
        if self.is_counted:
            self.open_connections.gone(self, self.where)
            self.is_counted = False

    def expect(self, seconds: float) -> None:
        """Close the connection if what is expected has not arrived completely by then."""
        self.relax()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.deadline is None and self.is_idle:
            self.expect(self.settings.head_patience)
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
        self.size += len(data)
        largest = self.settings.largest_head
        if self.head > largest or self.size > 2 * (self.settings.largest_body + largest):
            self.refusal = self.refusal or head_too_large()
        if self.refusal is not None and not self.transport.is_closing():
            self.send_refusal(self.refusal)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head, self.size, self.in_head = 0, 0, True
        self.expect(self.settings.head_patience)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.settings.most_headers:
            self.headers.clear()
            self.refusal = head_too_large()

    def on_headers_complete(self) -> None:
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.settings.largest_head or len(self.pipeline) >= MOST_AHEAD:
            self.refusal = head_too_large()
        if self.refusal is None:
            self.open_connections.asks(self)
            self.expect(self.settings.body_patience)
            super().on_headers_complete()
            if not self.is_idle:
                self.unanswered.append(self.cycle)
                self.cycle.keep_alive &= not self.open_connections.are_ending

    def on_body(self, body: bytes) -> None:
        if self.refusal is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.relax()
        self.size = 0
        if self.refusal is None:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        self.unanswered.popleft()
        super().on_response_complete()
        if self.is_counted and not self.pipeline and not self.transport.is_closing():
            self.open_connections.waits(self, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.let_go()
        super().handle_websocket_upgrade()

    def send_refusal(self, refusal: Refusal) -> None:
        """An answer to what was not even read, and the end, also of what is being answered."""
        for cycle in self.unanswered:
            cycle.disconnected = True
        self.pipeline.clear()
        body = encoded(refusal.record())
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        ending = "connection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[refusal.status] + (head + ending).encode() + body)
        self.transport.close()


def head_too_large() -> Refusal:
    return Refusal(431, "too-large", {"what": "head"})
