"""A tournament: who meets whom, from which seats, with which deals; kept in a file on the way."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import combinations, permutations, zip_longest
from pathlib import Path
from typing import cast

import msgspec

import digsite
from digsite.arena.culprit import played_apart
from digsite.arena.games import SECONDS, Result, edition_file, opened, play_game
from digsite.arena.ledger import ledger, lines_in
from digsite.arena.pool import shared
from digsite.arena.tally import NUMBERS_OF_GAMES, Matchup
from digsite.bots.marks import mark
from digsite.locales.faults import Fault

OTHER = "not-this-tournament"


@dataclass(frozen=True)
class Tournament(Matchup):
    """A matchup with a time limit: a player that exceeds it loses."""

    seconds: float = SECONDS

    def parties(self) -> list[tuple[str, ...]]:
        """Who sits together: all, if there are seats for them; else every choice of them.

        Seats that are left over are taken by further players of the last name.
        """
        if len(self.players) > self.seats:
            return list(combinations(self.players, self.seats))
        spare = self.seats - len(self.players)
        return [(*self.players, *[self.players[-1]] * spare)]

    def seating(self, game: int) -> tuple[int, tuple[str, ...]]:
        """The deal of a game, and who sits where: each deal is played in every order of seats."""
        orders = orders_of(tuple(self.parties()))
        deal, place = divmod(game, len(orders))
        return deal, orders[place]


@cache
def orders_of(parties: tuple[tuple[str, ...], ...]) -> list[tuple[str, ...]]:
    """Every order in which one of the parties can sit, without repetition: the first order of each
    party, then the second of each, and so on."""
    turns = zip_longest(*(seated_round(party) for party in parties))
    return list(dict.fromkeys(names for turn in turns for names in turn if names))


def seated_round(party: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All orders of a party: it rotates until everybody has had every seat, then the neighbours
    change."""
    first, *others = party
    for neighbours in permutations(others):
        names = (first, *neighbours)
        for turned in range(len(names)):
            yield (*names[turned:], *names[:turned])


def play_one(
    tournament: Tournament, game: int, tell: Callable[[int], None] | None = None
) -> Result:
    deal, names = tournament.seating(game)
    title = opened(tournament.title, tournament.edition)
    seed = tournament.seed * NUMBERS_OF_GAMES + deal
    return play_game(title, tournament.options, names, seed, game, tournament.seconds, tell)


def play_again(tournament: Tournament, game: int) -> Result:
    """Repeat a game whose process died; if it dies again, the player that killed it loses."""
    _, names = tournament.seating(game)
    return played_apart(partial(play_one, tournament, game), game, names)


def held(
    tournament: Tournament,
    games: int,
    file: Path | None = None,
    workers: int = 1,
    tell: Callable[[Result], None] = lambda result: None,
    ray: bool = False,
    apart: bool = False,
) -> list[Result]:
    """All results, including those already in the file; `tell` is called with each new one. A game
    played apart from this process cannot kill it."""
    with kept(tournament, file) as (found, keep):
        missing = [game for game in range(games) if game not in found]
        work, again = partial(play_one, tournament), partial(play_again, tournament)
        for result in shared(work, missing, workers, ray, again, apart):
            keep(result)
            found[result.game] = result
            tell(result)
    return [found[game] for game in range(games)]


@contextmanager
def kept(
    tournament: Tournament, file: Path | None
) -> Iterator[tuple[dict[int, Result], Callable[[Result], None]]]:
    """The results so far by number, and a function that stores another one."""
    if file is None:
        yield {}, lambda result: None
        return
    with ledger(file, heading(tournament), OTHER) as book:
        found = results_in(book.lines, tournament, file)
        yield found, lambda result: book.add(json.dumps(result.record()))


def read(file: Path, tournament: Tournament) -> list[Result]:
    """The games in a file."""
    lines = lines_in(file, heading(tournament), OTHER)
    return list(results_in(lines, tournament, file).values())


def heading(tournament: Tournament) -> str:
    return json.dumps(made_by(tournament))


def made_by(tournament: Tournament) -> dict[str, object]:
    """All that the games depend on: they are not mixed with games that anything else has made,
    such as players of another version or an edition file that was edited since."""
    title = opened(tournament.title, tournament.edition)
    expansions = cast(list[str], tournament.options.get("expansions", []))
    marks = [mark(name, title, tournament.seats, expansions) for name in tournament.players]
    made = {"digsite": digsite.__version__, "marks": marks, **asdict(tournament)}
    return made | edition_file(title)


def results_in(lines: list[str], tournament: Tournament, file: Path) -> dict[int, Result]:
    """The results by the number of the game; of duplicates the first counts."""
    found: dict[int, Result] = {}
    for number, line in enumerate(lines, start=2):
        try:
            result = msgspec.json.decode(line, type=Result)
        except (ValueError, RecursionError):
            raise Fault("broken-tournament", file=str(file), line=number) from None
        if not is_of(tournament, result):
            raise Fault("broken-tournament", file=str(file), line=number)
        found.setdefault(result.game, result)
    return found


def is_of(tournament: Tournament, result: Result) -> bool:
    """Whether this can be the result of a game of the tournament."""
    seats = range(tournament.seats)
    columns: list[Sequence[float]] = [result.places, result.decisions, result.seconds]
    if result.scores or not result.failed:
        columns.append(result.scores)
    return (
        result.game >= 0
        and result.players == list(tournament.seating(result.game)[1])
        and all(len(column) == len(seats) for column in columns)
        and 1 in result.places
        and all(place - 1 in seats for place in result.places)
        and (result.failed is None or result.failed["seat"] in seats)
    )
