"""What comes in on sockets: cut into frames (RFC 6455, 5.2), and let in a few at a time.

When hundreds of sockets have something to say at once, whoever works through all of it before
anybody is answered keeps hundreds of players waiting, and then has nothing to do while they think.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has nothing compiled
    from websockets.utils import apply_mask

MOST = 64  # sockets that are heard each time the loop goes round
WHOLE_TEXT = 0x81  # the first byte of a frame: text, and no other follows
MASKED = 0x80  # in the second byte, as in all that come from browsers
MOST_HEAD = 14  # bytes before the text
SHORT, LONG = 126, 1 << 16  # lengths that are written in one, two or eight bytes
Ear = Callable[[str], bool]  # whether it has taken what was said


class Frames:
    """What came in, cut into whole frames; the part of one waits for the rest."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.part = bytearray()
        self.wanted = 0  # how long the part has to be before it is looked at again

    def whole(self, data: bytes) -> Iterator[bytes]:
        """The frames that are whole now; of one that is too long, what has come, so that whoever
        reads it can say so."""
        if self.part:
            self.part += data
            if len(self.part) < self.wanted:
                return
            data = bytes(self.part)
            self.part.clear()
        start, end = 0, len(data)
        while start < end:
            size = frame_size(data, start)
            if size > self.largest + MOST_HEAD:
                size = end - start
            if start + size > end:
                self.part += data[start:]
                self.wanted = size
                return
            yield data[start : start + size]
            start += size


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
        self.emptied = emptied  # told when the ear has taken everything
        self.outside: deque[Any] = deque()  # before the turnstile
        self.inside: deque[Any] = deque()
        self.getter: asyncio.Future[None] | None = None  # whoever waits for the next message
        self.ear: Ear | None = None
        self.is_held = False  # the ear is not done with what it has taken

    @property
    def size(self) -> int:
        return len(self.outside) + len(self.inside)

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
        return self.inside.popleft()


def frame_size(data: bytes, start: int) -> int:
    """How long the frame is that begins here; while that is not known, what it takes to know."""
    left = len(data) - start
    if left < 2:
        return 2
    length = data[start + 1] & ~MASKED
    head = 6 if data[start + 1] & MASKED else 2
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    if left < 2 + more:
        return 2 + more
    return head + more + int.from_bytes(data[start + 2 : start + 2 + more], "big")


def text_in(data: bytes, largest: int) -> str | None:
    """The text, if this is one whole frame, a message of its own, not too long, and nothing is
    wrong with it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
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
