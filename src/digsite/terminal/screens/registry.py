"""Which screen draws which title."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType

from digsite.core.move import Move
from digsite.core.view import View
from digsite.terminal.layout import Section
from digsite.terminal.screens import any_title, archaeology
from digsite.terminal.screens.artifact import remarks as artifact_remarks
from digsite.terminal.screens.artifact import screen as artifact
from digsite.terminal.screens.artifacts_inc import brief as artifacts_inc_brief
from digsite.terminal.screens.artifacts_inc import remarks as artifacts_inc_remarks
from digsite.terminal.screens.artifacts_inc import screen as artifacts_inc
from digsite.terminal.voice import Voice


@dataclass(frozen=True)
class Screen:
    """How a title looks: the position, and a remark on a move such as what it brings.

    A part only completes a decision that was made before: where there is just one way to do so,
    nobody needs to be asked.
    """

    draw: Callable[[View, Voice], RenderableType]
    remark: Callable[[View, Move, Voice], str]
    parts: frozenset[str] = frozenset()  # the verbs of such moves
    sections: Callable[[View, Voice], list[Section]] | None = None  # for small screens

    def goes_without_saying(self, legal: list[Move]) -> bool:
        """Whether the only answer is a part."""
        return len(legal) == 1 and legal[0].notation().split()[0] in self.parts


SCREENS = {
    "archaeology": Screen(archaeology.draw, archaeology.remark, sections=archaeology.sections),
    "artifact": Screen(
        artifact.draw,
        artifact_remarks.remark,
        frozenset({"pay", "load", "show"}),
        artifact.sections,
    ),
    "artifacts-inc": Screen(
        artifacts_inc.draw,
        artifacts_inc_remarks.remark,
        frozenset({"add", "fill", "lay", "arrange"}),
        artifacts_inc_brief.sections,
    ),
}
PLAIN = Screen(any_title.draw, any_title.remark)


def screen_of(title: str) -> Screen:
    """The screen of the title; without one of its own, a table of what the view tells."""
    return SCREENS.get(title, PLAIN)
