"""Long computations: off the loop, and one at a time, so that nobody else waits for them."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """Runs long computations in a thread, one after another."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def run(self, compute: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        async with self.lock:
            return await asyncio.to_thread(compute, *args, **more)
