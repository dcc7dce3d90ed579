"""`digsite serve`, `backup`, `restore` and `tidy`. What they need is imported when they run."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from digsite.locales import user_language
from digsite.locales.faults import told

BAD_INPUT = 2
T = TypeVar("T")

# Whoever may list processes reads their options, and an address of PostgreSQL holds a password.
Database = Annotated[str | None, typer.Option(envvar="DIGSITE_DATABASE", show_envvar=False)]
Several = Annotated[list[str] | None, typer.Option()]


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8765,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    name: Several = None,
    rate: Annotated[float, typer.Option(min=1)] = 40,
    sockets: Annotated[int, typer.Option(min=1)] = 64,
    tables: Annotated[int, typer.Option(min=1)] = 100,
    tables_kept: Annotated[int, typer.Option(min=1)] = 1000,
    proxy: Several = None,
    metrics: Several = None,
    keep: Several = None,
    pause: Annotated[float, typer.Option(min=0)] = 0.4,
    link: Annotated[str, typer.Option()] = "",
    allow_local_webhooks: Annotated[bool, typer.Option()] = False,
    club: Annotated[bool, typer.Option("--club")] = False,
    show: Annotated[bool, typer.Option("--open")] = False,
    engine: Annotated[Path | None, typer.Option(hidden=True)] = None,
) -> None:
    """Let people play over the network; other machines only if --host says so."""
    from digsite.server.running import run
    from digsite.server.settings import Settings, default_database

    settings = Settings(database or default_database(), tuple(name or ()), engine=engine, link=link)
    settings = replace(settings, bot_pause=pause, club=club, local_calls=allow_local_webhooks)
    most = (sockets, tables, tables_kept)
    settings = refusing(lambda: settings.limited(workers, most, proxy, metrics, keep))
    refusing(lambda: run(settings.rated(rate), host, port, show))


def backup(file: Path, database: Database = None) -> None:
    """Write a copy of all games, even while the server runs."""
    from digsite.server.backups import back_up
    from digsite.server.settings import default_database

    refusing(lambda: back_up(database or default_database(), file))
    sys.stdout.write(user_language.say("backed-up", file=str(file)) + "\n")


def restore(file: Path, database: Database = None) -> None:
    """Replace all games with those of a copy; stop the server first. The old file is kept."""
    from digsite.server.backups import restore as put_back
    from digsite.server.settings import default_database

    aside = refusing(lambda: put_back(file, database or default_database()))
    message = "restored-aside" if aside else "restored"
    sys.stdout.write(user_language.say(message, file=str(file), aside=str(aside)) + "\n")


def tidy(
    database: Database = None,
    keep: Several = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Remove tables that nobody has used for a long time; a server does so every hour by itself."""
    from digsite.server.settings import default_database, retention
    from digsite.server.tidying import tidied

    told = refusing(lambda: tidied(database or default_database(), retention(keep or ()), dry_run))
    for line in told:
        sys.stdout.write(f"{line}\n")


def refusing(act: Callable[[], T]) -> T:
    """Report what was wrong with the command in one line."""
    try:
        return act()
    except (OSError, ValueError) as error:
        sys.stderr.write(f"digsite: {told(error, user_language.current())}\n")
        raise typer.Exit(BAD_INPUT) from None
