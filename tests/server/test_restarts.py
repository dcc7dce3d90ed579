"""The server stops and starts again: games, talk, questions and settings are still there."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.server import keys
from tests.server.clients import Place, Reception, finish, persons, receiving
from tests.server.databases import looking
from tests.server.test_undo import decide, shared, undo, until_own_choice

pytestmark = pytest.mark.both_databases
BOT = {"kind": "bot", "level": "random"}


@contextmanager
def received(database: str) -> Iterator[Reception]:
    """A server from its start to its end."""
    with receiving(database) as reception:
        yield reception


def change(database: str, statement: str) -> None:
    with looking(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql(statement)


def test_a_finished_game_is_found_again(database: str) -> None:
    with received(database) as reception:
        place = reception.table("archaeology", [*persons(1), BOT])
        place.post("chat", {"text": "good luck"}, place.secrets[0])
        finish({0: place.sit(0)}, digsite.Rng(9))
        before = place.view(0)
    with received(database) as place.reception:
        after = place.view(0)
        assert after["events"] == before["events"]
        assert after["result"] == before["result"]
        assert [line["text"] for line in place.get("chat").json()["lines"]] == ["good luck"]
        late = place.move(0, "m1", 3, "end")
        assert late.json()["accepted"] is True  # the id of the first decision: answered as then


def asked(reception: Reception) -> tuple[Place, int, dict[str, object]]:
    """A table at which somebody wants to take back what only all together can."""
    place = shared(reception)
    actor, _ = until_own_choice(place, "end")
    before = place.view(actor)
    decide(place, "ended", "end")
    assert undo(place, actor).json()["asked"] is True
    return place, actor, before


def joined(reception: Reception, *names: str) -> Place:
    """A table at which everybody came by themselves."""
    place = reception.table("archaeology", [*persons(1), *({"kind": "open"} for _ in names)])
    for name in names:
        place.join(name)
    return place


def test_who_agreed_that_somebody_comes_is_still_known(database: str) -> None:
    with received(database) as reception:
        place = joined(reception, "Ben", "Dan")
        place.post("leave", None, place.secrets[1])
        asked = place.post("seats/1/free", None, place.secrets[0]).json()["table"]
        assert asked["seats"][1]["free"] is False
    with received(database) as place.reception:
        again = place.post("seats/1/free", None, place.secrets[0]).json()["table"]
        assert again["seats"][1]["free"] is False  # one voice counts once
        agreed = place.post("seats/1/free", None, place.secrets[2]).json()["table"]
        assert agreed["seats"][1]["free"] is True
        assert place.join("Cleo") == 1


def test_who_leaves_too_is_no_longer_asked(database: str) -> None:
    with received(database) as reception:
        place = joined(reception, "Ben", "Dan", "Eve")
        place.post("leave", None, place.secrets[1])
        for seat in (0, 2):
            place.post("seats/1/free", None, place.secrets[seat])
        place.post("leave", None, place.secrets[3])
    with received(database) as place.reception:
        for seat, free in ((0, False), (2, True)):
            asked = place.post("seats/1/free", None, place.secrets[seat]).json()["table"]
            assert [asked["seats"][one]["free"] for one in (1, 3)] == [free, False]


def test_a_question_for_consent_is_still_asked(database: str) -> None:
    with received(database) as reception:
        place, actor, before = asked(reception)
        wish = place.view(0)["table"]["wish"]
    with received(database) as place.reception:
        assert place.view(0)["table"]["wish"] == wish == {"seat": actor, "back": before["played"]}
        place.post("consent", {"agree": True}, place.secrets[1 - actor])
        assert place.view(actor)["view"] == before["view"]


def test_a_question_that_was_answered_or_overtaken_is_not_asked_again(database: str) -> None:
    with received(database) as reception:
        refused, actor, _ = asked(reception)
        refused.post("consent", {"agree": False}, refused.secrets[1 - actor])
        overtaken, _, _ = asked(reception)
        decide(overtaken, "on")
    with received(database) as reception:
        for place in (refused, overtaken):
            place.reception = reception
            assert place.view(0)["table"]["wish"] is None


def test_an_answer_that_comes_again_is_none_to_another_question(database: str) -> None:
    no = {"id": "no", "agree": False}
    with received(database) as reception:
        place, actor, _ = asked(reception)
        first = place.post("consent", no, place.secrets[1 - actor]).json()
        undo(place, actor, "please")
    with received(database) as place.reception:
        wish = place.view(0)["table"]["wish"]
        assert wish is not None
        assert place.post("consent", no, place.secrets[1 - actor]).json() == first
        assert place.view(0)["table"]["wish"] == wish
        decide(place, "on")
    with received(database) as place.reception:
        assert place.post("consent", no, place.secrets[1 - actor]).json() == first


OLD_GAMES = Path(__file__).parent / "games_0_1.sql"


def test_games_that_version_0_1_kept_are_read_and_played_on(tmp_path: Path) -> None:
    """One of each title, with a step back in its log and a line of chat, as that version wrote."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(OLD_GAMES.read_text(encoding="utf-8"))
        for seat in range(3):
            change_secret = "UPDATE seats SET secret = ? WHERE seat = ?"
            old.execute(change_secret, (keys.hashed(f"s{seat}"), seat))
        old.commit()
        plies = dict(old.execute("SELECT match, count(*) FROM moves GROUP BY match"))
    secrets = [{"seat": seat, "secret": f"s{seat}"} for seat in range(3)]
    with received(str(path)) as reception:
        for name, ply in plies.items():
            made = {"table": {"id": name}, "code": "", "host": "", "secrets": secrets}
            place = Place(reception, made)
            actor = place.view(SPECTATOR)["view"]["actor"]
            seen = place.view(actor)
            assert (seen["ply"], len(seen["events"])) == (ply, ply)
            assert any("back" in event for event in seen["events"])
            again = {place.move(seat, "d0", 0, "end").status_code for seat in range(3)}
            assert again == {200, 409}  # whose first decision that was is told so again
            assert [one["text"] for one in place.get("chat").json()["lines"]] == ["Well dug."]
            answer = place.move(actor, "new", ply, seen["legal"][0]["notation"])
            assert answer.json()["accepted"] is True
            assert place.view(actor)["ply"] == answer.json()["ply"] > ply


