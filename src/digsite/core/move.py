"""A move: a decision of a seat, or an outcome of chance."""

from typing import Final

from mypy_extensions import mypyc_attr

Part = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One line of a game: its key is dense per title, its notation what people read and write."""

    def __init__(self, key: int) -> None:
        self.key: Final = key

    def notation(self) -> str:
        raise NotImplementedError

    def parts(self) -> dict[str, Part]:
        """The move taken apart, for a screen that highlights what it means."""
        raise NotImplementedError

    def public_notation(self) -> str:
        """What somebody reads who did not see the hidden part of the move."""
        return self.notation()

    def public_parts(self) -> dict[str, Part]:
        return self.parts()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.key == other.key
            and self.notation() == other.notation()
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<move {self.key}: {self.notation()}>"


class Plain(Move):
    """A move without parts: nothing but its words."""

    def __init__(self, key: int, word: str) -> None:
        super().__init__(key)
        self.word: Final = word

    def notation(self) -> str:
        return self.word

    def parts(self) -> dict[str, Part]:
        return {"do": self.word.replace(" ", "-")}
