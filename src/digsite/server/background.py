"""Long computations: in a thread and one at a time, so that nobody else waits for them."""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from digsite.server.fair_queue import Asker, FairQueue

P = ParamSpec("P")
T = TypeVar("T")
ASKING: ContextVar[str] = ContextVar("asking", default="")  # the address that work is done for


class Background:
    """Runs long computations in a thread, one after another; addresses take turns."""

    def __init__(self) -> None:
        self.turns = FairQueue([0])

    async def run(self, compute: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        turn = await self.turns.take(Asker(ASKING.get(), lambda: True))
        try:
            return await asyncio.to_thread(compute, *args, **more)
        finally:
            self.turns.give_back(turn)
