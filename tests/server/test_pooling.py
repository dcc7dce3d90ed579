"""A strong program thinks in all processes that are free, and waits for none that fails."""

import asyncio
import sys

import pytest

from digsite.server.fair_queue import Asker
from digsite.server.settings import Settings
from digsite.server.thinker import Assignment
from digsite.server.workers import Workers

THINKER = """
import json, sys, time
for line in sys.stdin:
    if json.loads(line)["seed"] == 0:
        answer = {"moves": ["sell", "end"], "tried": [["sell", 60, 0.5], ["dig", 40, 0.4]]}
    else:
        HELPER
    print(json.dumps(answer), flush=True)
"""
DIGS = 'answer = {"moves": ["dig"], "tried": [["dig", 300, 0.9]]}'


def asked(level: str, workers: int, helper: str = DIGS, times: int = 2) -> tuple[list[str], int]:
    """What is played in the end, and how many processes were started for it."""
    script = THINKER.replace("HELPER", helper)
    settings = Settings("", workers=workers, thinker=(sys.executable, "-c", script))

    async def ask() -> tuple[list[str], int]:
        pool = Workers(settings)
        assignment = Assignment("archaeology", "", level, {}, ["sell", "dig"], 0)
        for _ in range(times):
            plan = await pool.ask(assignment, Asker("ada", lambda: True))
            if pool.starting is not None:
                await pool.starting
        running = sum(worker.process is not None for worker in pool.all)
        await pool.close()
        return plan, running

    return asyncio.run(ask())


def test_processes_that_are_free_help_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.workers.GRACE", 60)  # on a busy machine they start slowly
    assert asked("master", workers=4) == (["dig"], 3)  # one stays free for other tables


def test_the_first_decision_does_not_wait_for_helpers_but_starts_them() -> None:
    assert asked("master", workers=4, times=1) == (["sell", "end"], 3)


def test_no_others_are_helped_and_nobody_where_no_process_is_spare() -> None:
    assert asked("expert", workers=4) == (["sell", "end"], 1)
    assert asked("master", workers=2) == (["sell", "end"], 1)


def test_a_helper_that_fails_or_is_late_changes_nothing() -> None:
    assert asked("master", workers=3, helper="sys.exit(1)")[0] == ["sell", "end"]
    assert asked("master", workers=3, helper="time.sleep(1000)")[0] == ["sell", "end"]
