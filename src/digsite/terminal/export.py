"""`digsite export`: games between bots as data, for those who learn from them."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from digsite.arena.tournament import Tournament
from digsite.locales import user_language
from digsite.terminal.arena import contestants
from digsite.terminal.choices import (
    Edition,
    Expansions,
    Options,
    Seats,
    Start,
    TitleName,
    chosen_game,
)
from digsite.terminal.console import err, refusing, show_plain
from digsite.terminal.simulate import INTERRUPTED, Games, Players, Seed, progress

EXPORT = "digsite.adapters.export"  # found by its name: whoever plays does not need it
Folder = Annotated[Path, typer.Option("--folder")]
Format = Annotated[str, typer.Option("--format")]


def export(
    title: TitleName,
    players: Players = "skilled,novice",
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 0,
    folder: Folder = Path("games"),
    format: Format = "jsonl",
    edition: Edition = None,
    option: Options = None,
    expansions: Expansions = None,
    start: Start = None,
) -> None:
    """Write the games of a tournament as data: decisions, what each seat saw, results.

    Example: digsite export archaeology --players skilled,novice --games 500 --folder data
    """
    with refusing():
        chosen, number, options = chosen_game(title, seats, edition, option, expansions, start)
        tournament = Tournament(chosen.name, edition, number, options, contestants(players), seed)
        written(tournament, games, folder, format)
        show_plain(f"{folder}\n")


def written(tournament: Tournament, games: int, folder: Path, format: str) -> None:
    """Write the games, with a bar on the way; Ctrl-C keeps the parts that are there."""
    done = 0
    try:
        with progress() as bar:
            task = bar.add_task(tournament.title, total=games)
            for done in import_module(EXPORT).export(tournament, games, folder, format):
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        err().print(user_language.say("stopped-after", played=done, wanted=games))
        raise typer.Exit(INTERRUPTED) from None
