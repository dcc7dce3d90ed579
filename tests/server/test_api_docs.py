"""The documentation of the API tells the truth: its examples have the shape of real answers."""

from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter

from digsite.server import api_docs
from digsite.server.commands import HELLO, MESSAGE
from tests.server.clients import Reception
from tests.server.tour import Tour, shortened

AT_TIMES = {"ends"}  # fields that a record has or has not
FREE = {"view", "parts", "values", "options"}  # what a title puts there is its own affair


def shape(value: Any, name: str = "") -> object:
    """The fields of records and the kinds of values; null stands for anything."""
    if isinstance(value, dict):
        return dict if name in FREE else {key: shape(one, key) for key, one in value.items()}
    if isinstance(value, list):
        return [shape(one, name) for one in value]
    return type(value)


def fits(real: Any, example: Any) -> bool:
    """Whether two shapes agree; of a list each entry has to look like one of the example's."""
    if isinstance(real, dict) and isinstance(example, dict):
        shared = set(real) & set(example)
        is_same = set(real) ^ set(example) <= AT_TIMES
        return is_same and all(fits(real[key], example[key]) for key in shared)
    if isinstance(real, list) and isinstance(example, list):
        return not example or all(any(fits(one, two) for two in example) for one in real)
    numbers = (int, float)
    return (
        real is type(None)
        or example is type(None)
        or real == example
        or (real in numbers and example in numbers)
    )


@pytest.fixture(scope="module")
def seen(host: Any) -> dict[str, Any]:
    reception = Reception(host)
    told = Tour(reception).everything()
    reception.close()
    return told


@pytest.mark.both_databases
def test_every_operation_has_an_example_like_its_real_answer(
    seen: dict[str, Any], reception: Reception
) -> None:
    document = reception.get("/api/openapi.json").json()
    operations = {
        f"{method.upper()} {path}": operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    assert set(operations) == set(seen) - {"sent", "received"}
    for name, operation in operations.items():
        told = next(one for status, one in operation["responses"].items() if status[0] == "2")
        content = next(iter(told["content"].values()))  # JSON, where there is a choice
        assert fits(shape(seen[name]["answer"]), shape(content["example"])), name
        if "requestBody" in operation:
            asked = operation["requestBody"]["content"]["application/json"]["example"]
            assert fits(shape(seen[name]["request"]), shape(asked)), name


def test_the_messages_of_the_stream_are_like_real_ones(
    seen: dict[str, Any], reception: Reception
) -> None:
    stream = reception.get("/api/openapi.json").json()["x-stream"]
    sent, received = stream["sent"], stream["received"]
    kinds: TypeAdapter[Any]
    for name, message in sent.items():
        kinds = HELLO if name == "hello" else MESSAGE
        assert kinds.validate_python(message).type == name
    mentioned = {
        one["properties"]["type"]["const"] for one in stream["schema"][1]["$defs"].values()
    }
    assert mentioned | {"hello"} == set(sent)
    for name, message in received.items():
        assert fits(shape(seen["received"][name]), shape(message)), name


def test_a_wrong_example_would_be_noticed(seen: dict[str, Any]) -> None:
    right = shape(seen["GET /api/tables/{table}/view"]["answer"])
    assert isinstance(right, dict)
    for wrong in (
        {key: one for key, one in right.items() if key != "ply"},
        {**right, "hand": list},
        {**right, "ply": str},
        {**right, "events": [{"ply": int}]},
    ):
        assert not fits(right, wrong)


def test_the_page_shows_every_operation_and_needs_no_script(reception: Reception) -> None:
    answer = reception.get("/api/docs")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    for name in api_docs.examples():
        if name not in {"sent", "received"}:
            assert f"<code>{name}</code>" in answer.text
    for message in ("hello", "move", "undo", "consent", "preview", "why", "chat", "ping"):
        assert f"&quot;type&quot;: &quot;{message}&quot;" in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    assert "http://" not in answer.text.replace("http://…", "")
    assert reception.get("/api/docs.css").headers["Content-Type"].startswith("text/css")


def test_long_lists_are_cut_in_examples() -> None:
    assert shortened({"events": [1, 2, 3], "text": "a\n" * 30}) == {
        "events": [1, 2],
        "text": "a\n" * 12 + "…",
    }


def test_the_documents_are_written_once(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_docs, "page", None)
    monkeypatch.setattr(FastAPI, "openapi", None)
    first, again = reception.get("/api/docs"), reception.get("/api/docs")
    assert first.text == again.text and first.text.startswith("<!doctype html>")
    document = reception.get("/api/openapi.json")
    assert document.headers["Content-Type"] == "application/json"
    assert "/api/openapi.json" not in document.json()["paths"]
