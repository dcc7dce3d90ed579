"""Clocks at real tables: chosen, shown, run out, come back from, and kept through restarts."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from digsite.core.actors import NOBODY, SPECTATOR
from digsite.server import retention
from digsite.server.settings import Retention
from digsite.server.timeouts import hear
from tests.server.clients import Place, persons
from tests.server.databases import Databases, contents
from tests.server.hours import Timed, left, timed
from tests.server.test_undo import decide, until_own_choice
from tests.server.test_upkeep import used
from tests.server.test_webhooks import Receiver

OPEN = {"kind": "open"}
TURN = {"kind": "turn", "seconds": 60, "level": "random"}
GAME = {"kind": "game", "seconds": 600, "increment": 10}
DAYS = {"kind": "days", "days": 3, "level": "random"}
DAY = 86_400
ABSURD: list[object] = [
    {"kind": "turn", "seconds": 4},
    {"kind": "turn", "seconds": 3601},
    {"kind": "turn", "seconds": 1e300},
    {"kind": "turn", "seconds": "60"},
    {"kind": "turn", "seconds": 60, "increment": 5},
    {"kind": "turn"},
    {"kind": "game", "seconds": 29},
    {"kind": "game", "seconds": 86_401},
    {"kind": "game", "seconds": 600, "increment": -1},
    {"kind": "game", "seconds": 600, "increment": 601},
    {"kind": "days", "days": 0},
    {"kind": "days", "days": 31},
    {"kind": "days", "days": 1.5},
    {"kind": "hourglass", "seconds": 60},
    {},
    60,
]
both_databases = pytest.mark.both_databases


@pytest.fixture(scope="module")
def running(databases: Databases) -> Iterator[Timed]:
    with timed(databases.new()) as server:
        yield server


@pytest.fixture
def server(running: Timed) -> Iterator[Timed]:
    """A server whose time passes when the test says so; in the end nobody's time runs."""
    yield running
    running.run(running.stop())


def seated(server: Timed, clock: dict[str, Any], count: int = 2) -> Place:
    """A game of persons in which the first board was seen."""
    place = server.reception.table("archaeology", persons(count), clock=clock)
    place.view(0)
    return place


def acting(place: Place) -> int:
    actor: int = place.view(SPECTATOR)["view"]["actor"]
    return actor


def hand_on(place: Place, name: str) -> int:
    """Whoever is to act ends the turn; who is to act then."""
    actor = acting(place)
    number = 0
    while acting(place) == actor:
        view = place.view(actor)
        move = view["legal"][-1]["notation"]
        assert place.move(actor, f"{name}{number}", view["ply"], move).status_code == 200
        number += 1
    return acting(place)


def seats_of(place: Place) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = place.view(SPECTATOR)["table"]["seats"]
    return found


def test_absurd_clocks_are_refused(server: Timed) -> None:
    for clock in ABSURD:
        body = {"title": "archaeology", "seats": persons(2), "clock": clock}
        answer = server.reception.post("/api/tables", body)
        assert answer.status_code == 422, clock
        assert answer.json()["error"]["code"] == "not-understood"


def test_a_program_that_is_not_there_does_not_play_on(server: Timed) -> None:
    body = {"title": "archaeology", "seats": persons(2), "clock": {**TURN, "level": "ghost"}}
    answer = server.reception.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-level")


def test_without_a_clock_nobody_is_hurried(server: Timed) -> None:
    place = server.reception.table("archaeology", persons(2))
    card = place.view(0)["table"]
    assert card["clock"] is None
    assert "time" not in card
    assert place.id not in server.host.house.clocks.due


def test_time_runs_when_everybody_sits_and_a_board_was_seen(server: Timed) -> None:
    place = server.reception.table("archaeology", [*persons(1), OPEN], clock=GAME)
    place.view(0)
    server.wait(100)
    assert left(place) == (NOBODY, [600, 600])
    place.join("Ben")
    server.wait(100)
    place.view(SPECTATOR)
    place.view(0, since=1_000_000)  # the lobby only asks whose turn it is
    assert left(place) == (NOBODY, [600, 600])
    client = place.sit(1)
    client.ask({"type": "ready"})
    runs, _ = left(place)
    server.wait(40)
    assert runs == acting(place)
    assert left(place)[1][runs] == 560
    other = hand_on(place, "a")
    assert left(place) == (other, [570, 600] if runs == 0 else [600, 570])


