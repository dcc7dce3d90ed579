"""People who are not here are called when it is their turn, by a real receiver that listens."""

import asyncio
import json
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from digsite.core.actors import SPECTATOR
from digsite.server import lookups, webhooks
from digsite.server.certificates import Certificates
from digsite.server.metrics import Metrics
from digsite.server.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.store.store import Header, Seat
from digsite.server.table import PERSON
from digsite.server.webhooks import NotCalled, Webhooks, checked_address, is_own, is_public
from tests.server.clients import Place, Reception, persons
from tests.server.databases import Databases
from tests.server.host import Host, hosting, settings

Record = dict[str, Any]
CERTIFICATE = Path(__file__).with_name("localhost.pem")  # for the name localhost


class Receiver:
    """An HTTP server that hears the calls; it answers each with the next status."""

    def __init__(self) -> None:
        self.heard: Queue[Record] = Queue()
        self.statuses: list[int] = []
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard = {"path": self.path, "type": self.headers["Content-Type"]}
                receiver.heard.put({**heard, "body": json.loads(body)})  # before anybody goes on
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Record:
        return self.heard.get(timeout=60)

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture(scope="module")
def host(databases: Databases) -> Iterator[Host]:
    chosen = settings(
        databases.new(), local_calls=True, call_pause=0.01, link="https://games.example/"
    )
    with hosting(chosen) as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def shared(reception: Reception, receiver: Receiver) -> Place:
    """Two people who both want to be called."""
    place = reception.table("archaeology", [*persons(1), {"kind": "open"}])
    ask_for_calls(place, receiver, 0)
    place.join("Ben")
    ask_for_calls(place, receiver, 1)
    if place.view(SPECTATOR)["view"]["actor"] == 0:  # it was Ada's turn at once
        assert receiver.next()["body"]["seat"] == 0
    settled(place)
    return place


def settled(place: Place) -> None:
    """All calls that were begun are over: else the next might be one too many at a time."""
    calls = place.reception.host.house.webhooks
    while calls.under_way:
        place.view(SPECTATOR)


def ask_for_calls(place: Place, receiver: Receiver, seat: int) -> None:
    wanted = {"webhook": f"{receiver.url}/call/{seat}?who=me"}
    answer = place.post(f"seats/{seat}/settings", wanted, place.secrets[seat])
    assert answer.status_code == 200, answer.text


def pass_on(place: Place) -> int:
    """Whoever is to act decides until the other is; the other."""
    actor = place.view(SPECTATOR)["view"]["actor"]
    while place.view(SPECTATOR)["view"]["actor"] == actor:
        view = place.view(actor)
        moves = [move["notation"] for move in view["legal"]]
        wanted = "end" if "end" in moves else moves[0]
        assert place.move(actor, f"p{view['ply']}", view["ply"], wanted).status_code == 200
    return int(1 - actor)


def test_whoever_is_not_here_is_called_once_each_turn(
    reception: Reception, receiver: Receiver
) -> None:
    place = shared(reception, receiver)
    for _ in range(4):
        seat = pass_on(place)
        assert receiver.next() == {
            "path": f"/call/{seat}?who=me",
            "type": "application/json",
            "body": {
                "table": place.id,
                "seat": seat,
                "name": ("Ada", "Ben")[seat],
                "link": f"https://games.example/table/{place.id}",
            },
        }
        settled(place)
    assert receiver.heard.empty()


def test_whoever_is_here_is_not_called(reception: Reception, receiver: Receiver) -> None:
    place = shared(reception, receiver)
    place.sit(1)
    for _ in range(6):
        if pass_on(place) == 0:
            assert receiver.next()["body"]["seat"] == 0
        settled(place)
        assert receiver.heard.empty()


def test_nobody_is_called_when_they_step_back_themselves(
    reception: Reception, receiver: Receiver
) -> None:
    place = reception.table("archaeology", persons(2))
    ask_for_calls(place, receiver, 0)
    if place.view(SPECTATOR)["view"]["actor"] == 1:
        pass_on(place)
        receiver.next()
    pass_on(place)
    body = {"id": "undo", "ply": place.view(0)["ply"]}
    assert place.post("undo", body, place.secrets[0]).json()["accepted"] is True
    assert place.view(SPECTATOR)["view"]["actor"] == 0
    settled(place)
    assert receiver.heard.empty()


