"""A position of a game in progress."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from digsite.core.actors import CHANCE, OVER, SPECTATOR, whose_turn
from digsite.core.errors import IllegalMove
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.presenter import PRESENTER
from digsite.core.rng import Rng
from digsite.core.view import Objection

if TYPE_CHECKING:
    from digsite.core.title import Title

UNCOUNTED: Final = -1_000_000_000_000  # so far below zero that no game counts up to it


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that lies on the table, hidden cards included; games implement the first part."""

    played: i64 = UNCOUNTED  # how many moves, if the game was followed from its start

    @property
    def title(self) -> "Title":
        """The title being played."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat to act, or `CHANCE`, or `OVER`."""
        raise NotImplementedError

    def fill(self, out: Keys) -> None:
        """Add the legal keys in ascending order; there are none only when the game is over."""
        raise NotImplementedError

    def why_not(self, key: i64) -> Objection:
        """Why the seat to act may not take this decision now."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """At `CHANCE`: the weight of each legal outcome, in the order of `legal`."""
        raise NotImplementedError

    def draw_key(self, rng: Rng) -> i64:
        """At `CHANCE`: one outcome, drawn by weight."""
        raise NotImplementedError

    def play_key(self, key: i64) -> None:
        """Play a legal key without a check; an illegal one has an undefined effect (see `play`)."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points by the rulebook; before the end, its points so far."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each seat's place after tie-breaks: 1 wins, equal numbers share a place."""
        raise NotImplementedError

    def record(self) -> dict[str, object]:
        """Everything, as plain data; `Title.load` turns it back into a state."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """The title's table of moves, by key."""
        raise NotImplementedError

    # What follows is written once, for people and adapters.

    @property
    def ply(self) -> int:
        """How many moves were made, chance included; -1 if the state was imagined or loaded."""
        return self.played if self.played >= 0 else -1

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.actor() == OVER

    def keys(self) -> list[int]:
        """The legal keys as a list."""
        out = Keys()
        self.fill(out)
        return out.as_list()

    def legal(self) -> list[Move]:
        """The legal moves, sorted by key."""
        out = Keys()
        self.fill(out)
        items = out.items
        table = self.moves()
        return [table[items[i]] for i in range(out.count)]

    def draw(self, rng: Rng) -> Move:
        """At `CHANCE`: one outcome, drawn by weight."""
        if self.actor() != CHANCE:
            raise IllegalMove("nothing is drawn now: it is not chance that acts")
        return self.moves()[self.draw_key(rng)]

    def play(self, said: Move | str) -> None:
        """Play a move, given as an object or as text, or raise `IllegalMove` and change nothing."""
        move = self.title.move(said) if isinstance(said, str) else said
        key: i64 = move.key
        out = Keys()
        self.fill(out)
        if not out.has(key):
            raise refusal(self, move)
        known = self.moves()[key]
        if move is not known and move != known:
            raise IllegalMove(f"“{move.notation()}” is a move of another game")
        self.play_key(key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.record() == other.record()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played: it cannot be hashed")

    def __str__(self) -> str:
        """The table as text, as the seat to act sees it."""
        return PRESENTER.text(self.title.view(self, onlooker(self)))

    def __repr__(self) -> str:
        head = f"{self.title.name} for {len(self.scores())}"
        counted = f", ply {self.played}" if self.played >= 0 else ""
        return f"<{head}{counted}: {whose_turn(self.actor())}>"

    def _repr_html_(self) -> str:
        """The table as a picture for notebooks, as the seat to act sees it."""
        return PRESENTER.html(self.title.view(self, onlooker(self)))

    def _repr_svg_(self) -> str:
        """The same picture as SVG."""
        return PRESENTER.svg(self.title.view(self, onlooker(self)))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as its record, under title, edition and rules version."""
        return (set_up_again, (self.title, self.record(), int(self.played)))


def set_up_again(title: "Title", record: dict[str, object], played: int = int(UNCOUNTED)) -> State:
    """A state that was stored."""
    state = title.load(record)
    state.played = played
    return state


def onlooker(state: State) -> i64:
    """Through whose eyes a state is shown: those of the seat to act, else a spectator's."""
    actor = state.actor()
    return actor if actor >= 0 else SPECTATOR


def refusal(state: State, move: Move) -> IllegalMove:
    """Why the move cannot be played now, with the rules' own reason where there is one."""
    turn = whose_turn(state.actor())
    objection = objection_to(state, move)
    if objection is None:
        return IllegalMove(f"“{move.notation()}” is not allowed now: {turn}")
    reason = PRESENTER.reason(state.title, objection)
    return IllegalMove(f"“{move.notation()}” is not allowed now: {reason}", objection)


def objection_to(state: State, move: Move) -> Objection | None:
    """What the rules have against a decision of the seat to act."""
    if state.actor() < 0 or move.key >= state.title.decision_count:
        return None
    objection = state.why_not(move.key)
    return objection if objection.what == move.notation() else None
