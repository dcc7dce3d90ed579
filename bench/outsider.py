"""A level against OpenSpiel's own information-set search, with the same time for each decision.

    python -m bench.outsider archaeology --level expert --games 20

The level plays with counted effort; before each of its decisions the outsider is given as much CPU
time as the level took for one, on average so far, or more with `--seconds`. Seats change, deals
are the same from each.
"""

import argparse

import digsite
from bench.ismcts import Outsider, installed
from bench.timed import Timed
from digsite import Move, Rng, View
from digsite.arena.tally import wilson
from digsite.bots.levels import LEVELS, level_of
from digsite.play.match import Match, run

FIRST = 0.02  # seconds, before the level has shown what it takes


class Fair:
    """The outsider, with as much time as the other takes, or more."""

    def __init__(self, outsider: Outsider, other: Timed, least: float) -> None:
        self.outsider, self.other, self.least = outsider, other, least

    def decide(self, view: View, legal: list[Move]) -> Move:
        self.outsider.seconds = max(self.other.mean or FIRST, self.least)
        return self.outsider.decide(view, legal)


def contest(name: str, level: str, games: int, least: float) -> str:
    """Play, and a line about it."""
    title = digsite.title(name)
    seats = title.seats[0]
    won, ours, simulations, decisions = 0.0, 0.0, 0, 0
    for game in range(games):
        deal, seat = divmod(game, seats)
        rng = Rng(1_000 + deal)
        hero = Timed(level_of(title, level).player(title, rng.fork()))
        others = [Fair(Outsider(title, rng.fork()), hero, least) for _ in range(seats - 1)]
        players: list[digsite.Player] = [*others[:seat], hero, *others[seat:]]
        places = run(Match(title, seats), players, rng).state.ranking()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
        ours += hero.mean / games
        simulations += sum(other.outsider.simulations for other in others)
        decisions += sum(other.outsider.decisions for other in others)
    low, high = wilson(won / games, games)
    return (
        f"{name}, {seats} players: {level} won {won / games:.0%} of {games} games "
        f"({low:.0%} – {high:.0%}), {1000 * ours:.1f} ms a decision; the outsider had "
        f"{f'{1000 * least:.0f} ms' if least else 'as much'}, "
        f"in which it made {simulations / decisions:.1f} simulations"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.0, help="that the outsider has at least")
    chosen = parser.parse_args()
    told = contest(chosen.title, chosen.level, chosen.games, chosen.seconds)
    print(f"OpenSpiel {installed()}; {told}")


if __name__ == "__main__":
    main()