def test_the_rematch_calls_too(reception: Reception, receiver: Receiver) -> None:
    place = shared(reception, receiver)
    place.post("abandon", None, place.host)
    again = place.post("rematch", None, place.host).json()["table"]["rematch"]
    assert receiver.next()["body"]["table"] == again


def test_a_call_that_fails_is_made_again(reception: Reception, receiver: Receiver) -> None:
    place = shared(reception, receiver)
    receiver.statuses = [500, 302]
    seat = pass_on(place)
    assert [receiver.next()["body"]["seat"] for _ in range(3)] == [seat] * 3
    settled(place)
    receiver.statuses = [500, 500, 500, 500]
    before = failures(reception)
    pass_on(place)
    settled(place)
    assert failures(reception) == before + 1
    assert receiver.heard.qsize() == 3  # and no fourth time


def failures(reception: Reception) -> int:
    lines = reception.get("/metrics").text.splitlines()
    found = [line for line in lines if line.startswith('digsite_calls_total{of="failed"}')]
    return int(found[0].split()[1]) if found else 0


def test_a_receiver_that_never_answers_holds_nobody_up(database: str) -> None:
    import socket

    chosen = settings(database, local_calls=True, calls=1, call_patience=3600)
    with socket.create_server(("127.0.0.1", 0)) as silent, hosting(chosen) as host:
        reception = Reception(host)
        place = reception.table("archaeology", persons(2))
        for seat in (0, 1):
            url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
            place.post(f"seats/{seat}/settings", {"webhook": url}, place.secrets[seat])
        for _ in range(4):
            pass_on(place)
        while failures(reception) < 4 - webhooks.AT_ONCE_EACH:
            time.sleep(0.02)
        assert len(host.house.webhooks.under_way) == webhooks.AT_ONCE_EACH
        reception.close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://127.0.0.1/", "local-address"),
        ("http://localhost:80/", "local-address"),
        ("http://10.0.0.1/", "local-address"),
        ("http://169.254.169.254/latest", "local-address"),
        ("http://[::1]/", "local-address"),
        ("http://[::ffff:127.0.0.1]/", "local-address"),
        ("http://printer.local/", "local-address"),
        ("http://club.example:8080/api", "local-address"),
        ("http://me@games.example/", "no-address"),
        ("http://:80/", "no-address"),
        ("http://[/", "no-address"),
        ("http://games.example:99999/", "no-address"),
        ("http://games.example:0/", "no-address"),
    ],
)
def test_addresses_of_the_servers_own_network_are_refused(url: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_address(url, Settings(database="", hosts=("club.example",)))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "url",
    [
        "ftp://games.example/",
        "games.example",
        "http://a b/",
        "http://a/\r\nHost: b",
        "file:///etc",
        7,
    ],
)
def test_what_is_no_address_is_not_understood(reception: Reception, url: object) -> None:
    place = reception.table("archaeology", persons(2))
    answer = place.post("seats/0/settings", {"webhook": url}, place.secrets[0])
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "not-understood")


def test_a_name_that_leads_into_the_servers_own_network_is_not_called() -> None:
    with pytest.raises(NotCalled):
        found("localhost")
    assert found("localhost", local_calls=True) in {"127.0.0.1", "::1"}
    for address in ("0.0.0.0", "192.168.1.1", "100.64.0.1", "224.0.0.1", "fe80::1%eth0", "fc00::1"):
        assert not is_public(address)
    for address in ("64:ff9b::7f00:1", "2002:7f00:1::", "::ffff:10.0.0.1", "ff02::1"):
        assert not is_public(address)
    for address in ("1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"):
        assert is_public(address)


def found(name: str, **chosen: Any) -> str:
    """Where a call to this name would go."""

    async def ask() -> str:
        calls = Webhooks(Settings(database="", **chosen), Metrics())
        try:
            return await calls.reachable(name, 80, "here")
        finally:
            await calls.close()

    return asyncio.run(ask())


