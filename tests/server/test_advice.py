"""Hints are for those who play against programs; only a game that is over is analysed."""

import sys
from typing import Any

import digsite
from digsite.bots.turning import Estimate, Turn, turning_points
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.server.advice import notations
from tests.server.clients import Client, Place, Reception, persons, receiving
from tests.server.host import hosting, settings

PROGRAM = {"kind": "bot", "level": "random"}


def at_turn(client: Client) -> Client:
    """Wait until the seat has a choice."""
    while len(client.now["legal"]) < 2:
        if client.now["legal"]:
            client.move(client.now["legal"][0]["notation"])
        else:
            client.next("update")
    return client


def hinted(place: Place, seat: int, ply: int) -> tuple[int, dict[str, object]]:
    path = f"/api/tables/{place.id}/hint"
    answer = place.reception.post(path, {"ply": ply}, place.secrets.get(seat))
    return answer.status_code, answer.json()


def test_against_programs_a_hint_names_legal_moves(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", [*persons(1), PROGRAM])
        client = at_turn(place.sit(0))
        ply = client.now["ply"]
        legal = [move["notation"] for move in client.now["legal"]]
        found = reception.post(f"/api/tables/{place.id}/hint", {"ply": ply}, place.secrets[0])
        ways = found.json()["ways"]
        assert ways
        assert all(way["moves"][0]["notation"] in legal for way in ways)
        assert all(0.0 <= way["share"] <= 1.0 for way in ways)
        begun = next(one for one in legal if one.startswith("offer "))
        found = reception.post(
            f"/api/tables/{place.id}/hint", {"ply": ply, "moves": [begun]}, place.secrets[0]
        )
        goes_on = {way["moves"][0]["notation"].split()[0] for way in found.json()["ways"]}
        assert goes_on
        assert goes_on <= {"offer", "take"}
        assert hinted(place, 0, ply + 1)[1]["error"]["code"] == "stale"  # type: ignore[index]
        assert hinted(place, 1, ply)[0] == 401


def test_against_people_there_are_no_hints(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", [*persons(2)])
        client = place.sit(0)
        status, told = hinted(place, 0, client.now["ply"])
        assert (status, told["error"]["code"]) == (409, "no-hints")  # type: ignore[index]


def test_against_somebody_for_whom_a_program_plays_there_are_no_hints(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", [*persons(1), {"kind": "open"}])
        other = place.join("Ben")
        handed = place.post(f"seats/{other}/hand", {"level": "random"}, place.host)
        assert handed.status_code == 200
        ply = at_turn(place.sit(0)).now["ply"]
        status, told = hinted(place, 0, ply)
        assert (status, told["error"]["code"]) == (409, "no-hints")  # type: ignore[index]
        place.post("leave", None, place.secrets[other])  # now nobody comes back to it unasked
        assert hinted(place, 0, place.view(0)["ply"])[0] == 200


def test_a_first_part_that_the_order_of_the_rules_forces_is_no_lack_of_choice(
    database: str,
) -> None:
    match = Match(digsite.title("archaeology"), 2)
    rng = digsite.Rng(1)
    match.deal(rng)
    while match.ply < 23:  # the trade may be balanced with one parchment or two
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.deal(rng)
    assert notations(match.state.legal()) == ["take parchment"]
    with receiving(database) as reception:
        body = {"file": matchfile.written(match)}
        place = Place(reception, reception.post("/api/files", body).json())
        seat = place.view(0)["view"]["actor"]
        place.post(f"seats/{1 - seat}/hand", {"level": "random"}, place.host)
        ways: Any = hinted(place, seat, place.view(seat)["ply"])[1]["ways"]
        found = [[move["notation"] for move in way["moves"]][:2] for way in ways]
        assert sorted(found) == [["take parchment", "close"], ["take parchment", "take parchment"]]


def test_a_program_that_cannot_answer_is_no_fault_of_the_server(database: str) -> None:
    chosen = settings(database, thinker=(sys.executable, "-c", "input(); print('hm')"))
    with hosting(chosen) as host:
        reception = Reception(host)
        place = reception.table("archaeology", [*persons(1), PROGRAM])
        client = at_turn(place.sit(0))
        status, told = hinted(place, 0, client.now["ply"])
        assert (status, told["error"]["code"]) == (409, "no-advice")  # type: ignore[index]
        reception.close()


def turns_of(decisions: list[dict[str, Any]]) -> list[Turn]:
    """Where the game turned, as the terminal finds it."""
    return turning_points(
        [
            Estimate(one["ply"], one["seat"], one["best"]["share"], one["played"]["share"])
            for one in decisions
        ]
    )


def test_a_game_is_analysed_in_parts_once_it_is_over(database: str) -> None:
    with receiving(database) as reception:
        place = reception.table("archaeology", [*persons(1), PROGRAM])
        path = f"/api/tables/{place.id}/analysis"
        early = reception.get(path)
        assert (early.status_code, early.json()["error"]["code"]) == (409, "not-over")
        client = place.sit(0)
        while client.now["result"] is None:
            if client.now["legal"]:
                client.move(client.now["legal"][-1]["notation"])
            else:
                client.next("update")
        found = reception.get(path, start=20).json()
        assert (found["start"], found["next"], found["moves"]) == (20, 40, client.now["played"])
        assert all(20 <= one["ply"] < 40 for one in found["decisions"])
        assert reception.get(path, start=20).json() == found
        last = reception.get(path, start=found["moves"]).json()
        assert (last["next"], last["decisions"]) == (None, [])
        reception.get(path, start=21)
        assert list(reception.host.house.hall.live[place.id].analysis) == [
            20
        ]  # nobody can fill the memory
        assert last["turns"] == [turn.record() for turn in turns_of(found["decisions"])]
