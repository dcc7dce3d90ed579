"""Perft: the number of move sequences of a given length, chance included."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves start here; games that end sooner do not count."""
    if depth < 0:
        raise ValueError(f"there are no sequences of {depth} moves")
    if depth == 0:
        return 1
    keys = Keys()
    state.fill(keys)
    if depth == 1:
        return keys.count
    total = 0
    i: i64 = 0
    while i < keys.count:
        after = state.clone()
        after.play_key(keys.items[i])
        total += perft(after, depth - 1)
        i += 1
    return total
