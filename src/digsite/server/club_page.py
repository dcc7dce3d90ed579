"""The club's page: standings, ratings and who did how well against whom, computed once for all."""

import asyncio
import csv
import io
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from digsite.arena.games import Result
from digsite.arena.rating import ratings
from digsite.arena.standings import Standing, standings
from digsite.server.background import Background
from digsite.server.pages import Page, packed
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.club import ClubStore, Listed

T = TypeVar("T")
RECORDS, SHEET = ("records",), ("sheet",)  # not strings, as the names of players are
SHARE = 0.1  # the most of the time that goes into working out results
LATEST = 20  # games of somebody that are shown
OLDEST = 60.0  # seconds after which the store is asked again, whoever else writes to it
MOST_PAGES = 200
HEADINGS = ("game", "date", "title", "seats", "name", "place", "score")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would evaluate


@dataclass(frozen=True)
class ClubResults:
    """The games that count, newest first, the standings, and the pages made from them."""

    games: list[list[Listed]]
    players: list[Record]
    games_of: dict[str, list[list[Listed]]]
    changes: int  # the count of changes in the store when they were read
    at: float
    took: float  # seconds, with reading it
    pages: dict[object, Page] = field(default_factory=dict)

    def player(self, name: str) -> Record:
        """One player: against whom, and the latest games."""
        found = next(one for one in self.players if one["name"] == name)
        mine = self.games_of[name]
        latest = [game_record(game) for game in mine[:LATEST]]
        return {"player": found, "against": against(name, mine), "games": latest}

    def page(self, start: int, limit: int) -> Record:
        """A page of at most `limit` players."""
        more = start + limit if start + limit < len(self.players) else None
        players = self.players[start : start + limit]
        return {"games": len(self.games), "players": players, "next": more}

    def records(self) -> Record:
        return {"games": [game_record(game) for game in self.games]}


class Club:
    """Answers from known results until a game ends, or somebody joins or leaves the club.

    Results are worked out in a thread of the club's own, so that no table waits for them, and
    once for everybody who asks at the same time."""

    def __init__(self, store: ClubStore) -> None:
        self.store = store
        self.background = Background()
        self.known: dict[str | None, ClubResults] = {}
        self.under_way: dict[object, asyncio.Task[Any]] = {}

    async def read(self, title: str | None) -> ClubResults:
        """The games of a title, or of all."""
        found = self.known.get(title)
        if found is None or self.is_outdated(found):
            found = await self.once(title, partial(self.work_out, title))
        return found

    def is_outdated(self, found: ClubResults) -> bool:
        """Results are kept for a while even if something has changed, and longer the more work
        the results of all titles are: see `SHARE`."""
        age = time.monotonic() - found.at
        if age < self.round() - found.took:
            return False
        return found.changes != self.store.changes or age > OLDEST

    def round(self) -> float:
        """Seconds in which the results of each title may be worked out once."""
        return sum(one.took for one in self.known.values()) / SHARE

    async def work_out(self, title: str | None) -> ClubResults:
        changes, began = self.store.changes, time.monotonic()
        rows = await self.store.results(title)
        reading = time.monotonic() - began
        made = await self.background.run(worked_out, rows, changes)
        found = self.known[title] = replace(made, took=made.took + reading)
        return found

    async def once(self, asked: object, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """Do the work, or wait for it if somebody else has begun it."""
        task: asyncio.Task[T] | None = self.under_way.get(asked)
        if task is None:
            task = self.under_way[asked] = asyncio.create_task(work())
            task.add_done_callback(lambda _: self.under_way.pop(asked))
        return await asyncio.shield(task)

    async def page(self, title: str | None, start: int, limit: int) -> Page:
        """So many players from this one on."""
        results = await self.read(title)
        return await self.ready(results, (start, limit), lambda: results.page(start, limit))

    async def player(self, title: str | None, name: str) -> Page:
        """One player: against whom, and the latest games."""
        results = await self.read(title)
        if name not in results.games_of:
            raise Refusal(404, "not-listed", {"name": name})
        return await self.ready(results, name, lambda: results.player(name))

    async def records(self) -> Page:
        """Everything, for those who want their own statistics."""
        results = await self.read(None)
        return await self.ready(results, RECORDS, results.records)

    async def sheet(self) -> Page:
        """The same as CSV."""
        results = await self.read(None)
        return await self.ready(results, SHEET, lambda: sheet(results.games))

    async def ready(
        self, results: ClubResults, asked: object, make: Callable[[], Record | str]
    ) -> Page:
        """A page is made once; it is forgotten together with the results that it shows."""
        found = results.pages.get(asked)
        if found is None:
            making = partial(self.background.run, lambda: packed(make()))
            found = await self.once((id(results), asked), making)
            if len(results.pages) >= MOST_PAGES:
                results.pages.clear()
            results.pages[asked] = found
        return found


def worked_out(rows: Iterable[Listed], changes: int = 0) -> ClubResults:
    """Games, and all players of them, the strongest first."""
    began = time.monotonic()
    games: dict[str, list[Listed]] = defaultdict(list)
    games_of: dict[str, list[list[Listed]]] = defaultdict(list)
    for row in rows:
        games[row.match].append(row)
    for game in games.values():
        for name in {one.name for one in game}:
            games_of[name].append(game)
    results = [result_of(game) for game in games.values()]
    rated = ratings(ranked_anew(one) for one in results if len(one.players) > 1)
    ranked = sorted(standings(results), key=lambda one: one.player)
    ranked.sort(key=lambda one: (rated.get(one.player, 0.0), one.wins), reverse=True)
    players = [player_record(one, rated.get(one.player)) for one in ranked]
    now = time.monotonic()
    return ClubResults(list(games.values()), players, dict(games_of), changes, now, now - began)


def sheet(games: list[list[Listed]]) -> str:
    """The games as CSV."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(HEADINGS)
    for number, game in enumerate(games, 1):
        for one in game:
            day = datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds")
            cells = (one.title, one.seats, cell(one.name), one.place, one.score)
            lines.writerow((number, day, *cells))
    return text.getvalue()


def player_record(one: Standing, rating: float | None) -> Record:
    shown = None if rating is None else round(rating)
    return {"name": one.player, "games": one.games, "wins": round(one.wins, 2), "rating": shown}


def result_of(game: list[Listed]) -> Result:
    nothing = [0] * len(game)
    names, scores = [one.name for one in game], [one.score for one in game]
    return Result(0, names, scores, [one.place for one in game], nothing, [0.0] * len(game))


def ranked_anew(result: Result) -> Result:
    """The places among those who are listed."""
    places = [1 + sum(other < place for other in result.places) for place in result.places]
    return Result(0, result.players, result.scores, places, result.decisions, result.seconds)


def against(name: str, games: list[list[Listed]]) -> list[Record]:
    """How somebody fared against each of the others."""
    met, ahead, behind = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        own = next(one.place for one in game if one.name == name)
        for other in game:
            if other.name != name:
                met[other.name] += 1
                ahead[other.name] += own < other.place
                behind[other.name] += own > other.place
    return [
        {"name": other, "games": count, "ahead": ahead[other], "behind": behind[other]}
        for other, count in sorted(met.items(), key=lambda one: (-one[1], one[0]))
    ]


def game_record(game: list[Listed]) -> Record:
    first = game[0]
    results = [{"name": one.name, "place": one.place, "score": one.score} for one in game]
    return {"title": first.title, "at": first.at, "seats": first.seats, "results": results}


def cell(text: str) -> str:
    """A name that no spreadsheet will mistake for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