@both_databases
def test_a_bot_plays_on_and_the_seat_comes_back_with_a_move(server: Timed) -> None:
    place = seated(server, TURN)
    late = acting(place)
    watcher = place.sit(1 - late)
    server.wait(59)
    assert not seats_of(place)[late]["late"]
    server.wait(1)
    told = watcher.next("chat")["line"]
    assert told["notice"]["name"] == "time-over"
    assert told["notice"]["values"]["name"] == persons(2)[late]["name"]
    while watcher.now["view"]["actor"] == late:
        watcher.receive()
    seat = seats_of(place)[late]
    assert (seat["kind"], seat["level"], seat["late"]) == ("person", "random", True)
    back = place.post(f"seats/{late}/hand", {"level": None}, place.secrets[late])
    assert back.status_code == 200
    assert not seats_of(place)[late]["late"]
    assert hand_on(place, "b") == late
    runs, times = left(place)
    assert (runs, times[late]) == (late, 60)


def test_a_move_brings_its_seat_back_but_not_in_the_turn_that_is_over(server: Timed) -> None:
    place = seated(server, GAME)
    late = acting(place)
    house = server.host.house
    table = house.hall.live[place.id]
    table.thinking = object()  # type: ignore[assignment]  # the program thinks for long
    server.wait(601)
    view = place.view(late)
    legal = view["legal"][0]["notation"]
    answer = place.move(late, "late", view["ply"], legal)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "time-over")
    back = place.post(f"seats/{late}/hand", {"level": None}, place.secrets[late])
    assert back.json()["error"]["code"] == "time-over"
    undo = place.post("undo", {"id": "u", "ply": view["ply"]}, place.secrets[late])
    assert undo.json()["error"]["code"] == "time-over"
    wrong = place.post(f"seats/{late}/hand", {"level": None}, place.secrets[1 - late])
    assert wrong.status_code in {401, 403, 409}
    # the program ends the turn
    table.thinking = None
    watcher = place.sit(1 - late)
    while watcher.now["view"]["actor"] == late:
        watcher.receive()
    assert left(place)[1][late] == 0
    stale = place.move(late, "again", 0, legal)
    assert stale.json()["error"]["code"] == "stale"  # but the person is back
    assert not seats_of(place)[late]["late"]
    assert left(place)[1][late] == 60


def test_what_a_bot_decides_shows_the_board_to_nobody(server: Timed) -> None:
    seats = [{"kind": "bot", "level": "random"}, *persons(1)]
    place = server.reception.table("archaeology", seats, clock=TURN)
    while acting(place) != 1:  # the bot began, and nobody has looked
        pass
    server.wait(100)
    assert left(place) == (NOBODY, [60, 60])
    place.view(1)
    server.wait(20)
    assert left(place) == (1, [60, 40])


def test_bots_have_no_clock_and_never_run_out(server: Timed) -> None:
    seats = [{"kind": "bot", "level": "random"}, *persons(1)]
    place = server.reception.table("archaeology", seats, clock=TURN)
    client = place.sit(1)
    client.ask({"type": "ready"})
    while client.now["view"]["actor"] != 1:
        client.receive()
    server.wait(30)
    assert left(place) == (1, [60, 30])
    place.post("seats/1/hand", {"level": "random"}, place.secrets[1])
    assert left(place)[0] == NOBODY
    assert place.id not in server.host.house.clocks.due


def test_taking_back_gives_no_time_back_and_questions_do_not_stop_it(server: Timed) -> None:
    place = server.reception.table("archaeology", [*persons(1), OPEN], clock=GAME)
    place.join("Ben")
    place.view(0)
    actor, _ = until_own_choice(place, "end")
    had = left(place)[1]
    server.wait(100)
    decide(place, "ended", "end")
    after = had[actor] - 90
    assert left(place)[1][actor] == after
    ply = place.view(actor)["ply"]
    asked = place.post("undo", {"id": "u", "ply": ply}, place.secrets[actor])
    assert asked.json()["asked"] is True
    server.wait(50)
    place.post("consent", {"agree": True}, place.secrets[1 - actor])
    runs, times = left(place)
    assert (runs, times[actor], times[1 - actor]) == (actor, after, had[1 - actor] - 50)
    decide(place, "again", "end")
    assert left(place)[1][actor] == after  # not a second increment for the same turn


def test_whose_time_is_over_keeps_nobody_from_taking_back(server: Timed) -> None:
    place = server.reception.table("archaeology", [*persons(1), OPEN, OPEN], clock=TURN)
    place.join("Ben")
    place.join("Cleo")
    place.view(0)
    late = acting(place)
    watcher = place.sit((late + 1) % 3)
    server.wait(60)
    while watcher.now["view"]["actor"] == late:
        watcher.receive()
    actor, _ = until_own_choice(place, "end")
    assert actor != late
    decide(place, "ended", "end")
    ply = place.view(actor)["ply"]
    place.post("undo", {"id": "u", "ply": ply}, place.secrets[actor])
    third = 3 - actor - late
    place.post("consent", {"agree": True}, place.secrets[third])
    assert acting(place) == actor


