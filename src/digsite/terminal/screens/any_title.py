"""A picture of any title: what the view tells, name by name."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.core.move import Move
from digsite.core.view import View
from digsite.terminal.voice import Voice


def draw(view: View, voice: Voice) -> RenderableType:
    """A row for each field of the view that is not empty."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="bold")
    table.add_column()
    for name, value in view.record().items():
        shown = in_short(value)
        if shown:
            table.add_row(Text(name.replace("_", " ")), Text(shown))
    return table


def remark(view: View, move: Move, voice: Voice) -> str:
    return ""


def in_short(value: object) -> str:
    """A value on one line; counts of nothing are left out."""
    if isinstance(value, dict):
        parts = [
            f"{name} {in_short(inner)}" for name, inner in value.items() if inner not in (0, [], {})
        ]
        return ", ".join(parts)
    if isinstance(value, list | tuple):
        shown = [in_short(inner) or "–" for inner in value]
        return " · ".join(shown)
    return "" if value is None else str(value)
