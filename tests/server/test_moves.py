"""A move that comes in: whatever is wrong with it has a clear answer."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from tests.server.clients import Place, Reception, bearer, persons
from tests.server.sockets import wired


@pytest.fixture
def place(reception: Reception) -> Place:
    return reception.table("archaeology", persons(2))


def first_move(place: Place) -> tuple[int, int, str]:
    """Who decides, at which ply, and something that is legal."""
    actor = place.view(SPECTATOR)["view"]["actor"]
    view = place.view(actor)
    return actor, view["ply"], view["legal"][0]["notation"]


def test_a_move_changes_the_table_and_tells_what_followed(place: Place) -> None:
    actor, ply, move = first_move(place)
    answer = place.move(actor, "a", ply, move)
    assert answer.status_code == 200
    told = answer.json()
    view = place.view(actor, since=ply)
    assert told == {"id": "a", "accepted": True, "ply": view["ply"]}
    assert view["ply"] > ply
    assert view["events"][0]["notation"] == move
    assert [event["ply"] for event in view["events"]] == list(range(ply, view["ply"]))


def test_nobody_is_told_of_a_decision_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with wired(str(tmp_path / "a.sqlite")) as wire:
            body = {"title": "archaeology", "seats": persons(2)}
            made = (await wire.http.post("/api/tables", json=body)).json()
            path, table = f"/api/tables/{made['table']['id']}", made["table"]["id"]
            actor = (await wire.http.get(f"{path}/view")).json()["view"]["actor"]
            mine = bearer(made["secrets"][actor]["secret"])
            seen = (await wire.http.get(f"{path}/view", headers=mine)).json()
            watching = await wire.connect(table, None)
            await watching.hear()
            begun, free, store = asyncio.Event(), asyncio.Event(), wire.house.store
            append = store.append

            async def held_up(*entry: Any) -> None:
                begun.set()
                await free.wait()
                await append(*entry)

            monkeypatch.setattr(store, "append", held_up)
            move = {"id": "a", "ply": seen["ply"], "moves": [seen["legal"][0]["notation"]]}
            asked = asyncio.create_task(wire.http.post(f"{path}/moves", json=move, headers=mine))
            await begun.wait()
            for _ in range(200):  # whatever could be told without waiting is told by now
                await asyncio.sleep(0)
            assert not asked.done()
            assert watching.heard.empty()
            free.set()
            assert (await asked).json()["accepted"] is True
            assert b'"update"' in await watching.hear()
            await watching.close()

    asyncio.run(play())


def test_a_repeated_id_gets_the_first_answer_and_does_nothing(place: Place) -> None:
    actor, ply, move = first_move(place)
    first = place.move(actor, "same", ply, move).json()
    again = place.move(actor, "same", ply, move)
    assert again.status_code == 200
    assert again.json() == first
    assert place.view(SPECTATOR)["ply"] == first["ply"]


def test_a_stale_move_is_refused_with_a_fresh_view(place: Place) -> None:
    actor, ply, move = first_move(place)
    place.move(actor, "a", ply, move)
    late = place.move(actor, "b", ply, move)
    assert late.status_code == 409
    assert late.json()["error"]["code"] == "stale"
    assert late.json()["update"]["ply"] == place.view(actor)["ply"]
    assert late.json()["update"]["events"][0]["ply"] == ply


def test_an_illegal_move_is_refused_with_its_paragraph(place: Place) -> None:
    actor, ply, _ = first_move(place)
    everything = place.post("why", {"ply": ply}, place.secrets[actor]).json()["objections"]
    found = next(one for one in everything if one["paragraph"])
    answer = place.move(actor, "a", ply, found["what"])
    assert answer.status_code == 409
    told = answer.json()
    assert told["error"]["code"] == "illegal"
    assert told["objection"] == found
    assert told["objection"]["text"] == told["error"]["text"]
    assert f"({found['paragraph']})" in told["error"]["text"]
    assert "update" not in told
    assert place.view(actor)["ply"] == ply


def test_an_unreadable_move_is_refused(place: Place) -> None:
    actor, ply, _ = first_move(place)
    answer = place.move(actor, "a", ply, "castle kingside")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "unreadable"
    assert "castle kingside" in answer.json()["error"]["text"]


def test_whoever_is_not_to_act_is_told_so(place: Place) -> None:
    actor, ply, move = first_move(place)
    answer = place.move(1 - actor, "a", ply, move)
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "illegal"
    assert place.view(SPECTATOR)["ply"] == ply


def test_an_outcome_of_chance_cannot_be_played_by_a_seat(place: Place) -> None:
    actor, ply, _ = first_move(place)
    title = digsite.title("archaeology")
    for move in title.moves[title.decision_count :]:
        answer = place.move(actor, "a", ply, move.notation())
        assert answer.json()["error"]["code"] == "illegal"
    assert place.view(SPECTATOR)["ply"] == ply


def test_the_secret_of_another_table_opens_nothing(place: Place, reception: Reception) -> None:
    other = reception.table("archaeology", persons(2))
    actor, ply, move = first_move(place)
    body = {"id": "a", "ply": ply, "moves": [move]}
    for secret in (other.secrets[actor], place.host, "x", None):
        answer = place.post("moves", body, secret)
        assert answer.status_code == 401
        assert answer.json()["error"]["code"] == "no-seat"
        assert "update" not in answer.json()
    assert place.get("view", other.secrets[0]).status_code == 401


def test_parts_of_a_decision_are_played_all_or_none(place: Place) -> None:
    actor, ply, move = first_move(place)
    answer = place.move(actor, "a", ply, move, "castle kingside")
    assert answer.status_code == 409
    assert place.view(SPECTATOR)["ply"] == ply


def test_of_two_that_race_for_a_ply_one_wins(place: Place) -> None:
    actor, ply, move = first_move(place)
    with ThreadPoolExecutor(8) as pool:
        names = [f"race{n}" for n in range(8)]
        answers = list(pool.map(lambda name: place.move(actor, name, ply, move), names))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {a.json()["error"]["code"] for a in answers if a.status_code == 409} <= {"stale"}


def test_of_the_same_order_sent_many_times_at_once_one_is_done(place: Place) -> None:
    actor, ply, move = first_move(place)
    with ThreadPoolExecutor(8) as pool:
        jobs = [pool.submit(place.move, actor, "same", ply, move) for _ in range(8)]
        answers = [job.result() for job in jobs]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["ply"] for answer in answers}) == 1


def test_an_order_by_socket_and_again_by_http_is_carried_out_once(place: Place) -> None:
    actor, ply, move = first_move(place)
    client = place.sit(actor)
    body = {"type": "move", "id": "once", "ply": ply, "moves": [move]}
    receipt = client.ask(body)
    assert receipt == {"type": "answer", "id": "once", "accepted": True, "ply": receipt["ply"]}
    again = place.post("moves", body, place.secrets[actor]).json()
    assert {"type": "answer", **again} == receipt
    said = {"type": "chat", "id": "said", "text": "hm"}
    client.ask(said)
    place.post("chat", said, place.secrets[actor])
    assert [line["text"] for line in place.get("chat").json()["lines"]] == ["hm"]
    assert place.view(SPECTATOR)["ply"] == receipt["ply"]


def test_the_update_of_a_move_comes_once_and_before_its_receipt(place: Place) -> None:
    actor, ply, move = first_move(place)
    client, other = place.sit(actor), place.sit(1 - actor)
    for person in (client, other):
        assert person.ask({"type": "ping"})["pong"] is True
    told, heard = len(client.messages), len(other.messages)
    receipt = client.move(move)
    assert [one["type"] for one in client.messages[told:]] == ["update", "answer"]
    assert [one["ply"] for one in client.messages[told:]] == [receipt["ply"]] * 2
    other.ask({"type": "ping"})
    assert [one["type"] for one in other.messages[heard:]] == ["update", "answer"]
    assert other.now["events"][0]["ply"] == ply


def test_why_not_is_told_of_what_was_asked_and_of_nothing_else(place: Place) -> None:
    actor, ply, move = first_move(place)
    everything = place.post("why", {"ply": ply}, place.secrets[actor]).json()["objections"]
    wanted = everything[len(everything) // 2]["what"]
    body = {"ply": ply, "about": [move, wanted, "castle kingside"]}
    told = place.post("why", body, place.secrets[actor]).json()
    [objection] = told["objections"]
    assert objection["what"] == wanted
    assert objection["text"].endswith(f"({objection['paragraph']}).")
    waits = place.post("why", body, place.secrets[1 - actor]).json()["objections"]
    assert [(one["what"], one["reason"]) for one in waits] == [("play", "not-your-turn")]
    assert place.sit(actor).ask({"type": "why", "id": "w", **body}) == {
        "type": "answer", "id": "w", **told,
    }  # fmt: skip


def test_why_not_after_parts_of_a_decision_is_told_of_the_position_after_them(place: Place) -> None:
    actor, ply, move = first_move(place)

    def reasons(*moves: str) -> list[str]:
        told = place.post("why", {"ply": ply, "moves": moves}, place.secrets[actor]).json()
        return [one["what"] for one in told["objections"]]

    preview = place.post("preview", {"ply": ply, "moves": [move]}, place.secrets[actor]).json()
    legal = {one["notation"] for one in preview["legal"]}
    assert reasons() != reasons(move)
    assert legal.isdisjoint(reasons(move))
    assert place.view(actor)["ply"] == ply


@pytest.mark.parametrize("moves", [["castle kingside"], ["steal coin"]])
def test_why_not_after_what_cannot_be_done_is_refused(place: Place, moves: list[str]) -> None:
    actor, ply, _ = first_move(place)
    answer = place.post("why", {"ply": ply, "moves": moves}, place.secrets[actor])
    assert answer.json()["error"]["code"] in {"unreadable", "illegal"}
    late = place.post("why", {"ply": ply - 1}, place.secrets[actor]).json()
    assert late["error"]["code"] == "stale"
    assert late["update"]["ply"] == ply
    assert place.post("why", {"ply": ply}, None).status_code == 401


def test_an_order_may_name_its_type_by_http_and_no_other(place: Place) -> None:
    actor, ply, move = first_move(place)
    body = {"id": "a", "ply": ply, "moves": [move]}
    wrong = place.post("moves", {**body, "type": "undo"}, place.secrets[actor])
    assert wrong.json()["error"]["code"] == "not-understood"
    assert place.post("moves", {**body, "type": "move"}, place.secrets[actor]).status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        '{"type": "fly"}',
        '{"type": "move"}',
        '{"type": "move", "id": "a", "ply": "3", "moves": ["dig"]}',
        '{"type": "move", "id": "a", "ply": 3.5, "moves": ["dig"]}',
        '{"type": "move", "id": "a", "ply": true, "moves": ["dig"]}',
        '{"type": "move", "id": "a", "ply": -1, "moves": ["dig"]}',
        '{"type": "move", "id": "a b", "ply": 0, "moves": ["dig"]}',
        '{"type": "move", "id": "a", "ply": 0, "moves": []}',
        '{"type": "move", "id": "a", "ply": 0, "moves": ["dig"], "seat": 1}',
        '{"type": "chat", "text": ""}',
        '{"type": "hello", "secret": null}',
        '{"type": "chat", "text": "\\ud800"}',
        "[" * 5000,
    ],
)
def test_a_message_that_makes_no_sense_is_answered(place: Place, text: str) -> None:
    client = place.sit(0)
    client.socket.send(text)
    answer = client.next("answer")
    assert answer["accepted"] is False
    assert answer["error"]["code"] == "not-understood"
    assert client.ask({"type": "ping"})["pong"] is True


def test_bytes_are_answered_like_text(place: Place) -> None:
    client = place.sit(0)
    client.socket.send(b"\xff\xfe")
    assert client.next("answer")["error"]["code"] == "not-understood"


def test_a_message_that_is_too_long_is_answered(place: Place) -> None:
    client = place.sit(0)
    answer = client.ask({"type": "chat", "text": "x" * 17_000})
    assert answer["error"]["code"] == "too-large"
    assert client.ask({"type": "ping"})["pong"] is True


def test_a_refusal_on_the_socket_carries_the_fresh_view(place: Place) -> None:
    actor, _, move = first_move(place)
    client = place.sit(actor)
    answer = client.move(move, ply=0)
    assert answer["error"]["code"] == "stale"
    assert answer["update"]["view"] == client.now["view"]


def test_a_spectator_cannot_decide_or_talk(place: Place) -> None:
    spectator = place.sit(SPECTATOR)
    assert spectator.move("dig")["error"]["code"] == "no-seat"
    assert spectator.ask({"type": "chat", "text": "hm"})["error"]["code"] == "no-seat"
    assert spectator.now["legal"] == []


def test_a_wrong_secret_on_a_socket_is_told_and_closed(place: Place) -> None:
    place.secrets[7] = "not-a-secret"
    with pytest.raises(Exception, match="1008"):
        place.sit(7)


def test_whoever_comes_back_in_mid_turn_is_told_what_was_missed(place: Place) -> None:
    people = {seat: place.sit(seat) for seat in (0, 1)}
    gone = people.pop(1)
    gone.close()
    actor, ply, move = first_move(place)
    place.move(actor, "a", ply, move)
    back = place.sit(1, since=gone.now["ply"])
    missed = [event["ply"] for event in back.now["events"]]
    assert missed == list(range(gone.now["ply"], back.now["ply"]))
    whole = place.sit(1).now["events"]
    assert whole[: gone.now["ply"]] == gone.now["events"]
    assert whole[gone.now["ply"] :] == back.now["events"]
    people[0].wait(back.now["ply"])
    assert people[0].now["view"] == place.view(0)["view"]
