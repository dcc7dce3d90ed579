"""Vector play in several processes that share memory: keys go in, what is seen comes out.

The memory has no name, so it ends with the last process that looks at it, however that ends. A
process whose maker is gone ends by itself.
"""

from ctypes import Array, c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.arena.pool import leave_interrupts
from digsite.vector.share import Arrays, Share, Spec

KEYS = "keys"
ALIGNED = 64  # bytes
Part = tuple[str, tuple[int, ...], str, int]  # name, shape, kind of number, where it begins
Memory = Array[c_byte]
SPAWN = get_context("spawn")


class ProcessLost(RuntimeError):
    """A process of vector play ended by itself: its games are gone, and all others are ended."""


class Processes:
    """Games shared by processes; the interface of a `Share`."""

    def __init__(self, spec: Spec, count: int) -> None:
        bounds = [spec.count * number // count for number in range(count + 1)]
        parts, size = plan(spec)
        memory = SPAWN.RawArray(c_byte, size)
        self.pipes: list[Connection] = []
        self.workers: list[BaseProcess] = []
        for first, last in pairwise(bounds):
            here, there = SPAWN.Pipe()
            given = (there, memory, parts, spec, first, last)
            worker = SPAWN.Process(target=work, args=given, daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        self._hear()
        shared = arrays_in(memory, parts)
        self.keys = shared.pop(KEYS)
        for one in shared.values():
            one.flags.writeable = False
        self.arrays = shared

    def begin(self, seed: int) -> None:
        self._all("begin", seed)

    def reset(self) -> None:
        self._all("reset")

    def step(self, keys: NDArray[Any]) -> None:
        self.keys[:] = keys
        self._all("step")

    def pick(self) -> None:
        self._all("pick")

    def _all(self, method: str, *values: Any) -> None:
        """Let every process do it, and wait for all of them."""
        if not self.pipes:
            raise ProcessLost("vector play is closed")
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.send((method, values))
            except OSError:
                raise self._lost(number) from None
        self._hear()

    def _hear(self) -> None:
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.recv_bytes()
            except (EOFError, OSError):
                raise self._lost(number) from None

    def _lost(self, number: int) -> ProcessLost:
        worker = self.workers[number]
        worker.join()
        self.close()
        return ProcessLost(f"process {number} of vector play ended with code {worker.exitcode}")

    def close(self) -> None:
        """End all processes; what is seen stays as it is."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []


def plan(spec: Spec) -> tuple[list[Part], int]:
    """Where each array lies, and how many bytes that takes."""
    like = Share(spec, 0, 1).arrays
    parts: list[Part] = []
    place = 0
    for name, one in [*like.items(), (KEYS, np.zeros(1, np.int64))]:
        shape = (spec.count, *one.shape[1:])
        parts.append((name, shape, one.dtype.str, place))
        size = spec.count * one.nbytes
        place += size + -size % ALIGNED
    return parts, place


def arrays_in(memory: Memory, parts: list[Part]) -> Arrays:
    return {
        name: np.ndarray(shape, kind, memoryview(memory), place)
        for name, shape, kind, place in parts
    }


def work(
    pipe: Connection, memory: Memory, parts: list[Part], spec: Spec, first: int, last: int
) -> None:
    """What a process does until nobody is left to tell it."""
    leave_interrupts()
    shared = {name: one[first:last] for name, one in arrays_in(memory, parts).items()}
    share = Share(spec, first, last)
    try:
        pipe.send_bytes(b"ready")
        while True:
            method, values = pipe.recv()
            given = (shared[KEYS],) if method == "step" else values
            getattr(share, method)(*given)
            for name, one in share.arrays.items():
                shared[name][...] = one
            pipe.send_bytes(b"done")
    except (EOFError, OSError):
        return  # nobody is there any more
