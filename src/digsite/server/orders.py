"""The orders that a seat may give at its table, by socket or by HTTP, and how a socket begins.

`type` tells them apart on a socket; over HTTP the address does. An order that carries an `id` is
carried out once, however often it is sent.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from digsite.server.fields import Id, Notation, Ply, Secret, Strict, Text


class Order(Strict):
    """What all orders share."""

    id: Id | None = None


class TimedOrder(Order):
    """An order for the position that the seat has seen."""

    ply: Ply


class MoveOrder(TimedOrder):
    """A decision, with all its parts."""

    type: Literal["move"] = "move"
    id: Id
    moves: list[Notation] = Field(min_length=1, max_length=50, examples=[["dig"]])


class UndoOrder(TimedOrder):
    """Take your latest decision back."""

    type: Literal["undo"] = "undo"
    id: Id


class ConsentOrder(Order):
    """Whether somebody else may take a decision back."""

    type: Literal["consent"] = "consent"
    agree: bool


class PreviewOrder(TimedOrder):
    """Parts of a decision that is not made yet."""

    type: Literal["preview"] = "preview"
    moves: list[Notation] = Field(max_length=50, examples=[["offer coin"]])


class WhyOrder(TimedOrder):
    """Why something cannot be done, now or after parts of a decision that is not made yet."""

    type: Literal["why"] = "why"
    moves: list[Notation] = Field(default_factory=list, max_length=50)
    about: list[Notation] = Field(
        default_factory=list,
        max_length=200,
        examples=[["sell 4 cup"]],
        description="The notations in question; none: everything that cannot be done.",
    )


class HintOrder(TimedOrder):
    """What a program would do in your place; by HTTP only, for it has to think about it."""


class ChatOrder(Order):
    """Say something to everybody at the table."""

    type: Literal["chat"] = "chat"
    text: Text


class Ping(Strict):
    """Only to hear that somebody is there."""

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
    MoveOrder | UndoOrder | ConsentOrder | PreviewOrder | WhyOrder | ChatOrder | Ping | Ready,
    Field(discriminator="type"),
]
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
