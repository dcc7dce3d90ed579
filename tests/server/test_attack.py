"""A short look at what `attack.py` does for longer in `make soak`: honest games go on meanwhile."""

import asyncio
import subprocess
import sys

import pytest

from digsite.server.settings import Settings
from tests.server.attack import play_honestly
from tests.server.attackers import ATTACKS
from tests.server.host import hosting, settings

ENOUGH = 200  # moves; every look at it opens two more tables, and an address has only so many


def test_honest_tables_play_on_while_everything_is_tried(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.attack.THOUGHT", 0)
    rate = Settings(database).rate
    with hosting(settings(database, rate=rate, connections_each=20)) as host:
        words = ["-m", "tests.server.attack", "--against", str(host.port), "--seconds", "1"]
        moves: list[float] = []
        with subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, text=True
        ) as attack:
            while attack.poll() is None and len(moves) < ENOUGH:
                moves += asyncio.run(play_honestly(host.port, 2, 0.5))
            told, _ = attack.communicate()
    assert moves
    assert [line.split()[0] for line in told.splitlines()] == [one.__name__ for one in ATTACKS]
