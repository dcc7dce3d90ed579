"""The board of the terminal on paper: as plain text, or in colours for notebooks."""

from io import StringIO

from rich.console import Console, Group
from rich.text import Text

from digsite.core.actors import whose_turn
from digsite.core.view import View
from digsite.terminal.screens.gallery import screen_of
from digsite.terminal.titles import full_name
from digsite.terminal.voice import Voice

WIDTH = 80
PAPER = '<pre style="line-height: 1.25; font-family: monospace">{code}</pre>'


def text(view: View) -> str:
    """The board without colours."""
    paper = StringIO()
    Console(file=paper, width=WIDTH, highlight=False, force_jupyter=False).print(board(view))
    return "\n".join(line.rstrip() for line in paper.getvalue().rstrip().split("\n"))


def html(view: View) -> str:
    """The board in colours."""
    console = Console(
        file=StringIO(), width=WIDTH, record=True, highlight=False, force_jupyter=False
    )
    console.print(board(view))
    return console.export_html(inline_styles=True, code_format=PAPER)


def board(view: View) -> Group:
    """Which game it is and who is to act, then the table."""
    head = Text(f"{full_name(view.title)}: {whose_turn(view.actor)}", style="bold")
    return Group(head, screen_of(view.title.name).draw(view, Voice(view.title, ())))
