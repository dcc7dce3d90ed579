"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

Key ranges ascend in the order in which the parts of a trade are asked: offers, takes, the close.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Move, Part, Plain
from digsite.games.archaeology.components import (
    CHAMBER_NAMES,
    CHAMBERS,
    KIND_NAMES,
    KINDS,
    LARGEST_SET,
    MOST_PLAYERS,
)

OFFER: Final[i64] = 0
TAKE: Final[i64] = OFFER + KINDS
CLOSE: Final[i64] = TAKE + KINDS
EXPLORE: Final[i64] = CLOSE + 1
SELL: Final[i64] = EXPLORE + CHAMBERS
END: Final[i64] = SELL + KINDS * LARGEST_SET
DISCARD: Final[i64] = END + 1
ROB: Final[i64] = DISCARD + KINDS
DECISIONS: Final[i64] = ROB + MOST_PLAYERS

DEAL: Final[i64] = DECISIONS
START: Final[i64] = DEAL + KINDS
DIG: Final[i64] = START + MOST_PLAYERS
DIG_THIEF: Final[i64] = DIG + KINDS
DIG_SANDSTORM: Final[i64] = DIG_THIEF + 1
STEAL: Final[i64] = DIG_SANDSTORM + 1
FIND: Final[i64] = STEAL + KINDS
ALL: Final[i64] = FIND + KINDS


class WithKind(Move):
    """A move that names one treasure: `offer`, `take` (§6.2), `discard` (§5.3)."""

    def __init__(self, first: i64, word: str, kind: i64) -> None:
        super().__init__(int(first + kind))
        self.word: Final = word
        self.kind: Final[i64] = kind

    def notation(self) -> str:
        return f"{self.word} {KIND_NAMES[self.kind]}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "kind": KIND_NAMES[self.kind]}


class Draw(WithKind):
    """An outcome of chance whose treasure only some may see: `deal`, `dig`, `steal`, `find`."""

    def public_notation(self) -> str:
        return f"{self.word} card" if self.word != "dig" else "dig treasure"

    def public_parts(self) -> dict[str, Part]:
        return {"do": self.word}


class DigEvent(Move):
    """The dig site shows a thief (§4.5) or a sandstorm (§5.1)."""

    def __init__(self, key: i64, card: str) -> None:
        super().__init__(int(key))
        self.card: Final = card

    def notation(self) -> str:
        return f"dig {self.card}"

    def parts(self) -> dict[str, Part]:
        return {"do": "dig", "card": self.card}


class WithSeat(Move):
    """A move that names a player: `rob` (§4.5), `start` (§2.7)."""

    def __init__(self, first: i64, word: str, seat: i64) -> None:
        super().__init__(int(first + seat))
        self.word: Final = word
        self.seat: Final[i64] = seat

    def notation(self) -> str:
        return f"{self.word} {self.seat}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "seat": int(self.seat)}


class Explore(Move):
    """Explore a chamber of the pyramid (§7.1)."""

    def __init__(self, chamber: i64) -> None:
        super().__init__(int(EXPLORE + chamber))
        self.chamber: Final[i64] = chamber

    def notation(self) -> str:
        return f"explore {CHAMBER_NAMES[self.chamber]}"

    def parts(self) -> dict[str, Part]:
        return {"do": "explore", "chamber": CHAMBER_NAMES[self.chamber]}


class Sell(Move):
    """Sell a set of `size` cards of one kind (§8.1)."""

    def __init__(self, kind: i64, size: i64) -> None:
        super().__init__(int(sell_key(kind, size)))
        self.kind: Final[i64] = kind
        self.size: Final[i64] = size

    def notation(self) -> str:
        return f"sell {self.size} {KIND_NAMES[self.kind]}"

    def parts(self) -> dict[str, Part]:
        return {"do": "sell", "kind": KIND_NAMES[self.kind], "size": int(self.size)}


def sell_key(kind: i64, size: i64) -> i64:
    return SELL + kind * LARGEST_SET + size - 1


def sold_kind(key: i64) -> i64:
    return (key - SELL) // LARGEST_SET


def sold_size(key: i64) -> i64:
    return (key - SELL) % LARGEST_SET + 1


def table_of_moves() -> list[Move]:
    """Every move of the game, by key."""
    kinds: list[i64] = list(range(KINDS))
    moves: list[Move] = []
    moves += [WithKind(OFFER, "offer", kind) for kind in kinds]
    moves += [WithKind(TAKE, "take", kind) for kind in kinds]
    moves.append(Plain(int(CLOSE), "close"))
    moves += [Explore(chamber) for chamber in range(CHAMBERS)]
    for kind in kinds:
        moves += [Sell(kind, size) for size in range(1, LARGEST_SET + 1)]
    moves.append(Plain(int(END), "end"))
    moves += [WithKind(DISCARD, "discard", kind) for kind in kinds]
    moves += [WithSeat(ROB, "rob", seat) for seat in range(MOST_PLAYERS)]
    moves += [Draw(DEAL, "deal", kind) for kind in kinds]
    moves += [WithSeat(START, "start", seat) for seat in range(MOST_PLAYERS)]
    moves += [Draw(DIG, "dig", kind) for kind in kinds]
    moves.append(DigEvent(DIG_THIEF, "thief"))
    moves.append(DigEvent(DIG_SANDSTORM, "sandstorm"))
    moves += [Draw(STEAL, "steal", kind) for kind in kinds]
    moves += [Draw(FIND, "find", kind) for kind in kinds]
    return moves


MOVES: Final = table_of_moves()
