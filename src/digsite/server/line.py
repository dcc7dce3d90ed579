"""The server's end of a socket: uvicorn's, with a way to send that waits for nobody.

An update goes to many sockets at once. Written straight to each of them, it needs no task and no
queue of its own, and takes a third of the time. Reading is not stopped and begun anew for each
message, either, but only where somebody sends faster than we answer. A message that comes in one
frame, as nearly all do, is read here (`incoming.py`); the library takes five times as long for it.
"""

import asyncio
import contextlib
from collections import deque
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from digsite.server.incoming import LONG, SHORT, WHOLE_TEXT, Frames, Inbox, Turnstile, text_in

LINE = "digsite.line"  # in a socket's scope: its line
SERVICE_RESTART = 1012  # come again at once: this server goes, or another has the table now
TRY_AGAIN_LATER = 1013  # you were too slow
MIDDLE_HEAD = bytes((WHOLE_TEXT, SHORT))  # of most frames that we send
MOST_AHEAD = 8  # messages that may come before the first of them is answered


class Departures:
    """Lines on which something was said since the loop went round: all of it leaves together."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque()

    def add(self, line: "Line") -> None:
        if not self.lines:
            line.loop.call_soon(self.leave)
        self.lines.append(line)

    def leave(self) -> None:
        lines = self.lines
        try:
            while lines:
                lines.popleft().flush()
        finally:
            if lines:  # one of them failed: the others go all the same
                lines[0].loop.call_soon(self.leave)


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    scope: Any

    def __init__(
        self, *args: Any, turnstile: Turnstile, departures: Departures, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self.departures = departures
        self.unsent: list[bytes] = []
        self.inbox = Inbox(turnstile, self.maybe_read_on)
        self.queue: Any = self.inbox
        self.incoming = Frames(self.config.ws_max_size)

    async def run_asgi(self) -> None:
        self.scope[LINE] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """First the request for the socket; after it only whole frames are passed on."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.incoming.part or not self.heard_in(data):
            for frame in self.incoming.whole(data):
                if not self.heard_in(frame):
                    super().data_received(frame)

    def heard_in(self, frame: bytes) -> bool:
        """Whether this is a whole message, and was taken as such."""
        text = text_in(frame, self.incoming.largest) if self.is_between_messages else None
        if text is not None:
            self.hear(text)
        return text is not None

    @property
    def is_between_messages(self) -> bool:
        """Whether the socket is open, and no message has come in part."""
        return self.conn.state is State.OPEN and not self.frames and not self.close_sent

    def hear(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.inbox.size > MOST_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is whole; uvicorn would stop reading until it is taken."""
        was_paused = self.read_paused
        self.read_paused = was_paused or self.inbox.size < MOST_AHEAD
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.inbox.size > MOST_AHEAD

    async def receive(self) -> Any:
        message = await self.inbox.get()
        self.maybe_read_on()
        return message

    def maybe_read_on(self) -> None:
        """Where reading was stopped, it goes on when everything is taken."""
        if self.read_paused and not self.inbox.size:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def behind(self) -> int:
        """Bytes that the reader has not taken yet."""
        return self.transport.get_write_buffer_size()

    def tell(self, message: bytes) -> None:
        """Send at once; whoever is gone, or going, is told nothing."""
        if not self.unsent:
            self.departures.add(self)
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


class Subscriber:
    """One socket: the seat it may see, and the line to it."""

    def __init__(self, seat: int, line: Line, backlog: int) -> None:
        self.seat = seat
        self.line = line
        self.backlog = backlog  # bytes
        self.ended: asyncio.Task[None] | None = None

    @property
    def is_lost(self) -> bool:
        return self.ended is not None

    def put(self, message: bytes) -> None:
        """Send at once; one who falls too far behind is let go and may come back."""
        if self.ended is not None:
            return
        if self.line.behind > self.backlog:
            self.let_go(TRY_AGAIN_LATER)
        else:
            self.line.tell(message)

    def let_go(self, code: int = SERVICE_RESTART) -> None:
        """Nothing more will come."""
        if self.ended is None:
            self.ended = self.line.end(code)


def frame_head(length: int) -> bytes:
    """What comes before a text of this length; the library takes ten times as long to say so."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return MIDDLE_HEAD + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
