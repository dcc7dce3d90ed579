"""The server's end of a socket: frames as the standard has them, and messages in their order."""

import pytest
from websockets.frames import Frame, Opcode

from digsite.server.line import MOST_AHEAD, frame_head
from tests.server.clients import Reception, persons


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_begins_as_the_library_would_have_it(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_whoever_sends_faster_than_we_answer_is_answered_in_order(reception: Reception) -> None:
    client = reception.table("archaeology", persons(2)).sit(0)
    many = 10 * MOST_AHEAD
    for number in range(many):
        client.send({"type": "chat", "id": f"c{number}", "text": "hello"})
    answers = [client.next("answer") for _ in range(many)]
    assert [one["id"] for one in answers] == [f"c{number}" for number in range(many)]
    assert all(one["accepted"] for one in answers)
