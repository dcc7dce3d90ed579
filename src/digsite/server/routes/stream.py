"""The stream of a table."""

from fastapi import APIRouter, WebSocket

from digsite.server import sockets

router = APIRouter()


@router.websocket("/api/tables/{table}/stream")
async def stream(socket: WebSocket, table: str) -> None:
    """Say hello, then be told everything that your seat may know."""
    await sockets.serve(socket.app.state.house, socket, table)
