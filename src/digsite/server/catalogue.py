"""What can be played, and against whom."""

import tomllib
from functools import cache
from pathlib import Path

from digsite.bots.roster import player_names
from digsite.editions import shelf
from digsite.locales import edition_names
from digsite.locales.texts import languages
from digsite.server.pages import Page, packed
from digsite.server.records import Record
from digsite.server.refusals import refusal_of


def catalogue(has_club: bool = False) -> Record:
    """Every title with its editions, seats and options, the programs that play them, and whether
    the server has a club."""
    titles = [described(name) for name in shelf.titles()]
    return {"titles": titles, "levels": player_names(), "club": has_club}


def described(name: str) -> Record:
    title = shelf.title(name)
    return {
        "title": name,
        "editions": shelf.editions(name),
        "rules": title.rules_version,
        "seats": list(title.seats),
        "options": [option.record() for option in title.options],
    }


def edition(title: str, name: str) -> Page:
    """The printed numbers of an edition, as they stand in its file."""
    try:
        path = shelf.edition_path(title, name)
    except ValueError as error:
        raise refusal_of(404, "no-edition", error) from None
    return prepared(title, name, path)


@cache
def prepared(title: str, name: str, path: Path) -> Page:
    """The same as it is sent: read once, as the shelf reads the numbers that are played with.

    `words` are the names that an owner's own edition has, as texts by language."""
    source = shelf.title(title, name).source
    text = source or path.read_text(encoding="utf-8")
    told = tomllib.loads(text)
    if source:
        told["words"] = {
            language: edition_names.messages(title, text, language) for language in languages()
        }
    return packed(told)
