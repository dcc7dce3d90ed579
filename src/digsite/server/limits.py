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

    def take(self, cost: float = 1) -> bool:
        """Whether one more, at this cost, is allowed now."""
        now = self.clock()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.each_second)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; those that were not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        bucket = self.known.setdefault(address, Bucket(self.rate, self.clock))
        self.known.move_to_end(address)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return bucket.take(min(cost, self.rate.burst))
