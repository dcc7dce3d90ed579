"""The gate: what every request passes on its way in, and every answer on its way out."""

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.addresses import client_of, counted_as
from digsite.server.background import ASKING
from digsite.server.house import House
from digsite.server.limits import Buckets
from digsite.server.records import encoded
from digsite.server.refusals import Refusal

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LOCAL = ("localhost",)
COSTS = {
    ("GET", "replay"): 4,
    ("GET", "analysis"): 4,
    ("GET", "export"): 10,
    ("POST", "tables"): 4,
    ("POST", "rematch"): 4,
    ("POST", "branch"): 10,
    ("POST", "preview"): 2,
    ("POST", "why"): 4,
    ("POST", "files"): 10,
}
OLDER = 4  # a further page of the lobby: it is made anew for each request
UNTOLD = "/ready"  # proxies ask for it several times each second: not logged
ORIGIN = "digsite.origin"  # in a request's scope: who asks, as limits count them
log = logging.getLogger("digsite.server")


class Gate:
    """Host and origin, size and rate are checked here; the usual headers are set here."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.rates = Buckets(house.settings.rate)
        self.sockets: Counter[str] = Counter()  # of each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[ORIGIN] = self.address(scope)
        ASKING.set(scope[ORIGIN])
        try:
            self.admit(scope)
        except Refusal as refusal:
            await self.reject(scope, send, refusal)
            return
        if scope["type"] == "http":
            await self.forward(scope, receive, send)
        else:
            await self.connect(scope, receive, send)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, counted while it is open."""
        where = scope[ORIGIN]
        self.sockets[where] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[where] -= 1
            if not self.sockets[where]:
                del self.sockets[where]

    def admit(self, scope: Scope) -> None:
        """Raise the reason why this request is not let in."""
        headers = Headers(scope=scope)
        where = scope[ORIGIN]
        if scope["type"] == "websocket" and self.is_crowded(where):
            raise Refusal(429, "too-many")
        if not self.rates.take(where, cost(scope)):
            raise Refusal(429, "too-often", {"what": "requests"})
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not is_known_host(hosts[0], self.house.settings.hosts):
            raise Refusal(421, "other-host")
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != hosts[0]:
            raise Refusal(403, "other-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.house.settings.largest_body:
            raise too_large()

    def is_crowded(self, where: str) -> bool:
        """Whether this address, or all of them together, have as many sockets as they may."""
        settings = self.house.settings
        full = self.sockets.total() >= settings.most_connections
        return full or self.sockets.get(where, 0) >= settings.sockets_each

    def address(self, scope: Scope) -> str:
        """Who asks, as limits count them."""
        return counted_as(client_of(scope, self.house.settings.proxies))

    async def forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the body as it comes in, set the headers as the answer goes out, and log it."""
        began, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                set_headers(message, scope["path"])
            await send(message)

        try:
            await self.app(scope, self.counted(receive), with_headers)
        except asyncio.CancelledError:  # the server stops, and waits no longer
            if status:
                raise
            await self.reject(scope, with_headers, Refusal(503, "unable"))
        except Exception:
            if not status:  # otherwise whoever asked was answered, and the log has it
                raise
        self.house.metrics.count("digsite_requests_total", str(status))
        taken = round(1000 * (time.perf_counter() - began), 1)
        if scope["path"] == UNTOLD:
            return
        fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": taken}
        log.info("request", extra={"fields": fields})

    def counted(self, receive: Receive) -> Receive:
        """Receive the body, and raise as soon as it is too large."""
        size = 0

        async def next_part() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.house.settings.largest_body:
                raise too_large()
            return message

        return next_part

    async def reject(self, scope: Scope, send: Send, refusal: Refusal) -> None:
        self.house.metrics.count("digsite_refusals_total", refusal.code)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.text})
            return
        start: Message = {
            "type": "http.response.start",
            "status": refusal.status,
            "headers": [(b"content-type", b"application/json")],
        }
        set_headers(start, scope["path"])
        await send(start)
        await send({"type": "http.response.body", "body": encoded(refusal.record())})


def set_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def cost(scope: Scope) -> float:
    """How many ordinary requests this one counts for: some are much more work than others."""
    last = str(scope["path"]).rstrip("/").rpartition("/")[2]
    asked = (scope.get("method", ""), last)
    if asked == ("GET", "tables") and "older" in QueryParams(scope["query_string"]):
        return OLDER
    return COSTS.get(asked, 1)


def too_large() -> Refusal:
    return Refusal(413, "too-large", {"what": "request"})


def is_known_host(host: str, names: tuple[str, ...]) -> bool:
    """A numeric address, localhost, or a name that was allowed: other sites cannot borrow those."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name in LOCAL or name in names:
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
