"""A tournament: who meets whom, from which seats, with which deals; kept in a file on the way.

The file has one line of JSON for the tournament and one for each game, so that whoever stops it can
go on later, and anybody can count again.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path

from digsite.arena.games import SECONDS, Result, opened, play_game
from digsite.arena.pool import shared
from digsite.arena.tally import NUMBERS_OF_GAMES, Matchup
from digsite.locales.faults import Fault


@dataclass(frozen=True)
class Tournament(Matchup):
    """A matchup in which whoever exceeds the time limit loses."""

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
        """The deal of a game, and who sits where: a deal is played from all seats by all parties.

        A party moves on by one seat from game to game.
        """
        parties = self.parties()
        deal, place = divmod(game, self.seats * len(parties))
        turned, party = divmod(place, len(parties))
        names = parties[party]
        return deal, (*names[turned:], *names[:turned])


def play_one(tournament: Tournament, game: int) -> Result:
    deal, names = tournament.seating(game)
    title = opened(tournament.title, tournament.edition)
    seed = tournament.seed * NUMBERS_OF_GAMES + deal
    return play_game(title, tournament.options, names, seed, game, tournament.seconds)


def held(
    tournament: Tournament,
    games: int,
    file: Path | None = None,
    workers: int = 1,
    tell: Callable[[Result], None] = lambda result: None,
    ray: bool = False,
) -> list[Result]:
    """All results, those that are in the file already included; `tell` hears of each new one."""
    results = read(file, tournament) if file else []
    done = {result.game for result in results}
    missing = [game for game in range(games) if game not in done]
    for result in written(shared(partial(play_one, tournament), missing, workers, ray), file):
        results.append(result)
        tell(result)
    return sorted((each for each in results if each.game < games), key=lambda each: each.game)


def written(results: Iterator[Result], file: Path | None) -> Iterator[Result]:
    """The results, each added to the file before it is passed on."""
    if file is None:
        yield from results
        return
    with file.open("a", encoding="utf-8") as out:
        for result in results:
            out.write(json.dumps(result.record()) + "\n")
            out.flush()
            yield result


def read(file: Path, tournament: Tournament) -> list[Result]:
    """The games in a file, which is begun if there is none; a line that was cut off is dropped."""
    header = json.dumps(asdict(tournament))
    if not file.exists():
        file.write_text(header + "\n", encoding="utf-8")
    text = file.read_text(encoding="utf-8", errors="replace")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        file.write_text(text, encoding="utf-8")
    first, *lines = text.splitlines() or [""]
    if first != header:
        raise Fault("other-tournament", file=str(file))
    try:
        return [result_in(line) for line in lines]
    except (ValueError, TypeError, RecursionError):
        raise Fault("broken-tournament", file=str(file)) from None


def result_in(line: str) -> Result:
    """The result that a line tells; where nobody failed, earlier versions wrote an empty text."""
    record = {"failed": None, **json.loads(line)}
    if record["failed"] == "":
        record["failed"] = None
    if not isinstance(record["failed"], dict | None):
        raise TypeError
    return Result(**record)
