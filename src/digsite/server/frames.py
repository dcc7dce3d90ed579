"""Frames of a socket as they come and go (RFC 6455, 5.2): where one ends, and the text in it."""

from collections.abc import Iterator

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has nothing compiled
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a frame: text, and no other follows
MASKED = 0x80  # in the second byte, as in all that come from browsers
MOST_HEAD = 14  # bytes before the text
SHORT, LONG = 126, 1 << 16  # lengths that are written in one, two or eight bytes


class Frames:
    """What came in, cut into whole frames; the part of one waits for the rest."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.part = bytearray()
        self.wanted = 0  # how long the part has to be before it is looked at again

    def whole(self, data: bytes) -> Iterator[bytes]:
        """The frames that are whole now; of one that is too long, what has come, so that whoever
        reads it can say so."""
        if self.part:
            self.part += data
            if len(self.part) < self.wanted:
                return
            data = bytes(self.part)
            self.part.clear()
        start, end = 0, len(data)
        while start < end:
            size = frame_size(data, start)
            if size > self.largest + MOST_HEAD:
                size = end - start
            if start + size > end:
                self.part += data[start:]
                self.wanted = size
                return
            yield data[start : start + size]
            start += size


def frame_size(data: bytes, start: int) -> int:
    """How long the frame is that begins here; while that is not known, what it takes to know."""
    left = len(data) - start
    if left < 2:
        return 2
    length = data[start + 1] & ~MASKED
    head = 6 if data[start + 1] & MASKED else 2
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    if left < 2 + more:
        return 2 + more
    return head + more + int.from_bytes(data[start + 2 : start + 2 + more], "big")


def text_in(data: bytes, largest: int) -> str | None:
    """The text, if this is one whole frame, a message of its own, not too long, and nothing is
    wrong with it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 6
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if len(data) != start + length or not length < largest:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def frame_head(length: int) -> bytes:
    """What comes before a text of this length; the library takes ten times as long to say so."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
