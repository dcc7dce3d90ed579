"""The lobby: listed tables, asked for once and sent to everybody until something changes."""

import gzip
import hashlib
from dataclasses import dataclass

from digsite.server import reports
from digsite.server.records import Record, encoded
from digsite.server.settings import Retention
from digsite.server.store.store import Header, Seat, Store
from digsite.server.table import is_free, until

MOST_PAGES = 64
Asked = tuple[str, int, float | None]  # status, limit, older than


@dataclass(frozen=True)
class Page:
    """A list of tables as it is sent: plain, compressed, and its mark."""

    plain: bytes
    small: bytes
    tag: str


class Lobby:
    """Pages that hold as long as no table is set up, changes its seats or its status."""

    def __init__(self, store: Store, keep: Retention) -> None:
        self.store = store
        self.keep = keep
        self.pages: dict[Asked, Page] = {}
        self.seen = -1  # the store's count of changes when they were made

    async def page(self, asked: Asked) -> Page:
        changes = self.store.changes
        if self.seen != changes or len(self.pages) >= MOST_PAGES:
            self.pages, self.seen = {}, changes
        found = self.pages.get(asked)
        if found is None:
            found = page_of(await self.store.listing(*asked), asked[1], self.keep)
            if self.seen == changes:
                self.pages[asked] = found
        return found


def page_of(found: list[tuple[Header, list[Seat]]], limit: int, keep: Retention) -> Page:
    tables = [card(header, seats, keep) for header, seats in found]
    older = found[-1][0].created if len(found) == limit else None
    return packed({"tables": tables, "older": older})


def packed(record: Record) -> Page:
    """An answer that is ready to be sent to many."""
    plain = encoded(record)
    mark = hashlib.sha256(plain).hexdigest()[:16]
    return Page(plain, gzip.compress(plain, compresslevel=5, mtime=0), f'W/"{mark}"')


def card(header: Header, seats: list[Seat], keep: Retention) -> Record:
    """A listed table; one with an open seat tells its code."""
    told = [reports.seat_record(n, seat, False) for n, seat in enumerate(seats)]
    code = header.code if any(map(is_free, seats)) else None
    gone = until(header.status, header.touched, keep)
    return {**reports.header_record(header), "seats": told, "code": code, "until": gone}
