"""A move: a decision of a seat, or an outcome of chance."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.core.errors import WrongVersion

if TYPE_CHECKING:
    from digsite.core.title import Title

Part = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A decision of a seat or an outcome of chance; its key is its index in the title's moves."""

    def __init__(self, key: int) -> None:
        self.key: Final = key
        self.title: Title | None = None  # the first title that has it in its table of moves

    def notation(self) -> str:
        """The move as text, as people read and write it: “sell 4 talisman”."""
        raise NotImplementedError

    def parts(self) -> dict[str, Part]:
        """The parts of the move as data: `{"do": "sell", "kind": "talisman", "size": 4}`."""
        raise NotImplementedError

    def public_notation(self) -> str:
        """The move as text, for those who did not see its hidden part."""
        return self.notation()

    def public_parts(self) -> dict[str, Part]:
        """The parts of the move without the hidden ones."""
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

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Move":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as its place in a title's table of moves, with its notation to compare."""
        if self.title is None:
            raise TypeError(f"“{self.notation()}” is in no title's table: it cannot be stored")
        return (found_again, (self.title, self.key, self.notation()))


class Phrase(Move):
    """A verb and what it names, in the order in which people say it: “sell 4 talisman”."""

    def __init__(self, key: int, word: str, named: dict[str, Part]) -> None:
        super().__init__(key)
        self.named: Final = named
        self.word: Final = word

    def notation(self) -> str:
        return " ".join([self.word, *[str(thing) for thing in self.named.values()]])

    def parts(self) -> dict[str, Part]:
        return {"do": self.word.replace(" ", "-"), **self.named}


def found_again(title: "Title", key: int, notation: str) -> Move:
    """A move that was stored, from the table of its title."""
    if key >= title.move_count or title.moves[key].notation() != notation:
        raise WrongVersion(f"“{notation}” is not move {key} of {title.name} here")
    return title.moves[key]


def count_marked(moves: list[Move], marks: list[bool]) -> int:
    """How many of these moves are marked, by key."""
    count = 0
    for move in moves:
        if marks[move.key]:
            count += 1
    return count
