"""What notebooks and `print` show: the board, and the reasons of refusals in words.

The engine asks its presenter. What draws is found by its name when it is first needed: nobody who
imports digsite depends on the terminal or on the drawings.
"""

from importlib import import_module

from digsite.core.presenter import PRESENTER
from digsite.core.title import Title
from digsite.core.view import Objection, View

TERMINAL = "digsite.terminal.drawing"
PICTURE = "digsite.drawing.board"


def text(view: View) -> str:
    """The board of the terminal, without colours."""
    return str(import_module(TERMINAL).text(view))


def html(view: View) -> str:
    """The table with the drawings of the page."""
    return f"<div>{svg(view)}</div>"


def svg(view: View) -> str:
    """The table with the drawings of the page, as an image of its own."""
    return str(import_module(PICTURE).svg(view))


def reason(title: Title, objection: Objection) -> str:
    """Why something cannot be done now, with its paragraph."""
    from digsite.locales.sentences import explain

    return explain(title, objection)


def install_presenter() -> None:
    """Let the engine show boards and refusals like this from now on."""
    PRESENTER.text, PRESENTER.html, PRESENTER.svg, PRESENTER.reason = text, html, svg, reason
