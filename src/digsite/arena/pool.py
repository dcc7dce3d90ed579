"""Work shared by several processes, here or on a Ray cluster."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from multiprocessing import get_context
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Crew(Protocol):
    """Whoever does the work, as often as there is some."""

    def share(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """What came of each job, as it is done."""
        ...

    def close(self) -> None:
        """Nothing is done any more."""
        ...


class Alone:
    """This process itself."""

    def share(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        return map(work, jobs)

    def close(self) -> None:
        """Nothing is open."""


class Processes:
    """A number of processes on this machine."""

    def __init__(self, workers: int) -> None:
        spawn = get_context("spawn")
        self.pool = ProcessPoolExecutor(workers, spawn, initializer=leave_interrupts)

    def share(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        parts = [self.pool.submit(work, job) for job in jobs]
        return (part.result() for part in as_completed(parts))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def crew(workers: int = 1, ray: bool = False) -> Crew:
    """A number of processes here, or all that a Ray cluster has."""
    if ray:
        from digsite.arena.cluster import Cluster

        return Cluster()
    return Alone() if workers == 1 else Processes(workers)


def shared(
    work: Callable[[Job], Done], jobs: Sequence[Job], workers: int, ray: bool = False
) -> Iterator[Done]:
    """What came of each job, as it is done; one worker is this process itself."""
    with closing(crew(workers, ray)) as hired:
        yield from hired.share(work, jobs)


def in_order(numbered: Iterator[tuple[int, Done]], first: int) -> Iterator[tuple[int, Done]]:
    """Results with their numbers, each held back until all before it have come."""
    early: dict[int, Done] = {}
    for number, done in numbered:
        early[number] = done
        while first in early:
            yield first, early.pop(first)
            first += 1


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
