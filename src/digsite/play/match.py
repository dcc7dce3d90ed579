"""A match: a header, and the list of moves that is the game."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Any, overload

from digsite.core.actors import CHANCE, OVER, SPECTATOR, whose_turn
from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, View
from digsite.locales.faults import Fault
from digsite.play.clock import Clock
from digsite.play.dealer import Fate, deal
from digsite.play.parts import Draft, in_order
from digsite.play.player import Leaving, Listener, PlayerOf, Timed
from digsite.play.undo import horizon


class Match:
    """A game as the list of its moves so far, with the state they lead to."""

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
        seed: int | None = None,
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options or {}
        self.names = names or []
        self.state: State = title.new(seats, self.options)
        self.moves: list[Move] = []
        self.actors: list[int] = []  # who made each move
        self.fate = Fate(seed)  # never part of what is written down
        self.practice = False  # whether somebody went back past something that was revealed

    @property
    def ply(self) -> int:
        """How many moves were made, chance included."""
        return len(self.moves)

    @property
    def actor(self) -> int:
        return self.state.actor()

    @property
    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def __len__(self) -> int:
        return len(self.moves)

    def __bool__(self) -> bool:
        """True, also before the first move."""
        return True

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    @overload
    def __getitem__(self, ply: int) -> Move: ...
    @overload
    def __getitem__(self, ply: slice) -> list[Move]: ...
    def __getitem__(self, ply: int | slice) -> Move | list[Move]:
        return self.moves[ply]

    def __eq__(self, other: object) -> bool:
        """Whether both would have the same match file."""
        return isinstance(other, Match) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played

    def __repr__(self) -> str:
        head = f"{self.title.name} for {self.seats}, ply {self.ply}"
        return f"<match of {head}: {whose_turn(self.actor)}>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_html_(self) -> str:
        return self.state._repr_html_()

    def _repr_svg_(self) -> str:
        return self.state._repr_svg_()

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as a match file is: title, seats, options, names and moves."""
        notations = [move.notation() for move in self.moves]
        return replayed, (self.title, self.seats, self.options, self.names, notations)

    def view(self, seat: int) -> View:
        """What the seat knows now."""
        return self.title.view(self.state, seat)

    def at(self, ply: int) -> State:
        """The position after this many moves."""
        if not 0 <= ply <= self.ply:
            raise Fault("no-ply", plies=str(self.ply), ply=str(ply))
        state = self.title.new(self.seats, self.options)
        for move in self.moves[:ply]:
            state.play_key(move.key)
        return state

    def events(self, seat: int = SPECTATOR) -> list[Event]:
        """What the seat saw of each move at the time."""
        state = self.at(0)
        self.title.view(state, seat)  # raises if there is no such seat, also before the first move
        seen = []
        for move in self.moves:
            seen.append(self.title.event(state, move, seat))
            state.play_key(move.key)
        return seen

    def copy(self) -> "Match":
        """An independent copy."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.moves = self.moves[:]
        twin.actors = self.actors[:]
        twin.names = self.names[:]
        twin.options = deepcopy(self.options)
        return twin

    def play(self, said: Move | str) -> None:
        """Play a move, given as an object or as text, or raise `IllegalMove` and change nothing."""
        actor = self.state.actor()
        move = self.title.move(said) if isinstance(said, str) else said
        self.state.play(move)
        self._note(move, actor)

    def play_all(self, moves: list[Move]) -> None:
        """Play the parts of one decision, named in any order, or none of them.

        If the given order is not legal, the parts are tried in ascending order of key, as the
        engine asks for them; then kind by kind, as the page does with what people pick.
        """
        actor = self.state.actor()
        ordered, self.state = self._decided(moves, actor)
        for move in ordered:
            self._note(move, actor)

    def decided(self, moves: list[Move]) -> "Match":
        """A twin after this decision and what chance brings; only what does not change as it is
        played is not copied. An illegal decision raises `IllegalMove`."""
        actor = self.state.actor()
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        ordered, twin.state = self._decided(moves, actor)
        twin.moves = self.moves + ordered
        twin.actors = self.actors + [actor] * len(ordered)
        twin.deal()
        return twin

    def deal(self, rng: Rng | None = None) -> list[Move]:
        """Let chance act until a seat decides or the game is over.

        Without `rng`, the match's own seed decides: the same decision has the same outcome again.
        """
        since = self.ply
        if rng is None:
            while self.actor == CHANCE:
                self.play(self.fate.draw(self.state, self.moves))
        else:
            for move in deal(self.state, rng):
                self._note(move, CHANCE)
        return self.moves[since:]

    def rewind(self, ply: int) -> None:
        """Go back to the position after this many moves, to try another way from there; going back
        past something that was revealed makes the game a practice game."""
        self.state = self.at(ply)
        self.practice = self.practice or ply < horizon(self.actors)
        del self.moves[ply:]
        del self.actors[ply:]

    def _decided(self, moves: list[Move], actor: int) -> tuple[list[Move], State]:
        """The parts of a decision in an order in which they can be played, and a clone after them;
        see `play_all`."""
        with suppress(IllegalMove):
            return moves, _after(self.state, moves, actor)
        with suppress(IllegalMove):
            ordered = in_order(moves)
            return ordered, _after(self.state, ordered, actor)
        ordered = Draft(self.title, self.state, moves).moves
        return ordered, _after(self.state, ordered, actor)

    def _note(self, move: Move, actor: int) -> None:
        self.moves.append(move)
        self.actors.append(actor)


def _after(state: State, moves: list[Move], actor: int) -> State:
    """A clone after these moves, all of them the actor's."""
    clone = state.clone()
    for move in moves:
        if clone.actor() != actor:
            raise IllegalMove(f"“{move.notation()}” is one move too many: the turn has passed on")
        clone.play(move)
    return clone


