"""A match: a header, and the list of moves that is the game."""

from collections.abc import Sequence

from digsite.core.actors import CHANCE, OVER
from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.play.dealer import deal
from digsite.play.player import Player


class Match:
    """A game from its first move to its latest; the state is always that of the moves."""

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options or {}
        self.names = names or []
        self.state: State = title.new(seats, self.options)
        self.moves: list[Move] = []
        self.actors: list[int] = []  # who made each move

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

    def copy(self) -> "Match":
        """A twin that can be played on while this one stays as it is."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.moves = self.moves[:]
        twin.actors = self.actors[:]
        return twin

    def play(self, move: Move) -> None:
        """Play one move; an illegal one raises `IllegalMove` and changes nothing."""
        actor = self.state.actor()
        self.state.play(move)
        self._note(move, actor)

    def play_all(self, moves: list[Move]) -> None:
        """Play the parts of one decision, named in any order, or none of them.

        Parts are asked for in ascending order of key, so that is the order in which they are tried
        where the order given is not itself legal.
        """
        actor = self.state.actor()
        try:
            state = _after(self.state, moves, actor)
        except IllegalMove:
            moves = sorted(moves, key=lambda move: move.key)
            state = _after(self.state, moves, actor)
        self.state = state
        for move in moves:
            self._note(move, actor)

    def deal(self, rng: Rng) -> list[Move]:
        """Let chance act until a seat decides or the game is over."""
        drawn = deal(self.state, rng)
        for move in drawn:
            self._note(move, CHANCE)
        return drawn

    def rewind(self, ply: int) -> None:
        """Go back to how things stood after so many moves."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"this match has {self.ply} moves: there is no ply {ply}")
        state = self.title.new(self.seats, self.options)
        for move in self.moves[:ply]:
            state.play(move)
        self.state = state
        del self.moves[ply:]
        del self.actors[ply:]

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


def run(match: Match, players: Sequence[Player], rng: Rng) -> Match:
    """Play the match to its end."""
    while True:
        match.deal(rng)
        if match.is_over:
            return match
        seat = match.actor
        view = match.title.view(match.state, seat)
        match.play(players[seat].decide(view, match.state.legal()))
