"""What can be wrong with what comes in from outside; each is a `ValueError`."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digsite.core.view import Objection


class IllegalMove(ValueError):
    """The move exists in this game, but the rules do not allow it now.

    `objection` is the rules' own reason with its paragraph, if a seat tried the move.
    """

    def __init__(self, message: str, objection: "Objection | None" = None) -> None:
        super().__init__(message, objection)
        self.message: Final = message
        self.objection: Final = objection

    def __str__(self) -> str:
        return self.message


class UnreadableMove(ValueError):
    """The text is not the notation of any move of this game."""


class Impossible(ValueError):
    """The request cannot be met; `reason` names a text `fault-…`, `values` fill its gaps."""

    def __init__(self, message: str, reason: str, values: dict[str, str | int]) -> None:
        super().__init__(message, reason, values)
        self.message: Final = message
        self.reason: Final = reason
        self.values: Final = values

    def __str__(self) -> str:
        return self.message


class WrongVersion(ValueError):
    """The stored data was made under another version of the rules."""


class WrongEdition(ValueError):
    """The printed numbers do not make a playable copy of the game; `faults` says why not."""

    def __init__(self, message: str, faults: list[Impossible] | None = None) -> None:
        super().__init__(message, faults)
        self.message: Final = message
        self.faults: Final = faults or []

    def __str__(self) -> str:
        return self.message
