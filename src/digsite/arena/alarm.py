"""A timer that interrupts a player who does not answer, where the system has one.

It can only interrupt the main thread of a process, and only while that runs Python code.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from types import FrameType
from typing import TypeVar

AGAIN = 0.2  # seconds between alarms, in case the player caught the first
ENOUGH = 3  # alarms; after that a worker process ends itself
Answer = TypeVar("Answer")


class TimeIsUp(BaseException):
    """Not an `Exception`, because players often catch those."""


class Timer:
    """The state of the one timer that a process has."""

    is_running = False
    alarms = 0
    is_foreign_worker = False  # a worker process that is not ours but, say, Ray's


def on_alarm(number: int, frame: FrameType | None) -> None:
    if not Timer.is_running:
        return  # it came just after the action was finished
    Timer.alarms += 1
    if Timer.alarms > ENOUGH and (Timer.is_foreign_worker or parent_process() is not None):
        os._exit(1)
    raise TimeIsUp


def ignores_interrupts() -> bool:
    """Whether Ctrl-C does nothing here, as in worker processes."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@contextmanager
def alarm() -> Iterator[bool]:
    """Lets `within` interrupt what takes too long; yields whether that works here."""
    works = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not works:
        yield False
        return
    before = signal.signal(signal.SIGALRM, on_alarm)
    try:
        yield True
    finally:
        signal.signal(signal.SIGALRM, before)


def within(seconds: float, action: Callable[[], Answer]) -> Answer:
    """The result of the action, which `TimeIsUp` interrupts after so many seconds.

    The timer is always stopped, even if an alarm comes while we are doing that: without a handler,
    the next alarm would kill the process.
    """
    Timer.alarms, Timer.is_running = 0, True
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        return action()
    finally:
        try:
            Timer.is_running = False
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
