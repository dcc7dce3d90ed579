"""What can be played, and against whom."""

import tomllib

from digsite.bots.roster import player_names
from digsite.editions import shelf
from digsite.locales import edition_names
from digsite.locales.texts import languages
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


def edition(title: str, name: str) -> Record:
    """The printed numbers of an edition, as they stand in its file; `words` are the names that an
    owner's own one has, as texts by language."""
    try:
        text = shelf.edition_path(title, name).read_text(encoding="utf-8")
    except ValueError as error:
        raise refusal_of(404, "no-edition", error) from None
    told = tomllib.loads(text)
    if shelf.title(title, name).source:
        told["words"] = {
            language: edition_names.messages(title, text, language) for language in languages()
        }
    return told
