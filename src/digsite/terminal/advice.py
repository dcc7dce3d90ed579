"""`digsite hint` and `digsite analyse`: what a program thinks of a position, and of a game."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.bots.advice import Adviser, Suggestion
from digsite.bots.analysis import SIMULATIONS, Judgement, analysed, turning_points
from digsite.core.rng import Rng
from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.locales.sentences import give_reasons
from digsite.play.match import Match
from digsite.terminal import saved_games
from digsite.terminal.choices import AsJson, Edition
from digsite.terminal.console import out, refusing, show_json
from digsite.terminal.replay import File
from digsite.terminal.simulate import progress
from digsite.terminal.voice import Voice

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # columns of a chart
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
Effort = Annotated[int, typer.Option("--simulations", min=10)]


def hint(file: File, edition: Edition = None, json: AsJson = False) -> None:
    """Say what a strong program would do in a saved game, and why.

    Example: digsite hint my.match
    """
    with refusing():
        match = saved_games.load(file, edition)
        if match.is_over:
            raise Fault("hint-over")
        match.deal()
    found = suggestions(match)
    if json:
        show_json([one.record() for one in found])
    else:
        out().print(shown(found, match, spoken(match), match.actor))


def analyse(
    file: File, simulations: Effort = SIMULATIONS, edition: Edition = None, json: AsJson = False
) -> None:
    """Judge every decision of a finished game: a chart, mistakes, and where the game turned.

    Example: digsite analyse my.match
    """
    with refusing():
        match = saved_games.load(file, edition)
        if not match.is_over:
            raise Fault("not-over")
    voice = spoken(match)
    found = judgements(match, simulations)
    turns = turning_points([(one.ply, one.played.shares) for one in found])
    if json:
        show_json({"decisions": [one.record() for one in found], "turning_points": turns})
    else:
        out().print(report(match, voice, found, turns))


def spoken(match: Match) -> Voice:
    return Voice(match.title, match.names, user_language.current())


def suggestions(match: Match) -> list[Suggestion]:
    """What can be advised to the seat that is to act; the same position gets the same advice."""
    seat = match.actor
    adviser = Adviser(match.title, Rng(match.ply), in_time=True)
    return adviser.suggestions(match.view(seat), match.state.legal())


def shown(found: Sequence[Suggestion], match: Match, voice: Voice, seat: int) -> RenderableType:
    """The ways to decide, each with its chance and its reasons."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    for way in found:
        why = [(reason.name, reason.values) for reason in way.reasons]
        reasons = give_reasons(match.title, why, voice.language, match.names, seat)
        told = Text(said(way)).append(f"\n{reasons}" if reasons else "", style="dim")
        table.add_row(percent(way.share), told)
    return Group(Text(voice("hint-heading"), style="bold"), table, Text(voice("hint-how"), "dim"))


def said(way: Suggestion) -> str:
    """A way to decide as one would type it."""
    return "; ".join(move.notation() for move in way.moves)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def judgements(match: Match, simulations: int) -> list[Judgement]:
    """All of them, with a bar that shows how far it is."""
    found = []
    with progress() as bar:
        task = bar.add_task("", total=match.ply)
        for one in analysed(match, simulations=simulations):
            found.append(one)
            bar.update(task, completed=one.ply)
        bar.update(task, completed=match.ply)
    return found


def report(
    match: Match, voice: Voice, found: Sequence[Judgement], turns: Sequence[int]
) -> RenderableType:
    """The chart of everybody's chances, then each decision that cost something."""
    parts: list[RenderableType] = [Text(voice("analysis-chart"), style="bold"), chart(voice, found)]
    marked = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("", "", "", ""):
        marked.add_column(heading)
    for one in found:
        if one.mark or one.ply in turns:
            sign = SIGNS.get(one.mark, "") + (" ↯" if one.ply in turns else "")
            told = Text(voice("analysis-line", player=voice.name(one.seat), moves=said(one.played)))
            if one.mark:
                told.append(f"\n{voice('analysis-better', moves=said(one.best))}", style="dim")
            marked.add_row(str(one.ply), sign, cost(one), told)
    parts.append(marked if marked.row_count else Text(voice("analysis-clean")))
    return Group(*parts, Text(voice("analysis-how"), style="dim"))


def cost(one: Judgement) -> str:
    return f"−{percent(one.loss)}" if one.mark else ""


def chart(voice: Voice, found: Sequence[Judgement]) -> RenderableType:
    """A row for each seat: the height of a bar is the chance of winning."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    columns = sampled(found)
    for seat in range(len(voice.names) or (len(found[0].played.shares) if found else 0)):
        heights = [one.played.shares[seat] for one in columns]
        bars = "".join(BARS[min(len(BARS) - 1, int(len(BARS) * height))] for height in heights)
        table.add_row(Text(voice.name(seat)), Text(bars))
    return table


def sampled(found: Sequence[Judgement]) -> list[Judgement]:
    """At most this many, evenly spaced, the last one always among them."""
    if len(found) <= WIDEST:
        return list(found)
    return [found[n * (len(found) - 1) // (WIDEST - 1)] for n in range(WIDEST)]
