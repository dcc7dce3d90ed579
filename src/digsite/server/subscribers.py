"""The sockets of a table: messages to each wait in a queue of limited length."""

import asyncio

SERVICE_RESTART = 1012  # come again at once: this server goes, or another has the table now
TRY_AGAIN_LATER = 1013  # you were too slow


class Subscriber:
    """One socket: the seat it may see, and what it has not been sent yet."""

    def __init__(self, seat: int, backlog: int) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.is_lost = False
        self.code = SERVICE_RESTART  # with which the socket is closed
        self.told = asyncio.Event()  # that it was closed

    def put(self, message: bytes) -> None:
        """Send soon; one who falls too far behind is let go and may come back."""
        if self.is_lost:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.code = TRY_AGAIN_LATER
            self.let_go()

    def let_go(self) -> None:
        """Nothing more will come: what waits is sent if there is room for the end behind it."""
        if self.is_lost:
            return
        self.is_lost = True
        if self.waiting.full():
            while not self.waiting.empty():
                self.waiting.get_nowait()
        self.waiting.put_nowait(None)
