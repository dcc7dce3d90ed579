"""The club's page is worked out beside everything else, and once for all who ask."""

import asyncio
import threading
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

import digsite
from digsite.server import club_page
from digsite.server.club_page import LATEST, Club, ClubResults, worked_out
from digsite.server.fair_queue import Asker
from digsite.server.pages import Page
from digsite.server.records import Record
from digsite.server.store.club import ClubStore, Listed
from tests.server.clients import Reception, persons

GAMES = 30


class Shelf:
    """What a club asks of its store: some games of two players."""

    changes = 0
    asked = 0

    async def results(self, title: str | None) -> list[Listed]:
        self.asked += 1
        return [
            Listed(f"m{game}", "archaeology", 1e9 - game, 2, place, 50, name)
            for game in range(GAMES)
            for place, name in enumerate(("Ada", "Ben"), 1)
        ]


def club_of(shelf: Shelf) -> Club:
    return Club(cast(ClubStore, shelf))


async def everything(club: Club) -> list[Page]:
    asked = [club.page(None, 0, 50), club.player(None, "Ada"), club.records(), club.sheet()]
    return list(await asyncio.gather(*asked))


def test_whoever_asks_at_the_same_time_waits_for_one_answer() -> None:
    shelf = Shelf()

    async def ask() -> tuple[list[Page], list[Page]]:
        club = club_of(shelf)
        return await asyncio.gather(everything(club), everything(club))

    first, again = asyncio.run(ask())
    assert shelf.asked == 1
    assert all(one is other for one, other in zip(first, again, strict=True))
    assert first[3].plain.startswith(b"game,date,title")


def test_nothing_long_is_worked_out_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def noted(game: list[Listed]) -> Record:
        threads.append(threading.get_ident())
        return game_record(game)

    async def ask_twice() -> None:
        club = club_of(Shelf())
        await everything(club)
        await everything(club)

    game_record = club_page.game_record
    monkeypatch.setattr(club_page, "game_record", noted)
    asyncio.run(ask_twice())
    assert len(threads) == LATEST + GAMES  # each once: those of a player, and the export
    assert threading.get_ident() not in threads


def test_however_often_something_changes_the_club_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(club_page, "time", SimpleNamespace(monotonic=lambda: now[0]))
    shelf = Shelf()

    async def look() -> list[int]:
        club = club_of(shelf)
        club.known[None] = replace(await club.read(None), took=2.0)
        shelf.changes += 1
        seen = []
        for later in (17, 2):
            now[0] += later
            seen.append((await club.read(None)).changes)
        return seen

    assert asyncio.run(look()) == [0, 1]


def test_all_titles_together_take_a_tenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, worked = [100.0], Counter[str | None]()
    monkeypatch.setattr(club_page, "time", SimpleNamespace(monotonic=lambda: now[0]))
    shelf, titles = Shelf(), [None, *digsite.titles()]

    def slowly(rows: list[Listed], changes: int) -> ClubResults:
        made = worked_out(rows, changes)
        now[0] += 2.0
        return replace(made, at=now[0], took=2.0)

    async def look(seconds: float) -> None:
        club = club_of(shelf)
        for title in titles:  # what has never been worked out cannot rest
            await club.read(title)
        shelf.asked, end = 0, now[0] + seconds
        while now[0] < end:
            for title in titles:
                shelf.changes += 1
                before = shelf.asked
                await club.read(title)
                worked[title] += shelf.asked - before
            now[0] += 0.25

    monkeypatch.setattr(club_page, "worked_out", slowly)
    asyncio.run(look(801.0))
    assert shelf.asked == 801 // 20
    assert set(worked.values()) == {10}  # and none of them waits longer than the others


def test_reading_the_results_counts_as_work_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(club_page, "time", SimpleNamespace(monotonic=lambda: now[0]))

    class SlowShelf(Shelf):
        async def results(self, title: str | None) -> list[Listed]:
            now[0] += 3.0
            return await super().results(title)

    async def took() -> float:
        return (await club_of(SlowShelf()).read(None)).took

    assert asyncio.run(took()) == 3.0


def test_a_table_does_not_wait_for_the_club(reception: Reception) -> None:
    house = reception.host.house
    place = reception.table("archaeology", persons(2))

    async def forget_and_look() -> str:
        turns = house.club.background.turns
        turn = await turns.take(Asker("", lambda: True))  # as while the club is being worked out
        house.hall.drop(house.hall.live[place.id])
        async with house.hall.table(place.id) as table:
            turns.give_back(turn)
            return table.id

    looking = asyncio.run_coroutine_threadsafe(forget_and_look(), reception.host.loop)
    assert looking.result(60) == place.id
