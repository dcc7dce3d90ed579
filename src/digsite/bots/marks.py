"""A mark for each player that changes when its play does; kept games with another mark are void."""

import json
from hashlib import blake2b

from digsite.bots.learned import learned_for, way_to_play
from digsite.bots.levels import LEVELS, level_of, style_of
from digsite.core.rng import Rng
from digsite.core.title import Title

VERSION = 2
"""Raised whenever a level, with the same numbers and weights, decides differently than before."""


def mark(name: str, title: Title, seats: int, expansions: list[str]) -> str:
    """The name, and for a level a digest of all that its decisions at such a table depend on."""
    if name not in LEVELS:
        return name
    level = level_of(title, name)
    misses = int(level.player(title, Rng(0)).effort.misses(seats))
    numbers = (VERSION, level.simulations, misses, level.hoarding)
    learned = json.dumps(learned_for(title.name, way_to_play(seats, expansions)))
    made_of = f"{numbers} {style_of(title)} {learned}".encode()
    return f"{name}:{blake2b(made_of, digest_size=4).hexdigest()}"
