"""The balance of each title between players of one level, as a page of docs.

    python -m bench.balance --games 700 --minutes 600 --workers 2

Counts of all games are kept in `bench/balance.json`, so a run goes on where the last one stopped,
on any machine, as long as the player stays as it is. For Artifacts, Inc. it also counts where
reputation comes from and how often each card is bought.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypedDict, cast

from bench import company_cards, kept
from digsite.arena.pool import Crew
from digsite.arena.tally import wilson
from digsite.bots.roster import make_player, player_names
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.editions import shelf
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.play.match import Match, run

TABLES: list[tuple[str, int, dict[str, object]]] = [
    *(("archaeology", seats, {}) for seats in (2, 3, 4)),
    *(("artifact", seats, {}) for seats in (3, 4, 5)),
    ("artifact", 5, kept.BOTH),
    *(("artifacts-inc", seats, {}) for seats in (2, 3, 4)),
]
REMARKS: dict[str, str] = {
    "artifact 3": "The start-up decides, not who moves first. There are three sites, and everybody "
    "begins on two of them: whoever had a pair of sites to themselves won 48 % of 240 games, "
    "whoever shared both with a rival 22 %. The second gets such a pair most often (150 times, the "
    "first 87, the third 81 times). With the quick start-up, whose huts are printed, the third "
    "won 53 % of 240 games, the first 32 % and the second 15 %.",
    "artifact 4": "Probably for the same reason as with three players; this was not checked.",
    "artifacts-inc 2": "The second begins with 3 dollars, the first with 2 (§1.9). With 3 dollars "
    "each the second won 56 % (50 % – 61 %) of 300 games: more than half of its lead is that "
    "dollar. The rest was not looked into.",
    "artifacts-inc 3": "As with two: the first begins with 2 dollars, the others with 3 (§1.9).",
    "artifacts-inc 4": "Wins go by the dollars that everybody begins with: 2, 3, 3 and 4 (§1.9).",
}
"""Why seats win far from their fair share, by the name of the table (“artifact 5 all”). Kept here,
so that the page still has it below the figures when it is made again."""

BATCH = 4  # games before another table has its turn

INTRODUCTION = """\
# Balance

How often each place in turn order wins when `{player}` plays all seats. Effort is counted, so any
machine plays the same games. `python -m bench.balance` makes this page and continues from the games
that it has kept: {games:,} so far. Figures say something about a game only as far as the bot plays
it well.

## Wins by place in turn order

A place is in **bold** where the 95 % interval (Wilson) of its wins does not contain its fair share.
Where several win together, each counts its part of the win."""


class Counts(TypedDict):
    """The games of a table, as they are kept."""

    player: str  # who sat in all seats
    games: int
    seconds: float  # that they took
    wins: list[float]  # of the first in turn order, the second, and so on
    points: int  # of the winners, one of each game
    cards: dict[str, int]  # what `company_cards` counts


@dataclass(frozen=True)
class Game:
    """What is counted of one game."""

    winners: list[int]  # by their places in turn order
    points: int
    seconds: float
    cards: Counter[str]


@dataclass
class Table:
    """A way to play a title, with the games played so far."""

    title: str
    seats: int
    options: dict[str, object]
    player: str
    counts: Counts

    @property
    def name(self) -> str:
        return f"{self.title} {self.seats}{' all' if self.options else ''}"

    @property
    def games(self) -> int:
        return self.counts["games"]

    @property
    def seconds(self) -> float:
        return self.counts["seconds"]

    def go_on(self, crew: Crew) -> None:
        more = range(self.games, self.games + BATCH)
        for game in crew.share(
            partial(played, self.title, self.seats, self.options, self.player), more
        ):
            self.add(game)

    def add(self, game: Game) -> None:
        counts = self.counts
        counts["games"] += 1
        counts["seconds"] = round(counts["seconds"] + game.seconds, 4)
        counts["points"] += game.points
        for place in game.winners:
            counts["wins"][place] += 1 / len(game.winners)
        counts["cards"] = dict(Counter(counts["cards"]) + game.cards)


def played(name: str, seats: int, options: dict[str, object], player: str, number: int) -> Game:
    """The game with this number: its deal and its players' streams depend on nothing else."""
    title, rng = shelf.title(name), Rng(number)
    players = [make_player(player, title, rng.fork()) for _ in range(seats)]
    began = time.perf_counter()
    match = run(Match(title, seats, options), players, rng)
    state = match.state
    first = first_seat(match)
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    return Game(
        [(seat - first) % seats for seat in winners],
        state.scores()[winners[0]],
        time.perf_counter() - began,
        cards_of(state, match),
    )


