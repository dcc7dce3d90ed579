"""A level against OpenSpiel's own information-set search, with the same time for each decision.

    python -m bench.outsider archaeology --level expert --games 20

The level plays with counted effort; before each of its decisions the outsider is given as much CPU
time as the level took for one, on average so far. Seats change, deals are the same from each.
"""

import argparse
import time

import digsite
from bench.ismcts import Outsider, installed
from digsite import Move, Rng, View
from digsite.arena.tally import wilson
from digsite.bots.levels import LEVELS, level_of
from digsite.play.match import Match, run

FIRST = 0.02  # seconds, before the level has shown what it takes


class Timed:
    """A player whose CPU time is counted."""

    def __init__(self, player: digsite.Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: View, legal: list[Move]) -> Move:
        began = time.process_time()
        move = self.player.decide(view, legal)
        if len(legal) > 1:
            self.seconds += time.process_time() - began
            self.decisions += 1
        return move

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Fair:
    """The outsider, with as much time as the other takes."""

    def __init__(self, outsider: Outsider, other: Timed) -> None:
        self.outsider, self.other = outsider, other

    def decide(self, view: View, legal: list[Move]) -> Move:
        self.outsider.seconds = self.other.mean or FIRST
        return self.outsider.decide(view, legal)


def contest(name: str, level: str, games: int) -> str:
    """Play, and a line about it."""
    title = digsite.title(name)
    seats = title.seats[0]
    won, ours, simulations, decisions = 0.0, 0.0, 0, 0
    for game in range(games):
        deal, seat = divmod(game, seats)
        rng = Rng(1_000 + deal)
        hero = Timed(level_of(title, level).player(title, rng.fork()))
        others = [Fair(Outsider(title, rng.fork()), hero) for _ in range(seats - 1)]
        players: list[digsite.Player] = [*others[:seat], hero, *others[seat:]]
        places = run(Match(title, seats), players, rng).state.ranking()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
        ours += hero.mean / games
        simulations += sum(other.outsider.simulations for other in others)
        decisions += sum(other.outsider.decisions for other in others)
    low, high = wilson(won / games, games)
    return (
        f"{name}, {seats} players: {level} won {won / games:.0%} of {games} games "
        f"({low:.0%} – {high:.0%}), {1000 * ours:.1f} ms a decision for both, "
        f"in which the outsider made {simulations / decisions:.1f} simulations"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    print(f"OpenSpiel {installed()}; {contest(chosen.title, chosen.level, chosen.games)}")


if __name__ == "__main__":
    main()
