"""Words and pictures for people: the engine has none, it asks whoever has been put in charge."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digsite.core.title import Title
    from digsite.core.view import Objection, View


class Presenter:
    """How a view is printed and drawn, and an objection told; plain data until somebody is set."""

    def __init__(self) -> None:
        self.text: Callable[[View], str] = plain_text
        self.html: Callable[[View], str] = plain_html
        self.svg: Callable[[View], str] = plain_svg
        self.reason: Callable[[Title, Objection], str] = plain_reason


def plain_text(view: "View") -> str:
    """A line for each thing that the seat knows."""
    return "\n".join([f"{name}: {value}" for name, value in view.record().items()])


def plain_html(view: "View") -> str:
    return f"<pre>{plain_text(view).replace('&', '&amp;').replace('<', '&lt;')}</pre>"


def plain_svg(view: "View") -> str:
    """The same lines as a picture."""
    lines = plain_text(view).replace("&", "&amp;").replace("<", "&lt;").split("\n")
    rows = [f'<text y="{20 * (i + 1)}">{line}</text>' for i, line in enumerate(lines)]
    height = 20 * (len(lines) + 1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" height="{height}">{"".join(rows)}</svg>'


def plain_reason(title: "Title", objection: "Objection") -> str:
    return f"{objection.reason.replace('-', ' ')} ({objection.paragraph})"


PRESENTER: Final = Presenter()
