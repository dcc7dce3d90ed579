"""A learning curve: how a search fares with weights learned from more and more games.

    python -m bench.learning archaeology --games 400 --rounds 2 --workers 2

It begins with the first guess, or with nothing where there is none, and not with the weights in
the package. In each round pupils play with what earlier rounds taught. After a part of the games
of a round, and after all, the weights learned so far play from all seats against `greedy` players.
"""

import argparse
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import digsite
from digsite import Player, Rng
from digsite.arena.lessons import play_numbered
from digsite.arena.pool import Crew, crew, in_order
from digsite.arena.self_play import PUPIL, SIMULATIONS
from digsite.arena.tally import wilson
from digsite.arena.training import SEEDS, Course, learned_from
from digsite.bots.judge import blank_weights
from digsite.bots.learned import Learned, as_weights, features_of
from digsite.bots.levels import style_of
from digsite.bots.roster import make_player
from digsite.bots.treeplayer import TreePlayer
from digsite.play.match import Match, run

AGAINST = "greedy"
PARTS = (8, 4, 2, 1)  # of a round: an eighth of its games, a quarter ...


def curve(course: Course, hired: Crew) -> Iterator[tuple[int, Learned | None]]:
    """The weights after more and more games, with the round in which they were learned."""
    learned: Learned | None = None
    yield 0, learned
    earlier: list[list[int]] = []
    for number in range(course.rounds):
        play = partial(play_numbered, course.self_play(learned), SEEDS * (number + 1))
        played = in_order(hired.share(play, range(course.games)), 0)
        latest = [keys for _, keys in played]  # in order, else short games would come first
        for part in PARTS:
            learned = learned_from(course, earlier, latest[: course.games // part])
            yield number + 1, learned
        earlier += latest


def won(name: str, seats: int, learned: Learned | None, game: int) -> float:
    """The share of a game that these weights, or none, win at a table of the others."""
    title = digsite.title(name)
    deal, seat = divmod(game, seats)
    rng = Rng(4_000 + deal)
    players: list[Player] = [make_player(AGAINST, title, rng.fork()) for _ in range(seats)]
    weights = as_weights(learned, title) if learned else blank_weights(features_of(title))
    effort = style_of(title).effort(SIMULATIONS)
    players[seat] = TreePlayer(title, rng.fork(), effort, weights=weights)
    places = run(Match(title, seats), players, rng).state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=400, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--company", default="", help="sits down with the pupils")
    parser.add_argument("--trials", type=int, default=120, help="games against greedy players")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    title = digsite.title(chosen.title)
    seats = chosen.seats or title.seats[0]
    lengths = chosen.games, chosen.rounds
    company = chosen.company
    course = Course(title, seats, [], PUPIL, *lengths, Path(), company=company, from_nothing=True)
    print("| round | games learned from | games played | won | 95 % interval |")
    print("|---:|---:|---:|---:|---:|")
    with closing(crew(chosen.workers)) as hired:
        for number, learned in curve(course, hired):
            trial = partial(won, title.name, seats, learned)
            share = sum(hired.share(trial, range(chosen.trials))) / chosen.trials
            low, high = wilson(share, chosen.trials)
            games = learned["games"] if learned else 0
            told = (
                f"| {number} | {games} | {chosen.trials} | {share:.0%} | {low:.0%} – {high:.0%} |"
            )
            print(told, flush=True)


if __name__ == "__main__":
    main()
