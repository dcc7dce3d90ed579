"""The roster: players by name."""

from collections.abc import Callable

from digsite.bots.greedy import APPRAISALS, GreedyPlayer
from digsite.bots.random_player import RandomPlayer
from digsite.bots.search import SearchPlayer
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.play.player import Player

WIDTH = 8  # lines that a searching player follows at the same time
WORLDS = 4  # in which it looks what chance may bring
SEARCHED = {"archaeology", "artifacts-inc"}  # where a whole turn is a good horizon


def _random(title: Title, rng: Rng) -> Player:
    return RandomPlayer(rng)


def _greedy(title: Title, rng: Rng) -> Player:
    return GreedyPlayer(title, rng)


def _search(title: Title, rng: Rng) -> Player:
    """At other titles searching loses against greedy play, so it plays greedily there."""
    if title.name not in SEARCHED:
        return GreedyPlayer(title, rng)
    return SearchPlayer(title, rng, APPRAISALS[title.name], WIDTH, WORLDS)


ROSTER: dict[str, Callable[[Title, Rng], Player]] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
}


def player_names() -> list[str]:
    """The players that there are, weakest first."""
    return list(ROSTER)


def make_player(name: str, title: Title, rng: Rng) -> Player:
    """A player for the title who thinks with a stream of random choices of its own."""
    if name not in ROSTER:
        raise ValueError(f"there is no player “{name}”; allowed: {', '.join(ROSTER)}")
    return ROSTER[name](title, rng)
