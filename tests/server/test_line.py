"""The server's end of a socket: frames as the standard has them, messages by turns
and in their order."""

import asyncio
from itertools import pairwise

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from digsite.server.line import (
    MOST,
    MOST_AHEAD,
    Inbox,
    Line,
    Turnstile,
    frame_head,
    next_frame,
    text_in,
)
from digsite.server.settings import Rate
from tests.server.clients import Place, Reception, persons, receiving
from tests.server.host import Host


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_begins_as_the_library_would_have_it(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


TEXTS = ["", "x", "grün " * 30, "y" * 125, "z" * 126, "é" * 40_000]
LARGEST = 200_000


def from_browser(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


@pytest.mark.parametrize("step", [1, 2, 7, 5000, 1_000_000])
def test_frames_are_whole_however_they_come(step: int) -> None:
    frames = [from_browser(text) for text in TEXTS]
    sent = b"".join(frames)
    part, found = bytearray(), []
    for start, end in pairwise([*range(0, len(sent), step), len(sent)]):
        part += sent[start:end]
        while frame := next_frame(part, LARGEST):
            found.append(frame)
    assert found == frames


def test_of_a_frame_that_is_too_long_nothing_is_kept() -> None:
    frame = from_browser("x" * 1000)
    part = bytearray(frame[:50])
    assert next_frame(part, 100) == frame[:50]
    assert not part


@pytest.mark.parametrize("text", TEXTS[:-1])
def test_the_text_of_a_frame_is_what_was_sent(text: str) -> None:
    assert text_in(from_browser(text), LARGEST) == text


LEFT_TO_THE_LIBRARY = {
    "nothing": b"",
    "half a head": b"\x81",
    "a short text with a long length": b"\x81\xff" + bytes(7) + b"\x77" + bytes(4) + b"x" * 119,
    "cut off": from_browser("cut")[:-1],
    "two": from_browser("two") + from_browser("frames"),
    "too long": from_browser("x" * 300),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a part": Frame(Opcode.TEXT, b"to be continued", fin=False).serialize(mask=True),
    "bytes": Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
    "a ping": Frame(Opcode.PING, b"").serialize(mask=True),
    "no text": Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
}


@pytest.mark.parametrize("name", LEFT_TO_THE_LIBRARY)
def test_whatever_else_comes_is_left_to_the_library(name: str) -> None:
    assert text_in(LEFT_TO_THE_LIBRARY[name], 200) is None


def test_a_message_in_pieces_is_heard_like_a_whole_one(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    message = '{"type": "chat", "id": "c1", "text": "hello"}'
    client.socket.send([message[:10], message[10:20], message[20:]])
    assert client.next("answer")["id"] == "c1"
    client.socket.send([b"", message.replace("c1", "c2").encode()])  # bytes, in two frames
    assert client.next("answer")["id"] == "c2"
    client.send({"type": "ping"})
    assert client.next("answer")["pong"]


def raw(connection: ClientConnection, *pieces: bytes) -> None:
    for piece in pieces:
        connection.socket.sendall(piece)


def test_a_frame_that_comes_byte_by_byte_is_heard(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    frame = from_browser('{"type": "ping"}')
    raw(client.socket, *[frame[n : n + 1] for n in range(len(frame))])
    assert client.next("answer")["pong"]
    raw(client.socket, frame + frame[:3], frame[3:])
    assert client.next("answer")["pong"]
    assert client.next("answer")["pong"]


def test_what_is_no_text_ends_the_socket(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    raw(client.socket, Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    with pytest.raises(ConnectionClosed, match="1007"):
        client.next("answer")


def test_whoever_sends_faster_than_we_answer_is_answered_in_order(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    many = 10 * MOST_AHEAD
    for number in range(many):
        client.send({"type": "chat", "id": f"c{number}", "text": "hello"})
    answers = [client.next("answer") for _ in range(many)]
    assert [one["id"] for one in answers] == [f"c{number}" for number in range(many)]
    assert all(one["accepted"] for one in answers)


PING = Frame(Opcode.PING, b"").serialize(mask=True)


def test_many_messages_that_come_at_once_are_not_read_at_once(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    sizes: list[int] = []
    put = Inbox.put_nowait

    def noted(inbox: Inbox, item: object) -> None:
        put(inbox, item)
        sizes.append(inbox.size)

    monkeypatch.setattr(Inbox, "put_nowait", noted)
    raw(client.socket, (from_browser('{"type": "ping"}') + PING) * 500)
    assert all(client.next("answer")["pong"] for _ in range(500))
    assert max(sizes) == MOST_AHEAD + 1


@pytest.mark.parametrize(
    "frame", [PING, Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)], ids=["ping", "part"]
)
def test_whoever_sends_nothing_but_control_frames_and_parts_is_let_go(
    database: str, frame: bytes
) -> None:
    with receiving(database, seat_rate=Rate(50, 1)) as reception:
        client = reception.table("archaeology", persons(2)).sit(0)
        begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        raw(client.socket, (b"" if frame is PING else begun) + frame * 500)
        with pytest.raises(ConnectionClosed, match="1008"):
            client.next("answer")


async def stop_taking(host: Host, place: Place) -> Line:
    """As if the only client took nothing more, and the system's buffers were full."""
    [subscriber] = host.house.hall.live[place.id].subscribers
    subscriber.line.pause_writing()
    return subscriber.line


def test_nothing_more_is_read_of_whoever_takes_no_answers(host: Host, reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    client = place.sit(0)
    line = asyncio.run_coroutine_threadsafe(stop_taking(host, place), host.loop).result()
    assert line.read_paused
    client.send({"type": "ping"})
    host.loop.call_soon_threadsafe(line.resume_writing)
    assert client.next("answer")["pong"]


def test_whoever_takes_nothing_for_too_long_is_given_up(database: str) -> None:
    with receiving(database, write_patience=0.1) as reception:
        place = reception.table("archaeology", persons(2))
        client = place.sit(0)
        asyncio.run_coroutine_threadsafe(stop_taking(reception.host, place), reception.host.loop)
        with pytest.raises(ConnectionClosed):
            client.next("answer")


def rounds(said: list[list[str]]) -> list[list[str]]:
    """What is let in of what each socket said, each time that the loop goes round."""

    async def listen() -> list[list[str]]:
        turnstile = Turnstile()
        inboxes = [Inbox(turnstile) for _ in said]
        for inbox, messages in zip(inboxes, said, strict=True):
            for message in messages:
                inbox.put_nowait(message)
        heard: list[list[str]] = []
        while any(inbox.size for inbox in inboxes):
            await asyncio.sleep(0)
            heard.append([inbox.inside.popleft() for inbox in inboxes if inbox.inside])
        return heard

    return asyncio.run(listen())


def names_of(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def test_of_very_many_no_more_are_heard_than_can_be_answered_soon() -> None:
    names = names_of(2 * MOST + 1)
    heard = rounds([[name] for name in names])
    assert heard == [names[:MOST], names[MOST:-1], names[-1:]]


def test_what_the_ear_takes_wakes_nobody_and_holds_up_what_follows() -> None:
    async def listen() -> tuple[list[str], list[object]]:
        inbox = Inbox(Turnstile())
        taken: list[str] = []

        def ear(text: str) -> bool:
            taken.append(text)
            if text == "slow":
                return False
            inbox.hold()
            return True

        inbox.ear = ear
        got = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for text in ("first", "slow", "last"):
            inbox.put_nowait({"text": text})
        for _ in range(5):
            await asyncio.sleep(0)
        assert (taken, got.done()) == (["first"], False)
        inbox.go_on()
        message = await got
        while len(inbox.inside) < 1:
            await asyncio.sleep(0)
        return taken, [message, await inbox.get()]

    taken, got = asyncio.run(listen())
    assert taken == ["first", "slow"]  # what is being answered the usual way keeps its place
    assert got == [{"text": "slow"}, {"text": "last"}]


def test_whoever_says_much_is_heard_in_order_and_holds_nobody_up() -> None:
    many = [str(number) for number in range(100)]
    heard = rounds([many, ["short"]])
    assert heard[0] == ["0", "short"]
    assert [one for messages in heard[1:] for one in messages] == many[1:]
