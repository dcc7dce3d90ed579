"""The tables of the database; `migrations` makes them."""

from sqlalchemy import ForeignKey, Index, LargeBinary, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

LISTED = text("player IS NOT NULL")  # few seats are: the index has no others


class Base(DeclarativeBase):
    """The common ground of all models."""


class MatchRow(Base):
    """One match: the header of the game, and how its table stands."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    title: Mapped[str] = mapped_column(String(64))
    edition: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    options: Mapped[str] = mapped_column(Text)  # JSON
    status: Mapped[str] = mapped_column(String(12))
    listed: Mapped[bool]
    host: Mapped[bytes] = mapped_column(LargeBinary(32))  # the hash of the host's secret
    created: Mapped[float]
    seed: Mapped[str] = mapped_column(String(32))  # of what chance brings; told to nobody
    practice: Mapped[bool]  # whether it went on from a game that was known
    rematch: Mapped[str | None] = mapped_column(String(32))
    wish: Mapped[str | None] = mapped_column(Text)  # JSON: who wants to take back, and who agrees
    origin: Mapped[str] = mapped_column(String(64))  # who set it up, blurred: `keys.blurred`
    touched: Mapped[float]  # when it was last used
    version: Mapped[int]  # how often seats, wish or status were changed
    owner: Mapped[int | None]  # the server that has it in memory, where there are several
    clock: Mapped[str | None] = mapped_column(String(200))  # JSON: how much time everybody has
    imported: Mapped[bool]  # whether its first moves were made elsewhere

    __table_args__ = (
        Index("matches_by_owner", "owner", "status"),
        Index("matches_by_status", "status", "created"),
        Index("matches_by_use", "status", "touched"),
        Index("matches_by_origin", "origin", "status"),
    )


class SeatRow(Base):
    """Who sits where; of a secret only the hash is known."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))  # person, bot, open
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str] = mapped_column(String(32))  # the program that plays; none if empty
    holder: Mapped[int]  # seats of one holder are played from one screen
    secret: Mapped[bytes | None] = mapped_column(LargeBinary(32))
    confirm: Mapped[bool]  # its screens ask before they end a turn
    webhook: Mapped[str | None] = mapped_column(String(500))  # called when it is this seat's turn
    colour: Mapped[int | None]  # kept when the same people play again
    freed: Mapped[bool]  # somebody left, and the others let somebody else come
    player: Mapped[bytes | None] = mapped_column(LargeBinary(32))  # a key of the club
    late: Mapped[bool]  # its time ran out: a program plays until its person comes back
    agreed: Mapped[str] = mapped_column(String(64))  # holders who let somebody else come, so far

    __table_args__ = (
        Index("seats_by_player", "player", sqlite_where=LISTED, postgresql_where=LISTED),
    )


class MoveRow(Base):
    """One line of the log, never changed and never removed."""

    __tablename__ = "moves"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    actor: Mapped[int]
    notation: Mapped[str] = mapped_column(String(200))
    back: Mapped[int | None]  # not a move: the game goes back to this many moves
    receipt: Mapped[str | None] = mapped_column(String(80))  # the command whose last line this is


class RequestRow(Base):
    """Receipts of older versions, which did not keep them with the lines."""

    __tablename__ = "requests"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    ply: Mapped[int]  # the answer: how long the log was afterwards


class ChatRow(Base):
    """A line of chat; without a seat it is the table that speaks."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), index=True)
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    sent: Mapped[str | None] = mapped_column(String(64))  # the id of the command that brought it

    __table_args__ = (Index("chat_by_order", "match", "seat", "sent", unique=True),)


class ClockRow(Base):
    """What everybody at a table has left, as it was when somebody's clock was started.

    Times are those of the process that started it, which counts from its own beginning."""

    __tablename__ = "clocks"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    left: Mapped[str] = mapped_column(Text)  # JSON: seconds, by seat
    seat: Mapped[int | None]  # whose time runs; none: it stands still
    since: Mapped[float]
    keeper: Mapped[str] = mapped_column(String(16))  # the process, by the name of its beat
    furthest: Mapped[int]  # how many moves the game has had at most
    begun: Mapped[bool]  # somebody has seen the board
    spent: Mapped[bool]  # whoever is to act has run out of time
    called: Mapped[bool]  # whoever is to act was told that little is left

    __table_args__ = (Index("clocks_by_keeper", "keeper"),)


class BeatRow(Base):
    """A process that keeps clocks, and when it was last seen alive."""

    __tablename__ = "beats"

    keeper: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float]  # by its own time
    seen: Mapped[float]  # by everybody's


class PlayerRow(Base):
    """Somebody who wants to be listed in the club: a key, and the name that it holds."""

    __tablename__ = "players"

    key: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)  # the hash of it
    name: Mapped[str] = mapped_column(String(64))
    folded: Mapped[str] = mapped_column(String(200), unique=True)  # what counts as the same name
    since: Mapped[float]


class ResultRow(Base):
    """How a game ended for somebody who is listed; it stays when the table goes."""

    __tablename__ = "results"

    match: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    key: Mapped[bytes] = mapped_column(LargeBinary(32), index=True)
    title: Mapped[str] = mapped_column(String(64))
    at: Mapped[float]
    seats: Mapped[int]
    place: Mapped[int]
    score: Mapped[int]

    __table_args__ = (Index("results_by_time", "at"),)


class PulseRow(Base):
    """Written now and then, to see whether writing is possible."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


class WorkerRow(Base):
    """A server on this database, where there can be several; it holds a lock on its number."""

    __tablename__ = "workers"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(100))  # machine and process, for people
    began: Mapped[float]
