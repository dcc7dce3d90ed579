"""What the server sends, as data: the client's types are made of this, and a test holds the server
to it."""

from typing import Any, Literal, NotRequired, TypedDict

from digsite.shapes.clock import Clock, Time
from digsite.shapes.club import ClubCard, ClubPage

Part = str | int


class Move(TypedDict):
    """A move; one that ends the turn names the sorts of move that it would leave unused."""

    key: int
    notation: str
    parts: dict[str, Part]
    ends: NotRequired[list[str]]


class Event(TypedDict):
    """What happened at a ply; a step back tells only how many moves are left."""

    ply: int
    actor: int
    seat: NotRequired[int]
    notation: NotRequired[str]
    parts: NotRequired[dict[str, Part]]
    hidden: NotRequired[bool]
    back: NotRequired[int]


class Objection(TypedDict):
    """Something that cannot be done, why, and by which paragraph; `text` says it in English."""

    what: str
    reason: str
    paragraph: str
    values: dict[str, Part]
    text: NotRequired[str]


class Result(TypedDict):
    scores: list[int]
    ranking: list[int]


class SeatCard(TypedDict):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    colour: int
    here: bool
    free: bool  # whether anybody may sit down there
    late: bool  # whether a program plays because the time ran out
    listed: bool  # whether the club lists how the game ends for it


class Wish(TypedDict):
    seat: int
    back: int


class TableCard(TypedDict):
    """What everybody may know of a table."""

    id: str
    title: str
    edition: str
    rules: int
    options: dict[str, str | list[str]]
    status: Literal["waiting", "running", "over", "abandoned"]
    created: float
    seats: list[SeatCard]
    clock: Clock | None
    time: NotRequired[Time]
    rematch: NotRequired[str | None]
    until: NotRequired[float | None]  # when it is removed if nobody uses it
    practice: NotRequired[bool]
    wish: NotRequired[Wish | None]
    code: NotRequired[str | None]


class SeatSettings(TypedDict):
    """What a seat has chosen for itself, which only the seat is told."""

    confirm: bool
    webhook: str | None
    club: bool


class Update(TypedDict):
    """Everything that a seat has to know after this ply."""

    type: Literal["update"]
    ply: int
    played: int  # moves that stand
    seat: int
    events: list[Event]
    view: dict[str, Any]
    legal: list[Move]
    result: Result | None
    settings: NotRequired[SeatSettings | None]
    table: TableCard


class Receipt(TypedDict):
    """The answer to an order that changes something; `asked`: the others are asked first."""

    id: NotRequired[str]
    accepted: bool
    ply: int
    asked: NotRequired[bool]


class Preview(TypedDict):
    """What would be after moves that are not made yet, as far as the seat can know it."""

    id: NotRequired[str]
    ply: int
    moves: list[str]
    complete: bool
    next: list[Move]
    ends: bool
    view: dict[str, Any]
    legal: list[Move]


class Reasons(TypedDict):
    """Why the seat cannot do what it asked about; to a question about everything also what the
    possible actions cost and bring: by sort and by name of a text `figure-…`, the least and the
    most."""

    id: NotRequired[str]
    ply: int
    moves: list[str]
    objections: list[Objection]
    figures: dict[str, dict[str, list[int]]]


class Frame(TypedDict):
    ply: int
    event: Event | None
    view: dict[str, Any]


class Replay(TypedDict):
    seat: int
    ply: int
    frames: list[Frame]


class Notice(TypedDict):
    """What the table says, as the name of a text `notice-…` and what fills its gaps."""

    name: str
    values: dict[str, str | int]


class ChatLine(TypedDict):
    """A line of chat; without a seat it is the table that speaks."""

    id: int
    seat: int | None
    text: str
    at: float
    notice: NotRequired[Notice]


class Option(TypedDict):
    name: str
    choices: list[str]
    default: str | list[str]
    several: bool
    seats: list[int]
    needs: str


class TitleCard(TypedDict):
    title: str
    editions: list[str]
    rules: int
    seats: list[int]
    options: list[Option]


class Catalogue(TypedDict):
    titles: list[TitleCard]
    levels: list[str]
    club: bool


class SeatSecret(TypedDict):
    seat: int
    secret: str


class NewTable(TypedDict):
    """The answer to whoever sets up a table; the secrets are told this once."""

    table: TableCard
    code: str | None
    host: str
    secrets: list[SeatSecret]


class OpenTable(TypedDict):
    """A table by its name; whoever has a secret of it is told more."""

    table: TableCard
    code: NotRequired[str | None]
    host: NotRequired[bool]
    seat: NotRequired[int | None]
    settings: NotRequired[SeatSettings | None]


class Listing(TypedDict):
    """Tables of the lobby; what to ask for as `older` to see those before them."""

    tables: list[TableCard]
    older: float | None


class Joined(TypedDict):
    table: TableCard
    seat: int
    secret: str


class Fault(TypedDict):
    code: str
    text: str
    values: dict[str, str | int]


class Refused(TypedDict):
    """Why something was not done; `update` comes with what was meant for another ply."""

    error: Fault
    id: NotRequired[str]
    update: NotRequired[Update]
    objection: NotRequired[Objection]


MESSAGES = (
    Update,
    Receipt,
    Preview,
    Reasons,
    Replay,
    ChatLine,
    Catalogue,
    NewTable,
    OpenTable,
    Listing,
    Joined,
    ClubPage,
    ClubCard,
    Refused,
)
