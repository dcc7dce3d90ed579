"""The ladder: each level against the one below it and against former players, as a page of docs.

    python bench/ladder.py --games 1000 --minutes 600 --workers 2

What came of each game is kept in `bench/ladder.json`, so a run goes on where the last one stopped,
on any machine, as long as the players stay as they are. The pairing that has been thought about
least is next: quick ones get many games soon, and none waits for ever.
"""

import argparse
import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import TypedDict

from digsite.arena.games import Result
from digsite.arena.pool import Crew, crew
from digsite.arena.tally import wilson
from digsite.arena.tournament import Tournament, play_one
from digsite.bots.levels import COMPILED, LEVELS, style_of
from digsite.editions import shelf

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
DEALS = 2  # that are played before another pairing has its turn
FORMER_WANTED = {"skilled": (0.6, 1.0), "master": (0.8, 2.0)}

INTRODUCTION = """\
# The ladder

Each level against the one below it, and against two players of earlier versions: one seat
against a table of the others, from all seats in turn, the same deals from each. Effort is counted,
so any machine plays the same games; times are means by the clock, on the machine that played them,
with the {build} engine: others may have been at work there. “Wanted” is the share that the level
should have: it is in **bold** where its whole 95 % interval (Wilson) lies above that, and in
(brackets) where all of it lies below.

Made by `python bench/ladder.py`, which goes on from the games that it has kept: so far {games} in
all, where 1,000 are meant for each of {pairings} pairings. With few games intervals are wide, and
nothing is said here with more certainty than they show; a pairing without a line was not played."""


class Kept(TypedDict):
    """The games of a pairing, as they are kept."""

    players: str  # what made them play as they did
    shares: list[float]  # of each game that the one player won
    decisions: int  # of that player ...
    thought: float  # ... and the seconds that they took
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
        self.kept["thought"] = round(self.kept["thought"] + result.seconds[seat], 1)
        self.kept["seconds"] = round(self.kept["seconds"] + sum(result.seconds), 1)

    def wanted(self) -> float:
        seats = self.tournament.seats
        if (self.hero, self.others) in FORMER:
            two, many = FORMER_WANTED[self.hero]
            return two if seats == 2 else many / seats
        return CLEAR_OF_TWO if seats == 2 else CLEAR_OF_MANY / seats


def pairings(file: Path) -> list[Pairing]:
    """All pairings at all tables, with the games that were kept of the players as they are now."""
    stored: dict[str, Kept] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found = []
    for title, seats, options in TABLES:
        for names in [*RUNGS, *FORMER]:
            tournament = Tournament(title, None, seats, options, names, seed=1)
            players = "-".join(marked(name, title) for name in names)
            nothing: Kept = {
                "players": players,
                "shares": [],
                "decisions": 0,
                "thought": 0.0,
                "seconds": 0.0,
            }
            pairing = Pairing(tournament, nothing)
            kept = stored.get(pairing.name, nothing)
            found.append(Pairing(tournament, kept if kept["players"] == players else nothing))
    return found


def marked(player: str, title: str) -> str:
    """A mark that changes when the player does: its level, how it goes about the title, and what
    was learned about it."""
    if player not in LEVELS:
        return player
    weights = (files("digsite.bots.weights") / f"{title}.json").read_bytes()
    made_of = f"{LEVELS[player]}{style_of(shelf.title(title))}".encode() + weights
    return f"{player}:{blake2b(made_of, digest_size=4).hexdigest()}"


def keep(all_of_them: list[Pairing], file: Path) -> None:
    played = {pairing.name: pairing.kept for pairing in all_of_them if pairing.games}
    lines = [f"{json.dumps(name)}: {json.dumps(kept)}" for name, kept in played.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def play(wanted: list[Pairing], chosen: argparse.Namespace, save: Callable[[], None]) -> None:
    """Deal by deal, until all games are played or the time is over."""
    until = time.monotonic() + 60 * chosen.minutes
    with closing(crew(chosen.workers)) as hired:
        while time.monotonic() < until:
            unfinished = [each for each in wanted if each.games < chosen.games]
            if not unfinished:
                return
            min(unfinished, key=lambda each: each.kept["seconds"]).go_on(hired)
            save()


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


def heading(title: str, seats: int, options: dict[str, object]) -> str:
    named = {"archaeology": "Archaeology", "artifact": "Artifact"}.get(title, "Artifacts, Inc.")
    return f"{named}, {seats} players" + (", both expansions" if options else "")


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
    spent = 1000 * kept["thought"] / max(1, kept["decisions"])
    more = pairing.tournament.seats - 1
    others = pairing.others if more == 1 else f"{more} × {pairing.others}"
    return (
        f"| {pairing.hero} | {others} | {pairing.games} | {share} | {low:.0%} – {high:.0%} "
        f"| {wanted:.0%} | {spent:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="for each pairing")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("bench/ladder.json"))
    parser.add_argument("--out", type=Path, default=Path("docs/ladder.md"))
    parser.add_argument("--titles", nargs="+", default=[], help="play no others now")
    parser.add_argument("--players", nargs="+", default=[], help="nor players but these")
    chosen = parser.parse_args()
    all_of_them = pairings(chosen.file)
    wanted = [
        each
        for each in all_of_them
        if (not chosen.titles or each.tournament.title in chosen.titles)
        and (not chosen.players or each.hero in chosen.players)
    ]
    play(wanted, chosen, lambda: keep(all_of_them, chosen.file))
    chosen.out.write_text(page(all_of_them), encoding="utf-8")


if __name__ == "__main__":
    main()
