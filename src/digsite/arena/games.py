"""One game between programs: whoever fails loses it, and why is told."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TypedDict

from digsite.bots.roster import make_player
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.core.view import Event, View
from digsite.editions import shelf
from digsite.locales.faults import Fault
from digsite.play.match import Match, run
from digsite.play.player import Leaving, Listener, Player, Timed, blamed

SECONDS = 60.0  # for a decision


class Failure(TypedDict):
    """What a seat did wrong: the name of a text `fault-…` and what fills its gaps."""

    seat: int
    reason: str
    values: dict[str, str | int]


@dataclass
class Result:
    """What came of a game, by seat."""

    game: int
    players: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]  # with a choice
    seconds: list[float]  # that these took
    failed: Failure | None = None  # what the last in `places` did wrong

    def record(self) -> dict[str, object]:
        return asdict(self)


class Failed(Exception):
    """A player did something for which it loses the game."""

    def __init__(self, seat: int, fault: Fault) -> None:
        super().__init__(seat, fault)
        self.seat = seat
        self.fault = fault

    def record(self) -> Failure:
        return {"seat": self.seat, "reason": self.fault.reason, "values": self.fault.values}


@dataclass
class Watched:
    """A player whose decisions are timed and checked."""

    player: Player
    seat: int
    limit: float
    decisions: int = field(default=0, init=False)
    seconds: float = field(default=0.0, init=False)

    def decide(self, view: View, legal: list[Move]) -> Move:
        if isinstance(self.player, Timed):
            self.player.look_at_clock(self.limit, self.limit)
        began = time.perf_counter()
        try:
            move = self.player.decide(view, legal)
        except Exception as error:
            raise Failed(self.seat, blamed(error, "seat-failed", number=self.seat + 1)) from error
        took = time.perf_counter() - began
        if took > self.limit:
            raise self.failed("seat-late", seconds=f"{took:.1f}")
        if move not in legal:
            raise self.failed("seat-illegal", notation=str(move))
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += took
        return move

    def failed(self, reason: str, **values: str | int) -> Failed:
        return Failed(self.seat, Fault(reason, number=self.seat + 1, **values))

    def leave(self) -> None:
        if isinstance(self.player, Leaving):
            self.player.leave()


class WatchedListener(Watched):
    """The same for a player who wants to be told what happens."""

    def hear(self, event: Event) -> None:
        assert isinstance(self.player, Listener)
        self.player.hear(event)


def watched(player: Player, seat: int, limit: float) -> Watched:
    kind = WatchedListener if isinstance(player, Listener) else Watched
    return kind(player, seat, limit)


def play_game(
    title: Title,
    options: dict[str, object],
    names: Sequence[str],
    deal: int,
    number: int,
    limit: float = SECONDS,
) -> Result:
    """The game with this number; the same deal has the same random stream, whoever sits where."""
    rng = Rng(deal)
    players = [
        watched(make_player(name, title, rng.fork()), seat, limit)
        for seat, name in enumerate(names)
    ]
    match = Match(title, len(names), options)
    places, failed = places_after(match, players, rng)
    return Result(
        number,
        list(names),
        match.state.scores(),
        places,
        [player.decisions for player in players],
        [round(player.seconds, 4) for player in players],
        failed,
    )


def places_after(
    match: Match, players: Sequence[Watched], rng: Rng
) -> tuple[list[int], Failure | None]:
    """Play; who came where, and what somebody did wrong."""
    try:
        run(match, players, rng)
    except Failed as failure:
        return places_without(match.state.ranking(), failure.seat), failure.record()
    return match.state.ranking(), None


def places_without(places: list[int], loser: int) -> list[int]:
    """The one who failed is last; the others stand as they stood."""
    others = [place for seat, place in enumerate(places) if seat != loser]
    return [
        len(places) if seat == loser else 1 + sum(1 for other in others if other < place)
        for seat, place in enumerate(places)
    ]


def is_file_name(edition: str) -> bool:
    return edition.endswith(".toml") or "/" in edition or "\\" in edition


def opened(name: str, edition: str | None) -> Title:
    """The title with an edition of ours, or with the file of an owner."""
    if edition is None or not is_file_name(edition):
        return shelf.title(name, edition)
    return shelf.title_from(Path(edition))
