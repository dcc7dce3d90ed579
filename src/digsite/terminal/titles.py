"""`digsite titles`: what can be played."""

from rich.table import Table

from digsite.core.title import Title
from digsite.editions import shelf
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
    table = Table("title", "game", "players", "editions", "options", "rules in", box=None)
    for title in every:
        table.add_row(
            f"[bold]{title.name}[/]",
            full_name(title),
            f"{title.seats.start}–{title.seats.stop - 1}",
            ", ".join(shelf.editions(title.name)),
            "\n".join(f"{each.name}: {', '.join(each.choices)}" for each in title.options) or "–",
            ", ".join(books.languages(title.name)) or "–",
        )
    out().print(table)


def full_name(title: Title, language: str = "en") -> str:
    """The name of the game as it stands on the box."""
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
