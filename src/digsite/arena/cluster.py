"""Work shared by the machines of a Ray cluster; Ray comes with the extra `digsite[ray]`.

It is the cluster that `RAY_ADDRESS` names, or one that runs here, or else this machine alone. What
comes of a job depends on the job only. So Ray does a job again if its machine is lost, and its
result, which is asked for once, counts once.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from digsite.locales.faults import Fault

Job = TypeVar("Job")
Done = TypeVar("Done")

AS_OFTEN_AS_NEEDED = -1


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

    def share(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        task = self.ray.remote(max_retries=AS_OFTEN_AS_NEEDED)(done)
        known = self.ray.put(work)  # once for all jobs
        waiting = [task.remote(known, job) for job in jobs]
        while waiting:
            (ready,), waiting = self.ray.wait(waiting)
            yield self.ray.get(ready)

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()


def done(work: Callable[[Job], Done], job: Job) -> Done:
    return work(job)
