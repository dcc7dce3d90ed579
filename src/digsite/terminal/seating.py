"""Sets up a session of the terminal: who plays what, in which seat, under which name."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from digsite.bots.roster import called, make_player, refuse_unknown
from digsite.core.options import refuse_idle
from digsite.core.title import Title
from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.play.dealer import Fate
from digsite.play.match import Match
from digsite.terminal import saved_games
from digsite.terminal.choices import chosen_game, known_title
from digsite.terminal.console import out
from digsite.terminal.saved_games import Seating
from digsite.terminal.session import Bot, Session

PERSONS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
EVERYBODY = "all"
AGAINST = "skilled"  # who plays, unless somebody says who
LARGEST_SEED = 2**31


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line."""

    title: str | None
    seats: int | None
    me: list[str] | None
    against: str | None
    seed: int | None
    edition: str | None
    options: list[str] | None
    expansions: str | None
    start: str | None
    names: list[str]
    language: str
    guided: bool | None = None


def begun(chosen: PlayOptions) -> Session:
    """A new game."""
    if chosen.title is None:
        raise Fault("which-game")
    more = (chosen.edition, chosen.options, chosen.expansions, chosen.start)
    title, seats, options = chosen_game(chosen.title, chosen.seats, *more)
    players = seated(seats, chosen.me, chosen.against)
    refuse_idle(title.options, options, len(players))
    match = Match(title, len(players), options, named(players, chosen.names))
    seating = Seating(persons_of(players), players, chosen.edition, chosen.language)
    return opened(match, seating, chosen.seed, chosen.guided)


def continued(chosen: PlayOptions, path: Path | None) -> Session:
    """A game from a file or from the saved ones, with the same people where these are known."""
    title = known_title(chosen.title) if chosen.title is not None else None
    found = path or saved_games.latest(title)
    if found is None:
        raise Fault("nothing-unfinished")
    match, seating, edition = loaded(chosen, found)
    if seating is None or len(seating.players) != match.seats or chosen.me or chosen.against:
        players = seated(match.seats, chosen.me, chosen.against)
        seating = Seating(persons_of(players), players, edition, chosen.language)
    if len(match.names) != match.seats:
        match.names = named(seating.players, chosen.names)
    session = opened(match, seating, chosen.seed, chosen.guided)
    if path is None or match.is_over:
        session.place = found
    return session


def loaded(chosen: PlayOptions, path: Path) -> tuple[Match, Seating | None, str | None]:
    """The game in a file, who sat where if that is known, and the edition that it was named by."""
    title = known_title(chosen.title) if chosen.title is not None else None
    seating = saved_games.seating_of(path)
    edition = chosen.edition or (seating.edition if seating else None)
    match = saved_games.load(path, edition)
    if title is not None and match.title.name != title:
        raise Fault("other-title", file=str(path), found=match.title.name, title=title)
    return match, seating, edition


def opened(match: Match, seating: Seating, seed: int | None, guided: bool | None = None) -> Session:
    """The session, bots at their seats; a game that goes on keeps its seed."""
    if seed is not None:
        seating.seed = seed
    elif seating.seed is None:
        seating.seed = secrets.randbelow(LARGEST_SEED)
    match.fate = Fate(seating.seed)
    match.practice = seating.practice
    bots = {
        seat: seated_bot(player, match.title)
        for seat, player in enumerate(seating.players)
        if player
    }
    return Session(match, bots, seating, out(), guided)


def seated_bot(player: str, title: Title) -> Bot:
    return Bot(lambda stream: make_player(player, title, stream, in_time=True))


def seated(seats: int, me: list[str] | None, against: str | None) -> list[str]:
    """Who plays each seat: the name of a bot, or an empty name for a person."""
    persons = seats_named(seats, me or ["0"])
    names = [name.strip() for name in (against or AGAINST).split(",")]
    for name in names:
        refuse_unknown(name)
    free = [seat for seat in range(seats) if seat not in persons]
    if free and len(names) not in (1, len(free)):
        raise Fault("players", names=len(names), seats=len(free))
    players = [""] * seats
    for i, seat in enumerate(free):
        players[seat] = names[i % len(names)]
    return players


def seats_named(seats: int, me: list[str]) -> set[int]:
    """The seats of persons: numbers, repeated or with commas, or all."""
    words = [word.strip() for text in me for word in text.split(",")]
    if words == [EVERYBODY]:
        return set(range(seats))
    for word in words:
        if not word.isdecimal() or int(word) >= seats:
            raise Fault("no-seat", word=word, last=seats - 1)
    return {int(word) for word in words}


def persons_of(players: list[str]) -> list[int]:
    return [seat for seat, player in enumerate(players) if not player]


def named(players: list[str], chosen: list[str]) -> list[str]:
    """Names for all: persons as they wish, bots by what they are."""
    chosen = [name for name in map(str.strip, chosen) if name]
    wished = [*chosen, *(name for name in PERSONS if name not in chosen)]
    names: list[str] = []
    for seat, player in enumerate(players):
        if not player:
            names.append(
                wished.pop(0) if wished else user_language.say("person-number", number=seat)
            )
        else:
            name = called(player) if ":" in player else player.capitalize()
            number = players[: seat + 1].count(player)
            names.append(name if players.count(player) == 1 else f"{name} {number}")
    if len({name.casefold() for name in names}) < len(names):
        raise Fault("same-name")
    return names
