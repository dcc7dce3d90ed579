"""`digsite play`: a game in the terminal, against programs or around one screen."""

from pathlib import Path
from typing import Annotated

import typer

from digsite.locales import texts
from digsite.terminal.choices import (
    PLAYERS,
    Edition,
    Expansions,
    Options,
    Seats,
    Start,
    players_begun,
    titles_begun,
)
from digsite.terminal.console import refusing
from digsite.terminal.desk import Desk
from digsite.terminal.reception import Wishes, begun, continued

Title = Annotated[
    str | None,
    typer.Argument(
        metavar="TITLE",
        help="Which game; not needed with --resume or --load.",
        autocompletion=titles_begun,
    ),
]
Me = Annotated[
    list[str] | None,
    typer.Option("--me", metavar="SEAT", help="A seat that a person plays, or “all”; 0 if unsaid."),
]
Against = Annotated[
    str | None,
    typer.Option(
        "--players",
        "--against",
        metavar="NAME[,NAME]",
        help=f"Programs for the other seats: {PLAYERS}; skilled if unsaid.",
        autocompletion=players_begun,
    ),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed deals the same cards.")]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the game played last.")]
Name = Annotated[
    list[str] | None, typer.Option("--name", metavar="NAME", help="What a person is called.")
]
Language = Annotated[str, typer.Option("--lang", help="Language of the game.")]


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
    resume: Resume = False,
    name: Name = None,
    lang: Language = texts.FALLBACK,
) -> None:
    """Play a game here in the terminal.

    Against two programs: digsite play archaeology --seats 3

    Two people, one screen: digsite play archaeology --me all

    Go on where you stopped: digsite play --resume
    """
    table = (title, seats, me, against, seed)
    wishes = Wishes(*table, edition, option, expansions, start, name or [], lang)
    with refusing():
        again = resume or load is not None
        session = continued(wishes, load) if again else begun(wishes)
    Desk(session).run()
