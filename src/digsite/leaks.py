"""Does a game tell a seat what it must not know? A harness for any game, ours or yours.

Two worlds that look the same to a seat must be the same to it on every channel. So: take positions
of random games; for each seat redraw whatever it cannot know; compare, byte by byte, all that
reaches the seat. That finds leaks which a test of consistency passes: it would be content with a
redraw that returns the truth, so here a redraw that never changes anything is a finding too.

A game comes as a `Subject`; `examine` does the rest. Nothing else of digsite is needed.
"""

import sys
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Generic, TypeVar

State = TypeVar("State")

Channel = Callable[[State, int, Sequence[Any]], bytes]
"""All that reaches a viewer on one way: of a state, a viewer, and the moves that both worlds allow
now; a channel that shows nothing of a move ignores them."""

TRIES = 24
"""So often a redraw may bring the truth by chance before it is called stuck."""


@dataclass
class Subject(Generic[State]):
    """A game as the harness sees it: six small functions, and the channels by name."""

    walk: Callable[[int], Iterable[State]]
    """The positions of the random game with this seed; they may be one object that changes."""
    viewers: Callable[[State], Iterable[int]]
    """Everybody who sees something of it: seats, and spectators."""
    redraw: Callable[[State, int, int], State | None]
    """A world that looks the same to the viewer, by a seed; none where there is nothing to try."""
    hidden: Callable[[State, int], Hashable]
    """What the viewer cannot see: it tells two worlds apart."""
    can_differ: Callable[[State, int], bool]
    """Whether there certainly is a second world; found out without `redraw`."""
    channels: dict[str, Channel[State]]
    moves: Callable[[State], Sequence[Any]] = field(default=lambda state: ())
    """The moves that can be made now, for channels that show something of them."""


@dataclass(frozen=True)
class Leak:
    """Two worlds, one view: and yet something differs."""

    channel: str
    viewer: int
    seed: int
    ply: int
    one: bytes
    other: bytes

    def __str__(self) -> str:
        place = next(
            (i for i, (a, b) in enumerate(zip(self.one, self.other, strict=False)) if a != b),
            min(len(self.one), len(self.other)),
        )
        around = slice(max(0, place - 40), place + 40)
        where = f"{self.channel}, viewer {self.viewer}, seed {self.seed}, ply {self.ply}"
        return f"{where}: {self.one[around]!r} and {self.other[around]!r}"


@dataclass
class Finding:
    """What `examine` found."""

    views: int = 0
    """Pairs of a position and a viewer."""
    differing: int = 0
    """Views of which a redraw was in fact another world."""
    compared: int = 0
    """Bytes on all channels."""
    leaks: list[Leak] = field(default_factory=list)
    stuck: list[tuple[int, int, int]] = field(default_factory=list)
    """Seed, ply and viewer where a second world exists and the redraw always brought the truth."""

    @property
    def leaking(self) -> set[str]:
        return {leak.channel for leak in self.leaks}


def examine(
    subject: Subject[State], seeds: Iterable[int], every: int = 1, most_views: int = 0
) -> Finding:
    """Redraw and compare at every nth position, for each viewer; stop after that many views,
    if a number is given."""
    found = Finding()
    for seed in seeds:
        for ply, state in enumerate(subject.walk(seed)):
            if ply % every:
                continue
            for viewer in subject.viewers(state):
                _look(subject, state, viewer, (seed, ply), found)
            if 0 < most_views <= found.views:
                return found
    return found


def _look(
    subject: Subject[State], state: State, viewer: int, at: tuple[int, int], found: Finding
) -> None:
    seed, ply = at
    world = _another(subject, state, viewer, at, found)
    found.views += 1
    if world is None:
        return
    shared = _shared(subject, state, world)
    for name, channel in subject.channels.items():
        one, other = channel(state, viewer, shared), channel(world, viewer, shared)
        found.compared += len(one)
        if one != other:
            found.leaks.append(Leak(name, viewer, seed, ply, one, other))


def _another(
    subject: Subject[State], state: State, viewer: int, at: tuple[int, int], found: Finding
) -> State | None:
    """A redrawn world: one that differs from the truth, where there is one."""
    seed, ply = at
    truth = subject.hidden(state, viewer)
    world = None
    must_differ = subject.can_differ(state, viewer)
    for attempt in range(TRIES if must_differ else 1):
        world = subject.redraw(state, viewer, hash((seed, ply, viewer, attempt)) & 0xFFFFFFFF)
        if world is None:
            return None
        if subject.hidden(world, viewer) != truth:
            found.differing += 1
            return world
    if must_differ:
        found.stuck.append((seed, ply, viewer))
    return world


def _shared(subject: Subject[State], state: State, world: State) -> list[Any]:
    there = subject.moves(world)
    return [move for move in subject.moves(state) if move in there]


def effort(channel: Channel[State]) -> Channel[State]:
    """How long the answer takes, as another channel: the lines of Python that are run for it.

    Unlike seconds they are the same each time. Work in compiled code is not seen: examine the
    plain source.
    """

    def counted(state: State, viewer: int, moves: Sequence[Any]) -> bytes:
        channel(state, viewer, moves)  # what is remembered from now on is not secret
        lines = 0

        def trace(frame: FrameType, event: str, value: object) -> Any:
            nonlocal lines
            lines += event == "line"
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            channel(state, viewer, moves)
        finally:
            sys.settrace(before)
        return str(lines).encode()

    return counted
