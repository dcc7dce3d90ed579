"""The club: who wants to be listed, what counts, and what it tells."""

import asyncio
import csv
import io
import math
import secrets
import time
from typing import Any

import pytest
from sqlalchemy import update

import digsite
from digsite.play import matchfile
from digsite.play.match import Match, run
from digsite.server import club_page, keys
from digsite.server.club import folded
from digsite.server.club_page import worked_out
from digsite.server.store.club import ClubStore, Listed
from digsite.server.store.database import open_database
from digsite.server.store.models import SeatRow
from digsite.server.store.store import Store
from tests.server.clients import Place, Reception, persons, play_out, receiving
from tests.server.databases import contents
from tests.server.host import Host, hosting, settings
from tests.server.test_many import statements
from tests.server.test_store import kept

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
both_databases = pytest.mark.both_databases


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are worked out whenever something has changed; test_club_page.py tests the rest."""
    monkeypatch.setattr(club_page, "SHARE", math.inf)


def new_key() -> str:
    return secrets.token_urlsafe(16)


def enlist(place: Place, seat: int, key: str | None) -> tuple[int, Any]:
    answer = place.post(f"seats/{seat}/settings", {"club": key}, place.secrets[seat])
    return answer.status_code, answer.json()


def table_of(reception: Reception, *names: str) -> Place:
    """A table for people with these names, each at a screen of their own."""
    first = [{"kind": "person", "name": names[0]}]
    place = reception.table("archaeology", [*first, *[OPEN] * (len(names) - 1)])
    for name in names[1:]:
        place.join(name)
    return place


def games_of(reception: Reception, name: str) -> int:
    answer = reception.get(f"/api/club/players/{name}")
    return int(answer.json()["player"]["games"]) if answer.status_code == 200 else 0


@both_databases
def test_results_against_each_other_of_those_who_want_it(database: str) -> None:
    with receiving(database) as reception:
        ada, ben = new_key(), new_key()
        for seed in range(2):
            place = table_of(reception, "Ada", "Ben", "Guest")
            assert enlist(place, 0, ada)[1]["settings"]["club"] is True
            assert enlist(place, 1, ben)[0] == 200
            listed = [seat["listed"] for seat in place.view(0)["table"]["seats"]]
            assert listed == [True, True, False]
            play_out(place, seed)
        page = reception.get("/api/club").json()
        assert page["games"] == 2
        assert {one["name"] for one in page["players"]} == {"Ada", "Ben"}
        assert all(one["games"] == 2 and one["rating"] for one in page["players"])
        assert reception.get("/api/club", title="artifact").json()["games"] == 0
        card = reception.get("/api/club/players/Ada").json()
        [met] = card["against"]
        assert (met["name"], met["games"]) == ("Ben", 2)
        places = [{one["name"]: one["place"] for one in game["results"]} for game in card["games"]]
        assert met["ahead"] == sum(one["Ada"] < one["Ben"] for one in places)
        assert met["behind"] == sum(one["Ada"] > one["Ben"] for one in places)
        assert "Guest" not in reception.get("/api/club/export").text
        rows = list(csv.DictReader(io.StringIO(reception.get("/api/club/export", form="csv").text)))
        assert [row["name"] for row in rows].count("Ada") == 2
    assert len(contents(database)["results"]) == 4


def test_a_server_without_a_club_has_no_door_to_it(database: str) -> None:
    with hosting(settings(database, club=False)) as host:
        no_door(Reception(host))


def no_door(reception: Reception) -> None:
    assert reception.get("/api/titles").json()["club"] is False
    for path in ("/api/club", "/api/club/players/Ada", "/api/club/export"):
        assert reception.get(path).json()["error"]["code"] == "no-club"
    place = reception.table("archaeology", persons(2))
    assert enlist(place, 0, new_key())[1]["error"]["code"] == "no-club"
    reception.close()


def test_a_name_belongs_to_the_first_key_that_came_with_it(reception: Reception) -> None:
    key = new_key()
    assert enlist(table_of(reception, "Émile", "x"), 0, key)[0] == 200
    for same in ("Émile", "ÉMILE", "E\u0301mile", " émile "):
        status, told = enlist(table_of(reception, same, "x"), 0, new_key())
        assert (status, told["error"]["code"]) == (409, "name-held"), same
    assert enlist(table_of(reception, "émile", "x"), 0, key)[0] == 200
    assert enlist(table_of(reception, "Zola", "x"), 0, key)[0] == 200  # the same key, a new name
    assert enlist(table_of(reception, "Émile", "x"), 0, new_key())[0] == 200


def test_what_counts_as_the_same_name() -> None:
    assert folded("Straße") == folded("STRASSE")
    assert folded("Ada\u00a0 B") == folded("ada b")
    assert folded("\uff21da") == folded("Ada")
    assert folded("A\u200dda\ufe0f\U000e0041") == folded("Ada")
    assert folded("Ada") != folded("Ida")


def test_keys_and_secrets_that_are_none_are_refused(reception: Reception) -> None:
    place = table_of(reception, "Carla", "x")
    wrong_keys: list[object] = [
        "short",
        "x" * 65,
        "a" * 21 + " ",
        "'; DROP TABLE players; --",
        7,
        {},
    ]
    for key in wrong_keys:
        body = {"club": key}
        answer = place.post("seats/0/settings", body, place.secrets[0])
        assert answer.status_code == 422, key
    wrong = place.post("seats/0/settings", {"club": new_key()}, place.secrets[1])
    assert wrong.json()["error"]["code"] == "not-yours"
    for name in ("Ada\u202e", "A\u0000", "\u200bAda"):
        body = {"code": place.code, "name": name}
        assert reception.post("/api/join", body).status_code == 422


def test_only_titles_that_there_are_can_be_asked_for(reception: Reception) -> None:
    for title in ("chess", "", "artifact\u0000", "artifact\n"):
        assert reception.get("/api/club", title=title).status_code == 422


def test_nobody_is_listed_twice_or_after_having_begun(reception: Reception) -> None:
    place, key = table_of(reception, "Dora", "Edgar"), new_key()
    assert enlist(place, 0, key)[0] == 200
    assert enlist(place, 1, key)[1]["error"]["code"] == "listed-twice"
    actor = place.view(0)["view"]["actor"]
    view = place.view(actor)
    place.move(actor, "first", view["ply"], view["legal"][0]["notation"])
    other = key if actor == 0 else new_key()
    assert enlist(place, actor, other)[1]["error"]["code"] == "too-late"
    assert enlist(place, actor, None)[1]["error"]["code"] == "too-late"


def test_practice_and_files_do_not_count(reception: Reception) -> None:
    title, rng = digsite.title("archaeology"), digsite.Rng(4)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(2)]
    match = run(Match(title, 2, names=["Fritz", "Gina"]), players, rng)
    body = {"file": matchfile.written(match), "after": match.ply - 3}
    place = Place(reception, reception.post("/api/files", body).json())
    assert enlist(place, 0, new_key())[1]["error"]["code"] == "too-late"
    alone = reception.table("archaeology", [{"kind": "person", "name": "Fritz"}, BOT])
    assert enlist(alone, 0, new_key())[0] == 200
    alone.view(0)
    reception.host.house.hall.live[alone.id].match.practice = True  # as if somebody had gone back
    play_out(alone)
    assert games_of(reception, "Fritz") == 0


def test_a_game_against_programs_counts_but_rates_nobody(reception: Reception) -> None:
    place = reception.table("archaeology", [{"kind": "person", "name": "Hanna"}, BOT])
    enlist(place, 0, new_key())
    play_out(place)
    found = reception.get("/api/club/players/Hanna").json()
    assert (found["player"]["games"], found["player"]["rating"]) == (1, None)
    assert found["against"] == []


def test_whoever_leaves_does_not_evade_the_result(reception: Reception) -> None:
    place = table_of(reception, "Ines", "Jan")
    enlist(place, 0, new_key())
    enlist(place, 1, new_key())
    place.post("leave", None, place.secrets.pop(0))
    play_out(place)
    assert (games_of(reception, "Ines"), games_of(reception, "Jan")) == (1, 1)


def test_whoever_left_has_no_result_of_the_rematch(reception: Reception) -> None:
    place = table_of(reception, "Judith", "Karl", "Lotte")
    enlist(place, 0, new_key())
    enlist(place, 1, new_key())
    place.post("leave", None, place.secrets.pop(0))
    place.post("seats/0/free", None, place.secrets[1])
    play_out(place)
    place.id = place.post("rematch", None, place.host).json()["table"]["rematch"]
    play_out(place)
    assert (games_of(reception, "Judith"), games_of(reception, "Karl")) == (1, 2)
    [left] = [one for one in reception.host.house.hall.live[place.id].seats if one.kind == "open"]
    assert left.agreed == ""


def test_whoever_wants_it_is_forgotten(reception: Reception) -> None:
    key = new_key()
    place = reception.table("archaeology", [{"kind": "person", "name": "Kim"}, BOT])
    enlist(place, 0, key)
    play_out(place)
    later = table_of(reception, "Kim", "Lea")
    enlist(later, 0, key)
    assert games_of(reception, "Kim") == 1
    reception.post("/api/club/leave", {"key": new_key()})
    assert games_of(reception, "Kim") == 1
    assert reception.post("/api/club/leave", {"key": key}).json() == {"forgotten": True}
    assert reception.get("/api/club/players/Kim").json()["error"]["code"] == "not-listed"
    assert [seat["listed"] for seat in later.view(0)["table"]["seats"]] == [False, False]
    assert enlist(table_of(reception, "Kim", "x"), 0, new_key())[0] == 200


def test_the_store_is_asked_once_until_something_changes(
    host: Host, reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    results = host.house.club_store.results

    async def counted(title: str | None) -> list[Listed]:
        asked.append(title)
        return await results(title)

    reception.get("/api/club")
    monkeypatch.setattr(host.house.club_store, "results", counted)
    first = reception.get("/api/club")
    again = reception.http.get("/api/club", headers={"If-None-Match": first.headers["etag"]})
    assert (asked, again.status_code) == ([], 304)
    enlist(table_of(reception, "Mia", "x"), 0, new_key())
    reception.get("/api/club")
    reception.get("/api/club", start=1)
    assert asked == [None]
    for query in ("start=-1", "limit=0", "limit=101", "start=1000000000"):
        assert reception.http.get(f"/api/club?{query}").status_code == 422


def test_players_come_in_pages_the_strongest_first() -> None:
    rows = [
        Listed(f"m{game}", "archaeology", game, 2, place, 10, f"P{game % 9 + (place - 1) * 9:02}")
        for game in range(90)
        for place in (1, 2)
    ]
    players = worked_out(rows).players
    assert len(players) == 18
    assert [one["wins"] for one in players] == [10] * 9 + [0] * 9
    ratings = [one["rating"] for one in players]
    assert ratings == sorted(ratings, key=lambda one: -int(str(one)))


def test_no_name_becomes_a_formula(reception: Reception) -> None:
    name = '=HYPERLINK("http://x","Nina")'
    place = reception.table("archaeology", [{"kind": "person", "name": name}, BOT])
    enlist(place, 0, new_key())
    play_out(place)
    rows = list(csv.DictReader(io.StringIO(reception.get("/api/club/export", form="csv").text)))
    assert f"'{name}" in {row["name"] for row in rows}
    assert len(reception.get(f"/api/club/players/{name}").text) > 10


def test_nobody_is_listed_without_a_name(reception: Reception) -> None:
    place = table_of(reception, " ", "Ben")
    status, answer = enlist(place, 0, new_key())
    assert (status, answer["error"]["code"]) == (409, "nameless")


def test_a_key_that_nobody_knows_is_forgotten_without_writing(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, key = reception.host.house.club_store, new_key()
    assert enlist(table_of(reception, "Mona", "x"), 0, key)[0] == 200
    begun: list[str] = []
    change = store.store.change

    def noted() -> object:
        begun.append("transaction")
        return change()

    monkeypatch.setattr(store.store, "change", noted)
    with statements() as asked:
        for number, one in enumerate((new_key(), key, key)):
            assert reception.post("/api/club/leave", {"key": one}).status_code == 200
            assert len(begun) == min(number, 1)  # only the second is known, and only once
    assert [one.split()[0] for one in asked[:1]] == ["SELECT"]


@both_databases
def test_whatever_is_left_of_a_key_is_forgotten(database: str) -> None:
    key = keys.hashed(new_key())

    async def left() -> list[bool]:
        store = Store(await open_database(database))
        club = ClubStore(store)
        found = [await club.knows(key)]
        await store.add(kept())
        async with store.change() as connection:  # a seat that a slow server wrote afterwards
            await connection.execute(update(SeatRow).values(player=key))
        found.append(await club.knows(key))
        assert await club.forget(key) == ["match0"]
        found.append(await club.knows(key))
        await store.close()
        return found

    assert asyncio.run(left()) == [False, True, False]


def test_only_what_is_new_changes_the_club(reception: Reception) -> None:
    store, key = reception.host.house.club_store, new_key()
    before = store.changes
    for _ in range(3):
        assert enlist(table_of(reception, "Grace", "Ben"), 0, key)[0] == 200
    assert store.changes == before + 1
    assert reception.post("/api/club/leave", {"key": new_key()}).status_code == 200
    assert store.changes == before + 1
    assert reception.post("/api/club/leave", {"key": key}).status_code == 200
    assert store.changes == before + 2


def leave_elsewhere(database: str, key: str) -> None:
    """Another process forgets the key, and the server may not have heard of it yet."""

    async def forget() -> None:
        store = Store(await open_database(database))
        await ClubStore(store).forget(keys.hashed(key))
        await store.close()

    asyncio.run(forget())


@both_databases
def test_a_server_that_does_not_know_yet_who_left_brings_nobody_back(database: str) -> None:
    with receiving(database) as reception:
        key = new_key()
        place, other = (table_of(reception, "Ada", "Ben", "Cleo") for _ in range(2))
        for one in (place, other):
            assert enlist(one, 0, key)[0] == 200
        leave_elsewhere(database, key)
        play_out(place)
        for _ in range(2):  # the first may be overtaken
            other.post("seats/2/hand", {"level": "random"}, other.secrets[2])
        assert other.view(0)["table"]["seats"][2]["level"] == "random"
    left = contents(database)
    assert left["results"] == left["players"] == []
    assert {row["player"] for row in left["seats"]} == {None}


def test_servers_hear_who_left_the_club(shared_database: str) -> None:
    with receiving(shared_database) as here, receiving(shared_database) as there:
        key = new_key()
        place = table_of(here, "Ada", "Ben")
        assert enlist(place, 0, key)[0] == 200
        assert there.post("/api/club/leave", {"key": key}).status_code == 200
        while place.view(0)["settings"]["club"]:
            time.sleep(0.02)


def test_whoever_leaves_the_club_plays_on(reception: Reception) -> None:
    key = new_key()
    place = table_of(reception, "Nora", "Otto")
    assert enlist(place, 0, key)[0] == 200
    assert reception.post("/api/club/leave", {"key": key}).status_code == 200
    assert place.view(0)["settings"]["club"] is False
    handed = place.post("seats/1/hand", {"level": "random"}, place.secrets[1])
    assert handed.status_code == 200, handed.text
