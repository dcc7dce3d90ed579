"""`digsite replay`: a match file, told move by move."""

from pathlib import Path
from typing import Annotated

import typer

from digsite.core.actors import SPECTATOR
from digsite.core.view import View
from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.play.match import Match
from digsite.terminal import saved_games, story
from digsite.terminal.choices import AsJson, Edition
from digsite.terminal.console import out, refusing, show_json
from digsite.terminal.scoresheet import score_sheet
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.session import heading
from digsite.terminal.voice import Voice

File = Annotated[Path, typer.Argument(metavar="FILE")]
To = Annotated[int | None, typer.Option("--to", metavar="PLY")]
Seat = Annotated[int | None, typer.Option("--seat", min=0)]


def replay(
    file: File, to: To = None, seat: Seat = None, edition: Edition = None, json: AsJson = False
) -> None:
    """Tell a saved game move by move, and show the position at its end or at a ply.

    Example: digsite replay my.match --to 40 --seat 0
    """
    viewer = SPECTATOR if seat is None else seat
    with refusing():
        match = saved_games.load(file, edition)
        view_of_seat(match, viewer)
        if to is not None:
            match.rewind(to)
            match.practice = False  # it is only looked at
    voice = Voice(match.title, match.names, user_language.current())
    if json:
        show_json(record(match, viewer, voice))
        return
    console = out()
    console.print(story.shown(story.told(match, viewer, voice)))
    console.print(heading(match, voice, viewer))
    console.print(screen_of(match.title.name).draw(view_of_seat(match, viewer), voice))
    if match.is_over:
        console.print(score_sheet(match, voice, viewer))


def view_of_seat(match: Match, seat: int) -> View:
    """What the seat knows in the end; one that does not exist raises a `ValueError`."""
    if seat >= match.seats:
        raise Fault("no-seat-here", number=seat, last=match.seats - 1)
    return match.title.view(match.state, seat)


def record(match: Match, seat: int, voice: Voice) -> dict[str, object]:
    """The game as that seat saw it, as plain data."""
    return {
        "title": match.title.name,
        "edition": match.title.edition,
        "seats": match.seats,
        "options": match.options,
        "names": match.names,
        "ply": match.ply,
        "over": match.is_over,
        "scores": match.state.scores(),
        "ranking": match.state.ranking(),
        "events": [
            {"ply": ply, "text": voice.tell_all([event], seat), **event.record()}
            for ply, event in enumerate(match.events(seat))
        ],
        "view": view_of_seat(match, seat).record(),
    }