def test_where_only_somebody_late_could_be_asked_nobody_is(server: Timed) -> None:
    place = server.reception.table("archaeology", [*persons(1), OPEN], clock=TURN)
    place.join("Ben")
    place.view(0)
    late = hand_on(place, "a")
    watcher = place.sit(1 - late)
    server.wait(61)
    while watcher.now["view"]["actor"] == late:
        watcher.receive()
    ply = place.view(1 - late)["ply"]
    taken = place.post("undo", {"id": "u", "ply": ply}, place.secrets[1 - late]).json()
    assert taken["accepted"] is True
    assert place.view(SPECTATOR)["table"]["wish"] is None


@both_databases
def test_nobody_loses_time_to_a_dead_server(database: str) -> None:
    with timed(database) as server:
        place = seated(server, GAME)
        runs = acting(place)
        server.wait(30)
        server.beat()
        server.wait(7)
        server.host.house.clocks.due.clear()  # it dies: nothing is written at the end
    with timed(database, now=5e6) as server:
        place.reception = server.reception
        assert left(place)[1][runs] == 570  # up to its last beat
        server.wait(20)
        assert left(place)[1][runs] == 550
    with timed(database, now=3.0) as server:  # stopped in order: all of it counts
        place.reception = server.reception
        assert left(place) == (runs, [550, 600] if runs == 0 else [600, 550])
        rows = contents(database)
        assert rows["clocks"][0]["keeper"] == server.host.house.clocks.keeper
        server.wait(551)
        assert seats_of(place)[runs]["late"]


