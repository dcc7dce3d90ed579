"""What can be played, and against whom."""

from digsite.bots.roster import player_names
from digsite.editions import shelf
from digsite.server.reports import Record


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
