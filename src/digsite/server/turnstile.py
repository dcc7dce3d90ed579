"""Messages come in a few at a time, so that the first of many are answered while others wait.

When hundreds of sockets have something to say at once, whoever works through all of it before
anybody is answered keeps hundreds of players waiting, and then has nothing to do while they think.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

MOST = 64  # sockets that are heard each time the loop goes round
Ear = Callable[[str], bool]  # whether it has taken what was said


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
