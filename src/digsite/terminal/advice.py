"""`digsite hint` and `digsite analyse`: what a bot thinks of a position, and of a game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.bots.advice import Adviser, Suggestion
from digsite.bots.analysis import SIMULATIONS, Judgement, analysed
from digsite.bots.turning import Turn, turning_points
from digsite.core.rng import Rng
from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.locales.sentences import give_reasons
from digsite.play.match import Match
from digsite.terminal import saved_games, written
from digsite.terminal.choices import AsJson, Edition
from digsite.terminal.console import meanwhile, out, refusing, show_json
from digsite.terminal.playing_on import commands
from digsite.terminal.replay import File
from digsite.terminal.simulate import progress
from digsite.terminal.voice import Voice

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # columns of a chart
TRIES = 3  # mistakes that one is invited to try again
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
TURNED = "↯"
NAMED = 6  # moves in which a game turned; of more than that, only the first are named
Effort = Annotated[int, typer.Option("--simulations", min=10)]
Every = Annotated[bool, typer.Option("--all")]


def hint(file: File, edition: Edition = None, json: AsJson = False) -> None:
    """Say what a strong bot would do in a saved game, and why.

    Example: digsite hint my.match
    """
    with refusing():
        match = saved_games.load(file, edition)
        if match.is_over:
            raise Fault("hint-over")
        refuse_hints(file)
        match.deal()
    if json:
        show_json([one.record() for one in suggestions(match)])
    else:
        out().print(advice(match, spoken(match), match.actor, out()))


def refuse_hints(file: Path, persons: int = 0) -> None:
    """Nobody is helped against other people, in this game or in a copy of it."""
    if max(persons, saved_games.persons_at(file)) > 1:
        raise Fault("no-hints")


def analyse(
    file: File,
    simulations: Effort = SIMULATIONS,
    every: Every = False,
    edition: Edition = None,
    json: AsJson = False,
) -> None:
    """Judge every decision of a finished game: a chart, mistakes, and where the game turned.

    Example: digsite analyse my.match
    """
    with refusing():
        match = saved_games.load(file, edition)
        if not match.is_over:
            raise Fault("not-over")
    found = judgements(match, simulations)
    turns = turning_points([one.estimate for one in found])
    if json:
        records = [one.record() for one in found], [one.record() for one in turns]
        show_json(dict(zip(("decisions", "turning_points"), records, strict=True)))
    else:
        out().print(report(match, found, turns, every))
        lines = commands(match, file, edition, worth_another_try(found, turns))
        invite(spoken(match), lines)


def spoken(match: Match) -> Voice:
    return Voice(match.title, match.names, user_language.current())


def suggestions(match: Match) -> list[Suggestion]:
    """Advice for the seat that is to act; the same position gets the same advice."""
    seat = match.actor
    adviser = Adviser(match.title, Rng(match.ply), in_time=True)
    return adviser.suggestions(match.view(seat), match.state.legal())


def advice(match: Match, voice: Voice, seat: int, console: Console) -> RenderableType:
    """What to tell the seat that is to act: nothing is estimated where it has no choice."""
    if len(match.state.legal()) == 1:
        return Text(voice("hint-forced"))
    with meanwhile(console, voice("hint-thinking")):
        found = suggestions(match)
    return shown(found, match, voice, seat)


def shown(found: Sequence[Suggestion], match: Match, voice: Voice, seat: int) -> RenderableType:
    """The ways to decide, each with its chance and its reasons."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    for way in found:
        why = [(reason.name, reason.values, reason.than) for reason in way.reasons]
        reasons = give_reasons(match.title, why, voice.language, match.names, seat)
        told = Text(said(way)).append(f"\n{reasons}" if reasons else "", style="dim")
        table.add_row(written.percent(way.share, voice.language), told)
    return Group(Text(voice("hint-heading"), style="bold"), table, Text(voice("hint-how"), "dim"))


def said(way: Suggestion) -> str:
    """A way to decide as one would type it."""
    return "; ".join(move.notation() for move in way.moves)


