"""Webhooks: players who are away are told, at an address of theirs, that it is their turn."""

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from socket import AF_INET, AF_INET6, SOCK_DGRAM, socket
from typing import Any
from urllib.parse import SplitResult, urlsplit

from digsite.server.addresses import counted_as
from digsite.server.certificates import Certificates
from digsite.server.lookups import Lookups
from digsite.server.metrics import Metrics
from digsite.server.records import Record, encoded
from digsite.server.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.store.store import Header, Seat
from digsite.server.table import PERSON, RUNNING, Table

PORTS = {"http": 80, "https": 443}
AT_ONCE = 64
AT_ONCE_EACH = 2  # calls to one name or address: one that is slow keeps only its own waiting
AT_ONCE_ORIGIN = 4  # calls from tables of one origin, whatever they call
REST = 60.0  # seconds for which a name or address that kept us waiting to the last is not called
MOST_WAITING = 1000
MOST_WAITING_ORIGIN = 100
NAT64 = ipaddress.ip_network("64:ff9b::/96")
log = logging.getLogger("digsite.server")


class NotCalled(Exception):
    """The address is not one that this server calls, or its answer was no."""


class Webhooks:
    """Posts that are under way; a table never waits for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.each: Counter[str] = Counter()  # calls under way, by name and by address
        self.resting: dict[str, float] = {}  # until when, by name and by address
        self.lanes: dict[str, asyncio.Semaphore] = {}  # by origin
        self.waiting: Counter[str] = Counter()  # calls that are not over, by origin
        self.lookups = Lookups()
        self.certificates = Certificates()
        self.under_way: set[asyncio.Task[None]] = set()

    def call_actor(self, table: Table) -> None:
        """It has just become somebody's turn: call that seat, unless a screen of it is open."""
        actor = int(table.match.actor)
        if table.status != RUNNING or actor < 0:
            return
        if actor in table.watchers():
            return
        newest = table.lines[-1] if table.lines else None
        takes_back = newest is not None and newest.back is not None and newest.actor == actor
        if not takes_back:  # whoever does knows about it
            self.call(table.header, actor, table.seats[actor])

    def call_short(self, table: Table, left: int) -> None:
        """Whoever is to act has little time left: call that seat, unless a screen of it is open."""
        actor = int(table.match.actor)
        if actor not in table.watchers():
            self.call(table.header, actor, table.seats[actor], left)

    def call(self, table: Header, number: int, seat: Seat, left: int | None = None) -> None:
        """Tell the address of a seat, if it has one and a person plays it; with the seconds that
        are left, where that is why."""
        if seat.kind != PERSON or seat.level or not seat.webhook:
            return
        origin = table.origin or table.id
        if len(self.under_way) >= MOST_WAITING or self.waiting[origin] >= MOST_WAITING_ORIGIN:
            self.metrics.count("digsite_calls_total", "dropped")
            return
        told: Record = {"table": table.id, "seat": number, "name": seat.name}
        if left is not None:
            told["left"] = left
        if self.settings.link:
            told["link"] = f"{self.settings.link.rstrip('/')}/table/{table.id}"
        task = asyncio.create_task(self.call_until_heard(seat.webhook, encoded(told), origin))
        self.under_way.add(task)
        self.waiting[origin] += 1
        task.add_done_callback(partial(self.note_end, origin))

    def note_end(self, origin: str, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        self.waiting[origin] -= 1
        if not self.waiting[origin]:
            del self.waiting[origin]
            self.lanes.pop(origin, None)

    async def call_until_heard(self, url: str, body: bytes, origin: str) -> None:
        """Call, and call again a little later if that fails."""
        pause = self.settings.call_pause
        for attempt in range(self.settings.calls):
            if attempt:
                await asyncio.sleep(pause)
                pause *= 4
            try:
                async with self.place(origin), asyncio.timeout(self.settings.call_patience):
                    is_last = attempt + 1 == self.settings.calls
                    await self.call_once(url, body, origin, is_last)
            except (TimeoutError, OSError, ValueError, NotCalled) as error:
                log.warning("call failed", extra={"fields": {"why": type(error).__name__}})
            else:
                self.metrics.count("digsite_calls_total", "made")
                return
        self.metrics.count("digsite_calls_total", "failed")

    @asynccontextmanager
    async def place(self, origin: str) -> AsyncIterator[None]:
        """Room for one call; those of one origin queue among themselves before they join others."""
        lane = self.lanes.setdefault(origin, asyncio.Semaphore(AT_ONCE_ORIGIN))
        async with lane, self.slots:
            yield

    async def call_once(self, url: str, body: bytes, origin: str, is_last: bool) -> None:
        """One call, unless the name or the address has enough of them or kept us waiting before."""
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        with self.counted(f"name {parts.hostname}", is_last):
            address = await self.reachable(str(parts.hostname), port, origin)
            with self.counted(counted_as(address), is_last):
                await self.post(parts, address, port, body)

    @contextmanager
    def counted(self, where: str, is_last: bool) -> Iterator[None]:
        """Count a call to this name or address, which rests if the last attempt takes too long."""
        if self.each[where] >= AT_ONCE_EACH or self.resting.get(where, 0) > time.monotonic():
            raise NotCalled
        self.each[where] += 1
        try:
            yield
        except asyncio.CancelledError:  # it took too long
            if is_last:
                self.rest(where)
            raise
        finally:
            self.each[where] -= 1
            if not self.each[where]:
                del self.each[where]

    def rest(self, where: str) -> None:
        now = time.monotonic()
        self.resting = {name: until for name, until in self.resting.items() if until > now}
        self.resting[where] = now + REST

    async def reachable(self, name: str, port: int, origin: str) -> str:
        """The numeric address to connect to: nobody's own network, and not this server itself."""
        addresses = await self.lookups.addresses(name, port, origin)
        if not self.settings.local_calls:
            own = await self.own_addresses(port)
            if not all(is_public(one) and not is_own(one) for one in addresses):
                raise NotCalled
            if own.intersection(addresses):
                raise NotCalled
        return addresses[0]

    async def own_addresses(self, port: int) -> set[str]:
        """Where the names of this server lead, also to a router in front of it."""
        found: set[str] = set()
        for name in own_names(self.settings):
            with suppress(OSError):
                found.update(await self.lookups.addresses(name, port, None))
        return found

    async def post(self, parts: SplitResult, address: str, port: int, body: bytes) -> None:
        """One POST to an address that was checked before; the body of the answer is not read."""
        secure: dict[str, Any] = {}
        if parts.scheme == "https":
            secure = {
                "ssl": await self.certificates.context(),
                "server_hostname": str(parts.hostname),
            }
        reader, writer = await asyncio.open_connection(address, port, **secure)
        try:
            writer.write(request(parts, body))
            await writer.drain()
            status = (await reader.readline()).split()
            if len(status) < 2 or not status[1].startswith(b"2"):
                raise NotCalled
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def close(self) -> None:
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.lookups.close()


def request(parts: SplitResult, body: bytes) -> bytes:
    """The request as it is sent."""
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: digsite",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def own_names(settings: Settings) -> list[str]:
    """The names under which this server is known."""
    link = urlsplit(settings.link).hostname
    return [*settings.hosts, *([link] if link else [])]


def is_own(address: str) -> bool:
    """Whether it is an address of this machine: one can listen only on those."""
    family = AF_INET6 if ":" in address else AF_INET
    with socket(family, SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


def is_public(address: str) -> bool:
    """Whether everybody on the internet could call this address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in NAT64:
            inside.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
        if not all(is_public(str(one)) for one in inside if one is not None):
            return False
    return found.is_global and not found.is_multicast


def checked_address(url: str, settings: Settings) -> str:
    """The address, if it can be one that is called; names are looked up only when it is."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in PORTS and parts.hostname and parts.port != 0 and not parts.username
    except ValueError:
        known = False
    if not known:
        raise Refusal(409, "no-address")
    name = str(parts.hostname)
    if not settings.local_calls and (is_local(name) or name in own_names(settings)):
        raise Refusal(409, "local-address")
    return url


def is_local(name: str) -> bool:
    """Whether the name alone shows that it is not reachable for everybody."""
    try:
        return not is_public(name)
    except ValueError:
        return name == "localhost" or name.endswith((".localhost", ".local", ".internal"))
