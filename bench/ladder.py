"""The ladder: each level against the one below it and against former players, as a page of docs.

    python bench/ladder.py --games 1000 --minutes 600 --folder ladder --out docs/ladder.md

Games are kept in the folder, so a run goes on where the last one stopped, and the page tells how
many there are. The pairing that has been thought about least is next: quick ones get many games
soon, and none waits for ever.
"""

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from digsite.arena.games import Result
from digsite.arena.standings import Standing, standings
from digsite.arena.tournament import Tournament, held, read
from digsite.bots.levels import COMPILED, LEVELS

BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
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
FORMER_WANTED = {"skilled": (0.6, 1.0), "master": (0.8, 2.0)}

INTRODUCTION = """\
# The ladder

Each level against the one below it, and against two players of earlier versions: one seat
against a table of the others, from all seats in turn, the same deals from each. Effort is counted,
so any machine plays the same games; times are by the clock, on the machine that played them, with
the {build} engine: others may have been at work there. “Wanted” is the share that the level should
have: it is in **bold** where its whole 95 % interval (Wilson) lies above that, and in (brackets)
where all of it lies below.

Made by `python bench/ladder.py`, which goes on from the games that it has kept: so far {games} in
all, where 1,000 are meant for each of {pairings} pairings. With few games intervals are wide, and
nothing is said here with more certainty than they show; a pairing without a line was not played."""


@dataclass(frozen=True)
class Pairing:
    """One player against a table of others."""

    tournament: Tournament
    file: Path

    @property
    def hero(self) -> str:
        return self.tournament.players[0]

    @property
    def others(self) -> str:
        return self.tournament.players[1]

    def is_at(self, title: str, seats: int, options: dict[str, object]) -> bool:
        tournament = self.tournament
        return (tournament.title, tournament.seats, tournament.options) == (title, seats, options)

    def results(self) -> list[Result]:
        return read(self.file, self.tournament)

    def spent(self) -> float:
        """The seconds that all players together have thought."""
        return sum(sum(result.seconds) for result in self.results())

    def go_on(self, games: int) -> None:
        """Play one more deal from all seats."""
        held(self.tournament, min(games, len(self.results()) + self.tournament.seats), self.file)

    def wanted(self) -> float:
        seats = self.tournament.seats
        if (self.hero, self.others) in FORMER:
            two, many = FORMER_WANTED[self.hero]
            return two if seats == 2 else many / seats
        return CLEAR_OF_TWO if seats == 2 else CLEAR_OF_MANY / seats


def pairings(folder: Path) -> list[Pairing]:
    """All pairings at all tables."""
    found = []
    for title, seats, options in TABLES:
        for hero, others in [*RUNGS, *FORMER]:
            tournament = Tournament(title, None, seats, options, (hero, others), seed=1)
            name = f"{title}-{seats}{'-all' if options else ''}-{hero}-{others}.jsonl"
            found.append(Pairing(tournament, folder / name))
    return found


def play(all_of_them: list[Pairing], games: int, minutes: float) -> None:
    """Deal by deal, until all games are played or the time is over."""
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        unfinished = [each for each in all_of_them if len(each.results()) < games]
        if not unfinished:
            return
        min(unfinished, key=Pairing.spent).go_on(games)


def page(all_of_them: list[Pairing]) -> str:
    """The page, from the games that are there."""
    games = sum(len(pairing.results()) for pairing in all_of_them)
    build = "compiled" if COMPILED else "plain"
    lines = [INTRODUCTION.format(build=build, games=games, pairings=len(all_of_them))]
    for title, seats, options in TABLES:
        here = [pairing for pairing in all_of_them if pairing.is_at(title, seats, options)]
        if any(pairing.results() for pairing in here):
            lines += ["", f"## {heading(title, seats, options)}", "", *table(here)]
        else:
            lines += ["", f"## {heading(title, seats, options)}", "", "Not played yet."]
    return "\n".join(lines) + "\n"


def heading(title: str, seats: int, options: dict[str, object]) -> str:
    named = {"archaeology": "Archaeology", "artifact": "Artifact"}.get(title, "Artifacts, Inc.")
    return f"{named}, {seats} players" + (", both expansions" if options else "")


def table(here: list[Pairing]) -> list[str]:
    lines = ["| player | against | games | won | 95 % interval | wanted | ms a decision |"]
    lines.append("|---|---|---:|---:|---:|---:|---:|")
    for pairing in here:
        rows = {row.player: row for row in standings(pairing.results())}
        if pairing.hero in rows:
            lines.append(line(pairing, rows[pairing.hero]))
    return lines


def line(pairing: Pairing, row: Standing) -> str:
    low, high = row.interval
    wanted = pairing.wanted()
    share = f"{row.share:.0%}"
    if low > wanted:
        share = f"**{share}**"
    elif high < wanted:
        share = f"({share})"
    spent = 1000 * median(row.means)
    more = pairing.tournament.seats - 1
    others = pairing.others if more == 1 else f"{more} × {pairing.others}"
    return (
        f"| {row.player} | {others} | {row.games} | {share} | {low:.0%} – {high:.0%} "
        f"| {wanted:.0%} | {spent:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="for each pairing")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=Path("ladder"))
    parser.add_argument("--out", type=Path, default=Path("docs/ladder.md"))
    parser.add_argument("--titles", nargs="+", default=[], help="play no others now")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    all_of_them = pairings(chosen.folder)
    wanted = [
        each for each in all_of_them if each.tournament.title in chosen.titles or not chosen.titles
    ]
    play(wanted, chosen.games, chosen.minutes)
    chosen.out.write_text(page(all_of_them), encoding="utf-8")


if __name__ == "__main__":
    main()
