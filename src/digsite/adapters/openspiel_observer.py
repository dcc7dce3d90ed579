"""What the seats of a game under OpenSpiel see: tensors, and strings."""

from typing import Any, Protocol

import numpy as np
import pyspiel

from digsite.adapters.observing import Game
from digsite.core.actors import SPECTATOR
from digsite.core.state import State

SEEN = "seen"  # the additional field of the information state tensor


class Told:
    """What each seat saw of a move, and of those before it: clones share it, because it never
    changes."""

    def __init__(self, before: "Told | None", lines: list[str], keys: list[int]) -> None:
        self.before = before
        self.lines = lines
        self.keys = keys  # −1: the seat did not see all of it

    def of(self, seat: int) -> list[tuple[str, int]]:
        """Line and key of each move, from the first on."""
        seen = []
        told: Told | None = self
        while told is not None and told.lines:
            seen.append((told.lines[seat], told.keys[seat]))
            told = told.before
        return seen[::-1]

    def __deepcopy__(self, memo: dict[int, object]) -> "Told":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as a list, for pickle cannot follow a long chain."""
        moves = []
        told: Told | None = self
        while told is not None:
            moves.append((told.lines, told.keys))
            told = told.before
        return told_again, (moves[::-1],)


def told_again(moves: list[tuple[list[str], list[int]]]) -> Told:
    """What was stored, from the first move on."""
    told = None
    for lines, keys in moves:
        told = Told(told, lines, keys)
    assert told is not None
    return told


class Position(Protocol):
    """A state of OpenSpiel, as an observer needs it."""

    position: State
    told: Told


class Observer:
    """The tensors and strings of a seat; where private things are not wanted, a spectator's."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees all hands: private things of one player, or of none")
        self.game = game
        self.recalls = bool(kind.perfect_recall)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = [(field.name, field.length) for field in game.planes.fields]
        if self.recalls:
            pieces.append((SEEN, game.title.move_count))
        pieces.append(("seat", game.seats))
        self.tensor = np.zeros(sum(length for _, length in pieces), np.float32)
        ends = np.cumsum([length for _, length in pieces])
        parts = np.split(self.tensor, ends[:-1])
        self.dict = {name: part for (name, _), part in zip(pieces, parts, strict=True)}

    def set_from(self, state: Position, player: int) -> None:
        seat = player if self.is_private else int(SPECTATOR)
        view = self.game.title.view(state.position, seat)
        self.tensor[: self.game.planes.size] = self.game.look(view)
        if self.recalls:
            keys = [key for _, key in state.told.of(player) if key >= 0]
            self.dict[SEEN][:] = np.bincount(keys, minlength=self.game.title.move_count)
        self.dict["seat"][:] = np.arange(self.game.seats) == player

    def string_from(self, state: Position, player: int) -> str:
        if self.recalls:
            return "\n".join([f"seat {player}", *(line for line, _ in state.told.of(player))])
        seat = player if self.is_private else int(SPECTATOR)
        return str(self.game.title.view(state.position, seat).record())
