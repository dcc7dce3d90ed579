"""The roster: players by name."""

from collections.abc import Callable

from digsite.bots.greedy import GreedyPlayer
from digsite.bots.random_player import RandomPlayer
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.play.player import Player


def _random(title: Title, rng: Rng) -> Player:
    return RandomPlayer(rng)


def _greedy(title: Title, rng: Rng) -> Player:
    return GreedyPlayer(title, rng)


ROSTER: dict[str, Callable[[Title, Rng], Player]] = {"random": _random, "greedy": _greedy}


def player_names() -> list[str]:
    """The players that there are, weakest first."""
    return list(ROSTER)


def make_player(name: str, title: Title, rng: Rng) -> Player:
    """A player for the title who thinks with a stream of random choices of its own."""
    if name not in ROSTER:
        raise ValueError(f"there is no player “{name}”; allowed: {', '.join(ROSTER)}")
    return ROSTER[name](title, rng)
