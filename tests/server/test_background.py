"""Long computations: addresses take turns, and tables are loaded whatever else is computed."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from digsite.core.actors import SPECTATOR
from digsite.core.move import Move
from digsite.server.background import ASKING, Background
from digsite.server.gate import Gate
from digsite.server.history import EACH
from digsite.server.house import House
from digsite.server.reports import FEW_EVENTS
from digsite.server.viewing import frames
from tests.server.clients import Place, Reception, Record, persons, receiving
from tests.server.test_long_games import Played, of
from tests.server.test_quotas import finished_file

FRAMES = 100


async def computed(background: Background, address: str, done: list[str], name: str) -> None:
    ASKING.set(address)
    await background.run(done.append, name)


def test_addresses_take_turns_however_much_one_of_them_asks_for() -> None:
    async def ask() -> list[str]:
        background, done = Background(), list[str]()
        asked = [("mallory", f"m{number}") for number in range(10)]
        asked += [("ada", "a0"), ("ada", "a1"), ("ben", "b0")]
        work = [computed(background, address, done, name) for address, name in asked]
        await asyncio.gather(*work)
        return done

    done = asyncio.run(ask())
    assert {"a0", "b0"} <= set(done[:4])
    assert "a1" in done[:6]
    assert [name for name in done if name[0] == "m"] == [f"m{number}" for number in range(10)]


def test_one_computation_runs_at_a_time_and_a_failed_one_lets_the_next_begin() -> None:
    running: list[int] = []

    def compute(number: int) -> int:
        running.append(number)
        assert len(running) == 1
        running.pop()
        return 1 // number

    async def ask() -> list[object]:
        background = Background()
        work = [background.run(compute, number) for number in (0, 1, 0, 1)]
        return list(await asyncio.gather(*work, return_exceptions=True))

    found = asyncio.run(ask())
    assert [isinstance(one, ZeroDivisionError) for one in found] == [True, False] * 2


@contextmanager
def busy(house: House, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Somebody's computation takes as long as this."""
    begun, end = threading.Event(), threading.Event()

    def compute() -> None:
        begun.set()
        end.wait()

    asked = asyncio.run_coroutine_threadsafe(house.background.run(compute), loop)
    begun.wait()
    try:
        yield
    finally:
        end.set()
        asked.result()


