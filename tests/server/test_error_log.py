"""A fault that no request by HTTP brought is counted, and logged in a few words, all the same."""

import json
import logging
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from digsite.server import bots, decisions, retention, timeouts
from digsite.server.logs import JsonLines, start_logging
from tests.server.clients import Reception, persons, receiving
from tests.server.host import Host


def logged_faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of everything that was logged as a fault, whoever logged it."""
    faults = [one for one in caplog.records if one.levelno >= logging.ERROR]
    return [JsonLines().format(one) for one in faults]


@pytest.fixture(autouse=True)
def nothing_logged_yet(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no time passes: the same fault is logged again only some seconds later."""
    monkeypatch.setattr(host.house.errors, "logged", {})
    monkeypatch.setattr(host.house.errors, "clock", lambda: 0.0)


@pytest.fixture
def handler() -> Iterator[logging.Handler]:
    """What writes the logs of a server."""
    logs = [logging.getLogger(name) for name in ("digsite.server", "uvicorn.error")]
    before = [(log.handlers[:], log.level, log.propagate) for log in logs]
    start_logging()
    [made] = logs[1].handlers
    for log, (handlers, level, propagate) in zip(logs, before, strict=True):
        log.handlers[:], log.propagate = handlers, propagate
        log.setLevel(level)
    yield made


def test_text_that_is_not_utf_8_is_no_fault_of_ours(
    handler: logging.Handler, reception: Reception, caplog: pytest.LogCaptureFixture
) -> None:
    place = reception.table("archaeology", persons(2))
    client = place.sit(0)
    client.socket.send(b"\xed\xa0\x80", text=True)
    with pytest.raises(ConnectionClosed, match="1007"):
        client.receive()
    assert place.get("chat").status_code == 200
    faults = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert faults and not any(map(handler.filter, faults))
    assert handler.filter(logging.makeLogRecord({"msg": "fault"}))


def test_a_fault_on_a_socket_is_noted_like_one_by_http(
    host: Host,
    reception: Reception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise ArithmeticError("a detail")

    monkeypatch.setattr(host.house.store, "say", fail)
    place = reception.table("archaeology", persons(2))
    for _ in range(2):
        with pytest.raises(ConnectionClosed, match=r"1011.*a fault of the server"):
            place.sit(0).ask({"type": "chat", "text": "hello"})
    (line,) = logged_faults(caplog)
    assert json.loads(line)["error"] == "ArithmeticError" and len(line) < 600
    assert 'digsite_faults_total{of="ArithmeticError"} 2' in reception.get("/metrics").text


def test_a_fault_around_a_program_is_noted_like_one_by_http(
    host: Host,
    reception: Reception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise LookupError("a detail")

    monkeypatch.setattr(bots, "make_plan", fail)
    place = reception.table("archaeology", [*persons(1), {"kind": "bot", "level": "random"}])
    counted = 'digsite_faults_total{of="LookupError"} '
    while counted not in reception.get("/metrics").text:
        seen = place.view(0)
        if seen["legal"]:
            place.move(0, f"m{seen['ply']}", seen["ply"], seen["legal"][-1]["notation"])
    (line,) = logged_faults(caplog)
    assert json.loads(line)["error"] == "LookupError" and len(line) < 600


def test_a_fault_after_a_move_was_kept_is_noted_too(
    host: Host,
    reception: Reception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> None:
        raise BufferError("a detail")

    place = reception.table("archaeology", persons(2))
    clients = [place.sit(seat) for seat in (0, 1)]
    actor = next(client for client in clients if client.now["legal"])
    monkeypatch.setattr(decisions, "take_note", fail)
    move = {"type": "move", "id": "a", "ply": actor.now["ply"]}
    actor.send({**move, "moves": [actor.now["legal"][-1]["notation"]]})
    while 'digsite_faults_total{of="BufferError"} ' not in reception.get("/metrics").text:
        pass
    (line,) = logged_faults(caplog)
    assert json.loads(line)["error"] == "BufferError" and len(line) < 600


def test_a_fault_when_an_alarm_rings_is_noted_too(
    host: Host,
    reception: Reception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise EOFError("a detail")

    place = reception.table("archaeology", persons(2))
    monkeypatch.setattr(timeouts, "look", fail)
    host.loop.call_soon_threadsafe(host.house.clocks.ring, place.id)
    while 'digsite_faults_total{of="EOFError"} ' not in reception.get("/metrics").text:
        pass
    (line,) = logged_faults(caplog)
    assert json.loads(line)["error"] == "EOFError" and len(line) < 600


def test_a_fault_that_ends_what_runs_beside_the_requests_is_noted_too(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise EOFError("a detail")

    monkeypatch.setattr(retention, "keep_tidy", fail)
    with receiving(database) as reception:
        while 'digsite_faults_total{of="EOFError"} 1' not in reception.get("/metrics").text:
            pass
    (line,) = logged_faults(caplog)
    assert json.loads(line)["error"] == "EOFError" and len(line) < 600