def test_the_servers_own_public_address_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(name: str, port: int, **_: object) -> list[Any]:
        address = {"club.example": "93.184.215.14", "other.example": "1.1.1.1"}.get(name, name)
        return [(0, 0, 0, "", (address, port))]

    monkeypatch.setattr(lookups, "getaddrinfo", look_up)
    monkeypatch.setattr(webhooks, "is_own", lambda address: address == "8.8.8.8")
    for name in ("8.8.8.8", "93.184.215.14"):
        with pytest.raises(NotCalled):
            found(name, link="https://club.example/")
    assert found("other.example", link="https://club.example/") == "1.1.1.1"


def test_one_knows_the_addresses_of_this_machine() -> None:
    assert is_own("127.0.0.1")
    assert not is_own("192.0.2.1")


def test_an_address_that_never_answers_keeps_nobody_else_waiting(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "AT_ONCE", 4)

    async def call() -> tuple[str, int]:
        calls = patient_calls()
        with socket.create_server(("127.0.0.2", 0)) as silent:
            slow = f"http://127.0.0.2:{silent.getsockname()[1]}/"
            for url in [*[slow] * 6, f"{receiver.url}/quick"]:
                task = asyncio.create_task(calls.call_until_heard(url, b"{}", url))
                calls.under_way.add(task)
            heard = await asyncio.to_thread(receiver.next)
            while calls.each["127.0.0.2"] < webhooks.AT_ONCE_EACH:  # names are looked up in threads
                await asyncio.sleep(0.001)
            most = calls.each["127.0.0.2"]
            await calls.close()
        return heard["path"], most

    assert asyncio.run(call()) == ("/quick", webhooks.AT_ONCE_EACH)


def test_certificates_are_read_once_and_never_on_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[int] = []

    def noted() -> ssl.SSLContext:
        threads.append(threading.get_ident())
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

    async def call() -> None:
        calls = patient_calls()
        with socket.create_server(("127.0.0.1", 0)) as closed:
            port = closed.getsockname()[1]
        tries = [calls.call_until_heard(f"http://127.0.0.1:{port}/", b"{}", "eve")]
        await asyncio.gather(*tries)
        assert threads == []  # nobody has needed any so far
        for origins in (("ada",), ("ben", "eve")):
            url = f"https://127.0.0.1:{port}/"
            await asyncio.gather(*[calls.call_until_heard(url, b"{}", one) for one in origins])
        await calls.close()

    monkeypatch.setattr(ssl, "create_default_context", noted)
    asyncio.run(call())
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_certificates_that_could_not_be_read_are_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    outcomes: list[OSError | ssl.SSLContext] = [OSError(24, "too many files"), made]

    def next_outcome() -> ssl.SSLContext:
        found = outcomes.pop(0)
        if isinstance(found, OSError):
            raise found
        return found

    async def ask() -> ssl.SSLContext:
        certificates = Certificates()
        with pytest.raises(OSError, match="too many files"):
            await certificates.context()
        return await certificates.context()

    monkeypatch.setattr(ssl, "create_default_context", next_outcome)
    assert asyncio.run(ask()) is made


def test_only_certificates_of_somebody_known_and_of_that_name_are_believed(
    receiver: Receiver,
) -> None:
    its_own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    its_own.load_cert_chain(CERTIFICATE)
    receiver.server.socket = its_own.wrap_socket(receiver.server.socket, server_side=True)
    port = receiver.server.server_port

    async def call(names: list[str], knows_it: bool) -> None:
        calls = patient_calls()
        if knows_it:
            (await calls.certificates.context()).load_verify_locations(CERTIFICATE)
        for name in names:
            await calls.call_until_heard(f"https://{name}:{port}/{name}", b"{}", "ada")
        await calls.close()

    asyncio.run(call(["localhost"], False))
    assert receiver.heard.empty()
    asyncio.run(call(["127.0.0.1", "localhost"], True))  # it does not say the first of them
    assert receiver.next()["path"] == "/localhost"
    assert receiver.heard.empty()


