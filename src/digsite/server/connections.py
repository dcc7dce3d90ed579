"""All open connections: how many each address has, which are idle, which do not read."""

import asyncio
from collections import Counter
from collections.abc import Callable

from digsite.server.addresses import Network, counted_as, is_in
from digsite.server.limits import Buckets
from digsite.server.settings import Rate


class Connections:
    """Counts connections by address; when there are too many, the one idle longest makes room."""

    def __init__(self, each: int, most: int, rate: Rate, proxies: tuple[Network, ...] = ()) -> None:
        self.rates = Buckets(rate)
        self.each = each
        self.most = most
        self.proxies = proxies
        self.of_address: Counter[str] = Counter()
        self.idle: dict[object, Callable[[], None]] = {}  # no request under way, longest first
        self.of_proxies: set[object] = set()
        self.are_ending = False  # each answer says that it is the last one on its connection

    def admits(self, connection: object, address: str, leave: Callable[[], None]) -> bool:
        """Whether one more may connect; if there are too many, one that is idle is closed."""
        where = counted_as(address)
        is_proxy = is_in(address, self.proxies)
        if not is_proxy and not self.may_come(where):
            return False
        if self.of_address.total() >= self.most:
            if not self.idle:
                return False
            self.idle.pop(next(iter(self.idle)))()
        self.of_address[where] += 1
        self.idle[connection] = leave
        if is_proxy:
            self.of_proxies.add(connection)
        return True

    def may_come(self, where: str) -> bool:
        """Whether the address has few enough connections, and does not come too often."""
        return self.of_address.get(where, 0) < self.each and self.rates.take(where)

    def asks(self, connection: object) -> None:
        """A whole request has come."""
        self.idle.pop(connection, None)

    def waits(self, connection: object, leave: Callable[[], None]) -> None:
        """It was answered, and nothing is asked any more."""
        self.idle[connection] = leave

    def gone(self, connection: object, address: str) -> None:
        where = counted_as(address)
        self.idle.pop(connection, None)
        self.of_proxies.discard(connection)
        self.of_address[where] -= 1
        if self.of_address[where] <= 0:
            del self.of_address[where]


class Impatient(asyncio.Protocol):
    """A connection that is given up if its reader takes nothing for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    patience: float  # seconds
    write_deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_deadline = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        self.forgive()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forgive()
        super().connection_lost(exc)

    def forgive(self) -> None:
        if self.write_deadline is not None:
            self.write_deadline.cancel()
            self.write_deadline = None
