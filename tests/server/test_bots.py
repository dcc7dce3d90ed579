"""Programs think elsewhere; when they fail, the table goes on and says so."""

import sys
from pathlib import Path

import pytest

from tests.server.clients import Client, Reception, persons
from tests.server.host import hosting, settings

CRASHES = """
import sys
from digsite.server import thinker
whole = thinker.think
def think(assignment):
    if assignment.level == "greedy":
        {what}
    return whole(assignment)
thinker.think = think
thinker.main()
"""
FAULTS = {
    "dies": "raise SystemExit(3)",
    "cheats": "return ['take what i want']",
    "babbles": "sys.stdout.write('hm\\n')",
    "hangs": "import time; time.sleep(3600)",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_is_replaced_by_a_simpler_one(
    fault: str, tmp_path: Path, database: str
) -> None:
    script = tmp_path / "thinker.py"
    script.write_text(CRASHES.format(what=FAULTS[fault]), encoding="utf-8")
    patience = 1.5 if fault == "hangs" else 60.0
    chosen = settings(database, thinker=(sys.executable, str(script)), patience=patience)
    with hosting(chosen) as host:
        reception = Reception(host)
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "greedy"}])
        client = place.sit(0)
        while client.now["table"]["seats"][1]["level"] == "greedy":
            if client.now["legal"]:
                assert client.move(client.now["legal"][0]["notation"])["accepted"]
            else:
                client.next("update")
        said = [one["line"] for one in client.messages if one["type"] == "chat"]
        assert [line["seat"] for line in said] == [None]
        assert "greedy" in said[0]["text"]
        assert "random" in said[0]["text"]
        failures = reception.get("/metrics").text
        assert 'digsite_bot_failures_total{of="greedy"} 2' in failures
        reception.close()


def test_a_program_that_never_answers_does_not_stop_the_table(database: str) -> None:
    chosen = settings(database, thinker=(sys.executable, "-c", "pass"))
    with hosting(chosen) as host:
        reception = Reception(host)
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "random"}])
        decide_often(place.sit(0))
        reception.close()


def test_a_table_that_was_forgotten_wakes_its_program_again(database: str) -> None:
    with hosting(settings(database, live_tables=0)) as host:
        reception = Reception(host)
        bot = {"kind": "bot", "level": "random"}
        places = [reception.table("archaeology", [*persons(1), bot]) for _ in range(2)]
        for place in [*places, *places]:
            client = place.sit(0)
            decide_often(client)
            client.close()
        place.view(0)
        assert len(host.house.hall.live) <= 2
        reception.close()


def decide_often(client: Client, times: int = 8) -> None:
    """Some decisions of the person, and those of the program between them."""
    while times:
        if client.now["legal"]:
            assert client.move(client.now["legal"][-1]["notation"])["accepted"]
            times -= 1
        else:
            client.next("update")
