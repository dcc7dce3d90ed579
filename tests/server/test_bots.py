"""Programs think elsewhere; when they fail, the table goes on and says so."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from digsite.server import workers
from digsite.server.fair_queue import Asker, FairQueue
from digsite.server.thinker import Assignment, think
from digsite.server.workers import Worker
from tests.server.clients import Client, Place, Reception, bearer, persons, receiving
from tests.server.host import hosting, settings
from tests.server.sockets import Wire, wired

CRASHES = """
import sys
from digsite.server import thinker
whole = thinker.think
def think(assignment):
    if assignment.level == "novice":
        {what}
    return whole(assignment)
thinker.think = think
thinker.main()
"""
FAULTS = {
    "dies": "raise SystemExit(3)",
    "cheats": "return thinker.Thought(['take what i want'])",
    "babbles": "sys.__stdout__.write('hm\\n'); sys.__stdout__.flush()",  # before any answer
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
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "novice"}])
        client = place.sit(0)
        while client.now["table"]["seats"][1]["level"] == "novice" and not client.now["result"]:
            if client.now["legal"]:
                assert client.move(client.now["legal"][0]["notation"])["accepted"]
            else:
                client.next("update")
        assert client.now["table"]["seats"][1]["level"] == "random"
        said = [one["line"] for one in client.messages if one["type"] == "chat"]
        assert [line["seat"] for line in said] == [None]
        assert "“novice” in seat 2" in said[0]["text"]
        assert "random" in said[0]["text"]
        failures = reception.get("/metrics").text
        assert 'digsite_bot_failures_total{of="novice"} 2' in failures
        reception.close()


def test_a_process_that_thinks_ends_silently_if_the_server_is_gone() -> None:
    """It wrote a traceback into the log of a server that had been killed."""
    code = "from digsite.server import thinker; thinker.answer_to = len; thinker.main()"
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", code]
    ended = subprocess.run(command, input=b"?\n", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_program_that_never_answers_does_not_stop_the_table(database: str) -> None:
    chosen = settings(database, thinker=(sys.executable, "-c", "pass"))
    with hosting(chosen) as host:
        reception = Reception(host)
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "random"}])
        decide_often(place.sit(0))
        reception.close()


class Planners:
    """In the place of the processes: notes what it was asked, and answers with a plan."""

    def __init__(self, spoil: bool = False) -> None:
        self.plans: list[list[str]] = []
        self.spoil = spoil

    async def ask(self, assignment: Assignment, _: Asker) -> list[str]:
        plan = think(assignment).moves
        if self.spoil:
            plan[1:] = ["start 0"]  # an outcome of chance
        self.plans.append(list(plan))
        return plan

    async def close(self) -> None:
        pass


async def played(wire: Wire, planners: Planners) -> list[str]:
    """What a searching program decides while a person passes quickly, until its plans are many."""
    house = wire.house
    await house.workers.close()
    house.workers = planners  # type: ignore[assignment]
    body = {"title": "archaeology", "seats": [*persons(1), {"kind": "bot", "level": "skilled"}]}
    made = (await wire.http.post("/api/tables", json=body)).json()
    path, secret = f"/api/tables/{made['table']['id']}", bearer(made["secrets"][0]["secret"])
    while len(planners.plans) < 6 or max(len(plan) for plan in planners.plans) == 1:
        seen = (await wire.http.get(f"{path}/view", headers=secret)).json()
        if seen["legal"]:
            body = {"id": f"p{seen['ply']}", "ply": seen["ply"]}
            moves = [seen["legal"][-1]["notation"]]
            await wire.http.post(f"{path}/moves", json={**body, "moves": moves}, headers=secret)
        await asyncio.sleep(0)
    table = house.hall.live[made["table"]["id"]]
    assert table.seats[1].level == "skilled"
    match = table.match
    made_by = zip(match.actors, match.moves, strict=True)
    return [move.notation() for actor, move in made_by if actor == 1]


def test_a_program_is_asked_once_for_a_whole_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with wired(str(tmp_path / "a.sqlite")) as wire:
            planners = Planners()
            decisions = await played(wire, planners)
            assert max(len(plan) for plan in planners.plans) > 1
            rest = list(decisions)
            for plan in planners.plans[:-1]:  # each is played as it came, forced moves between
                while rest[: len(plan)] != plan:
                    rest.pop(0)
                del rest[: len(plan)]

    asyncio.run(play())


def test_a_plan_that_does_not_hold_is_made_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with wired(str(tmp_path / "a.sqlite")) as wire:
            planners = Planners(spoil=True)
            decisions = await played(wire, planners)
            assert "start 0" not in decisions
            assert len(decisions) >= len(planners.plans) - 1

    asyncio.run(play())


def test_a_table_that_was_forgotten_wakes_its_program_again(database: str) -> None:
    with receiving(database, live_tables=0) as reception:
        bot = {"kind": "bot", "level": "random"}
        places = [reception.table("archaeology", [*persons(1), bot]) for _ in range(2)]
        for place in [*places, *places]:
            client = place.sit(0)
            decide_often(client)
            client.close()
        place.view(0)
        assert len(reception.host.house.hall.live) <= 2


def test_whoever_comes_back_has_seen_the_board(database: str) -> None:
    with receiving(database, first_look=3600) as reception:
        client, place = bot_begins(reception)
        ply = client.now["ply"]
        client.close()
        place.sit(0, since=ply).wait(ply + 1)


def test_a_move_that_could_not_be_stored_is_made_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with receiving(database, first_look=3600, store_pause=0) as reception:
        client, _ = bot_begins(reception)
        append, faults = reception.host.house.store.append, [OSError("no room")]

        async def sometimes(*entry: Any) -> None:
            if faults:
                raise OperationalError("INSERT", {}, faults.pop())
            await append(*entry)

        monkeypatch.setattr(reception.host.house.store, "append", sometimes)
        client.send({"type": "ready"})
        client.wait(client.now["ply"] + 1)
        assert not faults


def bot_begins(reception: Reception) -> tuple[Client, Place]:
    """Somebody at a table where a program is to act first."""
    while True:
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "random"}])
        client = place.sit(0)
        if not client.now["legal"]:
            return client, place


def test_where_there_is_no_process_for_a_while_the_program_keeps_its_seat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    launched, refusals = workers.launched, [OSError("no memory")] * 5

    async def sometimes(command: tuple[str, ...]) -> Any:
        if refusals:
            raise refusals.pop()
        return await launched(command)

    monkeypatch.setattr(workers, "launched", sometimes)
    with receiving(database) as reception:
        place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "novice"}])
        client = place.sit(0)
        decide_often(client)
        assert refusals == []
        assert client.now["table"]["seats"][1]["level"] == "novice"


async def served(askers: list[Asker]) -> list[str]:
    """Who gets the only thing, in which order, if all ask while it is in use."""
    queue, order = FairQueue(["thing"]), []

    async def use(asker: Asker) -> None:
        thing = await queue.take(asker)
        order.append(asker.origin)
        await asyncio.sleep(0)
        queue.give_back(thing)

    thing = await queue.take(askers[0])
    waiting = [asyncio.create_task(use(asker)) for asker in askers]
    gives_up = asyncio.create_task(use(Asker("gives up", lambda: True)))
    await asyncio.sleep(0)
    assert len(queue) == len(askers) + 1
    gives_up.cancel()
    queue.give_back(thing)
    await asyncio.gather(*waiting)
    assert queue.free == ["thing"]
    return order


def test_addresses_take_turns_however_many_tables_one_has() -> None:
    crowd = [Asker("crowd", lambda: True)] * 5
    assert asyncio.run(served([*crowd, Asker("ada", lambda: True)])).index("ada") <= 1


def test_watched_tables_come_first_and_the_others_are_not_forgotten() -> None:
    watched = [Asker(f"watched {n}", lambda: True) for n in range(6)]
    alone = [Asker(f"alone {n}", lambda: False) for n in range(6)]
    order = asyncio.run(served([*alone, *watched]))
    first = order[:8]
    assert sum(name.startswith("watched") for name in first) == 6
    assert len(order) == 12


def test_programs_take_a_new_engine_between_two_decisions(tmp_path: Path) -> None:
    """The process that thinks tells its number: the same until the file changes, then another."""
    engine = tmp_path / "digsite.pth"
    tells = (
        'import os, sys\nfor _ in sys.stdin: print(f\'{{"moves": ["{os.getpid()}"]}}\', flush=True)'
    )

    async def numbers() -> list[str]:
        worker = Worker((sys.executable, "-c", tells), engine)
        assignment = Assignment("archaeology", "", "random", {}, [], 0)
        told: list[str] = []
        for mark in (None, None, "src", "src", "build/installed/1", "build/installed/1"):
            if mark is not None:
                engine.write_text(mark, encoding="utf-8")
            told += (await worker.ask(assignment)).moves
        await worker.stop()
        return told

    told = asyncio.run(numbers())
    assert [told[0], told[2], told[4]] == [told[1], told[3], told[5]]
    assert len(set(told)) == 3


def decide_often(client: Client, times: int = 8) -> None:
    """Some decisions of the person, and those of the program between them."""
    while times:
        if client.now["legal"]:
            assert client.move(client.now["legal"][-1]["notation"])["accepted"]
            times -= 1
        else:
            client.next("update")
