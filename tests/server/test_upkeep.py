"""What keeps a server going for years: it forgets in time, says how it is, and logs little."""

import asyncio
import json
import logging
import time
from collections import Counter
from math import ceil
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from digsite.server import backups, health, retention, tidying
from digsite.server.addresses import networks
from digsite.server.error_log import ErrorLog
from digsite.server.health import Health
from digsite.server.house import open_house
from digsite.server.logs import JsonLines
from digsite.server.metrics import Metrics
from digsite.server.settings import Rate, Retention, Settings
from digsite.server.settings import retention as chosen_retention
from tests.server.clients import Place, Reception, persons, receiving
from tests.server.databases import contents, looking
from tests.server.host import Host, hosting, settings

OPEN = {"kind": "open"}
DAY = 86_400.0
both_databases = pytest.mark.both_databases


def used(database: str, place: Place, days: float) -> float:
    """As if the table had last been used so many days ago, a while after its first day; when."""
    then = time.time() - days * DAY
    change = f"UPDATE matches SET touched = {then}, created = {then - 9 * DAY}"
    with looking(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql(f"{change} WHERE id = '{place.id}'")
    return then


def four_tables(reception: Reception) -> dict[str, Place]:
    """One of each status that can be reached quickly, and one that is kept."""
    found = {"waiting": reception.table("archaeology", [*persons(1), OPEN])}
    for status in ("running", "abandoned", "kept"):
        found[status] = reception.table("archaeology", persons(2))
    found["abandoned"].post("abandon", None, found["abandoned"].host)
    found["kept"].post("chat", {"id": "c", "text": "hello"}, found["kept"].secrets[0])
    return found


@both_databases
def test_tables_go_when_nobody_used_them_for_long(database: str) -> None:
    with receiving(database) as reception:
        places = four_tables(reception)
    days = {"waiting": 7, "running": 180, "abandoned": 30}
    for status, limit in days.items():
        used(database, places[status], limit - 0.5)
    used(database, places["kept"], 179)
    assert tidying.tidied(database, Retention(), dry=False) == ["0 tables were removed"]
    for status, limit in days.items():
        used(database, places[status], limit + 2)
    told = tidying.tidied(database, Retention(), dry=True)
    assert [line.split()[:2] for line in told] == [[places[one].id, one] for one in days]
    assert len(contents(database)["matches"]) == 4
    assert tidying.tidied(database, Retention(), dry=False) == ["3 tables were removed"]
    left = contents(database)
    assert {row["match"] for name in ("seats", "moves", "chat") for row in left[name]} == {
        places["kept"].id
    }
    assert [row["id"] for row in left["matches"]] == [places["kept"].id]


def test_a_table_in_use_stays(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        used(database, place, 1000)
        reception.host.house.hall.live[place.id].header.touched = time.time() - 1000 * DAY
        assert tidy(reception.host) == 0
        assert place.view(0)["ply"] > 0
    touched = contents(database)["matches"][0]["touched"]
    assert isinstance(touched, float)
    assert touched > time.time() - DAY


def tidy(host: Host) -> int:
    """A round of a server that runs; how many tables it removed."""
    house = host.house
    round_ = retention.tidy(house.store, Retention(), house.hall)
    return asyncio.run_coroutine_threadsafe(round_, host.loop).result(60)


def test_a_table_in_memory_that_nobody_uses_goes_and_keeps_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    with receiving(database) as reception:
        places = [reception.table("archaeology", persons(2)) for _ in range(6)]
        watched = [place.sit(0) for place in places[:3]]
        for days, place in enumerate(reversed(places), 1000):
            used(database, place, days)
            table = reception.host.house.hall.live[place.id]
            table.used = table.header.touched = time.time() - days * DAY
        assert tidy(reception.host) == 3
        assert [place.get("view").status_code for place in places] == [200] * 3 + [404] * 3
        assert len(watched) == 3


def test_no_table_goes_before_the_day_that_was_told(database: str) -> None:
    with receiving(database) as reception:
        places = [reception.table("archaeology", [*persons(1), OPEN]) for _ in range(11)]
    days = [7, 7.2, 7.4, 7.6, 7.8, 8, 8.2, 8.4, 8.6, 8.8, 9]
    told = {place.id: used(database, place, one) for place, one in zip(places, days, strict=True)}
    gone = {name: ceil(then / DAY + 7) * DAY for name, then in told.items()}

    def stay() -> set[str]:
        return {name for name, day in gone.items() if day + DAY > time.time()}

    before = stay()
    tidying.tidied(database, Retention(), dry=False)
    left = {str(row["id"]) for row in contents(database)["matches"]}
    assert stay() <= left <= before  # they are the same, except at midnight


def test_everybody_sees_when_a_table_goes(database: str) -> None:
    with receiving(database, keep=chosen_retention(["waiting=2", "running=0"])) as reception:
        before = time.time()
        place = reception.table("archaeology", [*persons(1), OPEN])
        until = place.view(0)["table"]["until"]
        assert before + 2 * DAY <= until < time.time() + 3 * DAY
        listed = reception.get("/api/tables").json()["tables"][0]["until"]
        assert listed == until
        place.join("Ben")
        assert place.view(0)["table"]["until"] is None


@pytest.mark.parametrize("wish", ["waiting", "lost=3", "over=soon", "over=-1"])
def test_a_wish_that_is_none_is_refused(wish: str) -> None:
    with pytest.raises(ValueError, match="is not of the form STATUS=DAYS"):
        chosen_retention([wish])


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no database"):
        tidying.tidied(str(tmp_path / "none.sqlite"), Retention(), dry=False)


def test_a_code_leads_nowhere_once_the_game_is_over(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), OPEN])
    assert reception.get(f"/api/join/{place.code}").status_code == 200
    place.post("abandon", None, place.host)
    gone = reception.get(f"/api/join/{place.code}")
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "no-code")


