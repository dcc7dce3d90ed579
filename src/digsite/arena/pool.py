"""Work shared by several processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def shared(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Iterator[Done]:
    """What came of each job, as it is done; one worker is this process itself."""
    if workers == 1:
        for job in jobs:
            yield work(job)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=leave_interrupts)
    try:
        parts = [pool.submit(work, job) for job in jobs]
        for part in as_completed(parts):
            yield part.result()
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
