"""Who gets in, how much at once, and what every answer carries."""

import json
import socket
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from digsite.core.actors import SPECTATOR
from digsite.server import decisions
from digsite.server.addresses import networks
from digsite.server.gate import HEADERS, is_known_host
from digsite.server.limits import Bucket, Buckets
from digsite.server.settings import Rate
from tests.server.clients import Reception, persons, receiving
from tests.server.host import Host, hosting, settings


def test_every_answer_carries_the_usual_headers(reception: Reception) -> None:
    refused = reception.http.get("/health", headers={"Origin": "https://elsewhere.example"})
    for answer in (reception.get("/health"), reception.get("/nowhere"), refused):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "server" not in answer.headers
    assert reception.get("/api/titles").headers["Cache-Control"] == "no-store"


def test_pages_of_other_sites_are_turned_away(reception: Reception) -> None:
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1"):
        answer = reception.http.get("/api/titles", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "other-origin")
    own = reception.http.get("/api/titles", headers={"Origin": reception.host.url})
    assert own.status_code == 200


def test_sockets_of_other_sites_are_turned_away(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    address = f"ws://127.0.0.1:{reception.host.port}{place.path}/stream"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass
    with connect(address, origin=Origin(reception.host.url)) as allowed:
        allowed.send('{"type": "hello"}')
        assert '"type":"update"' in str(allowed.recv(timeout=60))


def test_names_that_others_could_point_here_are_turned_away(reception: Reception) -> None:
    answer = reception.http.get("/api/titles", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "other-host")
    with socket.create_connection(("127.0.0.1", reception.host.port), timeout=60) as made:
        made.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: rebound.example\r\n\r\n")
        assert made.recv(100).startswith(b"HTTP/1.1 421")
    assert is_known_host("localhost:80", ())
    assert is_known_host("[::1]:80", ())
    assert is_known_host("games.example", ("games.example",))
    assert not is_known_host("", ())
    assert not is_known_host("[", ())


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_is_refused(reception: Reception, chunked: bool) -> None:
    body = b'{"file": "' + b"x" * 600_000 + b'"}'
    content = (body[i : i + 50_000] for i in range(0, len(body), 50_000)) if chunked else body
    headers = {"Content-Type": "application/json"}
    answer = reception.http.post("/api/files", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_message_far_too_large_closes_the_socket(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    client.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed, match="1009"):
        client.receive()


def test_one_address_cannot_ask_too_often(database: str) -> None:
    with hosting(settings(database, rate=Rate(burst=5, each_second=0))) as host:
        codes = [httpx.get(f"{host.url}/health").status_code for _ in range(6)]
    assert codes == [200, 200, 200, 200, 429, 429]  # one was asked before


def test_one_socket_cannot_send_too_often(database: str) -> None:
    with receiving(database, seat_rate=Rate(burst=2, each_second=0)) as reception:
        client = reception.table("archaeology", persons(2)).sit(0)
        answers = [client.ask({"type": "ping"}) for _ in range(3)]
    assert [answer.get("pong") for answer in answers] == [True, True, None]
    assert answers[2]["error"]["code"] == "too-often"


def test_one_address_cannot_open_too_many_sockets(database: str) -> None:
    with receiving(database, sockets_each=2) as reception:
        place = reception.table("archaeology", persons(2))
        first, _ = place.sit(0), place.sit(1)
        with pytest.raises(InvalidStatus):
            place.sit(SPECTATOR)
        first.close()
        assert reception.get("/health").status_code == 200


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(burst=2, each_second=1), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.owe(2)
    now[0] = 3.0
    assert [bucket.has(), bucket.take()] == [False, False]
    now[0] = 4.0
    assert [bucket.has(), bucket.take()] == [True, True]
    buckets = Buckets(Rate(burst=1, each_second=0), lambda: now[0])
    assert [buckets.take(name) for name in ("a", "b", "a")] == [True, True, False]


def test_what_is_much_work_counts_for_more(database: str) -> None:
    body = {"title": "archaeology", "seats": persons(2)}
    with hosting(settings(database, rate=Rate(burst=9, each_second=0))) as host:
        codes = [httpx.post(f"{host.url}/api/tables", json=body).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


@pytest.mark.parametrize(
    ("path", "answered"),
    [
        ("/api/tables", 9),
        ("/api/tables?limit=100", 9),
        ("/api/tables?limit=100&older=1.5", 2),
        ("/api/tables?%6flder=1.5", 2),
        ("/api/tables/0123456789abcdef?older=1.5", 9),
    ],
)
def test_a_page_that_is_made_for_one_alone_counts_for_more(
    database: str, path: str, answered: int
) -> None:
    with hosting(settings(database, rate=Rate(burst=10, each_second=0))) as host:  # one was asked
        codes = [httpx.get(f"{host.url}{path}").status_code for _ in range(answered + 1)]
    assert codes.index(429) == answered


def test_all_sockets_of_an_address_share_what_it_may_say(database: str) -> None:
    with receiving(database, address_rate=Rate(burst=3, each_second=0)) as reception:
        place = reception.table("archaeology", persons(2))
        clients = [place.sit(seat) for seat in (0, 1, SPECTATOR, SPECTATOR)]
        answers = [client.ask({"type": "ping"}) for client in clients]
    assert [answer.get("pong") for answer in answers] == [True, True, True, None]
    assert answers[3]["error"]["code"] == "too-often"


def test_whom_a_proxy_names_has_a_share_of_its_own(database: str) -> None:
    rate, proxies = Rate(burst=1, each_second=0), networks(["127.0.0.1"])
    with receiving(database, address_rate=rate, proxies=proxies) as reception:
        place = reception.table("archaeology", persons(2))
        address = f"ws://127.0.0.1:{reception.host.port}{place.path}/stream"
        told = []
        for one in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "192.0.2.1"):
            with connect(address, additional_headers={"X-Forwarded-For": one}) as guest:
                guest.send('{"type": "hello"}')
                guest.recv()
                guest.send('{"type": "ping"}')
                told.append("pong" in json.loads(guest.recv()))
    assert told == [True, True, True, False, False]


@pytest.mark.parametrize(
    ("question", "answered"),
    [
        ({"type": "ping"}, 40),
        ({"type": "preview", "moves": []}, 10),
        ({"type": "why", "about": ["end"]}, 5),
        ({"type": "why"}, 2),
        ({"type": "move", "id": "a", "moves": ["steal coin"]}, 5),
    ],
    ids=["ping", "preview", "one reason", "all reasons", "a refused move"],
)
def test_a_message_counts_for_the_work_it_is(
    database: str, question: dict[str, object], answered: int
) -> None:
    with receiving(database, address_rate=Rate(burst=40, each_second=0)) as reception:
        place = reception.table("archaeology", persons(2))
        clients = [place.sit(seat) for seat in (0, 1)]
        actor = next(client for client in clients if client.now["legal"])
        if question["type"] != "ping":
            question = {**question, "ply": actor.now["ply"]}
        answers = [actor.ask(question) for _ in range(answered + 1)]
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert [code == "too-often" for code in codes] == [False] * answered + [True]


def test_a_question_by_http_counts_for_the_work_it_is(database: str) -> None:
    with hosting(settings(database, rate=Rate(burst=10, each_second=0))) as host:
        address = f"{host.url}/api/lessons/archaeology"
        why = partial(httpx.post, f"{address}/why", json={"path": []})
        preview = partial(httpx.post, f"{address}/preview", json={"path": [], "moves": []})
        codes = [ask().status_code for ask in (why, preview, why, preview)]
    assert codes == [200, 200, 429, 200]  # one more was asked before


def test_whoever_said_too_much_is_not_even_tried(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with receiving(database, seat_rate=Rate(burst=1, each_second=0)) as reception:
        place = reception.table("archaeology", persons(2))
        clients = [place.sit(seat) for seat in (0, 1)]
        actor = next(client for client in clients if client.now["legal"])
        assert actor.ask({"type": "ping"})["pong"]
        monkeypatch.setattr(decisions, "decided", None)
        assert actor.move("steal coin")["error"]["code"] == "too-often"


def test_a_socket_at_what_is_no_table_is_told_so(host: Host) -> None:
    for name in ("a%00b", "short", "x" * 5000, "0123456789ABCDEF"):
        with connect(f"ws://127.0.0.1:{host.port}/api/tables/{name}/stream") as guest:
            guest.send('{"type": "hello"}')
            assert json.loads(guest.recv())["error"]["code"] == "no-table"


def test_what_is_unknown_is_refused_in_the_same_manner(reception: Reception) -> None:
    missing = reception.get("/api/tables/0123456789abcdef")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "no-table")
    assert reception.get("/api/tables/..%2f").status_code in {404, 422}
    assert reception.get("/nowhere").json()["error"]["code"] == "http-404"
    assert reception.post("/health").json()["error"]["code"] == "http-405"
    header = {"Authorization": "Basic abc"}
    wrong = reception.http.get("/api/tables/0123456789abcdef/view", headers=header)
    assert wrong.status_code == 401


def test_a_fault_of_ours_shows_no_traceback(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a detail that nobody must see")

    monkeypatch.setattr(reception.host.house.store, "id_by_code", fail)
    answer = reception.get("/api/join/ABCDEF")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "fault")
    assert "detail" not in answer.text


def test_nothing_listens_but_on_the_loop(host: Host) -> None:
    assert host.listening.getsockname()[0] == "127.0.0.1"
    assert host.listening.family == socket.AF_INET


def test_metrics_count_what_happens(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    actor = place.view(SPECTATOR)["view"]["actor"]
    view = place.view(actor)
    before = reception.get("/metrics").text
    place.move(actor, "a", view["ply"], view["legal"][0]["notation"])
    after = reception.get("/metrics").text
    assert counted(after) == counted(before) + 1
    assert "# TYPE digsite_moves_total counter" in after


def counted(text: str) -> int:
    lines = [line for line in text.splitlines() if line.startswith("digsite_moves_total ")]
    return int(lines[0].split()[1]) if lines else 0