@both_databases
def test_only_the_newest_lines_of_chat_are_kept(database: str) -> None:
    with receiving(database, chat_kept=30) as reception:
        talkative = reception.table("archaeology", persons(2))
        quiet = reception.table("archaeology", persons(2))
        for number in range(1, 101):  # every tenth line is said at the quiet table
            place = quiet if number % 10 == 0 else talkative
            said = {"id": f"c{number}", "text": str(number)}
            assert place.post("chat", said, place.secrets[0]).status_code == 201
    rows = contents(database)["chat"]
    kept = {
        place.id: sorted(int(str(row["text"])) for row in rows if row["match"] == place.id)
        for place in (talkative, quiet)
    }
    assert kept[talkative.id] == [number for number in range(1, 101) if number % 10][-30:]
    assert kept[quiet.id] == [*range(10, 101, 10)]


def test_one_seat_cannot_talk_all_the_time(database: str) -> None:
    with receiving(database, chat_rate=Rate(2, 0)) as reception:
        place = reception.table("archaeology", persons(2))
        say = [place.post("chat", {"text": "x"}, place.secrets[0]).status_code for _ in range(3)]
        other = place.post("chat", {"text": "x"}, place.secrets[1]).status_code
    assert [*say, other] == [201, 201, 429, 201]


@both_databases
@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_monitors_may_ask_for_the_head_alone(reception: Reception, path: str) -> None:
    answer = reception.http.head(path)
    assert (answer.status_code, answer.content) == (200, b"")


def test_health_tells_that_nothing_can_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    with receiving(database) as reception:
        assert reception.get("/health").json()["store"] == "ok"

        async def fail() -> None:
            raise OperationalError("INSERT", {"secret": "s"}, OSError("disk full"))

        monkeypatch.setattr(reception.host.house.store, "pulse", fail)
        answer = reception.get("/health")
        assert (answer.status_code, answer.json()["store"]) == (503, "failing")


@pytest.mark.database_file
def test_health_tells_of_a_full_disk_and_a_broken_file(database: str, tmp_path: Path) -> None:
    with receiving(database) as reception:
        reception.table("archaeology", persons(2))
        store, workers = reception.host.house.store, reception.host.house.workers
        for lack in ({"least_disk": 2**60}, {"largest_database": 10}):
            full = Health(settings(database, **lack), store, workers)
            assert not full.has_room()
        assert Health(settings(database), store, workers).has_room()
    assert health.is_sound(Path(database))
    broken = tmp_path / "broken.sqlite"
    whole = bytearray(Path(database).read_bytes())
    whole[4096 : 4096 * 4] = b"\x07" * (3 * 4096)
    broken.write_bytes(whole)
    assert not health.is_sound(broken)


