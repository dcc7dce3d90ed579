"""`digsite serve`, `backup` and `restore`. What they need is imported when they run."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

BAD_INPUT = 2
T = TypeVar("T")
HERE = ("127.0.0.1", "localhost", "::1")

Database = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql://…; without it a file in your data folder."),
]

Names = Annotated[list[str] | None, typer.Option(help="A host name under which browsers come.")]
Rate = Annotated[float, typer.Option(min=1, help="Requests that one address may send each second.")]
Sockets = Annotated[int, typer.Option(min=1, help="Sockets that one address may keep open.")]
Link = Annotated[str, typer.Option(help="The address of this server as people type it, for links.")]
Pause = Annotated[
    float, typer.Option(min=0, help="Seconds between two moves of bots, where somebody watches.")
]
LocalCalls = Annotated[
    bool, typer.Option(help="Call addresses of this machine and its network too.")
]


Open = Annotated[
    bool, typer.Option("--open", help="Open the page in your browser, and log trouble only.")
]

Engine = Annotated[
    Path | None,
    typer.Option(hidden=True, help="When this file changes, bots think in new processes."),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8765,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that think for bots.")] = 1,
    name: Names = None,
    rate: Rate = 40,
    sockets: Sockets = 64,
    pause: Pause = 0.4,
    link: Link = "",
    allow_local_webhooks: LocalCalls = False,
    show: Open = False,
    engine: Engine = None,
) -> None:
    """Let people play over the network; other machines only if --host says so."""
    from digsite.server.running import run
    from digsite.server.settings import Settings, default_database

    warn(host, port)
    settings = Settings(
        database or default_database(),
        tuple(name or ()),
        workers=workers,
        sockets_each=sockets,
        bot_pause=pause,
        link=link,
        local_calls=allow_local_webhooks,
        engine=engine,
    )
    refusing(lambda: run(settings.rated(rate), host, port, show))


def backup(file: Path, database: Database = None) -> None:
    """Write a copy of all games, also while the server runs."""
    from digsite.server.backups import back_up
    from digsite.server.settings import default_database

    refusing(lambda: back_up(database or default_database(), file))
    sys.stdout.write(f"All games are in {file} too.\n")


def restore(file: Path, database: Database = None) -> None:
    """Put a copy in the place of all games; stop the server before. The old file is kept aside."""
    from digsite.server.backups import restore as put_back
    from digsite.server.settings import default_database

    aside = refusing(lambda: put_back(file, database or default_database()))
    kept = f" What was there before is in {aside}." if aside else ""
    sys.stdout.write(f"The games of {file} are back.{kept}\n")


def warn(host: str, port: int) -> None:
    """Say that everybody who reaches this machine can play, where that is so."""
    from digsite.server.running import links

    if host in HERE:
        return

    sys.stderr.write("digsite: everybody who reaches this machine can open the tables:\n")
    for link in links(host, port):
        sys.stderr.write(f"  {link}\n")


def refusing(act: Callable[[], T]) -> T:
    """What was wrong with the wish is told in one line."""
    try:
        return act()
    except (OSError, ValueError) as error:
        sys.stderr.write(f"digsite: {error}\n")
        raise typer.Exit(BAD_INPUT) from None