def judgements(match: Match, simulations: int) -> list[Judgement]:
    """All of them, with a progress bar."""
    found = []
    with progress() as bar:
        task = bar.add_task("", total=match.ply)
        for one in analysed(match, simulations=simulations):
            found.append(one)
            bar.update(task, completed=one.ply)
        bar.update(task, completed=match.ply)
    return found


def report(
    match: Match, found: Sequence[Judgement], turns: Sequence[Turn], every: bool = False
) -> RenderableType:
    """The chart of everybody's chances, then where the game turned and each decision that cost
    something, or every one; and what the signs mean."""
    voice = spoken(match)
    parts: list[RenderableType] = [Text(voice("analysis-chart"), style="bold"), chart(voice, found)]
    listed = [one for one in found if every or one.mark or any(is_in(turn, one) for turn in turns)]
    notable = bool(turns) or any(one.mark for one in found)
    if not notable:
        parts.append(Text(voice("analysis-clean")))
    if notable or every:
        parts.append(happenings(match, voice, listed, turns))
    if notable:
        parts.append(Text(voice("analysis-legend"), style="dim"))
    return Group(*parts, Text(voice("analysis-how"), style="dim"))


def worth_another_try(found: Sequence[Judgement], turns: Sequence[Turn]) -> list[tuple[int, int]]:
    """Ply and seat of the decisions that cost most, and of those where the game turned."""
    costly = sorted((one for one in found if one.mark), key=lambda one: -one.loss)[:TRIES]
    turned = (one for one in found if any(is_in(turn, one) for turn in turns))
    return sorted({(one.ply, one.seat) for one in (*costly, *turned)})


def invite(voice: Voice, lines: Sequence[str]) -> None:
    """What to type to try another way; it stays on one line, so that it can be copied."""
    if lines:
        out().print(Text("\n".join([voice("try-again"), *lines])), soft_wrap=True)


def is_in(turn: Turn, one: Judgement) -> bool:
    """Whether the game turned in this very decision, by what its own seat could see."""
    return turn.seat == one.seat and turn.first == turn.last == one.ply


def happenings(
    match: Match, voice: Voice, listed: Sequence[Judgement], turns: Sequence[Turn]
) -> Table:
    """A row for each decision, and for each turning point that lies between two decisions."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_column(Text(voice("analysis-before-after")), justify="right", no_wrap=True)
    table.add_column()
    rows = [(one.ply, 1, decision(voice, one, turns)) for one in listed]
    between = [turn for turn in turns if not any(is_in(turn, one) for one in listed)]
    rows += [(turn.first, 0, turning(match, voice, turn)) for turn in between]
    for _, _, row in sorted(rows, key=lambda row: row[:2]):
        table.add_row(*row)
    return table


Row = tuple[str, str, str, Text]


def decision(voice: Voice, one: Judgement, turns: Sequence[Turn]) -> Row:
    """The chance of winning before and after it, and what was better."""
    signs = [SIGNS.get(one.mark, ""), TURNED if any(is_in(turn, one) for turn in turns) else ""]
    told = Text(voice("analysis-line", player=voice.name(one.seat), moves=said(one.played)))
    if one.mark:
        told.append(f"\n{voice('analysis-better', moves=said(one.best))}", style="dim")
    chances = before_and_after(voice, one.best.share, one.played.share)
    return str(one.ply), " ".join(filter(None, signs)), chances, told


def turning(match: Match, voice: Voice, turn: Turn) -> Row:
    """How far the chance of one seat changed there, and what was done."""
    where = str(turn.first) if turn.first == turn.last else f"{turn.first}–{turn.last}"
    moves = [match[ply].notation() for ply in range(turn.first, turn.last + 1)]
    rest = ["…"] if len(moves) > NAMED else []
    told = Text(voice("analysis-turn", player=voice.name(turn.seat)))
    told.append(f"\n{'; '.join([*moves[:NAMED], *rest])}", style="dim")
    return where, TURNED, before_and_after(voice, turn.before, turn.after), told


def before_and_after(voice: Voice, before: float, after: float) -> str:
    return " → ".join(written.percent(share, voice.language) for share in (before, after))


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
