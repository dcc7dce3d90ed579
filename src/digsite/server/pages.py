"""Answers that are prepared once and sent to many."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import Response

from digsite.server.records import Record, encoded

ASK_AGAIN = "no-cache"
JSON = "application/json"
QUICKLY, SMALL = 5, 9  # how hard gzip tries: for what changes, and for what does not


@dataclass(frozen=True)
class Page:
    """A prepared answer: plain, compressed, and its ETag."""

    plain: bytes
    small: bytes
    tag: str

    def answer(
        self, asked: Headers, kind: str = JSON, more: Mapping[str, str] | None = None
    ) -> Response:
        """The response: compressed if that is accepted, and 304 if the client has it already."""
        headers = {"Cache-Control": ASK_AGAIN, "ETag": self.tag, "Vary": "Accept-Encoding"}
        headers |= more or {}
        if asked.get("if-none-match") == self.tag:
            return Response(None, 304, headers)
        if "gzip" not in asked.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type=kind)
        return Response(
            self.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind
        )


def packed(told: Record | str | bytes, level: int = QUICKLY) -> Page:
    """Prepare an answer: a record as JSON, or a text as it is."""
    if isinstance(told, bytes):
        plain = told
    else:
        plain = told.encode() if isinstance(told, str) else encoded(told)
    mark = hashlib.sha256(plain).hexdigest()[:16]
    return Page(plain, gzip.compress(plain, compresslevel=level, mtime=0), f'W/"{mark}"')
