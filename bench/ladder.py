"""The ladder: each level against the one below it and against former players, as a page of docs.

    python -m bench.ladder --games 1000 --minutes 600 --workers 2

What came of each game is kept in `bench/ladder.json`, so a run goes on where the last one stopped,
on any machine, as long as the players stay as they are.
"""

import argparse
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TypedDict, cast

from bench.kept import (
    BOTH,
    Entries,
    add_arguments,
    heading,
    marked,
    play,
    read,
    write,
)
from bench.timed import Timed
from digsite.arena.games import Result
from digsite.arena.pool import Crew
from digsite.arena.tally import wilson
from digsite.arena.tournament import Tournament, play_one
from digsite.bots.levels import COMPILED, LEVELS
from digsite.bots.roster import make_player
from digsite.core.rng import Rng
from digsite.editions import shelf
from digsite.play.match import Match, run

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("archaeology", 2, {}),
    ("artifact", 3, {}),
    ("artifacts-inc", 2, {}),
    ("archaeology", 4, {}),
    ("artifacts-inc", 4, {}),
    ("artifact", 5, {}),
    ("artifact", 5, BOTH),
]
RUNGS = [(upper, lower) for lower, upper in pairwise(["random", *LEVELS])]
FORMER = [("skilled", "greedy"), ("master", "search")]
CLEAR_OF_TWO = 0.65  # what a level should win against the one below it ...
CLEAR_OF_MANY = 1.5  # ... and so many times its fair share at a larger table
DEALS = 2  # that are played before another pairing has its turn
FORMER_WANTED = {"skilled": (0.6, 1.0), "master": (0.8, 2.0)}

INTRODUCTION = """\
# The ladder

How often each level wins against the one below it, and against two bots of earlier versions. One
seat plays against a table of the others, and each deal is played from every seat in turn. Effort is
counted, not timed, so any machine plays the same games.

A share of wins is in **bold** where its whole 95 % interval (Wilson) lies above what is wanted,
and in (brackets) where all of it lies below. The time is the mean processor time of a decision, in
one game that was played when this page was made, with the {build} engine.

`python -m bench.ladder` makes this page and continues from the games that it has kept: {games:,} so
far, where 1,000 are meant for each of {pairings} pairings. A pairing that has not been played yet
has no line."""


class Kept(TypedDict):
    """The games of a pairing, as they are kept."""

    players: str  # what made them play as they did
    shares: list[float]  # of each game that the one player won
    decisions: int  # of that player ...
    thought: float  # ... and the seconds they took by the clock, on a machine that may be busy
    seconds: float  # that all players together took


@dataclass
class Pairing:
    """One player against a table of others."""

    tournament: Tournament
    kept: Kept

    @property
    def hero(self) -> str:
        return self.tournament.players[0]

    @property
    def others(self) -> str:
        return self.tournament.players[1]

    @property
    def name(self) -> str:
        table = f"{self.tournament.title} {self.tournament.seats}"
        return f"{table}{' all' if self.tournament.options else ''} {self.hero} {self.others}"

    @property
    def games(self) -> int:
        return len(self.kept["shares"])

    @property
    def seconds(self) -> float:
        return self.kept["seconds"]

    def is_at(self, title: str, seats: int, options: dict[str, object]) -> bool:
        tournament = self.tournament
        return (tournament.title, tournament.seats, tournament.options) == (title, seats, options)

    def go_on(self, crew: Crew) -> None:
        """Play a few more deals, each from all seats."""
        more = range(self.games, self.games + DEALS * self.tournament.seats)
        found = crew.share(partial(play_one, self.tournament), more)
        for result in sorted(found, key=lambda each: each.game):
            self.count(result)

    def count(self, result: Result) -> None:
        seat = result.players.index(self.hero)
        won = 1 / result.places.count(1) if result.places[seat] == 1 else 0
        self.kept["shares"].append(round(won, 3))
        self.kept["decisions"] += result.decisions[seat]
        self.kept["thought"] = round(self.kept["thought"] + result.seconds[seat], 4)
        self.kept["seconds"] = round(self.kept["seconds"] + sum(result.seconds), 4)

    def wanted(self) -> float:
        seats = self.tournament.seats
        if (self.hero, self.others) in FORMER:
            two, many = FORMER_WANTED[self.hero]
            return two if seats == 2 else many / seats
        return CLEAR_OF_TWO if seats == 2 else CLEAR_OF_MANY / seats


