"""Whoever is connected to a table: messages wait in a queue of limited length."""

import asyncio


class Listener:
    """One socket: the seat it may see, and what it has not been sent yet."""

    def __init__(self, seat: int, backlog: int) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.is_lost = False

    def put(self, message: bytes) -> None:
        """Send soon; one who falls too far behind is let go and may come back."""
        if self.is_lost:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        """Nothing more will come: what waits is forgotten, and the end is next."""
        self.is_lost = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
