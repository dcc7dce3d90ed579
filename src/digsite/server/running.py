"""Running the server until somebody stops it."""

import asyncio
import errno
import gc
import logging
import socket
import sys

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from digsite.server import app, house, showing
from digsite.server.logs import start_logging
from digsite.server.settings import Settings, database_url

EVERYWHERE = ("0.0.0.0", "::")
SPARE = 4  # a message may be so much longer than we answer, before the socket is closed
BACKLOG = 2048
PATIENCE = 5  # seconds that open connections get when the server stops


def run(settings: Settings, host: str, port: int, show: bool = False) -> None:
    """Listen, say where, show the page to whoever wants it, and serve."""
    database_url(settings.database)  # one that is not known is refused before anything begins
    start_logging(logging.WARNING if show else logging.INFO)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bind(listening, host, port)
        listening.listen(BACKLOG)  # whoever comes before we are ready waits
        loop = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(serve(settings, listening, show))


def bind(listening: socket.socket, host: str, port: int) -> None:
    try:
        listening.bind((host, port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        why = f"port {port} is in use: perhaps digsite runs already at {links(host, port)[0]}"
        raise ValueError(f"{why} (--port 0 takes a free one)") from None


async def serve(settings: Settings, listening: socket.socket, show: bool) -> None:
    try:
        opened = await house.open_house(settings)
    except SQLAlchemyError as error:
        raise ValueError(f"the database cannot be opened: {error}") from None
    server = uvicorn.Server(config(app.create_app(opened), settings))
    gc.collect()
    gc.freeze()  # what stays for good is not looked through again and again
    host, port = listening.getsockname()[:2]
    sys.stdout.write(f"digsite serves at {links(host, port)[0]}\n")
    sys.stdout.flush()
    if show:
        showing.show(links(host, port)[0])
    await server.serve([listening])


def config(application: object, settings: Settings) -> uvicorn.Config:
    """The server's manners: no proxy is believed, and nothing is logged but by us."""
    return uvicorn.Config(
        application,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=SPARE * settings.largest_message,
        ws_per_message_deflate=False,  # a message would take longer to press than to send
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )


def links(host: str, port: int) -> list[str]:
    """Where browsers find the server; one that listens everywhere is found at each address."""
    hosts = [host]
    if host in EVERYWHERE:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        hosts = sorted({str(place[4][0]) for place in found})
    return [f"http://[{one}]:{port}/" if ":" in one else f"http://{one}:{port}/" for one in hosts]
