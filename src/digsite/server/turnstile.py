"""Messages come in a few at a time, so that the first of many are answered while others wait.

When hundreds of sockets have something to say at once, whoever works through all of it before
anybody is answered keeps hundreds of players waiting, and then has nothing to do while they think.
"""

import asyncio
from collections import deque
from typing import Any

EACH = 16  # sockets that are heard each time the loop goes round


class Turnstile:
    """Lets one message of each of a few sockets in, each time the loop goes round."""

    def __init__(self) -> None:
        self.waiting: deque[Inbox] = deque()

    def join(self, inbox: "Inbox") -> None:
        """It has something, and gets its turn."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)
        self.waiting.append(inbox)

    def turn(self) -> None:
        waiting = self.waiting
        for _ in range(min(EACH, len(waiting))):
            inbox = waiting.popleft()
            inbox.let_in()
            if inbox.outside:
                waiting.append(inbox)
        if waiting:
            asyncio.get_running_loop().call_soon(self.turn)


class Inbox(asyncio.Queue[Any]):
    """What a socket has said and nobody has taken yet."""

    def __init__(self, turnstile: Turnstile) -> None:
        super().__init__()
        self.turnstile = turnstile
        self.outside: deque[Any] = deque()  # before the turnstile

    def put_nowait(self, item: Any) -> None:
        self.outside.append(item)
        if len(self.outside) == 1:
            self.turnstile.join(self)

    def let_in(self) -> None:
        super().put_nowait(self.outside.popleft())

    @property
    def size(self) -> int:
        return len(self.outside) + self.qsize()
