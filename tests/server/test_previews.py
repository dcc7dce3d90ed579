"""Trying a decision out: it tells what would be, and changes nothing."""

from typing import Any

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.play.match import Match
from digsite.server import previews
from digsite.server.cache import Cache
from digsite.server.previews import drafted
from tests.server.clients import Place, Reception, persons
from tests.walks import Setting, label, settings

STEPS = 40


@pytest.fixture
def place(reception: Reception) -> Place:
    return reception.table("archaeology", persons(2))


def asked(place: Place) -> tuple[int, int, list[str]]:
    """Who takes actions now, at which ply; a thief or a sandstorm at the start is settled first."""
    for number in range(100):
        actor = place.view(SPECTATOR)["view"]["actor"]
        seen = place.view(actor)
        legal = [move["notation"] for move in seen["legal"]]
        if "end" in legal and any(move.startswith("offer") for move in legal):
            return actor, seen["ply"], legal
        place.move(actor, f"first{number}", seen["ply"], legal[-1])
    raise AssertionError("nobody could act")


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_what_is_tried_is_what_comes_true(setting: Setting) -> None:
    """Where no chance and nobody else comes between, the seat sees in advance what it will see."""
    name, seats, options = setting
    title, rng = digsite.title(name), digsite.Rng(3)
    match = Match(title, seats, options)
    for _ in range(STEPS):
        match.deal(rng)
        if match.is_over:
            break
        seat, legal = match.actor, match.state.legal()
        move = legal[rng.below(len(legal))]
        before = title.view(match.state, seat)
        world = drafted(match, seat, [move.notation()], rng).state
        assert title.view(match.state, seat) == before
        match.play(move)
        if match.actor == seat:
            assert title.view(world, seat) == title.view(match.state, seat)
            assert world.legal() == match.state.legal()


def test_a_preview_changes_nothing_and_can_be_repeated(place: Place) -> None:
    actor, ply, legal = asked(place)
    offer = next(move for move in legal if move.startswith("offer"))
    body = {"ply": ply, "moves": [offer]}
    first = place.post("preview", body, place.secrets[actor])
    again = place.post("preview", body, place.secrets[actor])
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    told = first.json()
    assert (told["ply"], told["moves"], told["ends"]) == (ply, [offer], False)
    assert told["view"]["step"] == "offering" and told["legal"]
    assert place.view(actor)["view"]["step"] == "acting"


def test_a_preview_that_ends_the_turn_says_so_and_offers_nothing(place: Place) -> None:
    actor, ply, _ = asked(place)
    told = place.post("preview", {"ply": ply, "moves": ["end"]}, place.secrets[actor]).json()
    assert (told["ends"], told["legal"]) == (True, [])


def test_a_preview_by_socket_is_the_same(place: Place) -> None:
    actor, ply, _ = asked(place)
    body = {"ply": ply, "moves": ["end"]}
    by_socket = place.sit(actor).ask({"type": "preview", **body})
    assert by_socket == {
        "type": "answer",
        **place.post("preview", body, place.secrets[actor]).json(),
    }


def test_a_sale_does_not_end_the_turn(place: Place) -> None:
    actor, ply, legal = asked(place)
    sale = next(move for move in legal if move.startswith("sell"))
    told = place.post("preview", {"ply": ply, "moves": [sale]}, place.secrets[actor]).json()
    assert told["ends"] is False and told["legal"]


@pytest.mark.parametrize(
    ("moves", "code"),
    [(["fly to the moon"], "unreadable"), (["steal coin"], "illegal"), (["end", "end"], "illegal")],
)
def test_what_cannot_be_done_cannot_be_tried(place: Place, moves: list[str], code: str) -> None:
    actor, ply, _ = asked(place)
    answer = place.post("preview", {"ply": ply, "moves": moves}, place.secrets[actor])
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == code


def test_only_whoever_is_to_decide_can_try_and_only_on_the_present_table(place: Place) -> None:
    actor, ply, _ = asked(place)
    body = {"ply": ply, "moves": ["end"]}
    foreign = place.post("preview", body, place.secrets[1 - actor])
    assert foreign.json()["error"]["code"] == "illegal"
    assert place.post("preview", body, None).status_code == 401
    late = place.post("preview", {**body, "ply": ply - 1}, place.secrets[actor])
    assert late.json()["error"]["code"] == "stale"


def test_why_is_worked_out_once_for_a_position(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[object] = []

    def counted(*asked: Any) -> Any:
        worked_out.append(asked)
        return reasons(*asked)

    reasons = previews.reasons
    monkeypatch.setattr(previews, "reasons", counted)
    actor, ply, legal = asked(place)
    body = {"ply": ply}
    first, again = (place.post("why", body, place.secrets[actor]).json() for _ in range(2))
    assert first == again and first["objections"] and len(worked_out) == 1
    assert place.post("why", body, place.secrets[1 - actor]).json() != first
    assert place.post("why", {**body, "about": ["end"]}, place.secrets[actor]).json() != first
    assert len(worked_out) == 3
    place.move(actor, "on", ply, legal[-1])
    later = place.view(actor)["ply"]
    assert place.post("why", {"ply": later}, place.secrets[actor]).json() != first
    assert len(worked_out) == 4


def test_only_so_many_answers_are_kept() -> None:
    kept: Cache[str, int] = Cache(2)
    for number, name in enumerate("aba"):
        kept.put(name, number)
    assert (kept.get("b"), kept.put("c", 3)) == (1, 3)
    assert [kept.get(name) for name in "abc"] == [None, 1, 3]
