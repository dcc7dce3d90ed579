"""The players of Artifacts, Inc.: dollars, reputation, artifacts, finds and cards."""

from rich.table import Table as Grid
from rich.text import Text

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    FIND_NAMES,
    FINDS,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.words import (
    ARTIFACT_COLOURS,
    called_in_short,
    grid,
    mark,
)
from digsite.terminal.voice import Voice


def players(view: ArtifactsIncView, voice: Voice) -> Grid:
    """A line for each player, without the cards."""
    shown = grid()
    shown.add_column(Text(voice("player-heading")), overflow="fold")
    headings = [Text(voice(f"{name}-heading")) for name in ("dollars", "reputation", "dice")]
    for artifact, name in enumerate(ARTIFACT_NAMES):
        many = voice("artifacts-heading", artifact=name)
        headings.append(Text(many, style=ARTIFACT_COLOURS[artifact]))
    headings += [Text(voice("finds-heading", find=find)) for find in FIND_NAMES]
    for heading in headings:
        shown.add_column(heading, justify="right", no_wrap=True)
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
    held = [table.held(seat, artifact) for artifact in range(int(ARTIFACTS))]
    held += [table.found(seat, find) for find in range(int(FINDS))]
    counts = [Text(str(int(count))) if count else Text("·", style="dim") for count in held]
    return [
        name,
        Text(voice("dollars", dollars=int(table.dollars[seat])), style="green"),
        Text(voice("icon", reputation=int(table.reputation[seat])), style="bold"),
        Text(str(int(table.symbols[seat]))),
        *counts,
    ]


def others_cards(view: ArtifactsIncView, voice: Voice) -> Grid:
    """What the others have added to their starting cards; the viewer's own are shown whole."""
    shown = grid()
    shown.add_column(no_wrap=True)
    shown.add_column(Text(voice("cards-heading")), overflow="fold")
    for seat in range(int(view.seats)):
        if seat != view.seat:
            shown.add_row(Text("  ").append_text(mark(seat, voice)), cards(view, seat, voice))
    return shown


def cards(view: ArtifactsIncView, seat: int, voice: Voice) -> str:
    """What a player has added to the starting cards; cards on level 2 are marked."""
    table = view.table
    edition = table.edition
    counts: dict[str, int] = {}
    for i in range(int(table.own_count[seat])):
        piece = table.own_piece(seat, i)
        level = int(table.level(seat, piece))
        if level > 1 or piece >= STARTING_CARDS:
            design = edition.designs[edition.piece_design[piece]]
            name = called_in_short(design, voice) + ("²" if level > 1 else "")
            counts[name] = counts.get(name, 0) + 1
    named = [f"{count} {name}" if count > 1 else name for name, count in counts.items()]
    return ", ".join(named) or "–"
