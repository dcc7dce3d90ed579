"""What notebooks and `print` show: the terminal's board, and the reasons of refusals in words.

The engine asks its presenter; everything that draws is imported when it is first needed.
"""

from io import StringIO
from typing import TYPE_CHECKING

from digsite.core.presenter import PRESENTER
from digsite.core.title import Title
from digsite.core.view import Objection, View

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDTH = 80
PAPER = '<pre style="line-height: 1.25; font-family: monospace">{code}</pre>'


def text(view: View) -> str:
    """The board of the terminal, without colours."""
    console = _paper(record=False)
    console.print(_board(view))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().rstrip().split("\n"))


def html(view: View) -> str:
    """The board of the terminal, in colours."""
    console = _paper(record=True)
    console.print(_board(view))
    return console.export_html(inline_styles=True, code_format=PAPER)


def reason(title: Title, objection: Objection) -> str:
    """Why something cannot be done now, with its paragraph."""
    from digsite.locales.sentences import explain

    return explain(title, objection)


def take_charge() -> None:
    """From now on the engine's boards and refusals are shown like this."""
    PRESENTER.text, PRESENTER.html, PRESENTER.reason = text, html, reason


def _paper(record: bool) -> "Console":
    from rich.console import Console

    return Console(
        file=StringIO(), width=WIDTH, record=record, highlight=False, force_jupyter=False
    )


def _board(view: View) -> "RenderableType":
    from rich.console import Group
    from rich.text import Text

    from digsite.core.actors import whose_turn
    from digsite.terminal.screens.gallery import screen_of
    from digsite.terminal.titles import full_name
    from digsite.terminal.voice import Voice

    head = Text(f"{full_name(view.title)}: {whose_turn(view.actor)}", style="bold")
    return Group(head, screen_of(view.title.name).draw(view, Voice(view.title, ())))