def first_seat(match: Match) -> int:
    """The seat that decided first."""
    state: State = match.title.new(match.seats, match.options)
    for move in match.moves:
        if state.actor() >= 0:
            break
        state.play(move)
    return int(state.actor())


def cards_of(state: State, match: Match) -> Counter[str]:
    if not isinstance(state, ArtifactsInc):
        return Counter()
    return company_cards.counted(state, [move.notation() for move in match.moves])


def tables(entries: kept.Entries, player: str) -> list[Table]:
    """All tables, with the games that were kept of the player as it is now."""
    found = []
    for title, seats, options in TABLES:
        mark = kept.marked(player, title, seats, options)
        nothing: Counts = {
            "player": mark,
            "games": 0,
            "seconds": 0.0,
            "wins": [0.0] * seats,
            "points": 0,
            "cards": {},
        }
        table = Table(title, seats, options, player, nothing)
        stored = cast(Counts, entries.get(table.name, nothing))
        if stored["player"] == mark:
            table.counts = stored
        found.append(table)
    return found


def page(all_of_them: Sequence[Table], player: str) -> str:
    """The page, from the games that are there."""
    there = [table for table in all_of_them if table.games]
    companies = [table for table in there if table.title == "artifacts-inc"]
    lines = [INTRODUCTION.format(player=player, games=sum(table.games for table in there)), ""]
    lines += ["| title | games | wins of first / second / … | points of the winner |"]
    lines += ["|---|---:|---|---:|", *map(line, there), *remarks(there)]
    if companies:
        lines += company_cards.page(
            [(table.seats, table.games, table.counts["cards"]) for table in companies]
        )
    return "\n".join(lines) + "\n"


def line(table: Table) -> str:
    counts = table.counts
    wins = " / ".join(share(won, table) for won in counts["wins"])
    points = counts["points"] / table.games
    return f"| {headed(table)} | {table.games} | {wins} | {points:.0f} |"


def remarks(there: Sequence[Table]) -> list[str]:
    """The remarks on tables that have games."""
    found: list[str] = []
    for table in there:
        if remark := REMARKS.get(table.name):
            found += ["", f"**{headed(table)}.** {remark}"]
    return found


def headed(table: Table) -> str:
    return kept.heading(table.title, table.seats, table.options)


def share(won: float, table: Table) -> str:
    low, high = wilson(won / table.games, table.games)
    text = f"{won / table.games:.0%}"
    return text if low <= 1 / table.seats <= high else f"**{text}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    kept.add_arguments(parser, 700, "bench/balance.json", "docs/balance.md")
    parser.add_argument("--player", choices=player_names(), default="master")
    chosen = parser.parse_args()
    all_of_them = tables(kept.read(chosen.file), chosen.player)
    wanted = [each for each in all_of_them if not chosen.titles or each.title in chosen.titles]

    def save() -> None:
        entries = {table.name: table.counts for table in all_of_them if table.games}
        kept.write(chosen.file, cast(kept.Entries, entries))

    kept.play(wanted, chosen, save)
    chosen.out.write_text(page(all_of_them, chosen.player), encoding="utf-8")


if __name__ == "__main__":
    main()
