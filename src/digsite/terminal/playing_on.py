"""Playing on from a ply of a match file, to try another way; the file stays as it is."""

import re
import shlex
from collections.abc import Iterable
from pathlib import Path

from digsite.bots.roster import ROSTER
from digsite.locales.faults import Fault
from digsite.play.match import Match
from digsite.terminal.saved_games import Seating, seating_of
from digsite.terminal.seating import (
    AGAINST,
    PlayOptions,
    loaded,
    named,
    opened,
    persons_of,
    seated,
    seats_named,
)
from digsite.terminal.session import Session

NUMBERED = re.compile(r" \d+$")  # where one bot sits in several seats


def branched(chosen: PlayOptions, path: Path, ply: int) -> Session:
    """A new game that begins like the one in the file; what follows may differ."""
    match, known, edition = loaded(chosen, path)
    players = players_again(match, known, chosen.me, chosen.against)
    go_back(match, ply)
    if len(match.names) != match.seats:
        match.names = named(players, chosen.names)
    seating = Seating(persons_of(players), players, edition, chosen.language, practice=True)
    return opened(match, seating, chosen.seed, chosen.guided)


def go_back(match: Match, ply: int) -> None:
    """Back to where somebody has yet to decide; another ply raises a `ValueError`."""
    last = max((at for at, actor in enumerate(match.actors) if actor >= 0), default=0)
    was_over = match.is_over
    match.rewind(ply)
    if was_over and ply > last:
        raise Fault("nothing-decided", last=str(last))


def players_again(
    match: Match, known: Seating | None, me: list[str] | None = None, against: str | None = None
) -> list[str]:
    """Who plays each seat: everybody sits where they sat before, unless somebody says otherwise."""
    before = known.players if known and len(known.players) == match.seats else by_names(match)
    people = me or [str(seat) for seat in persons_of(before)] or ["0"]
    if against is not None:
        return seated(match.seats, people, against)
    persons = seats_named(match.seats, people)
    return ["" if seat in persons else player or AGAINST for seat, player in enumerate(before)]


def by_names(match: Match) -> list[str]:
    """Guesses from names: those of our bots are bots, all others people; without any names, one
    person plays against bots."""
    if len(match.names) != match.seats:
        return seated(match.seats, None, None)
    programs = (NUMBERED.sub("", name).casefold() for name in match.names)
    return [program if program in ROSTER else "" for program in programs]


def commands(
    match: Match, path: Path, edition: str | None, decisions: Iterable[tuple[int, int]]
) -> list[str]:
    """For each decision, as its ply and its seat, what to type to make another one."""
    persons = persons_of(players_again(match, seating_of(path)))
    words = ["digsite", "play", "--load", str(path)]
    words += ["--edition", edition] if edition else []
    return [
        shlex.join([*words, "--from", str(ply), *([] if seat in persons else ["--me", str(seat)])])
        for ply, seat in decisions
    ]
