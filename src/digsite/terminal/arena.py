"""`digsite arena`: a tournament between bots, with intervals and ratings."""

from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.table import Table

from digsite.arena.games import SECONDS, Result
from digsite.arena.pool import cores
from digsite.arena.rating import ratings
from digsite.arena.standings import Standing, standings
from digsite.arena.tournament import Tournament, held, read
from digsite.bots.roster import refuse_unknown
from digsite.locales import user_language
from digsite.terminal import written
from digsite.terminal.choices import (
    AsJson,
    Edition,
    Expansions,
    Options,
    Seats,
    Start,
    TitleName,
    chosen_game,
)
from digsite.terminal.console import err, out, refusing, show_json
from digsite.terminal.simulate import (
    INTERRUPTED,
    Games,
    OnRay,
    Players,
    Seed,
    Workers,
    in_words,
    progress,
)

COLUMNS = ("player", "games", "wins", "interval", "rating", "milliseconds", "failed")
Results = Annotated[Path | None, typer.Option("--file")]
Limit = Annotated[float, typer.Option("--seconds", min=0.001)]


def arena(
    title: TitleName,
    players: Players = "skilled,novice",
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 0,
    file: Results = None,
    seconds: Limit = SECONDS,
    edition: Edition = None,
    option: Options = None,
    expansions: Expansions = None,
    start: Start = None,
    json: AsJson = False,
    workers: Workers = None,
    ray: OnRay = False,
) -> None:
    """Let bots meet from all seats with the same deals, and rate them.

    Example: digsite arena archaeology --players expert,skilled --games 200 --file games.jsonl
    """
    with refusing():
        chosen, number, options = chosen_game(title, seats, edition, option, expansions, start)
        names = contestants(players)
        tournament = Tournament(chosen.name, edition, number, options, names, seed, seconds)
        show(watched(tournament, games, file, workers or cores(), ray), games, json)


def contestants(players: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in players.split(","))
    for name in names:
        refuse_unknown(name)
    return names


def watched(
    tournament: Tournament, games: int, file: Path | None, workers: int, ray: bool
) -> list[Result]:
    """The results, with a bar on the way; Ctrl-C keeps those that are there."""
    results: list[Result] = []
    before = min(games, len(read(file, tournament))) if file else 0
    with progress() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task(tournament.title, total=games, completed=before)

        def tell(result: Result) -> None:
            results.append(result)
            bar.advance(task)

        return held(tournament, games, file, workers, tell, ray, tournament.has_guests)
    return read(file, tournament) if file else results


def show(results: list[Result], games: int, json: bool) -> None:
    rated = ratings(results)
    if json:
        failures = [result.record() for result in results if result.failed]
        rows = [standing.record() for standing in standings(results)]
        show_json({"games": len(results), "players": rows, "ratings": rated, "failures": failures})
    else:
        out().print(report(standings(results), rated))
        for result in results:
            if result.failed:
                out().print(in_words(result), highlight=False, markup=False)
    if len(results) < games:
        err().print(user_language.say("stopped-after", played=len(results), wanted=games))
        raise typer.Exit(INTERRUPTED)


def report(rows: list[Standing], rated: dict[str, float]) -> RenderableType:
    table = Table(*(user_language.say(f"table-{name}") for name in COLUMNS), box=None)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in rows:
        low, high = row.interval
        rating = f"{rated[row.player]:.0f}" if row.player in rated else "–"
        table.add_row(
            row.player,
            str(row.games),
            written.share(row.share),
            f"{written.share(low)} – {written.share(high)}",
            rating,
            written.number(1000 * median(row.means)) if row.means else "–",
            str(row.failures),
        )
    return table
