"""The server stops and starts again: games, talk, questions and settings are still there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import digsite
from tests.server.clients import Place, Reception, finish, persons
from tests.server.databases import looking
from tests.server.host import hosting, settings
from tests.server.test_undo import decide, shared, undo, until_own_choice

BOT = {"kind": "bot", "level": "random"}


@contextmanager
def received(database: str) -> Iterator[Reception]:
    """A server from its start to its end."""
    with hosting(settings(database)) as host:
        reception = Reception(host)
        yield reception
        reception.close()


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


def test_a_question_for_consent_is_still_asked(database: str) -> None:
    with received(database) as reception:
        place, actor, before = asked(reception)
        wish = place.view(0)["table"]["wish"]
    with received(database) as place.reception:
        assert place.view(0)["table"]["wish"] == wish == {"seat": actor, "back": before["moves"]}
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


def test_a_game_begun_with_other_rules_is_not_played_on(database: str) -> None:
    with received(database) as reception:
        place = reception.table("archaeology", persons(2))
    change(database, "UPDATE matches SET rules = rules + 1")
    with received(database) as place.reception:
        order = {"id": "a", "ply": 3, "moves": ["end"]}
        answers = [
            place.get("view", place.secrets[0]),
            place.post("moves", order, place.secrets[0]),
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
