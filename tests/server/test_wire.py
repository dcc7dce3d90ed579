"""Raw connections that say too much, too slowly, or nothing: they go, and nobody else suffers."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from digsite.server.addresses import client_of, counted_as, networks
from digsite.server.connections import Connections
from digsite.server.refusals import Refusal
from digsite.server.settings import Rate, Settings
from digsite.server.wire import Wire
from tests.server.clients import Reception, persons, receiving
from tests.server.host import Host, hosting, settings

IMPATIENT = {"head_patience": 0.2, "body_patience": 0.2, "write_patience": 0.2}
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def impatient(databases: object) -> Iterator[Host]:
    database: str = databases.new()  # type: ignore[attr-defined]
    with hosting(settings(database, **IMPATIENT)) as running:
        yield running


@contextmanager
def line(host: Host, *said: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", host.port), timeout=60) as made:
        for one in said:
            made.sendall(one)
        yield made


def heard(made: socket.socket) -> bytes:
    """Everything until the other end hangs up."""
    told = b""
    try:
        while some := made.recv(65536):
            told += some
    except ConnectionError:
        pass
    return told


def test_whoever_asks_too_much_at_once_is_no_fault_of_ours(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way: list[object] = []
    refuse = Wire.send_refusal

    def noted(wire: Wire, refusal: Refusal) -> None:
        refuse(wire, refusal)
        under_way.append((all(one.disconnected for one in wire.unanswered), len(wire.pipeline)))

    monkeypatch.setattr(Wire, "send_refusal", noted)
    with line(reception.host, (GET + b"\r\n") * 30) as made:
        assert heard(made).startswith(b"HTTP/1.1 431")
    assert under_way == [(True, 0)]  # else it would be answered on a connection that is closed


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: " + b"x" * 30_000,
        GET + b"X: " + b"x" * 30_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 30_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        GET + b"".join(b"X%d: 1\r\n" % n for n in range(100)),
        GET + b"".join(b"X%d: 1\r\n" % n for n in range(100)) + b"\r\n",
    ],
)
def test_a_head_without_end_is_cut_off(reception: Reception, head: bytes) -> None:
    with line(reception.host, head) as made:
        told = heard(made)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert b'"code":"too-large"' in told


def test_trailers_without_end_are_cut_off(reception: Reception) -> None:
    begun = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    body = b"2\r\n{}\r\n0\r\n" + b"".join(b"X%d: 1\r\n" % n for n in range(100)) + b"\r\n"
    with line(reception.host, begun, body) as made:
        assert b"HTTP/1.1 431 " in heard(made)


def test_an_ordinary_head_is_read(reception: Reception) -> None:
    many = b"".join(b"X%d: %s\r\n" % (n, b"x" * 200) for n in range(50))
    for head in (GET + many, GET + b"X: " + b"x" * 15_000 + b"\r\n"):
        with line(reception.host, head + b"Connection: close\r\n\r\n") as made:
            assert heard(made).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n\r\n",
        GET,
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        GET + b"\r\n" + GET,
    ],
)
def test_whoever_begins_and_does_not_end_is_disconnected(impatient: Host, said: bytes) -> None:
    with line(impatient, said) as made:
        heard(made)  # it comes to an end
    until(impatient, lambda: answers(impatient))


def answers(host: Host) -> bool:
    """Whether it answers us; if a busy machine keeps us too long, it hangs up on us too."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{host.url}/health").status_code == 200
    return False


def test_a_socket_on_which_nobody_says_hello_is_closed(impatient: Host) -> None:
    address = f"ws://127.0.0.1:{impatient.port}/api/tables/{'0' * 16}/stream"
    with connect(address) as made, pytest.raises(ConnectionClosed, match="nobody said hello"):
        made.recv(timeout=60)


def test_a_reader_who_takes_nothing_is_disconnected(impatient: Host) -> None:
    impatient.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    wanted = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", impatient.port))
        made.sendall(wanted * 4)
        until(impatient, lambda: len(impatient.server.server_state.connections) > 0)
        until(impatient, lambda: len(impatient.server.server_state.connections) == 0)


def test_whoever_falls_behind_on_a_socket_is_told_to_come_again(database: str) -> None:
    with receiving(database, backlog=100_000) as reception:
        place = reception.table("archaeology", persons(2))
        address = f"ws://127.0.0.1:{reception.host.port}{place.path}/stream"
        with connect(address, max_queue=1) as slow:
            slow.send('{"type": "hello"}')
            slow.recv()
            [subscriber] = reception.host.house.hall.live[place.id].subscribers

            async def tell() -> None:
                subscriber.put(b"x" * 50_000)

            while not subscriber.is_lost:
                asyncio.run_coroutine_threadsafe(tell(), reception.host.loop).result()
            with pytest.raises(ConnectionClosed, match="1013"):
                while True:
                    slow.recv()


