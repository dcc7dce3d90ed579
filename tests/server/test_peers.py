"""Several servers on one database: what one writes the others know, and nobody's game is lost."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

import digsite
from digsite.server import keys
from digsite.server.peers import Peers
from digsite.server.store.announcing import CHANNEL, read_announcement
from digsite.server.store.database import open_database
from digsite.server.store.presence import Presence
from digsite.server.store.store import LogLine, Overtaken, Store
from tests.server.clients import Client, Place, Reception, finish, persons, receiving
from tests.server.databases import contents
from tests.server.host import Host, hosting, settings
from tests.server.test_store import kept

BOT = {"kind": "bot", "level": "random"}
SERVICE_RESTART = 1012


@pytest.fixture(scope="module")
def pair(shared_database: str) -> Iterator[tuple[Reception, Reception]]:
    """Two servers on one database."""
    with ExitStack() as stack:
        hosts = [
            stack.enter_context(hosting(settings(shared_database, peer_pause=0.2)))
            for _ in range(2)
        ]
        one, other = (Reception(host) for host in hosts)
        yield one, other
        one.close()
        other.close()


def at(reception: Reception, place: Place) -> Place:
    """The same table, asked for at another server."""
    secrets = [{"seat": seat, "secret": secret} for seat, secret in place.secrets.items()]
    told = {"table": {"id": place.id}, "code": place.code, "host": place.host, "secrets": secrets}
    return Place(reception, told)


def test_whoever_is_asked_has_the_table_and_the_other_lets_its_people_go(
    pair: tuple[Reception, Reception],
) -> None:
    here = pair[0].table("archaeology", persons(2))
    there = at(pair[1], here)
    client = here.sit(0)
    before = client.now
    actor = before["view"]["actor"]
    seen = there.view(actor)
    assert (seen["ply"], seen["view"]) == (before["ply"], here.view(actor)["view"])
    there.view(actor)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SERVICE_RESTART
    move = there.move(actor, "m1", seen["ply"], seen["legal"][0]["notation"]).json()
    again = there.sit(0, since=before["ply"])
    assert [event["ply"] for event in again.now["events"]] == [*range(before["ply"], move["ply"])]
    repeated = here.move(actor, "m1", seen["ply"], seen["legal"][0]["notation"]).json()
    assert repeated == move


def test_a_game_is_played_to_its_end_at_two_servers_by_turns(
    pair: tuple[Reception, Reception],
) -> None:
    here = pair[0].table("archaeology", persons(2))
    places = [here, at(pair[1], here)]
    rng, number, view = digsite.Rng(5), 0, here.view(0)
    while view["table"]["status"] != "over":
        number += 1
        place = places[number // 7 % 2]
        actor = view["view"]["actor"]
        mine = place.view(actor, view["ply"])
        move = mine["legal"][rng.below(len(mine["legal"]))]["notation"]
        answer = place.move(actor, f"m{number}", mine["ply"], move)
        assert answer.json()["accepted"], answer.text
        view = place.view(0, mine["ply"])
    for place in places:
        assert view["view"] == place.view(0, view["ply"])["view"]


def test_whoever_has_seen_more_than_a_server_heard_of_is_not_led_back(
    pair: tuple[Reception, Reception], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = pair[0].table("archaeology", persons(2))
    there = at(pair[1], here)
    monkeypatch.setattr(Peers, "hear", lambda *_: None)
    for number, (one, other) in enumerate([(here, there), (there, here)] * 2):
        before = one.view(0, 10**6)
        actor, ply = before["view"]["actor"], before["ply"]
        move = one.view(actor)["legal"][0]["notation"]
        now = one.move(actor, f"m{number}", ply, move).json()["ply"]
        assert other.sit(1, since=now).now["ply"] == now
        assert other.view(0, now)["ply"] == now


def test_what_is_sent_again_to_another_server_is_answered_as_at_first(
    pair: tuple[Reception, Reception],
) -> None:
    """A proxy may ask another server when one did not answer."""
    here = pair[0].table("archaeology", persons(2))
    there = at(pair[1], here)
    actor = here.view(0)["view"]["actor"]
    now, secret = here.view(actor), here.secrets[actor]
    move = {"id": "m", "ply": now["ply"], "moves": [now["legal"][0]["notation"]]}
    for path, body in (("moves", move), ("chat", {"id": "c", "text": "hello"})):
        first = here.post(path, body, secret).json()
        assert first["accepted"]
        again = there.post(path, body, secret).json()
        while again.get("error", {}).get("code") == "overtaken":  # it says: ask again
            again = there.post(path, body, secret).json()
        assert again == first
    assert len(there.get("chat").json()["lines"]) == 1
    assert len(there.view(0, now["ply"])["events"]) == first["ply"] - now["ply"]


def test_others_hear_of_a_table_when_it_is_taken_and_not_of_each_move(
    pair: tuple[Reception, Reception], shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "hear", lambda *_: None)
    here = pair[0].table("archaeology", persons(2))
    there = at(pair[1], here)

    def move() -> None:
        actor = here.view(0)["view"]["actor"]
        now = here.view(actor)
        answer = here.move(actor, f"m{now['ply']}", now["ply"], now["legal"][0]["notation"])
        assert answer.json()["accepted"], answer.text

    with psycopg.connect(shared_database, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}".encode())
        move()
        move()
        there.view(0)
        move()  # the first server did not hear that it was taken: the second has to hear of this
        heard = [read_announcement(one.payload) for one in ear.notifies(stop_after=2, timeout=60)]
    writers = [one.host.house.store.worker for one in pair]
    assert [(one.writer, one.matches) for one in heard] == [
        (writers[1], (here.id,)),
        (writers[0], (here.id,)),
    ]


def test_a_code_leads_to_the_table_s_own_address(pair: tuple[Reception, Reception]) -> None:
    place = pair[0].table("archaeology", [*persons(1), {"kind": "open"}])
    asked = pair[1].http.get(f"/api/join/{place.code}", follow_redirects=False)
    assert (asked.status_code, asked.headers["location"]) == (307, place.path)
    body = {"code": place.code, "name": "Ben"}
    joined = pair[1].http.post("/api/join", json=body, follow_redirects=False)
    assert (joined.status_code, joined.headers["location"]) == (307, f"{place.path}/join")
    wrong = pair[1].post(f"{place.path}/join", {"code": "ZZZZZ9", "name": "Eve"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (404, "no-code")
    assert at(pair[1], place).join("Ben") == 1
    seen = place.view(0, since=1)  # the game has begun: without this it may not have heard of it
    assert seen["table"]["seats"][1]["name"] == "Ben"


def test_the_lobby_of_one_shows_what_happens_at_the_other(
    pair: tuple[Reception, Reception],
) -> None:
    def listed() -> list[str]:
        tables = pair[1].get("/api/tables", status="waiting").json()["tables"]
        return [table["id"] for table in tables]

    before = listed()
    place = pair[0].table("archaeology", [*persons(1), {"kind": "open"}], listed=True)
    while listed() != [place.id, *before]:
        time.sleep(0.01)


def test_programs_of_a_server_that_goes_play_on_at_another(
    shared_database: str, pair: tuple[Reception, Reception]
) -> None:
    with hosting(settings(shared_database, bot_pause=1000)) as slow:  # it waits after its move
        reception = Reception(slow)
        place = reception.table("archaeology", [*persons(1), BOT])
        finish_own_turns(place.sit(0))
        place.post("seats/0/hand", {"level": "random"}, place.secrets[0])
        reception.close()
    wait_until_over(shared_database, place.id)  # and nobody asks for it


def finish_own_turns(client: Client) -> None:
    """Play until the program has made a move, and waits before the next."""
    while client.now["view"]["actor"] == 0 and not client.is_over:
        assert client.move(client.now["legal"][0]["notation"])["accepted"]


def wait_until_over(database: str, name: str) -> None:
    with psycopg.connect(database, autocommit=True) as look:
        while True:
            found = look.execute("SELECT status FROM matches WHERE id = %s", [name]).fetchone()
            if found == ("over",):
                return
            time.sleep(0.05)


def test_a_server_that_lost_its_ear_reads_everything_anew(
    shared_database: str, pair: tuple[Reception, Reception]
) -> None:
    here = pair[0].table("archaeology", persons(2))
    client = here.sit(0)
    host: Host = pair[0].host
    number = host.house.store.worker
    with psycopg.connect(shared_database, autocommit=True) as look:
        look.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks"
            " WHERE locktype = 'advisory' AND objid = %s",
            [number],
        )
    with pytest.raises(ConnectionClosed):
        while True:
            client.receive()
    while host.house.store.worker in {None, number}:
        time.sleep(0.01)
    finish({seat: here.sit(seat) for seat in (0, 1)}, digsite.Rng(3))
    workers = {row["id"] for row in contents(shared_database)["workers"]}
    while number in workers:
        time.sleep(0.05)
        workers = {row["id"] for row in contents(shared_database)["workers"]}
    assert host.house.store.worker in workers


@pytest.mark.both_databases
def test_seats_wishes_and_ends_are_overtaken_like_moves(database: str) -> None:
    async def race() -> None:
        one, other = [Store(await open_database(database)) for _ in range(2)]
        await one.add(kept())
        mine, theirs = await one.load("match0"), await other.load("match0")
        assert mine is not None
        assert theirs is not None
        await one.reseat(mine.header, mine.seats, [])
        with pytest.raises(Overtaken):
            await other.reseat(theirs.header, theirs.seats, [])
        with pytest.raises(Overtaken):
            await other.keep_wish(theirs.header, "{}")
        await one.keep_wish(mine.header, "{}")
        mine.header.status = "abandoned"
        await one.reseat(mine.header, mine.seats, [])
        with pytest.raises(Overtaken):
            await other.append("match0", 0, [LogLine(0, "last")], "0 late", "over")
        await one.say("match0", 0, "hello", "c1")
        with pytest.raises(Overtaken):
            await other.say("match0", 0, "hello", "c1")
        found = await one.load("match0")
        assert found is not None
        assert (found.header.status, found.header.wish, found.lines) == ("abandoned", "{}", [])
        await one.close()
        await other.close()

    asyncio.run(race())


def test_whoever_is_here_when_the_server_stops_is_answered_and_told_to_come_again(
    database: str,
) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        people = [place.sit(seat) for seat in (0, 1)]
        actor = people[0].now["view"]["actor"]
        asked = people[actor].now
        body = {"type": "move", "id": "a", "ply": asked["ply"]}
        people[actor].send({**body, "moves": [asked["legal"][0]["notation"]]})
        assert people[actor].next("answer")["accepted"]
        reception.host.server.should_exit = True
        codes = []
        for client in people:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    client.receive()
            codes.append(closed.value.rcvd and closed.value.rcvd.code)
        assert codes == [SERVICE_RESTART, SERVICE_RESTART]
        assert people[1 - actor].now["ply"] > asked["ply"]


def test_postgresql_s_own_checks_tell_whether_it_is_sound(
    pair: tuple[Reception, Reception], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = pair[0].host.house
    assert pair[0].get("/health").json()["integrity"] == "ok"

    async def broken() -> int:
        return 2

    monkeypatch.setattr(house.store, "broken_pages", broken)
    monkeypatch.setattr(house.health, "checked", -1e9)
    found = pair[0].get("/health")
    assert (found.status_code, found.json()["integrity"]) == (503, "failing")


def test_of_an_address_not_more_is_kept_than_is_needed_to_count(
    shared_database: str, pair: tuple[Reception, Reception]
) -> None:
    pair[0].table("archaeology", persons(2))
    kept_origins = {row["origin"] for row in contents(shared_database)["matches"]}
    assert kept_origins == {keys.blurred("127.0.0.1")}
    assert len({keys.blurred(f"10.0.{n // 256}.{n % 256}") for n in range(5000)}) < 5000


def test_a_server_that_starts_while_the_database_goes_waits_for_it(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in, tries = Presence.come_in, []

    async def late(self: Presence) -> int:
        tries.append(self)
        if len(tries) == 1:
            raise psycopg.OperationalError("the database system is shutting down")
        return await come_in(self)

    monkeypatch.setattr(Presence, "come_in", late)
    with hosting(settings(shared_database, peer_pause=0.01)) as host:
        assert len(tries) == 2
        assert host.house.store.worker is not None
