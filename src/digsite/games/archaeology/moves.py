"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

Key ranges ascend in the order in which the parts of a trade are asked: offers, takes, the close.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Move, Part, Plain
from digsite.games.archaeology.box import (
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


class WithKind(Move):
    """A move that names one treasure: `offer`, `take` (§6.2), `discard` (§5.3)."""

    def __init__(self, key: i64, word: str, kind: i64) -> None:
        super().__init__(int(key))
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


class DigHazard(Move):
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

    def __init__(self, key: i64, word: str, seat: i64) -> None:
        super().__init__(int(key))
        self.word: Final = word
        self.seat: Final[i64] = seat

    def notation(self) -> str:
        return f"{self.word} {self.seat}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "seat": int(self.seat)}


class Explore(Move):
    """Explore a chamber of the pyramid (§7.1)."""

    def __init__(self, chamber: i64) -> None:
        super().__init__(int(explore_key(chamber)))
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


# Decisions: a key is made of what the move names, and taken apart again.


def offer_key(kind: i64) -> i64:
    return OFFER + kind


def is_offer(key: i64) -> bool:
    return key < TAKE


def offered_kind(key: i64) -> i64:
    return key - OFFER


def take_key(kind: i64) -> i64:
    return TAKE + kind


def is_take(key: i64) -> bool:
    return key >= TAKE and key < CLOSE


def taken_kind(key: i64) -> i64:
    return key - TAKE


def is_part_of_trade(key: i64) -> bool:
    """An offer, a take or the close."""
    return key <= CLOSE


def explore_key(chamber: i64) -> i64:
    return EXPLORE + chamber


def is_explore(key: i64) -> bool:
    return key >= EXPLORE and key < SELL


def explored_chamber(key: i64) -> i64:
    return key - EXPLORE


def sell_key(kind: i64, size: i64) -> i64:
    return SELL + kind * LARGEST_SET + size - 1


def is_sale(key: i64) -> bool:
    return key >= SELL and key < END


def sold_kind(key: i64) -> i64:
    return (key - SELL) // LARGEST_SET


def sold_size(key: i64) -> i64:
    return (key - SELL) % LARGEST_SET + 1


def discard_key(kind: i64) -> i64:
    return DISCARD + kind


def is_discard(key: i64) -> bool:
    return key >= DISCARD and key < ROB


def discarded_kind(key: i64) -> i64:
    return key - DISCARD


def rob_key(seat: i64) -> i64:
    return ROB + seat


def is_robbery(key: i64) -> bool:
    return key >= ROB and key < DECISIONS


def robbed_seat(key: i64) -> i64:
    return key - ROB


# Outcomes of chance: which question is open tells what sort of outcome a key is.


def deal_key(kind: i64) -> i64:
    return DEAL + kind


def dealt_kind(key: i64) -> i64:
    return key - DEAL


def start_key(seat: i64) -> i64:
    return START + seat


def starting_seat(key: i64) -> i64:
    return key - START


def dig_key(kind: i64) -> i64:
    return DIG + kind


def dug_kind(key: i64) -> i64:
    return key - DIG


def steal_key(kind: i64) -> i64:
    return STEAL + kind


def stolen_kind(key: i64) -> i64:
    return key - STEAL


def find_key(kind: i64) -> i64:
    return FIND + kind


def found_kind(key: i64) -> i64:
    return key - FIND


def table_of_moves() -> list[Move]:
    """Every move of the game, by key."""
    kinds: list[i64] = list(range(KINDS))
    moves: list[Move] = []
    moves += [WithKind(offer_key(kind), "offer", kind) for kind in kinds]
    moves += [WithKind(take_key(kind), "take", kind) for kind in kinds]
    moves.append(Plain(int(CLOSE), "close"))
    moves += [Explore(chamber) for chamber in range(CHAMBERS)]
    for kind in kinds:
        moves += [Sell(kind, size) for size in range(1, LARGEST_SET + 1)]
    moves.append(Plain(int(END), "end"))
    moves += [WithKind(discard_key(kind), "discard", kind) for kind in kinds]
    moves += [WithSeat(rob_key(seat), "rob", seat) for seat in range(MOST_PLAYERS)]
    moves += [Draw(deal_key(kind), "deal", kind) for kind in kinds]
    moves += [WithSeat(start_key(seat), "start", seat) for seat in range(MOST_PLAYERS)]
    moves += [Draw(dig_key(kind), "dig", kind) for kind in kinds]
    moves.append(DigHazard(DIG_THIEF, "thief"))
    moves.append(DigHazard(DIG_SANDSTORM, "sandstorm"))
    moves += [Draw(steal_key(kind), "steal", kind) for kind in kinds]
    moves += [Draw(find_key(kind), "find", kind) for kind in kinds]
    return moves


MOVES: Final = table_of_moves()
