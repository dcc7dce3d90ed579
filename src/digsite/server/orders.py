"""What may be asked for: strict models, so that nothing is guessed and nothing is overlooked."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

Name = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["Ada"])
]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
Text = Annotated[str, Field(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Notation = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", examples=["b1946ac9"])]
Address = Annotated[
    str, Field(max_length=500, pattern=r"^https?://[!-~]+$", examples=["https://ntfy.example/ada"])
]
Secret = Annotated[str, Field(min_length=1, max_length=64)]


def whole(value: object) -> object:
    """JSON does not tell 3.0 from 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Ply = Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(whole)]


class Strict(BaseModel):
    """No conversions, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")


class PersonSeat(Strict):
    """Somebody at the screen of whoever sets up the table."""

    kind: Literal["person"]
    name: Name


class BotSeat(Strict):
    """A program."""

    kind: Literal["bot"]
    level: Word = Field(examples=["greedy"])


class OpenSeat(Strict):
    """A seat for whoever comes with the code."""

    kind: Literal["open"]


AnySeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class TableOrder(Strict):
    """A new table."""

    title: Word = Field(examples=["archaeology"])
    edition: Word | None = None
    options: dict[str, Word | list[Word]] = Field(default_factory=dict, max_length=20)
    seats: list[AnySeat] = Field(
        min_length=1,
        max_length=12,
        examples=[[{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]],
    )
    listed: bool = True


class JoinOrder(Strict):
    """Sit down at a table."""

    code: str = Field(pattern=r"^[0-9A-Za-z]{6}$", examples=["K7M2QX"])
    name: Name


class MoveOrder(Strict):
    """A decision, with all its parts."""

    id: Id
    ply: Ply
    moves: list[Notation] = Field(min_length=1, max_length=50, examples=[["dig"]])


class PreviewOrder(Strict):
    """Parts of a decision that is not made yet."""

    ply: Ply
    moves: list[Notation] = Field(max_length=50, examples=[["offer coin"]])


class UndoOrder(Strict):
    """Take the latest own decision back."""

    id: Id
    ply: Ply


class ConsentOrder(Strict):
    """Whether somebody else may take a decision back."""

    agree: bool


class HandOrder(Strict):
    """Who plays a seat from now on: a program, or without a level its owner again."""

    level: Word | None


class WantsOrder(Strict):
    """What a seat settles for itself; what is not named stays as it is."""

    confirm: bool | None = Field(
        default=None, description="Whether its screens ask before they end a turn."
    )
    webhook: Address | None = Field(
        default=None, description="Called when it is the seat's turn and no screen is open."
    )


class ChatOrder(Strict):
    """A line of talk."""

    text: Text


class FileOrder(Strict):
    """A match file, to be played on at one screen."""

    file: str = Field(max_length=200_000)
    moves: Ply | None = Field(default=None, description="Go on from here; none: from the end.")


class BranchOrder(Strict):
    """Play on from a point of a finished game."""

    moves: Ply


class Hello(Strict):
    """The first message on a socket."""

    type: Literal["hello"]
    secret: Secret | None = None
    since: Ply = 0
    reasons: bool = True


class MoveMessage(MoveOrder):
    type: Literal["move"]


class UndoMessage(UndoOrder):
    type: Literal["undo"]


class ConsentMessage(ConsentOrder):
    type: Literal["consent"]


class PreviewMessage(PreviewOrder):
    type: Literal["preview"]


class ChatMessage(ChatOrder):
    type: Literal["chat"]


class Ping(Strict):
    type: Literal["ping"]


Message = Annotated[
    MoveMessage | UndoMessage | ConsentMessage | PreviewMessage | ChatMessage | Ping,
    Field(discriminator="type"),
]
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
