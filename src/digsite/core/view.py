"""What a seat knows; nothing hidden leaves the engine in any other way."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from digsite.core.actors import SPECTATOR, whose_turn
from digsite.core.move import Part
from digsite.core.presenter import PRESENTER

if TYPE_CHECKING:
    from digsite.core.state import State
    from digsite.core.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The table as one seat sees it; each game copies only the fields that the seat may see."""

    def __init__(self, title: "Title", seat: i64, seats: i64, actor: i64) -> None:
        self.title: Final = title
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = seats
        self.actor: i64 = actor  # only `refresh` changes it

    def refresh(self, state: "State") -> None:
        """Update a `glance` from the game that it was made from."""
        raise NotImplementedError

    def record(self) -> dict[str, object]:
        """All that the seat knows, as plain data; `Title.read_view` turns it back into a view."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.record() == other.record()

    def __hash__(self) -> int:
        raise TypeError("views are compared, not hashed")

    def __str__(self) -> str:
        """The table as text, as the seat sees it."""
        return PRESENTER.text(self)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        head = f"{self.title.name} for {self.seats} as {who} sees it"
        return f"<{head}: {whose_turn(self.actor)}>"

    def _repr_html_(self) -> str:
        """The table as a picture, for notebooks."""
        return PRESENTER.html(self)

    def _repr_svg_(self) -> str:
        """The same picture as SVG."""
        return PRESENTER.svg(self)

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "View":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (seen_again, (self.title, self.record()))


def seen_again(title: "Title", record: dict[str, object]) -> View:
    """A view that was stored."""
    return title.read_view(record)


class Event:
    """What one seat sees of a move."""

    def __init__(
        self, actor: i64, seat: i64, notation: str, parts: dict[str, Part], hidden: bool
    ) -> None:
        self.actor: Final[i64] = actor  # who moved: a seat, or CHANCE
        self.seat: Final[i64] = seat  # the seat that it happened to; NOBODY: the whole table
        self.notation: Final = notation
        self.parts: Final = parts
        self.hidden: Final = hidden  # the viewer did not see all of it

    def record(self) -> dict[str, object]:
        """The event as plain data."""
        return {
            "actor": self.actor,
            "seat": self.seat,
            "notation": self.notation,
            "parts": self.parts,
            "hidden": self.hidden,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash(self.notation)

    def __repr__(self) -> str:
        return f"<event {self.actor}: {self.notation}>"

    def __reduce__(self) -> tuple[object, ...]:
        values = (int(self.actor), int(self.seat), self.notation, self.parts, self.hidden)
        return (Event, values)


class Objection:
    """Something that a seat cannot do now: what, why, and the paragraph that forbids it.

    `reason` names a text for people in the title's locale file; `values` fill its gaps.
    """

    def __init__(self, what: str, reason: str, paragraph: str, values: dict[str, Part]) -> None:
        self.what: Final = what
        self.reason: Final = reason
        self.paragraph: Final = paragraph
        self.values: Final = values

    def record(self) -> dict[str, object]:
        """The objection as plain data."""
        return {
            "what": self.what,
            "reason": self.reason,
            "paragraph": self.paragraph,
            "values": self.values,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash(self.what)

    def __repr__(self) -> str:
        return f"<objection to {self.what}: {self.reason} ({self.paragraph})>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Objection, (self.what, self.reason, self.paragraph, self.values))
