"""Titles, editions and options as they are named on the command line."""

from difflib import get_close_matches
from typing import Annotated

import typer

from digsite.arena.games import opened
from digsite.bots.roster import player_names
from digsite.core.options import resolved
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.locales.texts import languages


def titles_begun(typed: str) -> list[str]:
    """For Tab completion: the titles that begin like this."""
    return [name for name in shelf.titles() if name.startswith(typed)]


def languages_begun(typed: str) -> list[str]:
    """For Tab: the languages that begin like this."""
    return [name for name in languages() if name.startswith(typed)]


def players_begun(typed: str) -> list[str]:
    """For Tab completion: the players whose name begins with what follows the last comma."""
    head, comma, start = typed.rpartition(",")
    return [head + comma + name for name in player_names() if name.startswith(start)]


TitleName = Annotated[str, typer.Argument(metavar="TITLE", autocompletion=titles_begun)]
Seats = Annotated[int | None, typer.Option("--seats", "-n")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME|FILE")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Expansions = Annotated[str | None, typer.Option(metavar="A,B")]
Start = Annotated[str | None, typer.Option(metavar="HOW")]
AsJson = Annotated[bool, typer.Option("--json")]
Language = Annotated[
    str,
    typer.Option(
        user_language.OPTION,
        metavar="LANGUAGE",
        show_default=False,  # it is that of the system
        autocompletion=languages_begun,
    ),
]


def known_title(name: str) -> str:
    """The title's name, however its words are joined; an unknown one raises a `ValueError`."""
    wanted = name.strip().lower().replace("_", "-")
    names = shelf.titles()
    for known in names:
        if known.replace("_", "-") == wanted:
            return known
    close = get_close_matches(wanted, names, n=1)
    if close:
        raise Fault("close-title", title=name, close=close[0])
    raise Fault("no-title", title=name, allowed=", ".join(names))


def chosen_title(name: str, edition: str | None) -> Title:
    """The title with an edition of ours, or with the file of an owner."""
    name = known_title(name)
    made = opened(name, edition)
    if made.name != name:
        raise Fault("other-edition", edition=str(edition), made=made.name, title=name)
    return made


def chosen_options(
    title: Title, given: list[str] | None, expansions: str | None = None, start: str | None = None
) -> dict[str, object]:
    """The options of the title that were named; an impossible one raises a `ValueError`."""
    values: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("option-form", text=text)
        values[name.strip()] = value.strip()
    for name, short in (("expansions", expansions), ("start", start)):
        if short is not None:
            values[name] = short
    understood = resolved(title.options, values)
    return {name: understood[name] for name in values}


def chosen_seats(title: Title, seats: int | None) -> int:
    """The number of players asked for, or the fewest that can play."""
    if seats is None:
        return title.seats.start
    if seats not in title.seats:
        allowed = ", ".join(str(number) for number in title.seats)
        raise Fault("impossible-seats", title=title.name, seats=str(seats), allowed=allowed)
    return seats


def chosen_game(
    title: str,
    seats: int | None,
    edition: str | None,
    options: list[str] | None,
    expansions: str | None,
    start: str | None,
) -> tuple[Title, int, dict[str, object]]:
    """What to play: the title, the number of players, the options."""
    chosen = chosen_title(title, edition)
    number = chosen_seats(chosen, seats)
    return chosen, number, chosen_options(chosen, options, expansions, start)
