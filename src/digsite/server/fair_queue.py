"""A queue for a few shared things: nobody gets more of them by asking more often."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

OTHERS = 4  # every fourth turn goes to a table that nobody watches, if one waits
T = TypeVar("T")


@dataclass(frozen=True)
class Asker:
    """Who waits: the address that set the table up, and whether anybody watches it."""

    origin: str
    is_watched: Callable[[], bool]


@dataclass
class Waiting(Generic[T]):
    asker: Asker
    given: asyncio.Future[T] = field(repr=False)


class FairQueue(Generic[T]):
    """Addresses take turns; watched tables come before others."""

    def __init__(self, things: list[T]) -> None:
        self.free = things[:]
        self.waiting: OrderedDict[str, deque[Waiting[T]]] = OrderedDict()
        self.count = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self.waiting.values()))

    def waiting_of(self, origin: str) -> int:
        """How many of one address wait."""
        return len(self.waiting.get(origin, ()))

    async def take(self, asker: Asker) -> T:
        """One of the things, when it is the asker's turn; it has to be given back."""
        if self.free:
            return self.free.pop()
        one: Waiting[T] = Waiting(asker, asyncio.get_running_loop().create_future())
        self.waiting.setdefault(asker.origin, deque()).append(one)
        try:
            return await one.given
        except asyncio.CancelledError:
            if one.given.done() and not one.given.cancelled():
                self.give_back(one.given.result())
            raise

    def give_back(self, thing: T) -> None:
        """It goes to whoever is next, or is free."""
        while (one := self.next()) is not None:
            if not one.given.done():
                one.given.set_result(thing)
                return
        self.free.append(thing)

    def next(self) -> Waiting[T] | None:
        self.count += 1
        wants_watched = self.count % OTHERS != 0
        return self.first(wants_watched) or self.first(not wants_watched)

    def first(self, watched: bool) -> Waiting[T] | None:
        """The first of this sort at the address whose turn it is; that address is then the last."""
        for origin, line in self.waiting.items():
            for one in line:
                if one.asker.is_watched() == watched or one.given.done():
                    line.remove(one)
                    self.waiting.move_to_end(origin)
                    if not line:
                        del self.waiting[origin]
                    return one
        return None
