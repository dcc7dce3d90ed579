"""Unexpected errors: each is counted, and logged in a few words, but not over and over."""

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import Any

from digsite.server.metrics import Metrics

AGAIN = 10.0  # seconds after which the same error is logged again
LONGEST = 200
FRAMES = 4
MOST_KNOWN = 100
log = logging.getLogger("digsite.server")


class ErrorLog:
    """What went wrong lately."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.metrics = metrics
        self.clock = clock
        self.logged: dict[str, float] = {}
        self.heard: list[Callable[[BaseException], None]] = []  # called with each error

    def watch(self, task: asyncio.Task[Any]) -> None:
        """Note the fault of a task that nobody waits for."""
        task.add_done_callback(self.note_end)

    def note_end(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.note(error)

    def note(self, error: BaseException) -> None:
        """Count it, and log it unless the same was logged a moment ago."""
        kind, where = type(error).__name__, place(error)
        self.metrics.count("digsite_faults_total", kind)
        for hear in self.heard:
            hear(error)
        now = self.clock()
        if now - self.logged.get(where, -AGAIN) < AGAIN:
            return
        if len(self.logged) >= MOST_KNOWN:
            self.logged.clear()
        self.logged[where] = now
        text = (str(error).splitlines() or [""])[0][:LONGEST]
        log.error("fault", extra={"fields": {"error": kind, "text": text, "where": where}})


def place(error: BaseException) -> str:
    """The innermost frames of the traceback, as file and line."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    lines = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    return " > ".join([*lines, type(error).__name__])
