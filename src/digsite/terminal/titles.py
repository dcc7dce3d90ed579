"""`digsite titles`: what can be played."""

from rich.table import Table
from rich.text import Text

from digsite.core.title import Title
from digsite.editions import shelf
from digsite.locales import user_language
from digsite.locales.texts import can_say, say
from digsite.rulebook import books
from digsite.terminal.choices import AsJson
from digsite.terminal.console import out, show_json


def titles(json: AsJson = False) -> None:
    """List the games, with players, editions and options.

    Example: digsite titles --json
    """
    every = [shelf.title(name) for name in shelf.titles()]
    if json:
        show_json([record(title) for title in every])
        return
    console = out()
    for title in every:
        console.print(described(title))


def described(title: Title) -> Table:
    """A title and all that can be chosen about it, each on a line of its own."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(
        Text(title.name, style="not dim bold"),
        Text(full_name(title, user_language.current()), style="bold"),
    )
    table.add_row(
        user_language.say("titles-players"), f"{title.seats.start}–{title.seats.stop - 1}"
    )
    table.add_row(user_language.say("titles-editions"), ", ".join(shelf.editions(title.name)))
    for each in title.options:
        table.add_row(each.name, ", ".join(each.choices))
    table.add_row(user_language.say("titles-rules"), ", ".join(books.languages(title.name)) or "–")
    return table


def full_name(title: Title, language: str = "en") -> str:
    """The name of the game as printed on the box."""
    if can_say(language, title.name, "title"):
        return say(language, title.name, "title", {})
    return title.name.replace("_", " ").replace("-", " ").title()


def record(title: Title) -> dict[str, object]:
    return {
        "title": title.name,
        "game": full_name(title),
        "seats": list(title.seats),
        "editions": shelf.editions(title.name),
        "options": [option.record() for option in title.options],
        "moves": title.move_count,
        "decisions": title.decision_count,
        "rules_version": title.rules_version,
        "languages": books.languages(title.name),
    }
