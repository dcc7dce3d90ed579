"""What can be played, and against whom."""

import tomllib

from digsite.bots.roster import player_names
from digsite.editions import shelf
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
    """The printed numbers of an edition, as they stand in its file."""
    try:
        path = shelf.edition_path(title, name)
    except ValueError as error:
        raise refusal_of(404, "no-edition", error) from None
    return tomllib.loads(path.read_text(encoding="utf-8"))
