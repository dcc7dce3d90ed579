"""Everything that the server says has the shape that it declares."""

import msgspec
import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.shapes import messages
from tests.server.clients import Place, Reception, finish, persons


def assert_fits(record: object, shape: type) -> None:
    assert msgspec.convert(record, shape) == record


@pytest.fixture(scope="module")
def title() -> str:
    return "archaeology"


def test_the_catalogue(reception: Reception) -> None:
    assert_fits(reception.get("/api/titles").json(), messages.Catalogue)


def test_setting_up_and_joining(reception: Reception, title: str) -> None:
    seats = [*persons(1), {"kind": "open"}]
    made = reception.post("/api/tables", {"title": title, "seats": seats}).json()
    assert_fits(made, messages.NewTable)
    joined = reception.post("/api/join", {"code": made["code"], "name": "Ben"}).json()
    assert_fits(joined, messages.Joined)


def test_a_whole_game_and_its_replay(reception: Reception, title: str) -> None:
    place = reception.table(title, persons(2))
    people = {seat: place.sit(seat) for seat in (0, 1)}
    watcher = place.sit(SPECTATOR)
    place.post("chat", {"text": "hello"}, place.secrets[0])
    finish(people, digsite.Rng(2), [watcher])
    said = [*people[0].messages, *people[1].messages, *watcher.messages]
    for message in said:
        if message["type"] == "update":
            assert_fits(message, messages.Update)
        elif message["type"] == "chat":
            assert_fits(message["line"], messages.ChatLine)
    assert any(message["type"] == "chat" for message in said)
    assert_fits(place.get("replay", None).json(), messages.Replay)


def test_a_preview_and_a_refusal(reception: Reception, title: str) -> None:
    place: Place = reception.table(title, persons(2))
    actor = place.view(SPECTATOR)["view"]["actor"]
    ply = place.view(actor)["ply"]
    move = place.view(actor)["legal"][0]["notation"]
    told = place.post("preview", {"ply": ply, "moves": [move]}, place.secrets[actor]).json()
    assert_fits(told, messages.Preview)
    reasons = place.post("why", {"ply": ply}, place.secrets[actor]).json()
    assert reasons["objections"]
    assert_fits(reasons, messages.Reasons)
    refused = place.move(actor, "x", ply, "steal coin")
    assert_fits(refused.json(), messages.Refused)
    late = place.move(actor, "y", ply - 1, move)
    assert_fits(late.json(), messages.Refused)
    assert_fits(place.move(actor, "z", ply, move).json(), messages.Receipt)
