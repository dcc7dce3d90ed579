"""Work shared by several processes, here or on a Ray cluster."""

import os
import signal
import sys
import time
from _thread import start_new_thread
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from digsite.bots.program import end_with_programs
from digsite.locales.faults import Fault

AHEAD = 2  # jobs queued for each process, so that none has to wait
PARTING = 10.0  # seconds a process gets to end by itself
Job = TypeVar("Job")
Done = TypeVar("Done")


class Crew(Protocol):
    """Those who do the work: this process, several, or a cluster."""

    def share(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        again: Callable[[Job], Done] | None = None,
    ) -> Iterator[Done]:
        """The result of each job as it is done; `again` repeats a job whose process died."""
        ...

    def close(self) -> None:
        """Do nothing more, and drop what was begun."""
        ...


class Alone:
    """This process."""

    def share(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        again: Callable[[Job], Done] | None = None,
    ) -> Iterator[Done]:
        return map(work, jobs)

    def close(self) -> None:
        """Nothing is open."""


class Processes:
    """A number of processes on this machine. If one of them dies, others take their place."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = hired(workers)
        self.begun: dict[Future[Any], Any] = {}

    def share(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        again: Callable[[Job], Done] | None = None,
    ) -> Iterator[Done]:
        waiting = deque(jobs)
        begun: dict[Future[Done], Job] = {}
        self.begun = begun
        while waiting or begun:
            self.hand_out(work, waiting, begun)
            done, _ = wait(begun, return_when=FIRST_COMPLETED)
            if any(has_died(part) for part in done):
                done, _ = wait(begun)  # the others die with it
                self.replace()
            for part in done:
                job = begun.pop(part)
                yield once_more(job, again) if has_died(part) else part.result()

    def hand_out(
        self,
        work: Callable[[Job], Done],
        waiting: deque[Job],
        begun: dict[Future[Done], Job],
    ) -> None:
        """Start only a few jobs per process: if one dies, all that were started are repeated."""
        while waiting and len(begun) < AHEAD * self.workers:
            try:
                part = self.pool.submit(work, waiting[0])
            except BrokenProcessPool:
                if begun:
                    return
                self.replace()
            else:
                begun[part] = waiting.popleft()

    def replace(self) -> None:
        self.close()
        self.pool = hired(self.workers)

    def close(self) -> None:
        """End the processes: at once if the work was stopped, as by Ctrl-C. Threads that a player
        left running may keep one of them from ending by itself."""
        processes = [*(self.pool._processes or {}).values()]
        if not all(part.done() for part in self.begun):
            for process in processes:
                process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + PARTING
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()


def hired(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=follow_parent)


def has_died(part: Future[Done]) -> bool:
    return isinstance(part.exception(), BrokenProcessPool)


def once_more(job: Job, again: Callable[[Job], Done] | None) -> Done:
    if again is None:
        raise Fault("process-died")
    return again(job)


def cores() -> int:
    """The number of cores that this process may use."""
    if sys.platform != "win32" and hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def crew(workers: int = 1, ray: bool = False, apart: bool = False) -> Crew:
    """A number of processes here, or all of a Ray cluster. One worker is this process itself,
    unless the work is to be done apart, because it may kill its process."""
    if ray:
        from digsite.arena.cluster import Cluster

        return Cluster()
    return Processes(workers) if workers > 1 or apart else Alone()


def shared(
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    workers: int,
    ray: bool = False,
    again: Callable[[Job], Done] | None = None,
    apart: bool = False,
) -> Iterator[Done]:
    """The result of each job as it is done."""
    with closing(crew(workers, ray, apart)) as hands:
        yield from hands.share(work, jobs, again)


def in_order(numbered: Iterator[tuple[int, Done]], first: int) -> Iterator[tuple[int, Done]]:
    """Sort numbered results on the way: each is held back until all before it are there."""
    early: dict[int, Done] = {}
    for number, done in numbered:
        early[number] = done
        while first in early:
            yield first, early.pop(first)
            first += 1


def leave_interrupts() -> None:
    """Ignore Ctrl-C: it is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def follow_parent() -> None:
    """Ignore Ctrl-C, and end when the process that started this one ends or terminates it. Without
    that it would wait for work for ever if the other was killed."""
    leave_interrupts()
    signal.signal(signal.SIGTERM, lambda *_: start_new_thread(end_with_programs, ()))
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        end_with_programs()
