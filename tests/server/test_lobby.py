"""The lobby: one question for all tables, sent small, and not again until something changes."""

import gzip
import json
from typing import Any

import pytest

from tests.server.clients import Place, Reception, persons, receiving
from tests.server.test_many import statements

OPEN = {"kind": "open"}


def shown(reception: Reception, **query: Any) -> list[str]:
    return [one["id"] for one in reception.get("/api/tables", **query).json()["tables"]]


def waiting(reception: Reception, number: int = 1) -> list[Place]:
    return [reception.table("archaeology", [*persons(1), OPEN]) for _ in range(number)]


def test_many_tables_are_one_question_and_then_none(database: str) -> None:
    with receiving(database) as reception:
        first, second = waiting(reception, 2)
        with statements() as asked:
            assert shown(reception) == [second.id, first.id]
            assert len([one for one in asked if one.startswith("SELECT")]) == 1
            asked.clear()
            assert shown(reception) == [second.id, first.id]
            assert asked == []


def test_nobody_pushes_out_what_everybody_asks_for(database: str) -> None:
    with receiving(database) as reception:
        waiting(reception, 2)
        shown(reception)
        for number in range(70):
            assert shown(reception, older=1e9 + number / 7) == []
            assert len(shown(reception, limit=number + 1)) == min(number + 1, 2)
        with statements() as asked:
            assert len(shown(reception)) == 2
            assert len(shown(reception, limit=1)) == 1
        assert asked == []
        assert len(reception.host.house.lobby.pages) == 70  # one of each limit, of `older` none


def test_whatever_changes_is_seen_at_once(database: str) -> None:
    with receiving(database) as reception:
        assert shown(reception) == []
        place = waiting(reception)[0]
        assert shown(reception) == [place.id]
        place.join("Ben")
        assert shown(reception) == []
        assert shown(reception, status="running") == [place.id]
        place.post("abandon", None, place.host)
        assert shown(reception, status="running") == []


def test_pages_lead_to_every_table(database: str) -> None:
    with receiving(database) as reception:
        newest_first = [place.id for place in reversed(waiting(reception, 5))]
        found: list[str] = []
        older: float | None = None
        while older is not None or not found:
            query: dict[str, Any] = {} if older is None else {"older": older}
            page = reception.get("/api/tables", limit=2, **query).json()
            found += [one["id"] for one in page["tables"]]
            older = page["older"]
        assert found == newest_first


def test_what_a_browser_has_already_is_not_sent_again(reception: Reception) -> None:
    waiting(reception, 3)
    first = reception.http.get("/api/tables", headers={"Accept-Encoding": "gzip"})
    assert first.headers["Content-Encoding"] == "gzip"
    assert first.headers["Cache-Control"] == "no-cache"
    plain = reception.http.get("/api/tables", headers={"Accept-Encoding": "identity"})
    assert plain.json() == first.json()
    assert len(gzip.compress(plain.content)) < len(plain.content) / 2
    again = reception.http.get("/api/tables", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    waiting(reception)
    changed = reception.http.get("/api/tables", headers={"If-None-Match": first.headers["ETag"]})
    assert changed.status_code == 200


@pytest.mark.parametrize("options", [{"expansions": ["research"] * 21}, {"x" * 70_000: "y"}])
def test_options_have_an_end(reception: Reception, options: dict[str, object]) -> None:
    body = {"title": "artifact", "seats": persons(3), "options": options}
    assert reception.post("/api/tables", body).status_code in {409, 422}


def test_options_of_a_file_have_an_end(reception: Reception) -> None:
    options = json.dumps({"expansions": ["research"] * 2_000})
    head = "digsite match 1\ntitle: artifact\nedition: reconstruction\nrules: {}\nseats: 3\n"
    rules = reception.get("/api/titles").json()["titles"][1]["rules"]
    text = head.format(rules) + f"options: {options}\nnames: []\n\n"
    answer = reception.post("/api/files", {"file": text})
    assert answer.status_code == 409, answer.text


def test_one_address_cannot_hoard_tables(database: str) -> None:
    with receiving(database, tables_each=2) as reception:
        first, _ = waiting(reception, 2)
        body = {"title": "archaeology", "seats": persons(2), "options": {}}
        refused = reception.post("/api/tables", body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-tables")
        first.post("abandon", None, first.host)
        assert reception.post("/api/tables", body).status_code == 201
