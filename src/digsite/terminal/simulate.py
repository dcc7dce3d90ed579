"""`digsite simulate`: many games between bots, with shares and intervals."""

import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from digsite.arena.games import Result
from digsite.arena.pool import cores, shared
from digsite.arena.tally import Matchup, Tally, play_games, play_games_apart, wilson
from digsite.bots.roster import refuse_unknown, told_apart
from digsite.locales import user_language
from digsite.locales.faults import Fault, filled
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
    players_begun,
)
from digsite.terminal.console import err, out, refusing, show_json

PORTIONS = 100
MOST_PORTIONS = 10_000  # where players think: a game that was finished is not lost when they stop
QUICK_GAMES = 20_000  # between random players take about as long as starting a process
COLUMNS = ("player", "mean", "deviation", "wins", "interval")
INTERRUPTED = 130  # as shells report a command that was stopped by Ctrl-C

Games = Annotated[int, typer.Option("--games", "-g", min=1)]
Seed = Annotated[int, typer.Option("--seed")]
Players = Annotated[str, typer.Option("--players", metavar="A,B,…", autocompletion=players_begun)]
Workers = Annotated[int | None, typer.Option("--workers", "-w", min=1)]
OnRay = Annotated[bool, typer.Option("--ray")]


def simulate(
    title: TitleName,
    seats: Seats = None,
    games: Games = 1000,
    seed: Seed = 0,
    players: Players = "random",
    edition: Edition = None,
    option: Options = None,
    expansions: Expansions = None,
    start: Start = None,
    json: AsJson = False,
    workers: Workers = None,
) -> None:
    """Let bots play many games; players change seats from game to game.

    Example: digsite simulate archaeology --seats 2 --games 500 --players skilled,novice
    """
    with refusing():
        chosen, number, options = chosen_game(title, seats, edition, option, expansions, start)
        matchup = Matchup(chosen.name, edition, number, options, line_up(players, number), seed)
        show(matchup, games, workers or enough(matchup, games), json)


def enough(matchup: Matchup, games: int) -> int:
    """All cores; for random games, no more than have something to do."""
    return min(cores(), 1 + games // QUICK_GAMES) if is_quick(matchup) else cores()


def is_quick(matchup: Matchup) -> bool:
    return set(matchup.players) == {"random"}


def show(matchup: Matchup, games: int, workers: int, json: bool) -> None:
    """Play, and tell what came of it, also if somebody stops the games."""
    began = time.perf_counter()
    tally = Tally.of(matchup.seats)
    try:
        with suppress(KeyboardInterrupt):
            play_into(tally, matchup, games, workers)
    finally:
        show_tally(matchup, tally, time.perf_counter() - began, games, json)
    if tally.games < games:
        raise typer.Exit(INTERRUPTED)


def show_tally(matchup: Matchup, tally: Tally, seconds: float, wanted: int, json: bool) -> None:
    """What came of the games, all of them or those before they were stopped."""
    if tally.games < wanted:
        err().print(user_language.say("stopped-after", played=tally.games, wanted=wanted))
    if not tally.games:
        return
    if json:
        show_json(record(matchup, tally, seconds))
    else:
        out().print(report(matchup, tally))
        for result in firsts(tally):
            out().print(in_words(result), highlight=False, markup=False)
        out().print(speed(tally, seconds))


def firsts(tally: Tally) -> list[Result]:
    """The first game that each player lost by a failure."""
    return sorted(tally.examples.values(), key=lambda result: result.game)


def in_words(result: Result) -> str:
    """What a bot did wrong, in the language of whoever reads it."""
    failed = result.failed
    assert failed is not None
    why = filled(user_language.current(), f"fault-{failed['reason']}", failed["values"])
    return user_language.say("arena-failed", game=result.game, why=why)


def line_up(players: str, seats: int) -> tuple[str, ...]:
    """The players by name, one for each seat."""
    names = [name.strip() for name in players.split(",")]
    for name in names:
        refuse_unknown(name)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Fault("players", names=len(names), seats=seats)
    return tuple(names)


def play_into(tally: Tally, matchup: Matchup, games: int, workers: int) -> None:
    """All games, with a bar on the way if somebody is watching; whoever stops them keeps what is
    in the tally."""
    with progress() as bar:
        task = bar.add_task(matchup.title, total=games)
        for part in portions(matchup, games, workers):
            tally.merge(part)
            bar.advance(task, part.games)


def progress() -> Progress:
    """A bar for a person at a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = err()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def portions(matchup: Matchup, games: int, workers: int) -> Iterator[Tally]:
    """The tallies of the parts into which the work is cut."""
    size = max(1, games // (PORTIONS if is_quick(matchup) else MOST_PORTIONS))
    cuts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    again = partial(play_games_apart, matchup)
    work = partial(play_games, matchup)
    return shared(work, cuts, workers, again=again, apart=matchup.has_guests)


def report(matchup: Matchup, tally: Tally) -> RenderableType:
    columns = (*COLUMNS, "failed") if tally.examples else COLUMNS
    heads = (user_language.say(f"table-{name}") for name in columns)
    table = Table(*heads, box=None)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify = "right"
    for column in table.columns[2:]:
        column.no_wrap = True
    for player, name in enumerate(told_apart(matchup.players)):
        share = tally.share(player)
        low, high = wilson(share, tally.games)
        table.add_row(
            name,
            written.number(tally.mean(player)) if tally.scored else "–",
            written.number(tally.deviation(player)) if tally.scored else "–",
            written.share(share),
            f"{written.share(low)} – {written.share(high)}",
            *([str(tally.failures[player])] if tally.examples else []),
        )
    return table


def speed(tally: Tally, seconds: float) -> str:
    per_game = tally.decisions / tally.games
    rate = tally.games / seconds if seconds else 0.0
    told = {"decisions": round(per_game, 1), "rate": round(rate, 0 if rate >= 1 else 3)}
    return user_language.say("simulated", count=tally.games, **told)


def record(matchup: Matchup, tally: Tally, seconds: float) -> dict[str, object]:
    """The result as plain data; only `seconds` and `games_per_second` depend on the machine."""
    players: list[dict[str, object]] = []
    for player, name in enumerate(told_apart(matchup.players)):
        share = tally.share(player)
        players.append(
            {
                "player": name,
                "mean_score": tally.mean(player) if tally.scored else None,
                "deviation": tally.deviation(player) if tally.scored else None,
                "win_share": share,
                "interval": list(wilson(share, tally.games)),
                "failures": tally.failures[player],
            }
        )
    return {
        "title": matchup.title,
        "seats": matchup.seats,
        "options": matchup.options,
        "seed": matchup.seed,
        "games": tally.games,
        "decisions_per_game": tally.decisions / tally.games,
        "players": players,
        "first_failures": [result.record() for result in firsts(tally)],
        "seconds": seconds,
        "games_per_second": tally.games / seconds if seconds else None,
    }
