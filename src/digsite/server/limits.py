"""How much one address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from digsite.server.settings import Rate

REMEMBERED = 10_000


class Bucket:
    """So many at once, refilled by the second."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.burst
        self.seen = clock()

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.each_second)
        self.seen = now

    def has(self, cost: float = 1) -> bool:
        """Whether one more, at this cost, would be allowed now."""
        self.fill()
        return self.left >= cost

    def take(self, cost: float = 1) -> bool:
        """Whether one more, at this cost, is allowed now."""
        self.fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def owe(self, cost: float) -> None:
        """Charge for work that was done already; nothing is allowed until it is paid for."""
        self.left -= cost


class Buckets:
    """One bucket for each address; those that were not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.clock)
        self.known.move_to_end(address)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return bucket

    def take(self, address: str, cost: float = 1) -> bool:
        return self.of(address).take(min(cost, self.rate.burst))


class Allowance:
    """What a socket may send: it has a limit of its own, and shares one with its address.

    The shared limit weighs messages by the work they cause; without it sixty sockets could cause
    sixty times as much.
    """

    def __init__(self, own: Bucket, shared: Bucket) -> None:
        self.own = own
        self.shared = shared

    def has(self) -> bool:
        """Whether one more message would be heard."""
        return self.own.has() and self.shared.has()

    def take(self) -> bool:
        """Whether one more message is heard."""
        return self.own.take() and self.shared.take()

    def take_more(self, cost: float) -> bool:
        """Whether this message, which costs as much as so many ordinary ones, is allowed too."""
        return self.shared.take(min(cost, self.shared.rate.burst) - 1)

    def owe(self, cost: float) -> None:
        self.shared.owe(cost)
