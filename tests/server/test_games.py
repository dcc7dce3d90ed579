"""Whole games over real sockets."""

import pytest

import digsite
from tests.server.clients import Reception, finish, persons


@pytest.mark.parametrize("title", digsite.titles())
def test_people_programs_and_a_spectator_play_to_the_end(title: str, reception: Reception) -> None:
    seats = digsite.title(title).seats[0]
    bot = {"kind": "bot", "level": "random"}
    place = reception.table(title, [*persons(seats - 1), bot])
    people = {seat: place.sit(seat, reasons=False) for seat in range(seats - 1)}
    spectator = place.sit(-1)
    finish(people, digsite.Rng(1), [spectator])
    for client in [*people.values(), spectator]:
        assert client.now["result"]["ranking"].count(1) >= 1
        assert client.now["result"] == spectator.now["result"]
        plies = [event["ply"] for message in client.messages for event in message.get("events", [])]
        assert plies == list(range(client.now["ply"]))
