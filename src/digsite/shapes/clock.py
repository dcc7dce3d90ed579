"""What the server tells of the clock of a table."""

from typing import Literal, TypedDict


class Clock(TypedDict):
    """The clock that was chosen for a table, and the program that plays on when time is over."""

    kind: Literal["turn", "game", "days"]
    seconds: int  # for a turn, or for all of one's turns
    increment: int
    level: str


class Time(TypedDict):
    """Whose time runs, if anybody's, and how many seconds each seat has left at this moment."""

    runs: int
    left: list[float]
