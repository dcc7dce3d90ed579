"""A lesson over HTTP: all that is known of it comes with each request."""

from typing import Any

import msgspec
import pytest

from digsite.lessons.lesson import lesson, lessons
from digsite.lessons.run import Run
from digsite.shapes import lessons as shapes
from tests.server.clients import Reception

AT = "/api/lessons/archaeology"
TRADE: list[list[str]] = [[], [], []]  # the path to the step that wants a trade


def told(reception: Reception, where: str, **body: object) -> Any:
    answer = reception.post(f"{AT}{where}", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_lesson_is_listed(reception: Reception) -> None:
    listed = reception.get("/api/lessons").json()
    assert msgspec.convert(listed, shapes.Lessons) == listed
    assert [one["lesson"] for one in listed["lessons"]] == lessons()


def test_a_wanted_decision_goes_on_and_the_path_says_so(reception: Reception) -> None:
    page = told(reception, "/moves", path=TRADE, moves=["offer shard", "offer shard", "take cup"])
    assert msgspec.convert(page, shapes.LessonPage) == page
    assert page["step"]["text"] == "sell" and page["remark"] is None
    assert page["path"] == [*TRADE, ["offer shard", "offer shard", "take cup"]]
    assert told(reception, "", path=page["path"]) == page


def test_another_decision_is_remarked_upon_and_nothing_moves_on(reception: Reception) -> None:
    before = told(reception, "", path=TRADE)
    page = told(reception, "/moves", path=TRADE, moves=["end"])
    assert page.pop("remark") == {"text": "trade-end", "tried": "end"}
    assert {**page, "remark": None} == before


def test_what_the_rules_forbid_is_refused_with_their_reason(reception: Reception) -> None:
    answer = reception.post(f"{AT}/moves", {"path": TRADE, "moves": ["sell 2 cup"]})
    assert answer.status_code == 409
    assert answer.json()["objection"]["text"] == "You hold only a cup (§8.1)."
    asked = told(reception, "/why", path=TRADE, moves=[], about=["sell 2 cup"])
    assert [one["what"] for one in asked["objections"]] == ["sell 2 cup"]
    assert asked["figures"] == {}, "one thing was asked about"
    asked = told(reception, "/why", path=TRADE, moves=[], about=[])
    assert asked["figures"]["offer"]["value"][0] == 1, "a shard counts for one in a trade"
    assert asked["figures"]["end"] == {}
    unread = reception.post(f"{AT}/moves", {"path": TRADE, "moves": ["fly"]})
    assert unread.json()["error"]["code"] == "unreadable"


def test_a_preview_tells_what_can_be_added(reception: Reception) -> None:
    trial = told(reception, "/preview", path=TRADE, moves=["offer shard", "offer shard"])
    assert not trial["complete"] or "take cup" in [one["notation"] for one in trial["next"]]
    assert "take cup" in [one["notation"] for one in trial["next"]]


def test_nothing_hidden_leaves(reception: Reception) -> None:
    text = reception.post(AT, {"path": TRADE}).text
    state = Run(lesson("archaeology"), TRADE).match.state.record()
    assert '"hands"' not in text and '"unseen"' not in text
    assert {"hands", "unseen"} <= set(state)


@pytest.mark.parametrize(
    ("where", "body", "status", "code"),
    [
        ("/api/lessons/chess", {}, 404, "no-lesson"),
        ("/api/lessons/..%2f..%2fREADME", {}, 404, "http-404"),
        (AT, {"path": [["end"]]}, 409, "lost-way"),
        (AT, {"path": [[]] * 41}, 422, "not-understood"),
        (AT, {"path": [["end"] * 21]}, 422, "not-understood"),
        (AT, {"path": [], "seat": 1}, 422, "not-understood"),
        (f"{AT}/moves", {"path": TRADE, "moves": []}, 409, "illegal"),
    ],
)
def test_what_does_not_fit_is_refused(
    reception: Reception, where: str, body: object, status: int, code: str
) -> None:
    answer = reception.post(where, body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
