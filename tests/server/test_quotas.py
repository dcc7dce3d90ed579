"""One address cannot have more tables than its share, whichever way it asks for them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import digsite
from digsite.play import matchfile
from digsite.play.match import Match, run
from digsite.server import tidying
from digsite.server.settings import Retention
from tests.server.clients import Reception, persons, receiving
from tests.server.databases import contents, looking
from tests.server.host import settings

BODY = {"title": "archaeology", "seats": persons(2), "options": {}}
DAY = 86_400.0
both_databases = pytest.mark.both_databases


def finished_file() -> str:
    """The file of a game that is over."""
    title, rng = digsite.title("archaeology"), digsite.Rng(7)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(2)]
    return matchfile.written(run(Match(title, 2), players, rng))


def age(database: str, created: float, touched: float) -> None:
    """As if all tables had been set up and last used so many days ago."""
    change = f"UPDATE matches SET created = created - {created * DAY}, touched = touched - "
    with looking(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql(change + str(touched * DAY))


def abandon_one(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    assert place.post("abandon", None, place.host).status_code == 200


def test_a_rematch_counts_like_every_other_table(database: str) -> None:
    with receiving(database, tables_each=2) as reception:
        places = []
        for _ in range(4):
            places.append(reception.table("archaeology", persons(2)))
            places[-1].post("abandon", None, places[-1].host)
        answers = [place.post("rematch", None, place.host) for place in places]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[2].json()["error"]["code"] == "too-many-tables"
        assert places[2].view(0)["table"]["rematch"] is None


@pytest.mark.database_file
def test_without_room_there_is_no_rematch(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        place.post("abandon", None, place.host)
        full = settings(database, least_disk=2**60)
        object.__setattr__(reception.host.house.health, "settings", full)
        assert place.post("rematch", None, place.host).status_code == 507


@both_databases
def test_tables_that_are_asked_for_at_once_are_counted_one_by_one(database: str) -> None:
    with receiving(database, tables_each=3) as reception, ThreadPoolExecutor(12) as many:
        answers = list(many.map(lambda _: reception.post("/api/tables", BODY), range(12)))
        found = sorted(answer.status_code for answer in answers)
    assert found == [201] * 3 + [429] * 9


@both_databases
def test_games_that_are_over_or_abandoned_count_too(database: str) -> None:
    with receiving(database, tables_kept=4) as reception:
        for _ in range(2):
            imported = reception.post("/api/files", {"file": finished_file()})
            assert imported.json()["table"]["status"] == "over"
            abandon_one(reception)
        for path, body in (("/api/tables", BODY), ("/api/files", {"file": finished_file()})):
            error = reception.post(path, body).json()["error"]
            assert error["code"] == "too-many-tables"
            assert error["values"] == {"which": "kept", "most": 4}
            assert "when nobody has opened it for 30 days" in error["text"]
    age(database, created=9, touched=9)
    tidying.tidied(database, Retention(), dry=False)
    with receiving(database, tables_kept=4) as reception:
        assert reception.post("/api/tables", BODY).status_code == 201


@both_databases
def test_tables_that_nobody_has_used_for_a_month_do_not_count(database: str) -> None:
    with receiving(database, tables_kept=2) as reception:
        for _ in range(2):
            abandon_one(reception)
    age(database, created=40, touched=29)
    with receiving(database, tables_kept=2) as reception:
        assert reception.post("/api/tables", BODY).status_code == 429
    age(database, created=2, touched=2)
    with receiving(database, tables_kept=2) as reception:
        answers = [reception.post("/api/tables", BODY) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert len(contents(database)["matches"]) == 4


@both_databases
def test_imported_and_abandoned_games_go_soon_if_nobody_comes_back(database: str) -> None:
    with receiving(database) as reception:
        told = reception.post("/api/files", {"file": finished_file()}).json()["table"]
        played = reception.table("archaeology", persons(2))
        abandon_one(reception)
        assert told["until"] < played.view(0)["table"]["until"] - 100 * DAY
    age(database, created=6, touched=6)
    assert tidying.tidied(database, Retention(), dry=True) == []
    age(database, created=3, touched=3)
    assert len(tidying.tidied(database, Retention(forgotten=0), dry=True)) == 0
    assert tidying.tidied(database, Retention(), dry=False) == ["2 tables were removed"]
    assert [row["id"] for row in contents(database)["matches"]] == [played.id]


@both_databases
def test_what_is_kept_for_ever_is_kept_for_ever_also_when_it_was_imported(database: str) -> None:
    for_ever = {"over": Retention(over=0), "abandoned": Retention(abandoned=0)}
    with receiving(database, keep=for_ever["over"]) as reception:
        made = reception.post("/api/files", {"file": finished_file()}).json()["table"]
        assert made["until"] is None
        abandon_one(reception)
    age(database, created=400, touched=400)
    for status, keep in for_ever.items():
        [line] = tidying.tidied(database, keep, dry=True)
        assert status not in line
    assert tidying.tidied(database, Retention(over=0, abandoned=0), dry=True) == []
    assert len(tidying.tidied(database, Retention(), dry=True)) == 2


def test_imported_games_that_somebody_came_back_to_stay(database: str) -> None:
    with receiving(database) as reception:
        made = reception.post("/api/files", {"file": finished_file()}).json()
        abandon_one(reception)
        age(database, created=12, touched=10)
        name = made["table"]["id"]
        reception.host.house.hall.forget([name])
        until = reception.get(f"/api/tables/{name}").json()["table"]["until"]
        assert until > made["table"]["until"] + 100 * DAY
    assert tidying.tidied(database, Retention(), dry=True) == []


def test_whoever_has_no_origin_is_not_counted(database: str) -> None:
    from digsite.server import seating
    from digsite.server.requests import TableRequest

    with receiving(database, tables_each=1) as reception:
        house, loop = reception.host.house, reception.host.loop
        for _ in range(3):
            made = seating.create_table(house, TableRequest.model_validate(BODY))
            assert asyncio.run_coroutine_threadsafe(made, loop).result()["code"]
