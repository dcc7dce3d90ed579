"""What notebooks and `print` show: the terminal's board, and the reasons of refusals in words.

The engine asks its presenter. What draws is found by its name when it is first needed: nobody who
imports digsite depends on the terminal.
"""

from importlib import import_module

from digsite.core.presenter import PRESENTER
from digsite.core.title import Title
from digsite.core.view import Objection, View

DRAWING = "digsite.terminal.drawing"


def text(view: View) -> str:
    """The board of the terminal, without colours."""
    return str(import_module(DRAWING).text(view))


def html(view: View) -> str:
    """The board of the terminal, in colours."""
    return str(import_module(DRAWING).html(view))


def reason(title: Title, objection: Objection) -> str:
    """Why something cannot be done now, with its paragraph."""
    from digsite.locales.sentences import explain

    return explain(title, objection)


def take_charge() -> None:
    """From now on the engine's boards and refusals are shown like this."""
    PRESENTER.text, PRESENTER.html, PRESENTER.reason = text, html, reason
