"""Where the terminal saves games in progress, so that none is lost."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from digsite.arena.games import is_file_name
from digsite.editions import shelf
from digsite.locales import user_language
from digsite.locales.faults import Fault, told
from digsite.play import matchfile
from digsite.play.folder import data_folder
from digsite.play.match import Match

UNFINISHED = "unfinished"
FINISHED = "finished"
NUMBERS = count(1)  # of the games of this process: two may begin within a second


@dataclass
class Seating:
    """What a match file does not tell: persons, bots, and an owner's edition file."""

    persons: list[int]
    players: list[str]  # of each seat; an empty name is a person
    edition: str | None = None
    language: str = "en"
    seed: int | None = None  # what chance will bring depends on it
    practice: bool = False  # whether somebody went back past what had been shown


def new_place(title: str) -> Path:
    """A file for a new game, which no other game has; nothing is written yet."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}-{next(NUMBERS)}"
    return data_folder() / UNFINISHED / f"{stem}.match"


def keep(match: Match, path: Path, seating: Seating) -> None:
    """Write the game as it stands."""
    path.parent.mkdir(parents=True, exist_ok=True)
    matchfile.save(match, path)
    _beside(path).write_text(json.dumps(asdict(seating)), encoding="utf-8")


def finish(match: Match, path: Path) -> Path:
    """The game is over: it moves to the finished ones, with who sat where."""
    final = data_folder() / FINISHED / path.name
    final.parent.mkdir(parents=True, exist_ok=True)
    matchfile.save(match, final)
    path.unlink(missing_ok=True)
    with suppress(FileNotFoundError):
        _beside(path).replace(_beside(final))
    return final


def latest(title: str | None = None) -> Path | None:
    """The unfinished game, of this title if one is named, that was played last."""
    found = (data_folder() / UNFINISHED).glob(f"{title}-*.match" if title else "*.match")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def seating_of(path: Path) -> Seating | None:
    """Who sat where; none, if nobody wrote it down or it cannot be read."""
    try:
        seating = Seating(**json.loads(_beside(path).read_text(encoding="utf-8")))
        persons = [seat for seat, player in enumerate(seating.players) if player == ""]
    except (OSError, ValueError, TypeError):
        return None
    return seating if seating.persons == persons else None


def persons_at(path: Path) -> int:
    """How many people play the game in this file, as far as this folder knows. The file may be one
    of ours, a copy of a game in progress, or both, as when one of several people tries a way alone:
    the game with the most people counts."""
    played = (data_folder() / UNFINISHED).glob("*.match")
    known = map(seating_of, [path, *(each for each in played if are_of_one_game(path, each))])
    return max((len(seating.persons) for seating in known if seating), default=0)


def are_of_one_game(one: Path, other: Path) -> bool:
    """Whether one of the two files goes on where the other ends."""
    try:
        short, long = sorted((one.read_bytes(), other.read_bytes()), key=len)
    except OSError:
        return False
    return long.startswith(short)


def load(path: Path, edition: str | None) -> Match:
    """The match in a file, with an owner's edition if it was played with one."""
    title = None
    if edition is not None and is_file_name(edition):
        title = shelf.title_from(Path(edition))
    try:
        return matchfile.load(path, title)
    except matchfile.BrokenMatch as error:
        raise Fault("in-file", file=str(path), why=told(error, user_language.current())) from None


def _beside(path: Path) -> Path:
    return path.with_suffix(".json")