def test_tables_are_loaded_while_something_long_is_computed(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        house = reception.host.house
        with busy(house, reception.host.loop):
            house.hall.forget([place.id])
            assert place.view(SPECTATOR)["ply"] > 0


def replayed(place: Place) -> Record:
    return dict(place.get("replay").json(), events=None)


def viewed(place: Place) -> Record:
    return place.view(0)


def greeted(place: Place) -> Record:
    return place.sit(0).now


def told_that_it_is_late(place: Place) -> Record:
    update: Record = place.move(0, "late", 0, "end").json()["update"]
    return update


@pytest.mark.parametrize("look", [replayed, viewed, greeted, told_that_it_is_late])
def test_whoever_plays_does_not_wait_for_whoever_looks_back(
    database: str, look: Callable[[Place], Record]
) -> None:
    with receiving(database) as reception, ThreadPoolExecutor(1) as guest:
        place = Place(reception, reception.post("/api/files", {"file": finished_file()}).json())
        house = reception.host.house
        with busy(house, reception.host.loop):
            looking = guest.submit(look, place)
            while not len(house.background.turns):
                time.sleep(0.01)
            is_locked = house.hall.live[place.id].lock.locked()
        told, ply = looking.result(), house.hall.live[place.id].ply
        assert told["ply"] == ply > FEW_EVENTS
        assert look is replayed or [one["ply"] for one in told["events"]] == [*range(ply)]
        assert not is_locked


def test_whoever_plays_does_not_wait_for_whoever_reads_the_chat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked: list[bool] = []
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        house = reception.host.house
        chat = house.store.chat

        async def noted(match: str, since: int) -> list[Record]:
            locked.append(house.hall.live[match].lock.locked())
            return await chat(match, since)

        monkeypatch.setattr(house.store, "chat", noted)
        place.post("chat", {"text": "hello"}, place.secrets[0])
        assert [line["text"] for line in place.get("chat").json()["lines"]] == ["hello"]
        assert place.reception.get("/api/tables/0123456789abcdef/chat").status_code == 404
    assert locked == [False]


def test_what_happens_while_somebody_looks_back_is_told_too(database: str) -> None:
    with receiving(database) as reception, ThreadPoolExecutor(1) as guest:
        place = reception.table("archaeology", persons(2))
        house = reception.host.house
        play_on(place, FEW_EVENTS + 20)
        with busy(house, reception.host.loop):
            sitting = guest.submit(place.sit, SPECTATOR)
            while not len(house.background.turns):
                time.sleep(0.01)
            play_on(place, FEW_EVENTS + 30)
        client = sitting.result()
        ply = client.now["ply"]
        assert ply >= FEW_EVENTS + 30
        assert [one["ply"] for one in client.now["events"]] == [*range(ply)]


def test_whoever_looks_back_while_the_table_is_dropped_sits_at_the_one_that_is_read_anew(
    database: str,
) -> None:
    with receiving(database) as reception, ThreadPoolExecutor(1) as guest:
        place = Place(reception, reception.post("/api/files", {"file": finished_file()}).json())
        house, loop = reception.host.house, reception.host.loop
        with busy(house, loop):
            sitting = guest.submit(place.sit, 0)
            while not len(house.background.turns):
                time.sleep(0.01)
            loop.call_soon_threadsafe(house.hall.drop_all)
        client = sitting.result()
        assert [one["ply"] for one in client.now["events"]] == [*range(client.now["ply"])]
        assert client.ask({"type": "ping"})["pong"]
        assert len(house.hall.live[place.id].subscribers) == 1


def play_on(place: Place, ply: int) -> None:
    """Whoever is to act takes a decision, and so on up to this ply."""
    while (seen := place.view(SPECTATOR, since=10**6))["ply"] < ply:
        mine = place.view(seen["view"]["actor"], since=10**6)
        place.move(mine["seat"], f"m{mine['ply']}", mine["ply"], mine["legal"][0]["notation"])


def test_work_is_done_for_the_address_that_asks(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = reception.table("archaeology", persons(2))
    asking: list[str] = []
    background = reception.host.house.background
    run = background.run

    async def noted(*asked: object) -> object:
        asking.append(ASKING.get())
        return await run(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(background, "run", noted)
    for address in ("ada", "ben"):
        monkeypatch.setattr(Gate, "address", lambda *_, address=address: address)
        assert place.get("replay").status_code == 200
    assert asking == ["ada", "ben"]


@pytest.mark.parametrize("start", [0, 1, 640])
def test_a_replay_walks_forward(start: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("archaeology", 800)
    past, asked = of(played), list[int]()
    move, ply = past.move, len(played.lines)

    def noted(number: int) -> Move:
        asked.append(number)
        return move(number)

    monkeypatch.setattr(past, "move", noted)
    found = frames(past, 1, start, FRAMES, ply)
    shown = played.records[start : start + FRAMES]
    title = played.match.title
    assert [one["view"] for one in found] == [
        title.view(title.load(record), 1).record() for record in shown
    ]
    assert [one["ply"] for one in found] == [*range(start, start + FRAMES)]
    steps_back = sum(line.back is not None for line in played.lines[start : start + FRAMES])
    assert len(asked) <= FRAMES + (1 + steps_back) * EACH
    last = title.view(title.load(played.records[-1]), 1).record()
    assert frames(past, 1, ply, 1, ply)[0]["view"] == last
    for beyond in (1, 2, 1000):
        assert frames(past, 1, ply + beyond, FRAMES, ply) == []