def pairings(stored: Entries) -> list[Pairing]:
    """All pairings at all tables, with the games that were kept of the players as they are now."""
    found = []
    for title, seats, options in TABLES:
        for names in [*RUNGS, *FORMER]:
            tournament = Tournament(title, None, seats, options, names, seed=1)
            players = "-".join(marked(name, title, seats, options) for name in names)
            nothing: Kept = {
                "players": players,
                "shares": [],
                "decisions": 0,
                "thought": 0.0,
                "seconds": 0.0,
            }
            pairing = Pairing(tournament, nothing)
            kept = cast(Kept, stored.get(pairing.name, nothing))
            found.append(Pairing(tournament, kept if kept["players"] == players else nothing))
    return found


def page(all_of_them: list[Pairing]) -> str:
    """The page, from the games that are there."""
    games = sum(pairing.games for pairing in all_of_them)
    build = "compiled" if COMPILED else "plain"
    lines = [INTRODUCTION.format(build=build, games=games, pairings=len(all_of_them))]
    for title, seats, options in TABLES:
        here = [pairing for pairing in all_of_them if pairing.is_at(title, seats, options)]
        if any(pairing.games for pairing in here):
            lines += ["", f"## {heading(title, seats, options)}", "", *table(here)]
        else:
            lines += ["", f"## {heading(title, seats, options)}", "", "Not played yet."]
    return "\n".join(lines) + "\n"


def table(here: list[Pairing]) -> list[str]:
    lines = ["| player | against | games | won | 95 % interval | wanted | ms a decision |"]
    lines.append("|---|---|---:|---:|---:|---:|---:|")
    return lines + [line(pairing) for pairing in here if pairing.games]


def line(pairing: Pairing) -> str:
    kept, wanted = pairing.kept, pairing.wanted()
    won = sum(kept["shares"]) / pairing.games
    low, high = wilson(won, pairing.games)
    share = f"{won:.0%}"
    if low > wanted:
        share = f"**{share}**"
    elif high < wanted:
        share = f"({share})"
    more = pairing.tournament.seats - 1
    others = pairing.others if more == 1 else f"{more} × {pairing.others}"
    return (
        f"| {pairing.hero} | {others} | {pairing.games} | {share} | {low:.0%} – {high:.0%} "
        f"| {wanted:.0%} | {1000 * seconds_of(pairing.tournament):.1f} |"
    )


def seconds_of(tournament: Tournament) -> float:
    """The processor time of the one player per decision, averaged over a game."""
    title, rng = shelf.title(tournament.title), Rng(tournament.seed)
    names = tournament.seating(0)[1]
    hero, *others = [Timed(make_player(name, title, rng.fork())) for name in names]
    run(Match(title, tournament.seats, tournament.options), [hero, *others], rng)
    return hero.mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser, 1000, "bench/ladder.json", "docs/ladder.md")
    parser.add_argument("--players", nargs="+", default=[], help="play only these against others")
    chosen = parser.parse_args()
    all_of_them = pairings(read(chosen.file))
    wanted = [
        each
        for each in all_of_them
        if (not chosen.titles or each.tournament.title in chosen.titles)
        and (not chosen.players or each.hero in chosen.players)
    ]

    def save() -> None:
        entries = {pairing.name: pairing.kept for pairing in all_of_them if pairing.games}
        write(chosen.file, cast(Entries, entries))

    play(wanted, chosen, save)
    chosen.out.write_text(page(all_of_them), encoding="utf-8")


if __name__ == "__main__":
    main()
