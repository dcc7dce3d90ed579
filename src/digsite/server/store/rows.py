"""What is kept of a match, as the server handles it."""

from dataclasses import dataclass

from digsite.server.store.ledger import Clock, LogLine

SEAT_FIELDS = (
    "kind",
    "name",
    "level",
    "holder",
    "secret",
    "confirm",
    "webhook",
    "colour",
    "freed",
    "late",
    "player",
    "agreed",
)


@dataclass
class Seat:
    """Who sits there."""

    kind: str
    name: str
    level: str = ""
    holder: int = 0
    secret: bytes | None = None
    confirm: bool = False
    webhook: str | None = None
    colour: int | None = None  # of whoever sits there; none: that of the seat
    freed: bool = False  # whether the others agree that somebody takes a seat that was left
    late: bool = False  # whether a program plays because the person's time ran out
    player: bytes | None = None  # under which key of the club it is listed, if it is
    agreed: str = ""  # holders who would let somebody else take it; it was left


@dataclass
class Header:
    """What is kept of a match besides its seats and its log."""

    id: str
    code: str
    title: str
    edition: str
    rules: int
    options: str
    status: str
    listed: bool
    host: bytes
    created: float
    seed: str  # what chance will bring depends on it: nobody is told
    practice: bool = False  # whether the game went on from one that was known
    rematch: str | None = None
    wish: str | None = None
    origin: str = ""  # who set it up, as limits count them
    touched: float = 0.0  # when it was last used, to the day
    version: int = 0  # how often seats, wish or status were changed
    owner: int | None = None  # the server that has it in memory, where there are several
    clock: str | None = None  # how much time everybody has, as JSON
    imported: bool = False  # whether its first moves were made elsewhere


@dataclass
class StoredMatch:
    """A whole match as the store keeps it."""

    header: Header
    seats: list[Seat]
    lines: list[LogLine]
    receipts: dict[str, int]  # the ply after each command, by `receipt_name`
    clock: Clock | None = None
