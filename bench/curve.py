"""Strength by simulations: each effort against a quarter of it, as a table.

python -m bench.curve archaeology --most 6400 --games 40
"""

import argparse

import digsite
from digsite import Player, Rng, Title
from digsite.arena.tally import wilson
from digsite.bots.levels import style_of
from digsite.bots.treeplayer import TreePlayer
from digsite.play.match import Match, run

STEP = 4


def share(title: Title, seats: int, more: int, less: int, games: int) -> float:
    """What the one that thinks more wins at a table of those that think less."""
    total = 0.0
    for game in range(games):
        deal, seat = divmod(game, seats)
        rng = Rng(3_000 + deal)
        style = style_of(title)
        players: list[Player] = [
            TreePlayer(title, rng.fork(), style.effort(more if each == seat else less))
            for each in range(seats)
        ]
        places = run(Match(title, seats), players, rng).state.ranking()
        total += 1 / places.count(1) if places[seat] == 1 else 0.0
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--least", type=int, default=25)
    parser.add_argument("--most", type=int, default=6400)
    parser.add_argument("--games", type=int, default=40)
    chosen = parser.parse_args()
    title = digsite.title(chosen.title)
    seats = chosen.seats or title.seats[0]
    less = chosen.least
    while less * STEP <= chosen.most:
        won = share(title, seats, less * STEP, less, chosen.games)
        low, high = wilson(won, chosen.games)
        print(
            f"| {less * STEP:,} | {less:,} | {chosen.games} | {won:.0%} | {low:.0%} – {high:.0%} |"
        )
        less *= STEP


if __name__ == "__main__":
    main()
