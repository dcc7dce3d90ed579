"""Looking up host names. A lookup may take very long and cannot be cancelled, so each asker gets
only a few threads, and some are reserved for the server's own names."""

import asyncio
from collections import defaultdict
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from socket import SOCK_STREAM, getaddrinfo

AT_ONCE = 32  # of everybody who asks
AT_ONCE_OWN = 4  # of the server itself
AT_ONCE_EACH = 4  # of one asker
Found = list[tuple[object, ...]]


class TooMany(OSError):
    """Too many names of this asker are being looked up already."""


class Lookups:
    """Threads for lookups only, shared fairly among askers."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "names")
        self.own_threads = ThreadPoolExecutor(AT_ONCE_OWN, "own names")
        self.asked: defaultdict[str, list[Future[Found]]] = defaultdict(list)

    async def addresses(self, name: str, port: int, asker: str | None) -> list[str]:
        """Where the name leads; `OSError` if nowhere, or if too many of this asker's names wait.
        Without an asker it is the server itself that wants to know."""
        if asker is not None and self.busy(asker) >= AT_ONCE_EACH:
            raise TooMany
        look_up = partial(getaddrinfo, name, port, type=SOCK_STREAM)
        threads = self.own_threads if asker is None else self.threads
        future: Future[Found] = threads.submit(look_up)  # type: ignore[arg-type]
        if asker is not None:
            self.asked[asker].append(future)
        found = await asyncio.wrap_future(future)
        return [str(place[4][0]) for place in found]  # type: ignore[index]

    def busy(self, asker: str) -> int:
        """How many threads are busy for this asker, also where nobody waits any more."""
        for one in list(self.asked):
            self.asked[one] = [future for future in self.asked[one] if not future.done()]
            if not self.asked[one]:
                del self.asked[one]
        return len(self.asked.get(asker, ()))

    def close(self) -> None:
        for threads in (self.threads, self.own_threads):
            threads.shutdown(wait=False, cancel_futures=True)
