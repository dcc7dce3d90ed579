"""Calling people who are not here: their address is sent a few words when it is their turn."""

import asyncio
import ipaddress
import logging
import ssl
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from socket import AF_INET, AF_INET6, SOCK_DGRAM, SOCK_STREAM, getaddrinfo, socket
from urllib.parse import SplitResult, urlsplit

from digsite.server.addresses import counted_as
from digsite.server.metrics import Metrics
from digsite.server.records import Record, encoded
from digsite.server.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.store.store import Seat
from digsite.server.table import PERSON, RUNNING, Table

PORTS = {"http": 80, "https": 443}
AT_ONCE = 64
AT_ONCE_EACH = 2  # calls to one address: one that is slow keeps only its own waiting
REST = 60.0  # seconds for which an address that kept us waiting to the last is not called
LOOKING_UP = 4  # names at once
MOST_WAITING = 1000
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
        self.each: Counter[str] = Counter()  # calls under way, by address
        self.resting: dict[str, float] = {}  # until when, by address
        self.names = ThreadPoolExecutor(LOOKING_UP, "names")  # of their own: some answer never
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
            self.call(table.id, actor, table.seats[actor])

    def call_short(self, table: Table, left: int) -> None:
        """Whoever is to act has little time left: call that seat, unless a screen of it is open."""
        actor = int(table.match.actor)
        if actor not in table.watchers():
            self.call(table.id, actor, table.seats[actor], left)

    def call(self, table: str, number: int, seat: Seat, left: int | None = None) -> None:
        """Tell the address of a seat, if it has one and a person plays it; with the seconds that
        are left, where that is why."""
        if seat.kind != PERSON or seat.level or not seat.webhook:
            return
        if len(self.under_way) >= MOST_WAITING:
            self.metrics.count("digsite_calls_total", "dropped")
            return
        told: Record = {"table": table, "seat": number, "name": seat.name}
        if left is not None:
            told["left"] = left
        if self.settings.link:
            told["link"] = f"{self.settings.link.rstrip('/')}/table/{table}"
        task = asyncio.create_task(self.call_until_heard(seat.webhook, encoded(told)))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def call_until_heard(self, url: str, body: bytes) -> None:
        """Call, and call again a little later if that fails."""
        pause = self.settings.call_pause
        for attempt in range(self.settings.calls):
            if attempt:
                await asyncio.sleep(pause)
                pause *= 4
            try:
                async with self.slots, asyncio.timeout(self.settings.call_patience):
                    await self.call_once(url, body, is_last=attempt + 1 == self.settings.calls)
            except (TimeoutError, OSError, ValueError, NotCalled) as error:
                log.warning("call failed", extra={"fields": {"why": type(error).__name__}})
            else:
                self.metrics.count("digsite_calls_total", "made")
                return
        self.metrics.count("digsite_calls_total", "failed")

    async def call_once(self, url: str, body: bytes, is_last: bool) -> None:
        """One call, unless the address has enough of them or kept us waiting before."""
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        address = await self.reachable(str(parts.hostname), port)
        where = counted_as(address)
        if self.each[where] >= AT_ONCE_EACH or self.resting.get(where, 0) > time.monotonic():
            raise NotCalled
        self.each[where] += 1
        try:
            await post(parts, address, port, body)
        except asyncio.CancelledError:  # it took too long
            if is_last:
                self.rest(where)
            raise
        finally:
            self.each[where] -= 1

    def rest(self, where: str) -> None:
        now = time.monotonic()
        self.resting = {name: until for name, until in self.resting.items() if until > now}
        self.resting[where] = now + REST

    async def reachable(self, name: str, port: int) -> str:
        """The numeric address to connect to: nobody's own network, and not this server itself."""
        addresses = await self.look_up(name, port)
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
                found.update(await self.look_up(name, port))
        return found

    async def look_up(self, name: str, port: int) -> list[str]:
        asked = partial(getaddrinfo, name, port, type=SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.names, asked)
        return [str(place[4][0]) for place in found]

    async def close(self) -> None:
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.names.shutdown(wait=False, cancel_futures=True)


async def post(parts: SplitResult, address: str, port: int, body: bytes) -> None:
    """One POST to an address that was looked at before; what it answers is not read."""
    secure = parts.scheme == "https"
    name = str(parts.hostname)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name if secure else None
    )
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


def request(parts: SplitResult, body: bytes) -> bytes:
    """What is sent."""
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
    """Whether it is an address of this machine: on others nobody can listen here."""
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
    """Whether one sees from the name alone that it is not for everybody."""
    try:
        return not is_public(name)
    except ValueError:
        return name == "localhost" or name.endswith((".localhost", ".local", ".internal"))
