"""A title: the rules of a game together with one edition's printed numbers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from digsite.core.errors import Impossible, UnreadableMove
from digsite.core.move import Move
from digsite.core.options import Option, Value, one_of, resolved
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.view import Event, Objection, View

MEMORY: Final = "memory"  # whether screens show what everybody once saw; the game is the same


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """The rules of a game with one edition's numbers; makes games, views and imagined worlds."""

    def __init__(
        self,
        name: str,
        edition: str,
        rules_version: int,
        seats: range,
        moves: list[Move],
        decision_count: int,
        options: list[Option],
    ) -> None:
        self.name: Final = name
        self.edition: Final = edition
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.moves: Final = moves  # by key: first the decisions, then the outcomes of chance
        self.move_count: Final = len(moves)
        self.decision_count: Final = decision_count
        self.options: Final = [*options, one_of(MEMORY, ["aid", "none"])]
        # What ends a turn, by sort of move: the sorts that could then still have been played.
        self.endings: dict[str, list[str]] = {}
        self.source = ""  # an owner's own edition file; empty if the edition comes with digsite
        for move in moves:
            if move.title is None:
                move.title = self
        self._by_notation: Final = {move.notation(): move for move in moves}

    def new(self, seats: int, options: dict[str, object] | None = None) -> State:
        """A new game; a `ValueError` names what is allowed if seats or options are impossible."""
        if seats not in self.seats:
            allowed = ", ".join([str(number) for number in self.seats])
            raise Impossible(
                f"{self.name} is not for {seats!r} players; allowed: {allowed}",
                "impossible-seats",
                {"title": self.name, "seats": repr(seats), "allowed": allowed},
            )
        given: dict[str, object] = options if options is not None else {}
        state = self.start(seats, resolved(self.options, given))
        state.played = 0
        return state

    def move(self, notation: str) -> Move:
        """The move with this notation; `UnreadableMove` if there is none."""
        move = self._by_notation.get(" ".join(notation.lower().split()))
        if move is None:
            raise UnreadableMove(f"“{notation}” is not a move of {self.name}")
        return move

    def __repr__(self) -> str:
        return f"<title {self.name}, edition {self.edition}, rules {self.rules_version}>"

    def __copy__(self) -> "Title":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Title":
        return self

    # Each game writes the rest.

    def start(self, seats: i64, options: dict[str, Value]) -> State:
        """A new game, from complete options; `new` fills in the missing ones."""
        raise NotImplementedError

    def load(self, record: dict[str, object]) -> State:
        """The state with this `record`; a `ValueError` if the record is damaged."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> View:
        """What the seat, or a `SPECTATOR`, knows."""
        raise NotImplementedError

    def glance(self, state: State, seat: i64) -> View:
        """A view to read at once and not to keep: it may share the table instead of copying it, and
        so change with the game."""
        raise NotImplementedError

    def read_view(self, record: dict[str, object]) -> View:
        """The view with this `record`; a `ValueError` if the record is damaged."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A complete state that looks the same to that seat, drawn from those that are possible."""
        raise NotImplementedError

    def worlds(self, view: View) -> "Worlds":
        """Many worlds like that of `imagine`, one after the other."""
        return Worlds(self, view)

    def event(self, state: State, move: Move, seat: i64) -> Event:
        """What the seat sees of this move; `state` is the position before it."""
        raise NotImplementedError

    def objections(self, state: State, seat: i64) -> list[Objection]:
        """What the seat cannot do now, with reason and paragraph; uses only what the seat knows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds of one view, for a search that draws many: a game may work out here, once, what
    the view alone tells."""

    def __init__(self, title: Title, view: View) -> None:
        self.title: Final = title
        self.view: Final = view

    def draw(self, rng: Rng) -> State:
        """The world that `imagine` would have drawn."""
        return self.title.imagine(self.view, rng)
