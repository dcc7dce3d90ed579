"""Unexpected errors: each is counted, and logged in a few words, but not over and over."""

import logging
import time
import traceback
from collections.abc import Callable

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

    def note(self, error: BaseException) -> None:
        """Count it, and log it unless the same was logged a moment ago."""
        kind, where = type(error).__name__, place(error)
        self.metrics.count("digsite_faults_total", kind)
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
