"""Ratings after Plackett and Luce: how strong players must be for these wins to be likely."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable

from digsite.arena.games import Result

ROUNDS = 200
STEP = 400.0  # points for ten times the strength
MIDDLE = 1500.0
DOUBT = 0.5  # a win and a loss against a player of middling strength that everybody starts with


def ratings(results: Iterable[Result]) -> dict[str, float]:
    """The rating of each player, 1500 on average; 400 more is ten times as strong."""
    games = [result for result in results if len(set(result.players)) > 1]
    wins: dict[str, float] = defaultdict(float)
    for game in games:
        for player, place in zip(game.players, game.places, strict=True):
            wins[player] += 1 / game.places.count(1) if place == 1 else 0.0
    strength = dict.fromkeys(sorted(wins), 1.0)
    if not strength:
        return {}
    fields = Counter(tuple(sorted(game.players)) for game in games)
    for _ in range(ROUNDS):
        strength = improved(strength, wins, fields)
    logs = {player: STEP * math.log10(value) for player, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {player: MIDDLE + value - mean for player, value in logs.items()}


def improved(
    strength: dict[str, float], wins: dict[str, float], fields: Counter[tuple[str, ...]]
) -> dict[str, float]:
    """One round of Hunter's iteration over who met how often; each player also drew with one of
    strength 1."""
    shares = {player: 2 * DOUBT / (value + 1.0) for player, value in strength.items()}
    for players, times in fields.items():
        share = times / sum(strength[player] for player in players)
        for player in players:
            shares[player] += share
    better = {player: (wins[player] + DOUBT) / shares[player] for player in strength}
    scale = math.exp(sum(math.log(value) for value in better.values()) / len(better))
    return {player: value / scale for player, value in better.items()}
