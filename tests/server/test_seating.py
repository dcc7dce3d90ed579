"""Coming and going."""

import pytest

import digsite
from digsite.server import keys
from tests.server.clients import Client, Reception, persons, receiving
from tests.server.databases import contents, looking

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def test_the_game_begins_when_the_last_open_seat_is_taken(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), OPEN, OPEN])
    host = place.sit(0)
    assert host.now["table"]["status"] == "waiting"
    assert host.now["ply"] == 0
    assert host.move("dig")["error"]["code"] == "waiting"
    assert place.join("Ben") == 1
    assert host.next("update")["table"]["seats"][1]["name"] == "Ben"
    assert place.join("Cleo") == 2
    begun = host.next("update")
    assert begun["table"]["status"] == "running"
    assert begun["ply"] == len(begun["events"]) > 0
    full = reception.post("/api/join", {"code": place.code, "name": "Dan"})
    assert (full.status_code, full.json()["error"]["code"]) == (409, "full")
    behind = reception.get(f"/api/join/{place.code.lower()}").json()
    assert [seat["name"] for seat in behind["table"]["seats"]] == ["Ada", "Ben", "Cleo"]
    assert reception.get("/api/join/ZZZZZ9").json()["error"]["code"] == "no-code"
    wrong = reception.post("/api/join", {"code": "ZZZZZ9", "name": "Dan"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (404, "no-code")


def test_whoever_gives_no_name_has_none(reception: Reception) -> None:
    """Each reader's screen names them, in its own language."""
    place = reception.table("archaeology", [{"kind": "person", "name": ""}, OPEN])
    assert place.join("") == 1
    assert [seat["name"] for seat in place.view(0)["table"]["seats"]] == ["", ""]


def test_everybody_sees_who_comes_and_goes(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    host = place.sit(0)
    assert [seat["here"] for seat in host.now["table"]["seats"]] == [True, False]
    guest = place.sit(1)
    assert [seat["here"] for seat in host.next("table")["table"]["seats"]] == [True, True]
    guest.close()
    assert [seat["here"] for seat in host.next("table")["table"]["seats"]] == [True, False]


def test_open_and_running_tables_are_listed_unless_they_are_private(reception: Reception) -> None:
    waiting = reception.table("archaeology", [*persons(1), OPEN])
    running = reception.table("archaeology", persons(2))
    private = reception.table("archaeology", [*persons(1), OPEN], listed=False)
    found = {
        table["id"]: table
        for status in ("waiting", "running")
        for table in reception.get("/api/tables", status=status).json()["tables"]
    }
    assert found[waiting.id]["code"] == waiting.code
    assert found[running.id]["code"] is None
    assert private.id not in found


def test_only_hashes_of_secrets_are_kept(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    kept = contents(reception.host.settings.database)
    assert [row["secret"] for row in kept["seats"] if row["match"] == place.id] == [
        keys.hashed(secret) for secret in place.secrets.values()
    ]
    for secret in (*place.secrets.values(), place.host):
        assert secret not in str(kept)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "chess"}, "impossible-table"),
        ({"edition": "golden"}, "impossible-table"),
        ({"seats": persons(1)}, "impossible-table"),
        ({"options": {"dice": "many"}}, "impossible-table"),
        ({"seats": [BOT, BOT]}, "nobody"),
        ({"seats": [*persons(1), {"kind": "bot", "level": "oracle"}]}, "no-level"),
        ({"seats": [*persons(1), {"kind": "ghost"}]}, "not-understood"),
        ({"seats": [{"kind": "person", "name": "A\x00"}, BOT]}, "not-understood"),
        ({"listed": 1}, "not-understood"),
        ({"colour": "red"}, "not-understood"),
    ],
)
def test_an_impossible_table_is_refused(
    reception: Reception, change: dict[str, object], code: str
) -> None:
    body = {"title": "archaeology", "seats": persons(2), **change}
    answer = reception.post("/api/tables", body)
    status = 422 if code == "not-understood" else 409
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_a_seat_is_handed_to_a_program_and_back(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), OPEN])
    place.join("Ben")
    people = {seat: place.sit(seat) for seat in (0, 1)}
    refused = place.post("seats/1/hand", {"level": "random"}, place.host)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "present")
    handed = place.post("seats/1/hand", {"level": "random"}, place.secrets[1])
    assert handed.json()["table"]["seats"][1]["level"] == "random"
    assert people[0].next("update")["table"]["seats"][1]["kind"] == "person"
    play_until(people, 1, at_least=2)
    refused = place.move(1, "x", place.view(1)["ply"], "dig")
    assert refused.json()["error"]["code"] == "handed-over"
    back = place.post("seats/1/hand", {"level": None}, place.secrets[1])
    assert back.json()["table"]["seats"][1]["level"] == ""
    one = place.sit(1)
    while not one.now["legal"]:
        zero = place.view(0)
        place.move(0, f"z{zero['ply']}", zero["ply"], zero["legal"][-1]["notation"])
        one.next("update")
    assert one.move(one.now["legal"][0]["notation"])["accepted"] is True


