"""Whole games at the wire: a seat receives what its view and its events give, and nothing else."""

import json
import os

import pytest

import digsite
from digsite.play.match import Match
from tests.server.clients import Client, Place, Reception, Record, finish, persons
from tests.walks import SETTINGS, Setting, label

UPDATE = {
    "type", "ply", "moves", "seat", "events", "view", "legal", "objections", "result", "table",
    "settings",
}  # fmt: skip
CARD = {
    "id", "title", "edition", "rules", "options", "status", "created", "seats", "rematch", "wish",
}  # fmt: skip
SEAT = {"seat", "kind", "name", "level", "here"}
WHOLE = int(os.environ.get("DIGSITE_LEAK_GAMES", "1"))  # games of each setting
FEW: list[Setting] = [
    ("archaeology", 3, {}),
    ("artifact", 3, {"expansions": ["research", "cities"]}),
    ("artifacts-inc", 2, {}),
]


def plain(value: object) -> object:
    """As JSON gives it back."""
    return json.loads(json.dumps(value))


class Truth:
    """The game as the engine plays it: what each seat may see, ply by ply."""

    def __init__(self, place: Place) -> None:
        kept = place.reception.host.house.hall.live[place.id]
        title = kept.match.title
        self.match = Match(title, kept.match.seats, kept.match.options)
        self.states = [self.match.state.clone()]
        self.moves = [title.move(line.notation) for line in kept.lines]
        for move in self.moves:
            self.match.play(move)
            self.states.append(self.match.state.clone())

    def view(self, ply: int, seat: int) -> object:
        return plain(self.match.title.view(self.states[ply], seat).record())

    def event(self, ply: int, seat: int) -> object:
        event = self.match.title.event(self.states[ply], self.moves[ply], seat)
        return {"ply": ply, **event.record()}

    def legal(self, ply: int, seat: int) -> list[str]:
        state = self.states[ply]
        return [move.notation() for move in state.legal()] if state.actor() == seat else []

    def objections(self, ply: int, seat: int) -> list[object]:
        found = self.match.title.objections(self.states[ply], seat) if seat >= 0 else []
        return [plain(one.record()) for one in found]


def check_update(truth: Truth, update: Record, seat: int) -> None:
    ply = update["ply"]
    assert set(update) == UPDATE
    assert update["seat"] == seat
    assert update["view"] == truth.view(ply, seat)
    assert update["events"] == [plain(truth.event(e["ply"], seat)) for e in update["events"]]
    assert [one["notation"] for one in update["legal"]] == truth.legal(ply, seat)
    if update["objections"]:
        assert update["objections"] == truth.objections(ply, seat)
    over = truth.states[ply].is_over()
    assert (update["result"] is not None) == over
    assert set(update["table"]) == CARD
    assert all(set(one) == SEAT for one in update["table"]["seats"])


def check_client(truth: Truth, client: Client, seat: int) -> None:
    assert client.messages
    for message in client.messages:
        if message["type"] == "update":
            check_update(truth, message, seat)
        elif message["type"] == "table":
            assert set(message) == {"type", "ply", "table"}
            assert set(message["table"]) == CARD
        else:
            assert message["type"] == "answer"
            check_answer(truth, message, seat)


def check_answer(truth: Truth, answer: Record, seat: int) -> None:
    if answer["accepted"]:
        assert set(answer) == {"type", "id", "accepted", "ply"}
        return
    assert set(answer) <= {"type", "id", "accepted", "error", "objection", "update"}
    check_update(truth, answer["update"], seat)
    if "objection" in answer:
        assert answer["objection"] in truth.objections(answer["update"]["ply"], seat)


def provoke(people: dict[int, Client], rng: digsite.Rng) -> None:
    """Everybody tries something that is not allowed, stale or unreadable."""
    for client in people.values():
        title = digsite.title(client.now["table"]["title"])
        for move in (title.moves[rng.below(title.move_count)].notation(), "nonsense"):
            if move not in [one["notation"] for one in client.now["legal"]]:
                assert client.move(move)["accepted"] is False
        assert client.move("nonsense", ply=0)["accepted"] is False


def settings() -> list[Setting]:
    return SETTINGS * WHOLE if "DIGSITE_LEAK_GAMES" in os.environ else FEW


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_a_seat_receives_its_view_and_nothing_else(setting: Setting, reception: Reception) -> None:
    name, seats, options = setting
    bots = [{"kind": "bot", "level": "greedy"}] if seats > 2 else []
    place = reception.table(name, persons(seats - len(bots)) + bots, options)
    people = {seat: place.sit(seat, reasons=False) for seat in place.secrets}
    spectator = place.sit(-1)
    rng = digsite.Rng(11)
    provoke(people, rng)
    finish(people, rng, [spectator])
    truth = Truth(place)
    for seat, client in {**people, -1: spectator}.items():
        told = [event["ply"] for message in client.messages for event in message.get("events", [])]
        assert told == list(range(len(truth.moves)))
        assert client.now["result"]["ranking"] == truth.match.state.ranking()
        check_client(truth, client, seat)
        check_update(truth, place.view(seat), seat)
        frames = place.get("replay", place.secrets.get(seat), start=3, count=20).json()["frames"]
        assert [frame["view"] for frame in frames] == [truth.view(3 + n, seat) for n in range(20)]
        assert [frame["event"] for frame in frames] == [
            plain(truth.event(2 + n, seat)) for n in range(20)
        ]


def test_a_running_game_shows_its_past_only_to_those_who_saw_it(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    assert place.get("file", place.secrets[0]).status_code == 409
    assert place.get("replay", place.secrets[0], seat=1).status_code == 401
    assert place.get("replay", seat=0).status_code == 401
    assert place.post("branch", {"moves": 0}, place.secrets[0]).status_code == 409
    truth = Truth(place)
    frames = place.get("replay", count=100).json()["frames"]
    assert [frame["view"] for frame in frames] == [
        truth.view(ply, -1) for ply in range(len(truth.states))
    ]
