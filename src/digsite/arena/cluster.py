"""Work shared by the machines of a Ray cluster; Ray comes with the extra `digsite[ray]`.

It is the cluster that `RAY_ADDRESS` names, or one that runs here, or else this machine alone. The
result of a job depends on nothing but the job, so Ray may repeat a job whose machine was lost; we
fetch each result once, so it counts once. Ray cannot always tell whether a process died with its
machine or was killed by its job, so a job that is lost repeatedly is settled on this machine.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from digsite.arena.alarm import Timer
from digsite.arena.pool import once_more
from digsite.locales.faults import Fault

Job = TypeVar("Job")
Done = TypeVar("Done")

CHANCES = 3  # retries of a job on the cluster after its process or machine was lost


class Cluster:
    """A `Crew` of all processors that Ray offers."""

    def __init__(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        try:
            import ray
        except ImportError:
            raise Fault("no-ray") from None
        self.ray = ray
        self.joined = not ray.is_initialized()
        if self.joined:
            ray.init(logging_level="error", log_to_driver=False)

    def share(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        again: Callable[[Job], Done] | None = None,
    ) -> Iterator[Done]:
        task = self.ray.remote(max_retries=CHANCES)(done)
        known = self.ray.put(work)  # once for all jobs
        waiting = {task.remote(known, job): job for job in jobs}
        while waiting:
            (ready,), _ = self.ray.wait([*waiting])
            job = waiting.pop(ready)
            yield self.came_of(ready, job, again)

    def came_of(self, ready: Any, job: Job, again: Callable[[Job], Done] | None) -> Done:
        """The result of the job, or the error it raised; unless it was lost for good."""
        fates = self.ray.exceptions
        lost = fates.WorkerCrashedError, fates.NodeDiedError, fates.OutOfMemoryError
        with suppress(*lost, fates.ObjectLostError):
            done: Done = self.ray.get(ready)
            return done
        return once_more(job, again)

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()


def done(work: Callable[[Job], Done], job: Job) -> Done:
    Timer.is_foreign_worker = True  # Ray starts another one for the next job
    return work(job)
