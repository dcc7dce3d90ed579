"""Long computations: off the loop, and one at a time, so that nobody else waits for them."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """Where a long computation is done; whoever needs one waits for their turn."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def work(self, compute: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        async with self.turn:
            return await asyncio.to_thread(compute, *args, **more)