def test_the_host_hands_over_only_the_seat_of_somebody_who_is_gone(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), OPEN])
    place.join("Ben")
    handed = place.post("seats/1/hand", {"level": "random"}, place.host)
    assert handed.json()["table"]["seats"][1]["level"] == "random"
    back = place.post("seats/1/hand", {"level": None}, place.host)
    assert back.json()["table"]["seats"][1]["level"] == ""


def test_an_option_that_means_nothing_at_the_table_is_refused(reception: Reception) -> None:
    body = {"title": "artifact", "options": {"left_out": "africa"}, "seats": persons(4)}
    refused = reception.post("/api/tables", body)
    assert refused.json()["error"]["code"] == "impossible-table"
    assert reception.post("/api/tables", {**body, "seats": persons(3)}).status_code == 201


def test_whoever_plays_again_keeps_the_colour(reception: Reception) -> None:
    place = reception.table("archaeology", persons(3))
    place.post("abandon", {}, place.host)
    made = place.post("rematch", {}, place.host).json()["table"]["rematch"]
    seats = reception.get(f"/api/tables/{made}").json()["table"]["seats"]
    assert [(one["name"], one["colour"]) for one in seats] == [("Ben", 1), ("Cleo", 2), ("Ada", 0)]


def play_until(people: dict[int, Client], seat: int, at_least: int) -> None:
    """The other decides until the program in this seat has done so often enough."""
    done, client = 0, people[1 - seat]
    while done < at_least:
        if client.now["legal"]:
            assert client.move(client.now["legal"][0]["notation"])["accepted"]
        else:
            update = client.next("update")
            done += sum(event.get("actor") == seat for event in update["events"])


def test_only_the_host_and_the_seat_itself_hand_it_over(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(2), BOT])
    body = {"level": "random"}
    assert place.post("seats/1/hand", body, place.secrets[0]).status_code == 403
    assert place.post("seats/1/hand", body, None).status_code == 401
    assert place.post("seats/2/hand", body, place.host).status_code == 409
    assert place.post("seats/9/hand", body, place.host).status_code == 404
    assert place.post("seats/1/hand", {"level": "oracle"}, place.host).status_code == 409


def test_whoever_leaves_is_replaced_until_the_others_let_somebody_come(
    reception: Reception,
) -> None:
    place = reception.table("archaeology", [*persons(1), OPEN, OPEN])
    for name in ("Ben", "Dan"):
        place.join(name)
    old = place.secrets[1]
    left = place.post("leave", None, old).json()["table"]["seats"][1]
    assert (left["kind"], left["level"]) == ("open", digsite.player_names()[-1])
    assert left["free"] is False
    assert place.get("view", old).status_code == 401
    for seat in (0, 2):  # an opponent must not open the hand that was left
        joined = reception.post("/api/join", {"code": place.code, "name": "Cleo"})
        assert (joined.status_code, joined.json()["error"]["code"]) == (409, "not-freed")
        assert place.post("seats/1/free", None, old).status_code == 401
        agreed = place.post("seats/1/free", None, place.secrets[seat]).json()["table"]
    assert agreed["seats"][1]["free"] is True
    assert place.post("seats/0/free", None, place.secrets[2]).json()["error"]["code"] == "not-left"
    assert place.join("Cleo") == 1
    seat = place.view(1)["table"]["seats"][1]
    assert (seat["kind"], seat["level"], seat["name"]) == ("person", "", "Cleo")


