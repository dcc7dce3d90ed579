"""Running the server until somebody stops it."""

import asyncio
import errno
import gc
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.server import app, house, open_browser
from digsite.server.catalogue import catalogue
from digsite.server.connections import Connections
from digsite.server.database_lock import locked
from digsite.server.house import PATIENCE, House
from digsite.server.line import Line, Turnstile
from digsite.server.logs import start_logging
from digsite.server.settings import Settings, database_url
from digsite.server.store.database import reason
from digsite.server.wire import Wire

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1")
SPARE = 4  # a message may be so much longer than we answer, before the socket is closed
BACKLOG = 2048
LOOK_EACH = 20_000  # new objects between two looks for garbage; a decision makes hundreds
LOOK = 0.05  # seconds between two looks whether everybody is gone
OWN_FILES = 100  # that the server itself needs open


class Server(uvicorn.Server):
    """uvicorn's, which empties the house before it closes what is open.

    Proxies learn that we go, and send nobody new; nobody else comes in; commands under way are
    answered; sockets are told to come again (1012); proxies give up the connections they keep."""

    def __init__(self, house: House) -> None:
        self.house = house
        each, most = house.settings.connections_each, house.settings.most_connections
        rate, proxies = house.settings.rate.doubled(), house.settings.proxies
        self.connections = Connections(each, most, rate, proxies)
        super().__init__(config(app.create_app(house), house.settings, self.connections))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        settings = self.house.settings
        self.house.health.is_leaving = True
        if settings.proxies:
            await self.wait(settings.farewell, lambda: False)
        await self.let_in(sockets or [])
        for server in self.servers:
            server.close()
        self.connections.are_ending = True
        await self.house.drain(PATIENCE)
        await self.wait(settings.proxy_patience, lambda: not self.connections.of_proxies)
        await super().shutdown(sockets)

    async def let_in(self, sockets: list[socket.socket]) -> None:
        """Accept the connections that were made before we stop listening."""
        loop = asyncio.get_running_loop()
        for listening in sockets:
            with suppress(BlockingIOError):
                while True:
                    knocked, _ = listening.accept()
                    knocked.setblocking(False)
                    await loop.connect_accepted_socket(self.protocol, knocked)

    def protocol(self) -> asyncio.Protocol:
        kind = self.config.http_protocol_class
        return kind(self.config, self.server_state, self.lifespan.state)  # type: ignore[call-arg]

    async def wait(self, seconds: float, is_done: Callable[[], bool]) -> None:
        """Wait until it is done, so long at most, or until somebody stops us a second time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not (self.force_exit or is_done()):
            await asyncio.sleep(LOOK)


def run(settings: Settings, host: str, port: int, show: bool = False) -> None:
    """Listen, say where, show the page to whoever wants it, and serve."""
    database_url(settings.database)  # one that is not known is refused before anything begins
    catalogue()  # also reads an owner's own editions
    settings = replace(settings, most_connections=places(settings.most_connections))
    start_logging(logging.WARNING if show else logging.INFO)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # also without uvloop
        bind(listening, host, port)
        listening.listen(BACKLOG)  # whoever comes before we are ready waits
        loop = uvicorn.Config("", log_config=None).get_loop_factory()
        with locked(settings.database), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(serve(settings, listening, show))


def places(wanted: int) -> int:
    """How many connections the system lets us have, and as many sockets; at most those wanted."""
    if sys.platform == "win32":
        return wanted
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return wanted if hard == resource.RLIM_INFINITY else max(1, min(wanted, hard // 2 - OWN_FILES))


def bind(listening: socket.socket, host: str, port: int) -> None:
    try:
        listening.bind((host, port))
    except (socket.gaierror, UnicodeError):
        raise Fault("no-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise Fault("no-host", host=host) from None
        if error.errno != errno.EADDRINUSE:
            raise
        raise Fault("port-in-use", port=str(port), link=links(host, port)[0]) from None


async def serve(settings: Settings, listening: socket.socket, show: bool) -> None:
    try:
        opened = await house.open_house(settings)
    except SQLAlchemyError as error:
        raise Fault("database-closed", why=reason(error)) from None
    server = Server(opened)
    gc.collect()
    gc.freeze()  # what stays for good is not looked through again and again
    gc.set_threshold(LOOK_EACH, *gc.get_threshold()[1:])
    host, port = listening.getsockname()[:2]
    warn(host, port)
    sys.stdout.write(user_language.say("serves-at", link=links(host, port)[0]) + "\n")
    sys.stdout.flush()
    if show:
        open_browser.show(links(host, port)[0])
    await server.serve([listening])


def warn(host: str, port: int) -> None:
    """Warn if anyone who can reach this machine can play."""
    if host in HERE:
        return
    sys.stderr.write(user_language.say("serves-everybody") + "\n")
    for link in links(host, port):
        sys.stderr.write(f"  {link}\n")


def config(application: object, settings: Settings, connections: Connections) -> uvicorn.Config:
    """uvicorn's configuration: the gate deals with proxies, and only we write logs."""
    return uvicorn.Config(
        application,  # type: ignore[arg-type]
        http=partial(Wire, settings=settings, open_connections=connections),  # type: ignore[arg-type]
        ws=partial(Line, turnstile=Turnstile(), settings=settings),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=SPARE * settings.largest_message,
        ws_per_message_deflate=False,  # a message would take longer to press than to send
        timeout_graceful_shutdown=int(PATIENCE),
        lifespan="on",
    )


def links(host: str, port: int) -> list[str]:
    """Where browsers find the server; one that listens everywhere is found at each address."""
    hosts = [host]
    if host in EVERYWHERE:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        hosts = sorted({str(place[4][0]) for place in found})
    return [f"http://[{one}]:{port}/" if ":" in one else f"http://{one}:{port}/" for one in hosts]
