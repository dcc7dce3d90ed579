"""The lobby: listed tables, asked for once and sent to everybody until something changes."""

from digsite.server import reports
from digsite.server.pages import Page, packed
from digsite.server.records import Record
from digsite.server.settings import Retention
from digsite.server.store.store import Header, Seat, Store
from digsite.server.table import is_free, until

First = tuple[str, int]  # status and limit: the route allows three times a hundred


class Lobby:
    """First pages, which hold as long as no table is set up, changes its seats or its status.

    Further pages are made for each request: anybody can think of new values of `older` without
    end, and keeping those pages would push out the ones that everybody asks for."""

    def __init__(self, store: Store, keep: Retention) -> None:
        self.store = store
        self.keep = keep
        self.pages: dict[First, Page] = {}
        self.seen = -1  # the store's count of changes when they were made

    async def page(self, status: str, limit: int, older: float | None = None) -> Page:
        """So many tables of this status, the newest first, or those that are older than that."""
        if older is not None:
            return await self.made(status, limit, older)
        changes = self.store.changes
        if self.seen != changes:
            self.pages, self.seen = {}, changes
        found = self.pages.get((status, limit))
        if found is None:
            found = await self.made(status, limit, None)
            if self.seen == changes:
                self.pages[status, limit] = found
        return found

    async def made(self, status: str, limit: int, older: float | None) -> Page:
        return page_of(await self.store.listing(status, limit, older), limit, self.keep)


def page_of(found: list[tuple[Header, list[Seat]]], limit: int, keep: Retention) -> Page:
    tables = [card(header, seats, keep) for header, seats in found]
    older = found[-1][0].created if len(found) == limit else None
    return packed({"tables": tables, "older": older})


def card(header: Header, seats: list[Seat], keep: Retention) -> Record:
    """A listed table; one with an open seat tells its code."""
    told = [reports.seat_record(n, seat, False) for n, seat in enumerate(seats)]
    code = header.code if any(map(is_free, seats)) else None
    gone = until(header, header.touched, keep)
    return {**reports.header_record(header), "seats": told, "code": code, "until": gone}
