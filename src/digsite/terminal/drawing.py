"""The board of the terminal as plain text."""

from io import StringIO

from rich.console import Console, Group
from rich.text import Text

from digsite.core.actors import whose_turn
from digsite.core.view import View
from digsite.terminal.screens.gallery import screen_of
from digsite.terminal.titles import full_name
from digsite.terminal.voice import Voice

WIDTH = 80


def text(view: View) -> str:
    """The board without colours."""
    paper = StringIO()
    Console(file=paper, width=WIDTH, highlight=False, force_jupyter=False).print(board(view))
    return "\n".join(line.rstrip() for line in paper.getvalue().rstrip().split("\n"))


def board(view: View) -> Group:
    """Which game it is and who is to act, then the table."""
    head = Text(f"{full_name(view.title)}: {whose_turn(view.actor)}", style="bold")
    return Group(head, screen_of(view.title.name).draw(view, Voice(view.title, ())))