def break_database(server: Timed, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OperationalError("INSERT", {}, OSError("nobody there"))

    for name in ("beat", "append", "reseat", "keep_clock"):
        monkeypatch.setattr(server.host.house.store, name, fail)


@both_databases
def test_nobody_loses_time_when_the_server_is_cut_off(database: str) -> None:
    with timed(database) as server:
        place = seated(server, TURN)
        runs = acting(place)
        server.wait(10)
        server.beat()
        server.run(dropping(server))  # the database said that it is gone
        server.wait(40)
        assert left(place)[1][runs] == 50
        server.wait(40)
        assert left(place) == (runs, [50, 60] if runs == 0 else [60, 50])
        server.beat()  # it is back
        server.wait(20)
        assert left(place)[1][runs] == 30
        server.wait(30)
        assert seats_of(place)[runs]["late"]


async def dropping(server: Timed) -> None:
    server.host.house.hall.drop_all()


@both_databases
def test_nobody_loses_time_while_nothing_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(database) as server:
        place = seated(server, TURN)
        runs = acting(place)
        view = place.view(runs)
        move = view["legal"][-1]["notation"]
        server.wait(20)
        server.beat()
        with monkeypatch.context() as broken:
            break_database(server, broken)
            server.wait(10)
            refused = place.move(runs, "m", view["ply"], move)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unable")
            server.wait(100)
            with pytest.raises(OperationalError):
                server.beat()
            assert left(place)[1][runs] == 40
        assert not seats_of(place)[runs]["late"]
        server.beat()
        server.wait(39)
        assert left(place)[1][runs] == 1
        assert place.move(runs, "m", view["ply"], move).status_code == 200


def test_a_beat_that_fails_stops_time_and_one_that_succeeds_lets_it_go_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(database) as server:
        places = [seated(server, GAME) for _ in range(2)]
        runs = [acting(place) for place in places]
        for _ in range(2):
            server.wait(10)
            server.beat()
            with monkeypatch.context() as broken:
                break_database(server, broken)
                for _ in range(3):
                    server.wait(10)
                    with pytest.raises(OperationalError):
                        server.beat()
            server.wait(5)
            server.beat()
        found = [left(place)[1][seat] for place, seat in zip(places, runs, strict=True)]
        assert found == [580, 580]


def test_a_clock_that_starts_after_a_long_silence_stops_where_it_started(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(database) as server:
        server.wait(5000)  # nobody's time runs, and nobody beats
        place = seated(server, GAME)
        runs = acting(place)
        break_database(server, monkeypatch)
        server.wait(7)
        with pytest.raises(OperationalError):
            server.beat()
        server.wait(100)
        assert left(place)[1][runs] == 600
        monkeypatch.undo()
        server.beat()
        server.wait(10)
        assert left(place)[1][runs] == 590


@both_databases
def test_what_a_move_does_to_the_clock_is_stored_with_it(database: str) -> None:
    with timed(database) as server:
        place = seated(server, GAME)
        until_own_choice(place, "end")
        server.wait(30)
        decide(place, "ended", "end")
        [kept] = contents(database)["clocks"]
        assert (kept["seat"], json.loads(str(kept["left"]))) == left(place)


@both_databases
def test_a_table_that_nobody_opens_after_a_restart_runs_out_too(database: str) -> None:
    with timed(database) as server:
        place = seated(server, DAYS)
        late = acting(place)
    with timed(database) as server:
        house = server.host.house

        async def take_over() -> None:
            for name in await house.store.orphans(house.clocks.keeper, 1.0, 10):
                await hear(house, name)

        assert place.id not in house.hall.live or house.clocks.due
        server.run(take_over())
        house.hall.live.clear()  # it lies in the store again; its alarm stays
        server.wait(3 * DAY)
        place.reception = server.reception
        assert seats_of(place)[late]["late"]


def test_a_forgotten_keeper_is_forgotten_only_when_nobody_needs_it(database: str) -> None:
    with timed(database) as server:
        place = seated(server, DAYS)
        server.beat()
        store = server.host.house.store
        server.run(store.forget_beats(1e12))
        assert len(contents(database)["beats"]) == 1
        place.post("abandon", None, place.host)
        server.run(store.remove([place.id]))
        server.run(store.forget_beats(1e12))
        assert contents(database)["beats"] == []


@both_databases
def test_a_game_by_letter_is_not_removed_while_time_runs(database: str) -> None:
    with timed(database) as server:
        place = seated(server, DAYS)
        other = server.reception.table("archaeology", persons(2))
        assert place.view(0)["table"]["until"] is None
        house = server.host.house
        for one in (place, other):
            used(database, one, 2)
        house.hall.live.clear()
        server.run(retention.tidy(house.store, Retention(running=1e-9)))
        assert [row["id"] for row in contents(database)["matches"]] == [place.id]
        place.post("abandon", None, place.host)
        assert place.id not in server.host.house.clocks.due
        assert contents(database)["clocks"][0]["seat"] is None


def test_another_game_has_the_same_clock_and_new_time(server: Timed) -> None:
    place = seated(server, TURN)
    late = acting(place)
    server.wait(60)
    place.post("abandon", None, place.host)
    table = place.post("rematch", None, place.host).json()["table"]["rematch"]
    card = server.reception.get(f"/api/tables/{table}").json()["table"]
    assert card["clock"] == {"kind": "turn", "seconds": 60, "increment": 0, "level": "random"}
    assert card["time"] == {"runs": NOBODY, "left": [60, 60]}
    assert [seat["late"] for seat in card["seats"]] == [False, False]
    assert [seat["level"] for seat in card["seats"]] == ["", ""]
    assert late in {0, 1}


def test_the_lobby_tells_which_clock_a_table_has(server: Timed) -> None:
    server.reception.table("archaeology", [*persons(1), OPEN], clock={**DAYS, "days": 2})
    found = server.reception.get("/api/tables").json()["tables"][0]
    assert found["clock"]["kind"] == "days"
    assert found["clock"]["seconds"] == 2 * DAY


def test_a_seat_that_was_left_has_time_for_whoever_takes_it(server: Timed) -> None:
    place = server.reception.table("archaeology", [*persons(1), OPEN], clock=GAME)
    place.join("Ben")
    place.view(0)
    actor = acting(place)
    server.wait(580)
    place.post("leave", None, place.secrets[actor])
    assert left(place)[0] in {NOBODY, 1 - actor}
    place.post(f"seats/{actor}/free", None, place.secrets[1 - actor])
    assert place.join("Cleo") == actor
    assert left(place)[1][actor] == 60


def test_whoever_is_away_is_called_when_time_is_short(databases: Databases) -> None:
    receiver = Receiver()
    with timed(databases.new(), local_calls=True) as server:
        place = seated(server, DAYS)
        actor = acting(place)
        webhook = {"webhook": receiver.url}
        place.post(f"seats/{actor}/settings", webhook, place.secrets[actor])
        server.wait(2 * DAY)
        server.wait(DAY / 4)
        called = receiver.next()["body"]
        assert (called["seat"], called["left"]) == (actor, 3 * DAY / 4)
        assert not seats_of(place)[actor]["late"]
        server.wait(3 * DAY / 4 - 1)  # once is enough
        assert receiver.heard.empty()
        server.wait(1)
        assert seats_of(place)[actor]["late"]
    receiver.close()
