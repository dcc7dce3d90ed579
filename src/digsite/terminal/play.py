"""`digsite play`: a game in the terminal, against bots or around one screen."""

from pathlib import Path
from typing import Annotated

import typer

from digsite.locales.faults import Fault
from digsite.locales.texts import FALLBACK
from digsite.terminal.choices import (
    Edition,
    Expansions,
    Language,
    Options,
    Seats,
    Start,
    players_begun,
    titles_begun,
)
from digsite.terminal.console import refusing
from digsite.terminal.playing_on import branched
from digsite.terminal.prompt import Prompt
from digsite.terminal.seating import PlayOptions, begun, continued
from digsite.terminal.session import Session

Title = Annotated[str | None, typer.Argument(metavar="TITLE", autocompletion=titles_begun)]
Me = Annotated[list[str] | None, typer.Option("--me", metavar="SEAT")]
PLAYERS = typer.Option(
    "--players", "--against", metavar="NAME[,NAME]", autocompletion=players_begun
)
Against = Annotated[str | None, PLAYERS]
Seed = Annotated[int | None, typer.Option("--seed")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE")]
From = Annotated[int | None, typer.Option("--from", metavar="PLY")]
Resume = Annotated[bool, typer.Option("--resume")]
Name = Annotated[list[str] | None, typer.Option("--name", metavar="NAME")]
Guided = Annotated[bool | None, typer.Option("--guide/--no-guide")]


def play(
    title: Title = None,
    seats: Seats = None,
    me: Me = None,
    against: Against = None,
    seed: Seed = None,
    edition: Edition = None,
    option: Options = None,
    expansions: Expansions = None,
    start: Start = None,
    load: Load = None,
    ply: From = None,
    resume: Resume = False,
    name: Name = None,
    guide: Guided = None,
    lang: Language = FALLBACK,
) -> None:
    """Play a game here in the terminal.

    Against two bots: digsite play archaeology --seats 3

    Two people, one screen: digsite play archaeology --me all

    Go on where you stopped: digsite play --resume
    Try another way: digsite play --load my.match --from 40
    """
    table = (title, seats, me, against, seed)
    chosen = PlayOptions(*table, edition, option, expansions, start, name or [], lang, guide)
    with refusing():
        Prompt(sat_down(chosen, load, ply, resume)).run()


def sat_down(chosen: PlayOptions, load: Path | None, ply: int | None, resume: bool) -> Session:
    """The game that is wanted: another way on in a file, one that goes on, or a new one."""
    if ply is not None:
        if load is None:
            raise Fault("from-what")
        return branched(chosen, load, ply)
    return continued(chosen, load) if resume or load is not None else begun(chosen)
