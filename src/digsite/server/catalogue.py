"""What can be played, and against whom."""

import tomllib

from digsite.bots.roster import player_names
from digsite.editions import shelf
from digsite.server.records import Record
from digsite.server.refusals import refusal_of


def catalogue() -> Record:
    """Every title with its editions, seats and options, and the programs that play them."""
    return {"titles": [described(name) for name in shelf.titles()], "levels": player_names()}


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
