"""The whole table of Artifacts, Inc., as one seat sees it."""

from rich.console import Group, RenderableType
from rich.text import Text

from digsite.core.actors import NOBODY, SPECTATOR
from digsite.core.view import View
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import selling
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc import middle
from digsite.terminal.screens.artifacts_inc.players import others_cards, players
from digsite.terminal.screens.artifacts_inc.rows import Rows
from digsite.terminal.voice import Voice

QUESTIONS = (
    steps.ARRANGING,
    steps.BUYING,
    steps.LAYING,
    steps.ORDERING,
    steps.SELLING,
    steps.TRADING,
    steps.DIVING,
)


def draw(view: View, voice: Voice) -> RenderableType:
    """Market and public cards, players, then the rows of the seat next to the moves."""
    assert isinstance(view, ArtifactsIncView)
    seat = int(view.seat if view.seat != SPECTATOR else view.table.turn)
    own = [Rows(view, seat, voice)] if seat != NOBODY else []
    return Group(
        middle.market(view, voice),
        middle.public_cards(view, voice),
        players(view, voice),
        others_cards(view, voice),
        *own,
        middle.turn(view, voice),
        *now(view, voice),
    )


def now(view: ArtifactsIncView, voice: Voice) -> list[Text]:
    """What is asked of the viewer at this moment, where it is not simply the next die."""
    table = view.table
    if view.seat == SPECTATOR or view.actor != view.seat or table.step not in QUESTIONS:
        return []
    told = voice(
        f"asked-{steps.STEP_NAMES[table.step]}",
        left=int(table.left),
        stake=int(table.stake),
        card=table.edition.designs[table.subject].name if table.step == steps.LAYING else "",
        sold=sold(view, voice),
        pay=int(selling.sale_so_far(table)),
    )
    return [Text(told, style="bold yellow")]


def sold(view: ArtifactsIncView, voice: Voice) -> str:
    """What was given so far in the open sale."""
    counts = [int(count) for count in view.table.sold]
    named = [
        voice("finds-now", count=count, artifact=ARTIFACT_NAMES[artifact])
        for artifact, count in enumerate(counts)
        if count
    ]
    return ", ".join(named) or "–"
