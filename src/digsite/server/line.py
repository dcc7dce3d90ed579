"""The server's end of a socket: uvicorn's, with a way to send that waits for nobody.

An update goes to many sockets at once. Written straight to each of them, it needs no task and no
queue of its own, and takes a third of the time. Reading is not stopped and begun anew for each
message, either, but only where somebody sends faster than we answer.
"""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from digsite.server.turnstile import Inbox, Turnstile

LINE = "digsite.line"  # in a socket's scope: its line
MOST_AHEAD = 8  # messages that may come before the first of them is answered
WHOLE_TEXT = 0x81  # the first byte of a frame: text, and no other follows
SHORT, LONG = 126, 1 << 16  # lengths that are written in one, two or eight bytes


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    scope: Any

    def __init__(self, *args: Any, turnstile: Turnstile, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unsent: list[bytes] = []
        self.queue: Inbox = Inbox(turnstile)

    async def run_asgi(self) -> None:
        self.scope[LINE] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """A message is whole; uvicorn would stop reading until it is taken."""
        was_paused = self.read_paused
        self.read_paused = was_paused or self.queue.size < MOST_AHEAD
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.queue.size > MOST_AHEAD

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and not self.queue.size:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    @property
    def behind(self) -> int:
        """Bytes that the reader has not taken yet."""
        return self.transport.get_write_buffer_size()

    def tell(self, message: bytes) -> None:
        """Send at once; whoever is gone, or going, is told nothing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            if not self.unsent:
                self.loop.call_soon(self.flush)
            self.unsent += (frame_head(len(message)), message)

    def flush(self) -> None:
        """Everything that was said since the loop went round."""
        frames, self.unsent = self.unsent, []
        if frames and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def end(self, code: int) -> "asyncio.Task[None]":
        """Close it behind what was sent, as soon as the reader takes that."""
        return self.loop.create_task(self.say_goodbye(code))

    async def say_goodbye(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


def frame_head(length: int) -> bytes:
    """What comes before a text of so many bytes; the library takes ten times as long to say so."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