@pytest.mark.database_file
def test_without_room_no_table_is_set_up_and_games_go_on(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        object.__setattr__(
            reception.host.house.health, "settings", settings(database, least_disk=2**60)
        )
        body = {"title": "archaeology", "seats": persons(2), "options": {}}
        refused = reception.post("/api/tables", body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (507, "full")
        actor = place.view(-3)["view"]["actor"]
        view = place.view(actor)
        move = view["legal"][0]["notation"]
        assert place.move(actor, "a", view["ply"], move).status_code == 200


@pytest.mark.database_file
def test_a_copy_that_is_broken_is_not_left_behind(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosting(settings(database)):
        pass
    copy = tmp_path / "copy.sqlite"
    copied = backups._copied

    def spoilt(source: Path, target: Path) -> None:
        copied(source, target)
        target.write_bytes(target.read_bytes()[:5000])

    monkeypatch.setattr(backups, "_copied", spoilt)
    with pytest.raises(ValueError, match="copy"):
        backups.back_up(database, copy)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    backups.back_up(database, copy)
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite"]


def test_metrics_are_for_whoever_was_named(database: str) -> None:
    with receiving(database, metrics=networks(["192.0.2.0/24"])) as reception:
        assert reception.get("/metrics").status_code == 404
    assert Settings(database="").metrics == ()


def test_a_fault_is_logged_once_in_few_words_and_counted(
    reception: Reception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("SELECT 1", {"secret": "told to nobody"}, OSError("x" * 999))

    monkeypatch.setattr(reception.host.house.store, "id_by_code", fail)
    monkeypatch.setattr(reception.host.house.errors, "logged", {})
    monkeypatch.setattr(reception.host.house.metrics, "counts", Counter())
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            answer = reception.get("/api/join/ABCDEF")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unable")
            assert answer.headers["Retry-After"] == "1"
    faults = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert len(faults) == 1
    text = JsonLines().format(faults[0])
    assert len(text) < 600
    assert json.loads(text)["error"] == "OperationalError"
    assert 'digsite_faults_total{of="OperationalError"} 3' in reception.get("/metrics").text


@pytest.mark.database_file
def test_the_database_tells_no_parameters(database: str) -> None:
    async def ask() -> tuple[bool, bool]:
        house = await open_house(settings(database))
        assert house.store.quick is not None
        hidden = house.store.engine.sync_engine.hide_parameters, house.store.quick.connection.engine
        await house.close()
        return hidden[0], hidden[1].hide_parameters

    assert asyncio.run(ask()) == (True, True)


def test_the_same_fault_is_logged_again_after_a_while() -> None:
    now = [0.0]
    seen: list[logging.LogRecord] = []
    errors = ErrorLog(Metrics(), lambda: now[0])
    handler = logging.Handler()
    handler.emit = seen.append  # type: ignore[method-assign,assignment]
    log = logging.getLogger("digsite.server")
    log.addHandler(handler)
    for now[0] in (0.0, 5.0, 11.0):
        errors.note(OSError("disk"))
    log.removeHandler(handler)
    assert len(seen) == 2


def test_fields_of_a_line_do_not_hide_each_other() -> None:
    record = logging.LogRecord("digsite.server", logging.INFO, "", 0, "event", None, None)
    record.fields = {"level": "novice", "why": "x"}
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["level_"], line["why"]) == ("info", "novice", "x")


def test_a_socket_is_told_that_the_store_fails(
    host: Host, reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)

    async def fail(*_: object) -> None:
        raise OperationalError("INSERT", {}, OSError("disk full"))

    monkeypatch.setattr(host.house.store, "say", fail)
    with pytest.raises(ConnectionClosed, match=r"1011.*nothing can be saved"):
        client.ask({"type": "chat", "text": "hello"})