def test_what_was_said_before_is_not_said_again(database: str) -> None:
    body = {"id": "c1", "text": "good luck"}
    with received(database) as reception:
        place = reception.table("archaeology", persons(2))
        first = place.post("chat", body, place.secrets[0]).json()
    with received(database) as place.reception:
        assert place.post("chat", body, place.secrets[0]).json() == first
        place.post("chat", body, place.secrets[1])  # another seat's ids are its own
        said = place.get("chat").json()["lines"]
        assert [(line["seat"], line["text"]) for line in said] == [
            (0, "good luck"),
            (1, "good luck"),
        ]


def test_a_game_begun_with_other_rules_is_not_played_on(database: str) -> None:
    with received(database) as reception:
        place = reception.table("archaeology", persons(2))
    change(database, "UPDATE matches SET rules = rules + 1")
    with received(database) as place.reception:
        body = {"id": "a", "ply": 3, "moves": ["end"]}
        answers = [
            place.get("view", place.secrets[0]),
            place.post("moves", body, place.secrets[0]),
            place.get("replay"),
            place.reception.get(place.path),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other-rules")
            assert "rules version 2" in answer.json()["error"]["text"]
        client = place.reception.host
        assert place.reception.get("/api/tables", status="running").status_code == 200
        assert json.loads(hello(client.port, place)) == {
            "type": "answer", "accepted": False, "error": answers[0].json()["error"],
        }  # fmt: skip


def hello(port: int, place: Place) -> str:
    """The first that a socket is told."""
    from websockets.sync.client import connect

    with connect(f"ws://127.0.0.1:{port}{place.path}/stream") as socket:
        socket.send('{"type": "hello"}')
        return str(socket.recv(timeout=60))
