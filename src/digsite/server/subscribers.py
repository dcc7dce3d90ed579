"""The sockets of a table: each is told what its seat may know, and let go if it falls behind."""

import asyncio
from typing import Protocol

from digsite.server.turnstile import Inbox

SERVICE_RESTART = 1012  # come again at once: this server goes, or another has the table now
TRY_AGAIN_LATER = 1013  # you were too slow


class Line(Protocol):
    """What leads to a reader."""

    inbox: Inbox

    @property
    def behind(self) -> int: ...

    def tell(self, message: bytes) -> None: ...

    def end(self, code: int) -> "asyncio.Task[None]": ...


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
