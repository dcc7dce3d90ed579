"""The commands that a seat can send, by socket or by HTTP, and the first message on a socket.

`type` tells them apart on a socket; over HTTP the address does. A command that carries an `id` is
carried out once, however often it is sent.
"""

from typing import Annotated, Literal

import msgspec
from pydantic import Field, TypeAdapter

from digsite.server.fields import ID, Id, Notation, Ply, Secret, Strict, Text


class Command(Strict):
    """What all commands share."""

    id: Id | None = None


class PlyCommand(Command):
    """A command about the position that the seat has seen, named by its ply."""

    ply: Ply


class MoveCommand(PlyCommand):
    """A decision, with all its parts."""

    type: Literal["move"] = "move"
    id: Id
    moves: list[Notation] = Field(min_length=1, max_length=50, examples=[["dig"]])


class UndoCommand(PlyCommand):
    """Take your latest decision back."""

    type: Literal["undo"] = "undo"
    id: Id


class ConsentCommand(Command):
    """Whether somebody else may take a decision back."""

    type: Literal["consent"] = "consent"
    agree: bool


class PreviewCommand(PlyCommand):
    """Parts of a decision that is not made yet."""

    type: Literal["preview"] = "preview"
    moves: list[Notation] = Field(max_length=50, examples=[["offer coin"]])


class WhyCommand(PlyCommand):
    """Why something cannot be done, now or after parts of a decision that is not made yet."""

    type: Literal["why"] = "why"
    moves: list[Notation] = Field(default_factory=list, max_length=50)
    about: list[Notation] = Field(
        default_factory=list,
        max_length=200,
        examples=[["sell 4 cup"]],
        description="The notations in question; none: everything that cannot be done.",
    )


class HintCommand(PlyCommand):
    """What a program would do in your place, after moves that you have not sent yet; by HTTP only,
    because that takes time. With `anew` it looks at the turn as it is without them; if they are a
    whole decision, they come first unless something else is clearly better."""

    moves: list[Notation] = Field(default_factory=list, max_length=50)
    anew: bool = False


class ChatCommand(Command):
    """Say something to everybody at the table."""

    type: Literal["chat"] = "chat"
    text: Text


class Ping(Strict):
    """Asks for a sign of life."""

    type: Literal["ping"]


class Ready(Strict):
    """The board is drawn: programs that waited for it may begin."""

    type: Literal["ready"]


class Hello(Strict):
    """The first message on a socket."""

    type: Literal["hello"]
    secret: Secret | None = None
    since: Ply = 0


Message = Annotated[
    MoveCommand
    | UndoCommand
    | ConsentCommand
    | PreviewCommand
    | WhyCommand
    | ChatCommand
    | Ping
    | Ready,
    Field(discriminator="type"),
]


class QuickMove(msgspec.Struct, forbid_unknown_fields=True):
    """A `MoveCommand` as nearly all of them come, read in a third of the time.

    What is not understood here is read again by `MESSAGE`, which knows all, and why not."""

    type: Literal["move"]
    id: Annotated[str, msgspec.Meta(pattern=ID)]
    ply: int
    moves: Annotated[list[str], msgspec.Meta(min_length=1, max_length=50)]


QUICK_MOVE = msgspec.json.Decoder(QuickMove)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
