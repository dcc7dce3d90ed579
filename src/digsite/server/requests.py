"""What can be asked for besides the commands of a seat: tables, seats and files."""

from typing import Annotated, Literal

from pydantic import Field

from digsite.server.fields import (
    Address,
    ClubKey,
    Days,
    GameSeconds,
    Increment,
    Name,
    Notation,
    OptionName,
    Ply,
    Seconds,
    Strict,
    Word,
)


class PersonSeat(Strict):
    """Somebody at the screen of whoever sets up the table."""

    kind: Literal["person"]
    name: Name


class BotSeat(Strict):
    """A program."""

    kind: Literal["bot"]
    level: Word = Field(examples=["skilled"])


class OpenSeat(Strict):
    """A seat for whoever comes with the code."""

    kind: Literal["open"]


AnySeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


Words = Annotated[list[Word], Field(max_length=20)]


class TurnClock(Strict):
    """So many seconds for each turn."""

    kind: Literal["turn"]
    seconds: Seconds = Field(examples=[90])
    level: Word | None = Field(default=None, description="The program that plays on.")


class GameClock(Strict):
    """So many seconds for all turns of a seat, and more for each of them."""

    kind: Literal["game"]
    seconds: GameSeconds = Field(examples=[1200])
    increment: Increment = 0
    level: Word | None = None


class DaysClock(Strict):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Days = Field(examples=[3])
    level: Word | None = None


AnyClock = Annotated[TurnClock | GameClock | DaysClock, Field(discriminator="kind")]


class TableRequest(Strict):
    """A new table."""

    title: Word = Field(examples=["archaeology"])
    edition: Word | None = None
    options: dict[OptionName, Word | Words] = Field(default_factory=dict, max_length=20)
    seats: list[AnySeat] = Field(
        min_length=1,
        max_length=12,
        examples=[[{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "skilled"}]],
    )
    listed: bool = True
    clock: AnyClock | None = Field(default=None, description="None: nobody is hurried.")


class JoinRequest(Strict):
    """Sit down at a table."""

    code: str = Field(pattern=r"^[0-9A-Za-z]{6}$", examples=["K7M2QX"])
    name: Name


class HandOverRequest(Strict):
    """Who plays a seat from now on: a program, or without a level its owner again."""

    level: Word | None


class SettingsRequest(Strict):
    """What a seat chooses for itself; what is not named stays as it is."""

    confirm: bool | None = Field(
        default=None, description="Whether its screens ask before they end a turn."
    )
    webhook: Address | None = Field(
        default=None, description="Called when it is the seat's turn and no screen is open."
    )
    club: ClubKey | None = Field(
        default=None, description="The key under whose name the game is listed; none: it is not."
    )


class ClubRequest(Strict):
    """Whoever has this key wants to be forgotten."""

    key: ClubKey


class FileRequest(Strict):
    """A match file, to be played on at one screen."""

    file: str = Field(max_length=200_000)
    after: Ply | None = Field(
        default=None, description="Go on after this many moves; none: from the end."
    )


class BranchRequest(Strict):
    """Play on from a point of a finished game."""

    after: Ply = Field(description="Go on after this many moves.")
    bots: bool = Field(default=False, description="Whether programs keep the seats they had.")


class LessonRequest(Strict):
    """Where somebody is in a lesson: what was decided at each step."""

    path: list[Annotated[list[Notation], Field(max_length=20)]] = Field(
        default_factory=list, max_length=40, examples=[[[], [], []]]
    )


class LessonMoves(LessonRequest):
    """A decision at the step where the path ends."""

    moves: list[Notation] = Field(default_factory=list, max_length=50, examples=[["offer shard"]])


class LessonQuestion(LessonMoves):
    """Why something cannot be done, now or after parts of a decision that is not made yet."""

    about: list[Notation] = Field(default_factory=list, max_length=200, examples=[["sell 4 cup"]])
