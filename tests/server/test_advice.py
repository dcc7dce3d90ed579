"""Hints are for those who play against programs; only a game that is over is analysed."""

import sys
from collections.abc import Callable
from typing import Any

import digsite
from digsite.bots.turning import Estimate, Turn, turning_points
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.server.advice import notations
from tests.server.clients import Client, Place, Reception, persons, receiving
from tests.server.host import hosting, settings

PROGRAM = {"kind": "bot", "level": "random"}
NOBODY = 9  # no seat, so no secret


def at_turn(client: Client) -> Client:
    """Wait until the seat has a choice."""
    while len(client.now["legal"]) < 2:
        if client.now["legal"]:
            client.move(client.now["legal"][0]["notation"])
        else:
            client.next("update")
    return client


def hinted(place: Place, seat: int, ply: int, **more: object) -> tuple[int, dict[str, object]]:
    path = f"/api/tables/{place.id}/hint"
    answer = place.reception.post(path, {"ply": ply, **more}, place.secrets.get(seat))
    return answer.status_code, answer.json()


def against_a_program(reception: Reception, match: Match) -> tuple[Place, int, int]:
    """A table at which the game of two goes on, who is to act against a program, and the ply."""
    place = Place(
        reception, reception.post("/api/files", {"file": matchfile.written(match)}).json()
    )
    seat = int(match.state.actor())
    place.post(f"seats/{1 - seat}/hand", {"level": "random"}, place.host)
    return place, seat, place.view(seat)["ply"]


def after(is_there: Callable[[Match], bool]) -> Match:
    """A random game of Archaeology, as far as this."""
    match, rng = Match(digsite.title("archaeology"), 2), digsite.Rng(1)
    match.deal(rng)
    while not is_there(match):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.deal(rng)
    return match


def can_trade(match: Match) -> bool:
    return {"offer", "end"} <= {each.split()[0] for each in notations(match.state.legal())}


def test_against_programs_a_hint_names_legal_moves(database: str) -> None:
    match = after(can_trade)
    legal = notations(match.state.legal())
    with receiving(database) as reception:
        place, seat, ply = against_a_program(reception, match)
        ways: Any = hinted(place, seat, ply)[1]["ways"]
        assert ways
        assert all(way["moves"][0]["notation"] in legal for way in ways)
        assert all(0.0 <= way["share"] <= 1.0 for way in ways)
        begun = next(one for one in legal if one.startswith("offer "))
        ways = hinted(place, seat, ply, moves=[begun])[1]["ways"]
        goes_on = {way["moves"][0]["notation"].split()[0] for way in ways}
        assert goes_on
        assert goes_on <= {"offer", "take"}
        assert hinted(place, seat, ply + 1)[1]["error"]["code"] == "stale"  # type: ignore[index]
        assert hinted(place, NOBODY, ply)[0] == 401


def test_a_hint_about_the_turn_anew_goes_on_from_nothing_that_is_prepared(database: str) -> None:
    """A whole decision is compared with the others, and a part of one is no way to decide."""
    match = after(can_trade)
    legal = notations(match.state.legal())
    with receiving(database) as reception:
        place, seat, ply = against_a_program(reception, match)
        for prepared in ("end", next(one for one in legal if one.startswith("offer "))):
            ways: Any = hinted(place, seat, ply, moves=[prepared], anew=True)[1]["ways"]
            assert ways
            assert all(way["moves"][0]["notation"] in legal for way in ways)
        told: Any = hinted(place, seat, ply, moves=["sell 5 mask"], anew=True)[1]
        assert told["error"]["code"] == "illegal"


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
    match = after(lambda match: match.ply >= 23)  # one parchment or two may be taken
    assert notations(match.state.legal()) == ["take parchment"]
    with receiving(database) as reception:
        place, seat, ply = against_a_program(reception, match)
        ways: Any = hinted(place, seat, ply)[1]["ways"]
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
