"""A short look at what `attack.py` does for longer in `make soak`: honest games go on meanwhile."""

import asyncio
import subprocess
import sys
from contextlib import nullcontext

import pytest

from digsite.server.settings import Settings
from tests.server.attack import main, play_honestly
from tests.server.attackers import ATTACKS, fell_short
from tests.server.host import hosting, settings
from tests.server.test_crashes import free_port

ENOUGH = 200  # moves; every look at it opens two more tables, and an address has only so many


def test_honest_tables_play_on_while_everything_is_tried(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.attack.THOUGHT", 0)
    rate = Settings(database).rate
    chosen = settings(database, rate=rate, connections_each=20, local_calls=True)
    with hosting(chosen) as host:
        words = ["-m", "tests.server.attack", "--against", str(host.port), "--seconds", "1"]
        words += ["--patience", "3600"]  # it ends as soon as each attack took place
        moves: list[float] = []
        with subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, text=True
        ) as attack:
            while attack.poll() is None and len(moves) < ENOUGH:
                moves += asyncio.run(play_honestly(host.port, 2, 0.5))
            told, _ = attack.communicate()
    assert attack.returncode == 0  # each of them took place
    assert moves
    assert [line.split()[0] for line in told.splitlines()] == [one.__name__ for one in ATTACKS]


@pytest.mark.parametrize(
    ("attack", "most", "late", "failed"),
    [
        (["-c", "pass"], 250, 250.0, 0),
        (["-c", "pass"], 250, 251.0, 1),
        (["-c", "import nothing_of_this_name"], 250, 0.0, 1),
        (["-m", "tests.server.attack", "--patience", "0"], 250, 0.0, 1),  # nobody answers
        (["-c", "pass"], 0, 9999.0, 0),  # only measured
    ],
)
def test_the_soak_fails_if_the_honest_wait_or_the_attack_does_not_take_place(
    monkeypatch: pytest.MonkeyPatch, attack: list[str], most: int, late: float, failed: int
) -> None:
    monkeypatch.setattr("tests.server.attack.ATTACK", (sys.executable, *attack))
    monkeypatch.setattr("tests.server.attack.serving", lambda: nullcontext((free_port(), 0)))
    monkeypatch.setattr("tests.server.attack.measured", lambda *_: late)
    words = ["attack", "--seconds", "0.01", "--patience", "0", "--most", str(most)]
    monkeypatch.setattr(sys, "argv", words)
    assert main() == failed


def test_an_attack_took_place_if_somebody_answered_what_it_asked() -> None:
    seen = {
        one.__name__: {"200": 1, "opened": 1, "400": 1, "409": 1, "called": 1} for one in ATTACKS
    }
    assert fell_short(seen) == []
    seen["nonsense"] = {"200": 1}  # what is nonsense is not to be accepted
    seen["page_turner"] = {"429": 100, "0": 3, "again": 2, "opened": 3}
    seen["half_open"] = {"again": 5}
    assert fell_short(seen) == ["half_open", "nonsense", "page_turner"]
