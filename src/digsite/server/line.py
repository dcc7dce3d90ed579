"""The server's end of a socket: uvicorn's, with a shortcut each way.

What goes out goes to many sockets at once. Written straight to each of them, it needs no task and
no queue of its own, and takes a third of the time.

A message that comes in one frame (RFC 6455, 5.2), as nearly all do, is read here; the library takes
five times as long for it. Messages are let in a few at a time: whoever works through what hundreds
of sockets have to say before anybody is answered keeps hundreds of players waiting. Reading stops
where somebody sends faster than we answer, or does not take the answers.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from digsite.server.connections import Impatient
from digsite.server.limits import Bucket
from digsite.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has nothing compiled
    from websockets.utils import apply_mask

LINE = "digsite.line"  # in a socket's scope: its line
POLICY_VIOLATION = 1008
MOST = 64  # sockets that are heard each time the loop goes round
MOST_AHEAD = 8  # messages that may come before the first of them is answered
WHOLE_TEXT = 0x81  # the first byte of a frame: text, and no other follows
MASKED = 0x80  # in the second byte, as in all that come from browsers
MOST_HEAD = 14  # bytes before the text
SHORT, LONG = 126, 1 << 16  # lengths that are written in one, two or eight bytes
MIDDLE_HEAD = bytes((WHOLE_TEXT, SHORT))  # of most frames that we send


class Turnstile:
    """Lets one message of each of a few sockets in, each time the loop goes round.

    What comes in together is stored together, which is the cheaper the more it is."""

    def __init__(self) -> None:
        self.waiting: deque[Inbox] = deque()

    def join(self, inbox: "Inbox") -> None:
        """It has something, and gets its turn."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)
        self.waiting.append(inbox)

    def turn(self) -> None:
        waiting = self.waiting
        try:
            for _ in range(min(len(waiting), MOST)):
                inbox = waiting.popleft()
                try:
                    inbox.let_in()
                finally:
                    if inbox.is_ready:
                        waiting.append(inbox)
        finally:
            if waiting:
                asyncio.get_running_loop().call_soon(self.turn)


class Inbox:
    """What a socket has said and nobody has taken yet, for uvicorn a queue.

    An ear takes what it can at once, as long as nothing that came before it is being answered; all
    else waits until somebody gets it."""

    def __init__(self, turnstile: Turnstile, emptied: Callable[[], None] = lambda: None) -> None:
        self.turnstile = turnstile
        self.emptied = emptied  # told when everything is taken
        self.outside: deque[Any] = deque()  # before the turnstile
        self.inside: deque[Any] = deque()
        self.getter: asyncio.Future[None] | None = None  # whoever waits for the next message
        self.ear: Callable[[str], bool] | None = None  # whether it has taken what was said
        self.is_held = False  # the ear is not done with what it has taken

    @property
    def size(self) -> int:
        return len(self.outside) + len(self.inside)

    def empty(self) -> bool:
        return not self.size

    @property
    def is_ready(self) -> bool:
        """Whether something can be let in."""
        return bool(self.outside) and not self.is_held

    def put_nowait(self, item: Any) -> None:
        self.outside.append(item)
        if len(self.outside) == 1 and not self.is_held:
            self.turnstile.join(self)

    def let_in(self) -> None:
        item = self.outside.popleft()
        if self.ear is not None and self.getter is not None and not self.inside:
            text = item.get("text")
            if text is not None and self.ear(text):
                return
        self.take(item)

    def take(self, item: Any) -> None:
        """Whoever gets messages gets this one."""
        self.inside.append(item)
        if self.getter is not None and not self.getter.done():
            self.getter.set_result(None)

    def hold(self) -> None:
        """Nothing more is let in until what was taken is answered."""
        self.is_held = True

    def go_on(self) -> None:
        self.is_held = False
        if self.outside:
            self.turnstile.join(self)
        else:
            self.emptied()

    async def get(self) -> Any:
        while not self.inside:
            self.getter = asyncio.get_running_loop().create_future()
            try:
                await self.getter
            finally:
                self.getter = None
        item = self.inside.popleft()
        if self.empty():
            self.emptied()
        return item


