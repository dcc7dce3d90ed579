"""The board of the terminal as plain text."""

from io import StringIO

from rich.console import Console, Group
from rich.text import Text

from digsite.core.view import View
from digsite.locales.texts import FALLBACK
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.titles import full_name
from digsite.terminal.voice import Voice

WIDTH = 80


def text(view: View, language: str = FALLBACK) -> str:
    """The board without colours."""
    paper = StringIO()
    Console(file=paper, width=WIDTH, highlight=False, force_jupyter=False).print(
        board(view, language)
    )
    return "\n".join(line.rstrip() for line in paper.getvalue().rstrip().split("\n"))


def board(view: View, language: str = FALLBACK) -> Group:
    """Which game it is and who is to act, then the table."""
    voice = Voice(view.title, (), language)
    name = full_name(view.title, language)
    head = Text(voice("labelled", label=name, text=voice.turn(view.actor)), style="bold")
    return Group(head, screen_of(view.title.name).draw(view, voice))
