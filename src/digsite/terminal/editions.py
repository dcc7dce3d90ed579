"""`digsite editions`: printed values, ours and an owner's."""

import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from digsite.editions import shelf
from digsite.locales import user_language
from digsite.locales.texts import FALLBACK
from digsite.terminal.choices import AsJson, TitleName, known_title, titles_begun
from digsite.terminal.console import out, refusing, show_json, show_plain

FAULTY = 1

editions = typer.Typer(no_args_is_help=True)


@editions.command("list")
def list_editions(
    title: Annotated[
        str | None, typer.Argument(metavar="TITLE", autocompletion=titles_begun)
    ] = None,
    json: AsJson = False,
) -> None:
    """List the editions that come with digsite.

    Example: digsite editions list archaeology
    """
    with refusing():
        names = shelf.titles() if title is None else [known_title(title)]
        found = {name: shelf.editions(name) for name in names}
    if json:
        show_json(found)
        return
    table = Table(
        user_language.say("editions-title"), user_language.say("editions-edition"), "", box=None
    )
    for name, known in found.items():
        for edition in known:
            usual = edition == shelf.DEFAULTS[name]
            table.add_row(name, edition, user_language.say("editions-default") if usual else "")
    out().print(table)


@editions.command("show")
def show_edition(
    title: TitleName,
    edition: Annotated[str | None, typer.Argument(metavar="EDITION")] = None,
    json: AsJson = False,
) -> None:
    """Print an edition as a TOML file: a start for one of your own.

    Example: digsite editions show archaeology > mine.toml
    """
    with refusing():
        name = known_title(title)
        path = shelf.edition_path(name, edition or shelf.DEFAULTS[name])
        text = path.read_text(encoding="utf-8")
    if json:
        show_json(tomllib.loads(text))
    else:
        show_plain(text)


@editions.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE")], json: AsJson = False
) -> None:
    """Say every fault of an edition file in plain words; exit code 1 if there is any.

    Example: digsite editions check mine.toml
    """
    made, faults = shelf.examined(file, FALLBACK if json else user_language.current())
    if json:
        name = made.name if made is not None else None
        edition = made.edition if made is not None else None
        show_json({"ok": not faults, "title": name, "edition": edition, "faults": faults})
    elif made is not None:
        found = {"edition": made.edition, "title": made.name}
        show_plain(user_language.say("edition-playable", file=str(file), **found) + "\n")
    else:
        show_plain("".join(f"{fault}\n" for fault in faults))
    if faults:
        raise typer.Exit(FAULTY)