class Line(Impatient, WebSocketsSansIOProtocol):
    """One socket."""

    scope: Any

    def __init__(self, *args: Any, turnstile: Turnstile, settings: Settings, **more: Any) -> None:
        super().__init__(*args, **more)
        self.patience = settings.write_patience
        self.inbox = Inbox(turnstile, self.read_on)
        self.queue: Any = self.inbox
        self.part = bytearray()  # what has come and was not looked at, or not whole yet
        self.others = Bucket(settings.seat_rate)  # frames that are no whole messages
        self.unsent: list[bytes] = []

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
        elif self.part or not self.heard_in(data):
            self.part += data
            self.take_frames()

    def take_frames(self) -> None:
        """Those that are whole; while reading is stopped the others wait."""
        while not (self.read_paused or self.transport.is_closing()):
            frame = next_frame(self.part, self.config.ws_max_size)
            if not frame:
                return
            if not self.heard_in(frame):
                self.pass_on(frame)

    def heard_in(self, frame: bytes) -> bool:
        """Whether this is a whole message, and was taken as such."""
        if self.conn.state is not State.OPEN or self.frames or self.close_sent:
            return False  # the socket is not open, or a message has come in part
        text = text_in(frame, self.config.ws_max_size)
        if text is None:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if self.inbox.size > MOST_AHEAD:
            self.stop_reading()
        return True

    def pass_on(self, frame: bytes) -> None:
        """To the library, which takes long: nobody needs many pings, or parts of messages."""
        if self.others.take():
            super().data_received(frame)
        elif not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Where reading was stopped it goes on when everything is taken, and can be answered."""
        if self.read_paused and self.inbox.empty() and self.writable.is_set():
            self.read_paused = False
            self.take_frames()
            if not self.read_paused:
                self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stop_reading()  # each ping has to be answered

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()

    @property
    def behind(self) -> int:
        """Bytes that the other end has not read yet."""
        return self.transport.get_write_buffer_size()

    def tell(self, message: bytes) -> None:
        """Send at once; whoever is gone, or going, is told nothing."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (frame_head(len(message)), message)

    def flush(self) -> None:
        """Send everything that was said since the last turn of the loop."""
        frames, self.unsent = self.unsent, []
        if frames and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def end(self, code: int) -> "asyncio.Task[None]":
        """Close it behind what was sent, as soon as the reader takes that."""
        return self.loop.create_task(self.say_goodbye(code))

    async def say_goodbye(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


def next_frame(part: bytearray, largest: int) -> bytes:
    """The first frame, taken out of what has come; nothing while it is not whole. Of one that is
    too long, what there is, so that the library can say so."""
    size = frame_size(part)
    if size > largest + MOST_HEAD:
        size = len(part)
    if size > len(part):
        return b""
    frame = bytes(part[:size])
    del part[:size]
    return frame


def frame_size(data: bytearray) -> int:
    """How long the frame is that begins here; while that is not known, what it takes to know."""
    if len(data) < 2:
        return 2
    length = data[1] & ~MASKED
    head = 6 if data[1] & MASKED else 2
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    if len(data) < 2 + more:
        return 2 + more
    return head + more + int.from_bytes(data[2 : 2 + more], "big")


def text_in(data: bytes, largest: int) -> str | None:
    """The text, if this is one whole frame, a message of its own, not too long, and nothing is
    wrong with it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not MASKED <= data[1] <= MASKED + SHORT:
        return None
    length, start = data[1] - MASKED, 6
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if len(data) != start + length or not length < largest:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def frame_head(length: int) -> bytes:
    """What comes before a text of this length; the library takes ten times as long to say so."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return MIDDLE_HEAD + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