def replayed(
    title: Title, seats: int, options: dict[str, object], names: list[str], notations: list[str]
) -> Match:
    """The match of these moves, from the first."""
    match = Match(title, seats, options, names)
    for notation in notations:
        match.play(notation)
    return match


def run(
    match: Match, players: Sequence[PlayerOf[Any]], rng: Rng, clock: Clock | None = None
) -> Match:
    """Play the match to its end; players with a method `hear` get what their seat sees."""
    listeners = [
        (seat, player) for seat, player in enumerate(players) if isinstance(player, Listener)
    ]
    told, before = match.ply, match.state.clone()
    try:
        while True:
            match.deal(rng)
            if listeners:
                _tell(match, listeners, told, before)
                told = match.ply
            if match.is_over:
                return match
            seat = match.actor
            match.play(decision(match, players[seat], clock))
    finally:
        for player in players:
            if isinstance(player, Leaving):
                player.leave()


def decision(match: Match, player: PlayerOf[Any], clock: Clock | None = None) -> Move:
    """The decision of the player to act, on the clock if there is one."""
    seat = match.actor
    view, legal = match.view(seat), match.state.legal()
    if clock is None:
        return checked(player.decide(view, legal), player)
    if isinstance(player, Timed):
        player.look_at_clock(clock.left(seat), clock.increment)
    with clock.running(seat):
        return checked(player.decide(view, legal), player)


def checked(answer: object, player: PlayerOf[Any]) -> Move:
    """The answer, if it is a move at all; whether it is legal is seen when it is played."""
    if not isinstance(answer, Move):
        raise TypeError(f"{type(player).__name__} answered {answer!r}, which is no move")
    return answer


def _tell(match: Match, listeners: Sequence[tuple[int, Listener]], told: int, state: State) -> None:
    """Tell what happened since that ply; `state`, which is as it was then, follows."""
    for move in match[told:]:
        for seat, listener in listeners:
            listener.hear(match.title.event(state, move, seat))
        state.play_key(move.key)
