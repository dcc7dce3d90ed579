"""The club's page: standings, ratings and who did how well against whom, computed once for all."""

import csv
import io
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime

from digsite.arena.games import Result
from digsite.arena.rating import ratings
from digsite.arena.standings import Standing, standings
from digsite.server.background import Background
from digsite.server.lobby import Page, packed
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.club import ClubStore, Listed

LATEST = 20  # games of somebody that are shown
OLDEST = 60.0  # seconds after which the store is asked again, whoever else writes to it
MOST_PAGES = 200
HEADINGS = ("game", "date", "title", "seats", "name", "place", "score")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would evaluate


@dataclass(frozen=True)
class ClubResults:
    """The games that count, newest first, and what follows from them."""

    games: list[list[Listed]]
    players: list[Record]
    at: float


class Club:
    """Answers from what was worked out, until a game ends or somebody comes or goes."""

    def __init__(self, store: ClubStore, background: Background) -> None:
        self.store = store
        self.background = background
        self.known: dict[str | None, ClubResults] = {}
        self.pages: dict[object, Page] = {}
        self.seen = -1

    async def read(self, title: str | None) -> ClubResults:
        """The games of a title, or of all."""
        if self.seen != self.store.changes:
            self.known, self.pages, self.seen = {}, {}, self.store.changes
        found = self.known.get(title)
        if found is None or time.monotonic() - found.at > OLDEST:
            self.pages = {}
            found = await self.background.run(worked_out, await self.store.results(title))
            self.known[title] = found
        return found

    async def page(self, title: str | None, start: int, limit: int) -> Page:
        """So many players from this one on."""
        results = await self.read(title)
        more = start + limit if start + limit < len(results.players) else None
        players = results.players[start : start + limit]
        record = {"games": len(results.games), "players": players, "next": more}
        return self.ready((title, start, limit), record)

    async def player(self, title: str | None, name: str) -> Page:
        """One player: against whom, and the latest games."""
        results = await self.read(title)
        found = [one for one in results.players if one["name"] == name]
        if not found:
            raise Refusal(404, "not-listed", {"name": name})
        mine = [game for game in results.games if any(one.name == name for one in game)]
        latest = [game_record(game) for game in mine[:LATEST]]
        record: Record = {"player": found[0], "against": against(name, mine), "games": latest}
        return self.ready((title, name), record)

    def ready(self, asked: object, record: Record) -> Page:
        if asked not in self.pages:
            if len(self.pages) >= MOST_PAGES:
                self.pages = {}
            self.pages[asked] = packed(record)
        return self.pages[asked]

    async def records(self) -> Record:
        """Everything, for those who want their own statistics."""
        return {"games": [game_record(game) for game in (await self.read(None)).games]}

    async def sheet(self) -> str:
        """The same as CSV."""
        text = io.StringIO()
        lines = csv.writer(text)
        lines.writerow(HEADINGS)
        for number, game in enumerate((await self.read(None)).games, 1):
            for one in game:
                day = datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds")
                cells = (one.title, one.seats, cell(one.name), one.place, one.score)
                lines.writerow((number, day, *cells))
        return text.getvalue()


def worked_out(rows: list[Listed]) -> ClubResults:
    """Games, and all players of them, the strongest first."""
    games: dict[str, list[Listed]] = defaultdict(list)
    for row in rows:
        games[row.match].append(row)
    results = [result_of(game) for game in games.values()]
    rated = ratings(ranked_anew(one) for one in results if len(one.players) > 1)
    ranked = sorted(standings(results), key=lambda one: one.player)
    ranked.sort(key=lambda one: (rated.get(one.player, 0.0), one.wins), reverse=True)
    players = [player_record(one, rated.get(one.player)) for one in ranked]
    return ClubResults(list(games.values()), players, time.monotonic())


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
