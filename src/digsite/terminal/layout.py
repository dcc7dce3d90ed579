"""Boards on small screens: what matters least at the moment is left out."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from digsite.core.move import Move
from digsite.terminal.menu import menu

MENU_SHARE = 2  # a menu with remarks may take one half of the screen


@dataclass(frozen=True)
class Section:
    """A part of a board; the one with the lowest weight is left out first."""

    shown: RenderableType
    weight: int


def height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))


def fitted(console: Console, sections: list[Section], room: int) -> list[RenderableType]:
    """The sections that fit, in their order; the one with the highest weight always stays."""
    heights = {id(section): height(console, section.shown) for section in sections}
    kept = list(sections)
    while len(kept) > 1 and sum(heights[id(section)] for section in kept) > room:
        kept.remove(min(kept, key=lambda section: section.weight))
    return [section.shown for section in kept]


def short_menu(
    console: Console, legal: list[Move], remark: Callable[[Move], str], room: int
) -> Text:
    """The menu with its remarks, or without them where they would take too much of the screen."""
    full = menu(legal, remark, console.width)
    if height(console, full) <= room // MENU_SHARE:
        return full
    return menu(legal, lambda move: "", console.width)
