"""The certificates that this server trusts when it calls over https."""

import asyncio
import ssl


class Certificates:
    """Reading the system's certificates takes some 45 ms, so they are read once, in a thread, when
    the first call needs them."""

    def __init__(self) -> None:
        self.reading: asyncio.Task[ssl.SSLContext] | None = None

    async def context(self) -> ssl.SSLContext:
        """The context that all calls share."""
        if self.reading is None or has_failed(self.reading):
            self.reading = asyncio.create_task(asyncio.to_thread(ssl.create_default_context))
        return await asyncio.shield(self.reading)


def has_failed(reading: asyncio.Task[ssl.SSLContext]) -> bool:
    """Whether reading failed, so that the next call should try again."""
    return reading.done() and (reading.cancelled() or reading.exception() is not None)
