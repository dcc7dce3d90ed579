"""Time for tests: it stands still until somebody lets it pass."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from digsite.server import clocks, timeouts
from tests.server.clients import Place, Reception, Record
from tests.server.host import Host, hosting, settings


class Hours:
    """What a server takes for the time of its machine."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Timed:
    """A server whose time passes when the test says so."""

    def __init__(self, host: Host, hours: Hours) -> None:
        self.host = host
        self.hours = hours
        self.reception = Reception(host)

    def run(self, work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, self.host.loop).result(60)  # type: ignore[arg-type]

    def wait(self, seconds: float) -> None:
        """So much time passes, and alarms that are due ring."""
        self.hours.now += seconds
        self.run(self.ring())

    async def ring(self) -> None:
        house = self.host.house
        for name, due in list(house.clocks.due.items()):
            if due <= self.hours.now:
                await timeouts.hear(house, name)

    async def stop(self) -> None:
        for name in list(self.host.house.clocks.alarms):
            self.host.house.clocks.stop(name)

    def beat(self) -> None:
        self.run(self.host.house.clocks.beat())


@contextmanager
def timed(database: str, now: float = 1000.0, **changes: object) -> Iterator[Timed]:
    """It also beats only when the test says so."""
    hours = Hours(now)
    chosen = settings(database, now=hours, **changes)
    with patch.object(clocks, "BEAT", 1e6), hosting(chosen) as host:
        made = Timed(host, hours)
        yield made
        made.reception.close()


def left(place: Place) -> tuple[int, list[float]]:
    """Whose time runs, and what everybody has left, as everybody is told."""
    time: Record = place.reception.get(place.path).json()["table"]["time"]
    return time["runs"], time["left"]
