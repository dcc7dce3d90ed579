"""What the server tells of hints, and of the analysis of a finished game."""

from typing import Literal, TypedDict

from digsite.shapes.messages import Move


class Reason(TypedDict):
    """What speaks for a way to decide or against it: the name of a text, what fills its gaps, and
    what the way is compared with; empty where that is nothing."""

    name: str
    values: dict[str, int]
    than: Literal["best", "stopping", "average", "now", ""]


class Way(TypedDict):
    """One way to decide, and the share of winning that a program expects of it."""

    moves: list[Move]
    share: float
    reasons: list[Reason]


class Hint(TypedDict):
    """The best ways to decide, the best first; none where there is nothing to choose."""

    ply: int
    ways: list[Way]


class Judgement(TypedDict):
    """One decision of a game that is over, beside the best one; `shares` of all seats after it."""

    ply: int
    seat: int
    played: Way
    best: Way
    shares: list[float]
    loss: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]


class Turn(TypedDict):
    """Where a game turned: in the moves from `first` to `last` a seat's chance to win changed."""

    first: int
    last: int
    seat: int
    before: float
    after: float


class Analysis(TypedDict):
    """Some decisions of a game; `next` is where to go on, `moves` how many there are, `turns` where
    it turned, as far as it is judged."""

    start: int
    next: int | None
    moves: int
    decisions: list[Judgement]
    turns: list[Turn]


MESSAGES = (Hint, Analysis)