def test_a_table_that_everybody_left_is_open_to_anybody(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    for seat in (1, 0):
        place.post("leave", None, place.secrets[seat])
    assert [place.join(name) for name in ("Cleo", "Dan")] == [0, 1]


def test_names_hold_nothing_that_one_cannot_see(reception: Reception) -> None:
    heap = "\u0301" * 4  # of accents
    unseen = ["\u202e", "\u2066", "\u200f", "\x85", "\ufeff", "\xad", "ㅤ", "⠀", "\u206a"]
    for part in ("\n", "\u2028", heap, *unseen):
        body = {"title": "archaeology", "seats": [{"kind": "person", "name": f"A{part}b"}, OPEN]}
        assert reception.post("/api/tables", body).status_code == 422
    family = "\U0001f468\u200d\U0001f469"  # joined by an invisible character too
    for name in (family, "Zoe\u0308", "Vi\u0323\u0302et"):
        reception.table("archaeology", [{"kind": "person", "name": name}, OPEN])


def test_only_the_host_abandons_and_then_nothing_moves(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    client = place.sit(0)
    assert place.post("abandon", None, place.secrets[0]).status_code == 403
    assert place.post("abandon", None, place.host).status_code == 200
    assert client.next("update")["table"]["status"] == "abandoned"
    assert client.now["legal"] == []
    assert client.move("dig")["error"]["code"] == "abandoned"


def test_a_rematch_is_opened_by_the_same_secrets_one_seat_further(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    client = place.sit(0)
    assert place.post("rematch", None, place.secrets[0]).status_code == 409
    place.post("abandon", None, place.host)
    first = place.post("rematch", None, place.secrets[0]).json()["table"]["rematch"]
    again = place.post("rematch", None, place.secrets[1]).json()["table"]["rematch"]
    assert first == again
    assert client.next("table")["table"]["rematch"] == first
    view = reception.get(f"/api/tables/{first}/view", place.secrets[0]).json()
    assert (view["seat"], view["table"]["status"]) == (1, "running")
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Ben", "Ada"]
    changed = place.post("seats/0/settings", {"confirm": True}, place.secrets[0])
    assert changed.status_code == 200  # the table that leads there can still be changed


@pytest.mark.both_databases
def test_a_rematch_that_was_overtaken_leaves_no_table_and_calls_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        place.post("abandon", None, place.host)
        calls = reception.host.house.webhooks
        monkeypatch.setattr(calls, "call", lambda *told: called.append(told))
        with looking(database) as engine, engine.begin() as connection:
            connection.exec_driver_sql("UPDATE matches SET version = version + 1")
        late = place.post("rematch", None, place.host)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "overtaken")
        assert [row["id"] for row in contents(database)["matches"]] == [place.id]
        assert reception.get("/api/tables", status="running").json()["tables"] == []
        assert called == []
        again = place.post("rematch", None, place.host).json()["table"]["rematch"]
        assert {row["id"] for row in contents(database)["matches"]} == {place.id, again}
        assert len(called) == 1
        assert place.post("rematch", None, place.host).json()["table"]["rematch"] == again


@pytest.mark.both_databases
def test_a_rematch_takes_another_code_where_the_first_is_in_use(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", persons(2))
        place.post("abandon", None, place.host)
        codes = ["ABCDEF", place.code]
        monkeypatch.setattr(keys, "new_code", lambda: codes.pop())
        made = place.post("rematch", None, place.host).json()["table"]["rematch"]
    kept = {row["id"]: row["code"] for row in contents(database)["matches"]}
    assert kept == {place.id: place.code, made: "ABCDEF"}


def test_talk_is_kept_and_sent_as_it_is(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    subscriber = place.sit(1)
    place.post("chat", {"text": "<b>hello</b>"}, place.secrets[0])
    heard = subscriber.next("chat")["line"]
    assert (heard["seat"], heard["text"]) == (0, "<b>hello</b>")
    subscriber.ask({"type": "chat", "text": "good luck"})
    lines = place.get("chat").json()["lines"]
    assert [(line["seat"], line["text"]) for line in lines] == [
        (0, "<b>hello</b>"),
        (1, "good luck"),
    ]
    assert place.get("chat", since=lines[0]["id"]).json()["lines"] == lines[1:]
    assert place.post("chat", {"text": "x" * 501}, place.secrets[0]).status_code == 422
    assert place.post("chat", {"text": "hm"}, None).status_code == 401


def test_the_catalogue_names_all_titles_and_programs(reception: Reception) -> None:
    told = reception.get("/api/titles").json()
    assert [title["title"] for title in told["titles"]] == digsite.titles()
    assert told["levels"] == digsite.player_names()
