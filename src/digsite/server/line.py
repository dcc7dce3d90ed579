"""The server's end of a socket: uvicorn's, with a way to send that waits for nobody.

An update goes to many sockets at once. Written straight to each of them, it needs no task and no
queue of its own, and takes a third of the time.
"""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

LINE = "digsite.line"  # in a socket's scope: its line


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    scope: Any

    async def run_asgi(self) -> None:
        self.scope[LINE] = self
        await super().run_asgi()

    @property
    def behind(self) -> int:
        """Bytes that the reader has not taken yet."""
        return self.transport.get_write_buffer_size()

    def tell(self, message: bytes) -> None:
        """Send at once; whoever is gone, or going, is told nothing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            if not self.conn.writes:
                self.loop.call_soon(self.flush)
            self.conn.send_text(message)

    def flush(self) -> None:
        """Everything that was said since the loop went round."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def end(self, code: int) -> "asyncio.Task[None]":
        """Close it behind what was sent, as soon as the reader takes that."""
        return self.loop.create_task(self.say_goodbye(code))

    async def say_goodbye(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
