"""The timer interrupts what takes too long, and nothing else."""

import os
import signal
import time

import pytest

from digsite.arena import alarm
from digsite.arena.alarm import AGAIN, TimeIsUp, within

LONG = 60.0


def clock() -> tuple[float, float]:
    return signal.getitimer(signal.ITIMER_REAL)


def test_what_takes_too_long_is_interrupted_and_what_does_not_is_left_alone() -> None:
    with alarm.alarm() as works:
        assert works
        assert within(LONG, lambda: "done") == "done"
        with pytest.raises(TimeIsUp):
            within(0.01, lambda: time.sleep(LONG))
        assert clock() == (0, 0)
        time.sleep(2 * AGAIN)  # nothing rings any more


@pytest.mark.parametrize("is_late", [True, False])
def test_the_clock_is_stopped_even_if_it_rings_at_that_very_moment(
    monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    """Otherwise it would kill the process as soon as the handler is removed."""
    set_clock = signal.setitimer

    def ringing(which: int, seconds: float, interval: float = 0.0) -> None:
        if seconds == 0:
            os.kill(os.getpid(), signal.SIGALRM)
        set_clock(which, seconds, interval)

    def action() -> None:
        if is_late:
            time.sleep(LONG)

    monkeypatch.setattr(signal, "setitimer", ringing)
    with alarm.alarm():
        try:
            within(0.01 if is_late else LONG, action)
        except TimeIsUp:
            assert is_late
        left = clock()
        set_clock(signal.ITIMER_REAL, 0.0)
    assert left == (0, 0)