def test_slow_names_of_strangers_leave_threads_for_the_servers_own(
    slow_names: list[str],
) -> None:
    async def call() -> list[str]:
        calls = patient_calls()
        origins = [f"eve{number}" for number in range(lookups.AT_ONCE // lookups.AT_ONCE_EACH)]
        names = [
            f"slow{number}.{origin}" for origin in origins for number in range(lookups.AT_ONCE_EACH)
        ]
        for name in names:
            await give_up(calls, name, name.partition(".")[2], slow_names)
        assert len(slow_names) == lookups.AT_ONCE  # every thread is busy
        found = await calls.lookups.addresses("club.example", 80, None)
        await calls.close()
        return found

    assert asyncio.run(call()) == ["127.0.0.1"]


@pytest.fixture
def slow_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names that begin with `slow` are looked up without end; which ones were asked for."""
    asked: list[str] = []
    end = threading.Event()

    def slowly(name: str, port: int, **more: Any) -> list[Any]:
        asked.append(name)
        if not name.startswith("slow"):
            return [*socket.getaddrinfo("127.0.0.1", port, **more)]
        end.wait()
        raise OSError

    monkeypatch.setattr(lookups, "getaddrinfo", slowly)
    yield asked
    end.set()


def table_from(origin: str, number: int = 0) -> Header:
    name = f"t{origin}{number}"
    return Header(name, "", "", "", 1, "", "running", False, b"", 0, "", origin=origin)


def test_all_tables_of_one_address_have_four_calls_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def call() -> tuple[Counter[str], Counter[str]]:
        calls, begun, end = patient_calls(), Counter[str](), asyncio.Event()

        async def never_answered(_: str, __: bytes, origin: str, ___: bool) -> None:
            begun[origin] += 1
            await end.wait()

        monkeypatch.setattr(calls, "call_once", never_answered)
        for number in range(10):
            calls.call(table_from("eve", number), 0, Seat(PERSON, "Eve", webhook="http://eve/"))
        calls.call(table_from("ada"), 0, Seat(PERSON, "Ada", webhook="http://ada/"))
        for _ in range(20):
            await asyncio.sleep(0)
        at_first = begun.copy()
        end.set()
        await asyncio.gather(*calls.under_way)
        await calls.close()
        return at_first, begun

    assert asyncio.run(call()) == (
        {"eve": webhooks.AT_ONCE_ORIGIN, "ada": 1},
        {"eve": 10, "ada": 1},
    )


def test_slow_name_servers_keep_nobody_else_waiting(
    receiver: Receiver, slow_names: list[str]
) -> None:
    async def call() -> str:
        calls = patient_calls()
        for number in range(webhooks.MOST_WAITING):
            slow = Seat(PERSON, "Eve", webhook=f"http://slow{number}.example/")
            calls.call(table_from("eve"), 0, slow)
        honest = receiver.url.replace("127.0.0.1", "honest.example")
        calls.call(table_from("ada"), 0, Seat(PERSON, "Ada", webhook=f"{honest}/honest"))
        heard = await asyncio.to_thread(receiver.next)
        assert len(calls.under_way) <= webhooks.MOST_WAITING_ORIGIN + 1
        await calls.close()
        assert not calls.waiting and not calls.lanes
        return str(heard["path"])

    assert asyncio.run(call()) == "/honest"
    assert len([name for name in slow_names if name.startswith("slow")]) <= lookups.AT_ONCE_EACH


async def give_up(calls: Webhooks, name: str, origin: str, asked: list[str]) -> None:
    """Call, and stop waiting as soon as the name is being looked up or the call has failed."""
    task = asyncio.create_task(calls.call_until_heard(f"http://{name}/", b"{}", origin))
    while name not in asked and not task.done():
        await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def patient_calls() -> Webhooks:
    chosen = Settings(database="", local_calls=True, calls=1, call_patience=3600)
    return Webhooks(chosen, Metrics())


def test_threads_that_nobody_waits_for_any_more_still_count(slow_names: list[str]) -> None:
    async def call() -> list[int]:
        calls, busy = patient_calls(), []
        for number in range(lookups.AT_ONCE_EACH + 2):
            await give_up(calls, f"slow{number}.example", "eve", slow_names)
            busy.append(calls.lookups.busy("eve"))
        await calls.close()
        return busy

    most = lookups.AT_ONCE_EACH
    assert asyncio.run(call()) == [*range(1, most + 1), most, most]
    assert len(slow_names) == most


def test_a_name_that_kept_us_waiting_is_not_looked_up_again(slow_names: list[str]) -> None:
    async def call() -> None:
        calls = patient_calls()
        await give_up(calls, "slow.example", "eve", slow_names)
        for origin in ("mallory", "ada"):
            await calls.call_until_heard("http://slow.example/", b"{}", origin)
        await calls.close()

    asyncio.run(call())
    assert slow_names == ["slow.example"]
