"""One game between bots: a player that fails loses it, and the result says why."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path

from digsite.arena.alarm import alarm
from digsite.arena.watched import Failed, Failure, Watch, Watched, watched
from digsite.bots.roster import make_player
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.play.match import Match, run

SECONDS = 60.0  # for a decision


@dataclass
class Result:
    """The result of a game; lists are by seat."""

    game: int
    players: list[str]
    scores: list[int]  # empty if the process died that played the game
    places: list[int]
    decisions: list[int]  # with a choice
    seconds: list[float]  # that these took
    failed: Failure | None = None  # what the seat that is last in `places` did wrong
    asked: int = 0  # all decisions, forced ones included

    def record(self) -> dict[str, object]:
        return asdict(self)


def play_game(
    title: Title,
    options: dict[str, object],
    names: Sequence[str],
    deal: int,
    number: int,
    limit: float = SECONDS,
    tell: Callable[[int], None] | None = None,
) -> Result:
    """Play the game with this number. The same deal has the same random stream, whoever sits where.

    `tell` is called with the seat before anything is asked of that seat. What players print goes
    to the standard error, where it does not mix with results.
    """
    match = Match(title, len(names), options)
    players: list[Watched] = []
    with alarm() as works, redirect_stdout(sys.stderr):
        failure = failure_in(match, names, players, Rng(deal), Watch(limit, works, tell))
    places = match.state.ranking()
    unmade = [0] * (len(names) - len(players))
    return Result(
        number,
        list(names),
        match.state.scores(),
        places_without(places, failure.seat) if failure else places,
        [player.decisions for player in players] + unmade,
        [round(player.seconds, 4) for player in players] + [0.0 for _ in unmade],
        failure.record() if failure else None,
        sum(actor >= 0 for actor in match.actors),
    )


def failure_in(
    match: Match, names: Sequence[str], players: list[Watched], rng: Rng, watch: Watch
) -> Failed | None:
    """Play the match; returns the first failure of a player. `players` is filled on the way."""
    streams = [rng.fork() for _ in names]
    try:
        for seat, name in enumerate(names):
            make = partial(make_player, name, match.title, streams[seat])
            players.append(watched(make, seat, watch))
        run(match, players, rng)
    except Failed as failure:
        if len(players) < len(names):
            for player in players:
                player.leave()
        return failure
    return next((player.parting for player in players if player.parting), None)


def places_without(places: list[int], loser: int) -> list[int]:
    """The places with the loser last; the others keep their order."""
    others = [place for seat, place in enumerate(places) if seat != loser]
    return [
        len(places) if seat == loser else 1 + sum(1 for other in others if other < place)
        for seat, place in enumerate(places)
    ]


def edition_file(title: Title) -> dict[str, object]:
    """A mark of the user's edition file, which may change under the same name; none for ours."""
    if not title.source:
        return {}
    return {"edition_file": blake2b(title.source.encode(), digest_size=8).hexdigest()}


def is_file_name(edition: str) -> bool:
    return edition.endswith(".toml") or "/" in edition or "\\" in edition


def opened(name: str, edition: str | None) -> Title:
    """The title with one of our editions, or with an edition file of the user."""
    if edition is None or not is_file_name(edition):
        return shelf.title(name, edition)
    return shelf.title_from(Path(edition))
