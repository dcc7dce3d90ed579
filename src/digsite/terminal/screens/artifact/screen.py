"""The whole table of Artifact, as one seat sees it."""

from rich.console import Group, RenderableType
from rich.text import Text

from digsite.core.view import View
from digsite.games.artifact.box import NO_CARD
from digsite.games.artifact.questions import steps
from digsite.games.artifact.view import ArtifactView
from digsite.locales.texts import listed
from digsite.terminal.layout import Section
from digsite.terminal.screens.artifact import board, mats
from digsite.terminal.screens.artifact.hand import hand
from digsite.terminal.screens.artifact.words import card_name
from digsite.terminal.voice import Voice


def draw(view: View, voice: Voice) -> RenderableType:
    """Year and sites, prices and market, hand and exhibitions, players."""
    return Group(*(section.shown for section in sections(view, voice)))


def sections(view: View, voice: Voice) -> list[Section]:
    """By weight, for small screens: what the open question is about stays longest."""
    assert isinstance(view, ArtifactView)
    weighed: list[tuple[int, list[RenderableType]]] = [
        (8, [board.year(view, voice)]),
        (5, [board.sites(view, voice)]),
        (4, [board.prices(view, voice)]),
        (3, [board.market(view, voice)]),
        (6, [hand(view, voice)]),
        (7, [mats.players(view, voice)]),
        (0, [mats.legend(view, voice)]),
        (2, [*mats.roles(view, voice)]),
        (1, [*mats.known_hands(view, voice)]),
        (9, [*now(view, voice)]),
    ]
    return [Section(shown, weight) for weight, parts in weighed for shown in parts]


def now(view: ArtifactView, voice: Voice) -> list[Text]:
    """What is asked of the viewer at this moment, where it is not an ordinary turn."""
    table = view.table
    if view.actor != view.seat or table.step == steps.ACTING:
        return []
    shown = [card_name(int(kind), voice) for kind in table.shown if kind != NO_CARD]
    question = steps.STEP_NAMES[table.step]
    told = voice(
        f"asked-{question}", left=int(table.left), shown=listed(voice.language, shown) or "–"
    )
    return [Text(told, style="bold yellow")]
