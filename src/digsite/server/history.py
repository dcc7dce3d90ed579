"""The past of a table, and what each seat saw of it. Some positions are kept, so that others can be
reached from the nearest one instead of playing the whole log again."""

from collections.abc import Iterator, Sequence

from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.title import Title
from digsite.play.undo import horizon
from digsite.server.records import Record
from digsite.server.store.store import LogLine

EACH = 100  # moves between two positions that are kept
MOST_KEPT = 200
BEGINNING = -1


class History:
    """A log as far as it was read. A position is named by the line of the move that led to it.

    What was read never changes, so threads may use it while more is read."""

    def __init__(self, title: Title, start: State, lines: Sequence[LogLine]) -> None:
        self.title = title
        self.lines = lines  # may grow
        self.stands: list[int] = []  # the position after each line that was read
        self.path: list[int] = []  # the lines of the moves of the game as it stands ...
        self.actors: list[int] = []  # ... and who made each of them
        self.kept: dict[int, State] = {BEGINNING: start}
        self.was_behind_shown = False  # whether somebody went back behind what had been shown

    def catch_up(self) -> None:
        """Read the lines that are new."""
        for number in range(len(self.stands), len(self.lines)):
            line = self.lines[number]
            if line.back is None:
                self.path.append(number)
                self.actors.append(line.actor)
            else:
                self.was_behind_shown |= line.back < horizon(self.actors)
                del self.path[line.back :], self.actors[line.back :]
            self.stands.append(self.path[-1] if self.path else BEGINNING)

    def moves(self) -> list[Move]:
        """The moves of the game as it stands."""
        return [self.move(number) for number in self.path]

    def move(self, number: int) -> Move:
        return self.title.move(self.lines[number].notation)

    def at(self, moves: int) -> State:
        """The position after this many moves of the game as it stands."""
        return self.position(self.path[moves - 1] if moves else BEGINNING)

    def after(self, lines: int) -> State:
        """The position after this many lines of the log."""
        return self.position(self.stands[lines - 1] if lines else BEGINNING)

    def position(self, name: int) -> State:
        """A copy of a position, played from the nearest kept one before it."""
        kept = self.kept  # another thread may replace it
        way: list[int] = []
        while name not in kept:
            way.append(name)
            name = self.stands[name - 1] if name else BEGINNING
        state = kept[name].clone()
        for count, number in enumerate(reversed(way), 1):
            state.play(self.move(number))
            if count % EACH == 0:
                self.keep(number, state)
        return state

    def keep(self, name: int, state: State) -> None:
        """Keep a position for later; if there are too many, others are found again when needed."""
        if len(self.kept) >= MOST_KEPT:
            self.kept = {BEGINNING: self.kept[BEGINNING]}
        self.kept[name] = state.clone()

    def told(self, seat: int, since: int, until: int | None = None) -> list[Record]:
        """What a seat saw of these lines of the log."""
        last = len(self.lines) if until is None else until
        return [told for _, told in self.steps(seat, since, last)]

    def steps(self, seat: int, since: int, until: int) -> Iterator[tuple[State, Record]]:
        """The position after each of these lines, and what a seat saw of the line. The position may
        change as soon as the next one is asked for."""
        state = self.after(min(since, until))
        for ply in range(since, until):
            line = self.lines[ply]
            if line.back is not None:
                told = back_record(ply, line)
                state = self.after(ply + 1)
            else:
                move = self.move(ply)
                told = {"ply": ply, **self.title.event(state, move, seat).record()}
                state.play_key(move.key)
            yield state, told


def back_record(ply: int, line: LogLine) -> Record:
    """A step back tells who took it, and how many moves are left."""
    return {"ply": ply, "actor": line.actor, "back": line.back}
