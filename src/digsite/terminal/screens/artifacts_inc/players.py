"""The players of Artifacts, Inc.: dollars, reputation, artifacts, finds and cards."""

from rich.table import Table as Grid
from rich.text import Text

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.components import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    FIND_NAMES,
    FINDS,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.words import ARTIFACT_COLOURS, grid, mark
from digsite.terminal.voice import Voice


def players(view: ArtifactsIncView, voice: Voice) -> Grid:
    """A line for each player."""
    shown = grid()
    shown.add_column(Text(voice("player-heading")), no_wrap=True)
    for heading in ("dollars", "reputation", "dice"):
        shown.add_column(Text(voice(f"{heading}-heading")), justify="right")
    for artifact, name in enumerate(ARTIFACT_NAMES):
        many = voice("artifacts-heading", artifact=name)
        shown.add_column(Text(many, style=ARTIFACT_COLOURS[artifact]), justify="right")
    for find in FIND_NAMES:
        shown.add_column(Text(voice("finds-heading", find=find)), justify="right")
    shown.add_column(Text(voice("cards-heading")), ratio=1)
    for seat in range(int(view.seats)):
        style = "bold" if seat == view.actor else ""
        shown.add_row(*player(view, seat, voice), style=style)
    return shown


def player(view: ArtifactsIncView, seat: int, voice: Voice) -> list[Text]:
    table = view.table
    name = Text("▸ " if seat == view.actor else "  ").append_text(mark(seat, voice))
    name.append(" " + voice.name_for(seat, int(view.seat)))
    if seat == table.first != NOBODY:
        name.append(voice("first-mark"), style="yellow")
    held = [*table.artifacts[seat * ARTIFACTS : (seat + 1) * ARTIFACTS]]
    held += table.finds[seat * FINDS : (seat + 1) * FINDS]
    counts = [Text(str(int(count))) if count else Text("·", style="dim") for count in held]
    return [
        name,
        Text(voice("dollars", dollars=int(table.dollars[seat])), style="green"),
        Text(voice("icon", reputation=int(table.reputation[seat])), style="bold"),
        Text(str(int(table.symbols[seat]))),
        *counts,
        Text(cards(view, seat, voice)),
    ]


def cards(view: ArtifactsIncView, seat: int, voice: Voice) -> str:
    """What a player has added to the starting cards; cards on level 2 are marked."""
    if seat == view.seat:
        return voice("cards-below")
    table = view.table
    edition = table.edition
    first = seat * int(edition.piece_count)
    counts: dict[str, int] = {}
    for piece in table.own[first : first + int(table.own_count[seat])]:
        level = int(table.level(seat, piece))
        if level > 1 or piece >= STARTING_CARDS:
            name = edition.designs[edition.piece_design[piece]].called + ("²" if level > 1 else "")
            name = name.replace(" Expedition", "")
            counts[name] = counts.get(name, 0) + 1
    named = [f"{count} {name}" if count > 1 else name for name, count in counts.items()]
    return ", ".join(named) or "–"
