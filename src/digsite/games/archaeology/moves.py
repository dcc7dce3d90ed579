"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

Key ranges ascend in the order in which the parts of a trade are asked: offers, takes, the close.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Move, Part, Phrase
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


class Draw(Phrase):
    """An outcome of chance whose treasure only some may see: `deal`, `dig`, `steal`, `find`."""

    def public_notation(self) -> str:
        return f"{self.word} card" if self.word != "dig" else "dig treasure"

    def public_parts(self) -> dict[str, Part]:
        return {"do": self.word}


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
    moves: list[Move] = []
    _add_each(moves, "offer", "kind", KIND_NAMES)  # §6.2
    _add_each(moves, "take", "kind", KIND_NAMES)  # §6.2
    moves.append(Phrase(len(moves), "close", {}))
    _add_each(moves, "explore", "chamber", CHAMBER_NAMES)  # §7.1
    for kind in KIND_NAMES:
        for size in range(1, int(LARGEST_SET) + 1):
            moves.append(Phrase(len(moves), "sell", {"size": size, "kind": kind}))  # §8.1
    moves.append(Phrase(len(moves), "end", {}))
    _add_each(moves, "discard", "kind", KIND_NAMES)  # §5.3
    _add_seats(moves, "rob")  # §4.5
    _add_draws(moves, "deal")
    _add_seats(moves, "start")  # §2.7
    _add_draws(moves, "dig")
    _add_each(moves, "dig", "card", ["thief", "sandstorm"])  # §4.5, §5.1
    _add_draws(moves, "steal")
    _add_draws(moves, "find")
    return moves


def _add_each(moves: list[Move], word: str, named: str, names: list[str]) -> None:
    for name in names:
        moves.append(Phrase(len(moves), word, {named: name}))


def _add_seats(moves: list[Move], word: str) -> None:
    for seat in range(int(MOST_PLAYERS)):
        moves.append(Phrase(len(moves), word, {"seat": seat}))


def _add_draws(moves: list[Move], word: str) -> None:
    for kind in KIND_NAMES:
        moves.append(Draw(len(moves), word, {"kind": kind}))


MOVES: Final = table_of_moves()