def until(host: Host, holds: object) -> None:
    """Wait until it is so."""
    waiting = threading.Event()
    while not holds():  # type: ignore[operator]
        assert host.thread.is_alive()
        waiting.wait(0.02)


def test_one_address_cannot_take_all_connections(database: str) -> None:
    with hosting(settings(database, connections_each=3)) as host:
        with line(host, GET), line(host, GET), line(host, GET), line(host, GET) as fourth:
            assert heard(fourth) == b""
        assert_answers(host)


def assert_answers(host: Host) -> None:
    reception = Reception(host)
    client = reception.table("archaeology", persons(2)).sit(0)
    assert client.ask({"type": "ping"})["pong"] is True
    reception.close()


def test_when_all_places_are_taken_whoever_asks_nothing_makes_room(database: str) -> None:
    with (
        hosting(settings(database, most_connections=3)) as host,
        line(host, GET) as first,
        line(host, GET),
        line(host, GET),
    ):
        assert_answers(host)
        assert heard(first) == b""


def test_nobody_who_is_being_answered_has_to_go() -> None:
    gone: list[str] = []
    connections = Connections(each=9, most=2, rate=Rate(9, 0))
    assert connections.admits("a", "192.0.2.1", lambda: gone.append("a"))
    assert connections.admits("b", "192.0.2.2", lambda: gone.append("b"))
    connections.asks("a")
    connections.asks("b")
    assert not connections.admits("c", "192.0.2.3", lambda: gone.append("c"))
    connections.waits("b", lambda: gone.append("b"))
    assert connections.admits("c", "192.0.2.3", lambda: gone.append("c"))
    assert gone == ["b"]


def test_one_address_cannot_come_again_and_again() -> None:
    connections = Connections(each=9, most=9, rate=Rate(2, 0))
    came = []
    for number in range(3):
        came.append(connections.admits(number, "192.0.2.1", lambda: None))
        if came[-1]:
            connections.gone(number, "192.0.2.1")
    assert came == [True, True, False]
    assert connections.admits("other", "192.0.2.2", lambda: None)


def test_of_ipv6_a_household_counts_as_one() -> None:
    assert counted_as("2001:db8:1:2::3") == counted_as("2001:db8:1:2:ffff::9")
    assert counted_as("2001:db8:1:2::3") != counted_as("2001:db8:1:3::3")
    assert counted_as("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted_as("192.0.2.7") != counted_as("192.0.2.8")
    assert counted_as("nonsense") == "unknown"


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "203.0.113.9, 192.0.2.7", "192.0.2.7"),  # what was there before is anybody's
        ("10.0.0.1", "192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("192.0.2.8", "203.0.113.9", "192.0.2.8"),  # no proxy of ours: not believed
    ],
)
def test_a_trusted_proxy_says_whom_it_speaks_for(
    peer: str, forwarded: str | None, client: str
) -> None:
    headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
    scope = {"client": (peer, 1), "headers": headers, "type": "http"}
    assert client_of(scope, networks(["10.0.0.0/8"])) == client
    assert client_of(scope, Settings(database="").proxies) == peer


def test_behind_a_proxy_each_client_has_a_limit_of_its_own(database: str) -> None:
    behind = settings(database, rate=Rate(burst=3, each_second=0), proxies=networks(["127.0.0.1"]))
    with hosting(behind) as host:
        codes = [
            httpx.get(f"{host.url}/health", headers={"X-Forwarded-For": who}).status_code
            for who in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
        ]
    assert codes == [200, 200, 200, 429, 200]


def test_a_server_that_stops_says_so_and_answers_until_its_proxy_lets_go(database: str) -> None:
    """Else what is sent at the moment in which it closes a connection is an error page."""
    local = networks(["127.0.0.1"])
    behind = settings(database, proxies=local, farewell=0.5, proxy_patience=60)
    with hosting(behind) as host, httpx.Client(base_url=host.url, timeout=60) as proxy:
        answers = [proxy.get("/ready")]
        assert answers[0].json() == {"ready": True}
        host.server.should_exit = True
        with pytest.raises(httpx.ConnectError):
            while True:
                answers.append(proxy.get("/ready"))
    assert answers[-1].json() == {"ready": False}
    assert {one.status_code for one in answers} == {200, 503}
