"""Perft that can be stopped: compiled code does not hear Ctrl-C before it returns."""

from collections.abc import Iterator

from digsite.core import perft as compiled
from digsite.core.move import Move
from digsite.core.state import State

AT_ONCE = 3  # so many last moves are counted by compiled code


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves start here; games that end sooner do not count."""
    if depth <= AT_ONCE:
        return compiled.perft(state, depth)
    return sum(count for _, count in divided(state, depth))


def divide(state: State, depth: int) -> list[tuple[Move, int]]:
    """Perft for each first move separately."""
    return list(divided(state, depth))


def divided(state: State, depth: int) -> Iterator[tuple[Move, int]]:
    """The same, one after another."""
    if depth == 0:
        return
    for move in state.legal():
        after = state.clone()
        after.play_key(move.key)
        yield move, perft(after, depth - 1)
