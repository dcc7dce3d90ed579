"""The express lane: moves without detours, which nobody can tell from others."""

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from digsite.server import dispatch
from digsite.server.commands import MESSAGE, QUICK_MOVE
from digsite.server.store.ledger import Entry, Overtaken
from tests.server.clients import Client, Place, Reception, persons
from tests.server.host import Host

Record = dict[str, Any]


class Detours:
    """Counts the commands that are carried out the usual way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.usual = dispatch.carry_out
        monkeypatch.setattr(dispatch, "carry_out", self.carry_out)

    async def carry_out(self, *asked: Any) -> dict[str, object]:
        self.count += 1
        return await self.usual(*asked)


@pytest.fixture
def detours(monkeypatch: pytest.MonkeyPatch) -> Detours:
    return Detours(monkeypatch)


def actor_of(place: Place) -> tuple[Client, int]:
    """The socket of the seat that is to act, and the seat."""
    first = place.sit(0)
    seat = int(first.now["view"]["actor"])
    return (first if seat == 0 else place.sit(seat)), seat


def legal_move(client: Client) -> str:
    return str(client.now["legal"][0]["notation"])


def test_a_plain_move_takes_no_detour_and_is_kept_told_and_answered(
    reception: Reception, detours: Detours
) -> None:
    place = reception.table("archaeology", persons(2))
    client, seat = actor_of(place)
    other = place.sit(1 - seat)
    before = client.now["ply"]
    answer = client.move(legal_move(client))
    assert answer == {"type": "answer", "id": "m1", "accepted": True, "ply": client.now["ply"]}
    other.wait(answer["ply"])
    assert client.now["ply"] > before
    assert [one["ply"] for one in other.now["events"]] == list(range(before, answer["ply"]))
    assert detours.count == 0
    assert place.view(1 - seat)["ply"] == answer["ply"]


def test_a_whole_game_is_the_same_in_the_store(
    host: Host, reception: Reception, detours: Detours
) -> None:
    place = reception.table("archaeology", persons(2))
    people = [place.sit(0), place.sit(1)]
    moves = 0
    while not people[0].is_over:
        client = people[int(people[0].now["view"]["actor"])]
        client.wait(people[0].now["ply"])
        answer = client.move(legal_move(client))
        moves += 1
        for one in people:
            one.wait(answer["ply"])
    assert 1 <= detours.count < moves / 2  # the last one, and whatever came too close to another
    host.house.hall.live.clear()
    assert place.view(0)["ply"] == people[0].now["ply"]
    assert place.view(0)["result"] == people[0].now["result"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moves": ["no such move"]}, "unreadable"),
        ({"moves": ["end", "end"]}, "illegal"),
        ({"ply": 1}, "stale"),
        ({"id": "bad id"}, "not-understood"),
        ({"more": 1}, "not-understood"),
        ({"moves": []}, "not-understood"),
    ],
)
def test_what_is_refused_is_refused_as_ever(
    reception: Reception, change: Record, code: str
) -> None:
    client, _ = actor_of(reception.table("archaeology", persons(2)))
    message = {"type": "move", "id": "a1", "ply": client.now["ply"], "moves": ["end"]}
    answer = client.ask({**message, **change})
    assert not answer["accepted"]
    assert answer["error"]["code"] == code


def test_a_repeated_move_has_its_first_answer(reception: Reception) -> None:
    client, _ = actor_of(reception.table("archaeology", persons(2)))
    message = {"type": "move", "id": "a1", "ply": client.now["ply"], "moves": [legal_move(client)]}
    first = client.ask(message)
    assert client.ask(message) == first
    assert first["accepted"]


def test_whoever_sends_many_at_once_is_answered_in_order(reception: Reception) -> None:
    client, _ = actor_of(reception.table("archaeology", persons(2)))
    ply = client.now["ply"]
    move = {"type": "move", "id": "a1", "ply": ply, "moves": [legal_move(client)]}
    messages = [move, {"type": "ping"}, move, {**move, "id": "a2"}, {"type": "ping"}]
    for message in messages * 3:
        client.send(message)
    answers = [client.next("answer") for _ in messages * 3]
    kinds = ["pong" if "pong" in one else one["id"] for one in answers]
    assert kinds == ["a1", "pong", "a1", "a2", "pong"] * 3
    assert [one["accepted"] for one in answers if one.get("id") == "a1"] == [True] * 6
    assert [one["error"]["code"] for one in answers if one.get("id") == "a2"] == ["stale"] * 3


def test_where_it_cannot_be_kept_the_usual_way_tries_again(
    host: Host, reception: Reception, detours: Detours, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = actor_of(reception.table("archaeology", persons(2)))
    ledger = host.house.store.ledger
    usual, failures = ledger.write, [OperationalError("INSERT", {}, OSError("busy"))]

    async def write(entries: Sequence[Entry]) -> None:
        if failures:
            raise failures.pop()
        await usual(entries)

    monkeypatch.setattr(ledger, "write", write)
    assert client.move(legal_move(client))["accepted"]
    assert detours.count == 1


def test_where_nothing_can_be_kept_the_socket_is_closed_and_the_table_is_free(
    host: Host, reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = reception.table("archaeology", persons(2))
    client, seat = actor_of(place)

    async def write(_: Sequence[Entry]) -> None:
        raise OperationalError("INSERT", {}, OSError("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(host.house.store.ledger, "write", write)
        with pytest.raises(ConnectionClosed, match=r"1011.*nothing can be saved"):
            client.move(legal_move(client))
    again = place.sit(seat)
    assert again.move(legal_move(again))["accepted"]


def test_whoever_was_overtaken_is_told_so(
    host: Host, reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = actor_of(reception.table("archaeology", persons(2)))

    async def write(_: Sequence[Entry]) -> None:
        raise Overtaken

    monkeypatch.setattr(host.house.store.ledger, "write", write)
    message = {"type": "move", "id": "a1", "ply": client.now["ply"], "moves": [legal_move(client)]}
    client.send(message)
    with pytest.raises(ConnectionClosed, match="1012"):
        client.next("answer")


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"move","id":"p1","ply":1,"moves":["dig"]}',
        '{"moves":["a","b"],"ply":0,"id":"p_-1","type":"move"}',
        '{"type":"move","id":"p1\\n","ply":1,"moves":["dig"]}',
        '{"type":"move","id":"","ply":1,"moves":["dig"]}',
        '{"type":"move","id":"p1","ply":1,"moves":[]}',
        '{"type":"move","id":"p1","ply":true,"moves":["dig"]}',
        '{"type":"move","id":"p1","ply":"1","moves":["dig"]}',
        '{"type":"move","id":1,"ply":1,"moves":["dig"]}',
        '{"id":"p1","ply":1,"moves":["dig"]}',
        '{"type":"undo","id":"p1","ply":1}',
        '{"type":"move","id":"p1","ply":1,"moves":["dig"],"more":1}',
        "[]",
        "",
    ],
)
def test_nothing_is_read_as_a_move_that_is_none(text: str) -> None:
    try:
        quick = QUICK_MOVE.decode(text)
    except ValueError:
        return
    usual = MESSAGE.validate_json(text).model_dump()
    assert usual == {"type": "move", "id": quick.id, "ply": quick.ply, "moves": quick.moves}
