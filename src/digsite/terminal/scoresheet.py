"""The score sheet at the end of a game."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.play.match import Match
from digsite.terminal.voice import Voice


def score_sheet(match: Match, voice: Voice, viewer: int) -> RenderableType:
    """Places, names and points; the winner first."""
    scores, ranking = match.state.scores(), match.state.ranking()
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column(Text(voice("place-heading")), justify="right")
    table.add_column(Text(voice("player-heading")))
    table.add_column(Text(voice("score-heading")), justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: (ranking[seat], seat)):
        style = "bold green" if ranking[seat] == 1 else ""
        cells = [f"{ranking[seat]}.", voice.name_for(seat, viewer), str(scores[seat])]
        table.add_row(*(Text(text, style=style) for text in cells))
    heading = Text(voice("sheet-title"), style="bold underline")
    shared = [Text(voice("shared-win"), style="bold")] if ranking.count(1) > 1 else []
    return Group(heading, table, *shared)
