"""What is in the box: names fixed by the rulebook, and the printed values of an edition."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.title import Title

NAME: Final = "archaeology"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

KINDS: Final[i64] = 7
SHARD: Final[i64] = 0
PARCHMENT: Final[i64] = 1
COIN: Final[i64] = 2
TALISMAN: Final[i64] = 3
CUP: Final[i64] = 4
MAP: Final[i64] = 5
MASK: Final[i64] = 6
KIND_NAMES: Final = ["shard", "parchment", "coin", "talisman", "cup", "map", "mask"]

CHAMBERS: Final[i64] = 3
CHAMBER_NAMES: Final = ["small", "medium", "large"]

LARGEST_SET: Final[i64] = 5
"""No edition's list of selling values is longer; it may stop sooner, kind by kind (§8.4)."""


class Edition:
    """The printed values of one edition, as the rules read them."""

    title: Title  # the title that is made of these values

    def __init__(
        self,
        name: str,
        copies: list[int],
        trading: list[int],
        selling: list[list[int]],
        thieves: int,
        sandstorms: list[int],
        hand: int,
        market: int,
        chamber_maps: list[int],
        chamber_cards: list[int],
    ) -> None:
        self.name: Final = name
        self.copies: Final = vec[i64](copies)  # §1.2, §3.3: cards of each kind
        self.trading: Final = vec[i64](trading)  # §3.1: trading value of each kind
        self.largest: Final = vec[i64]([len(prices) for prices in selling])  # §8.4
        self.prices: Final = _flat(selling)  # §3.2: of kind k and size n at k * LARGEST_SET + n - 1
        self.thieves: Final[i64] = thieves  # §1.3
        self.sandstorms: Final = vec[i64](sandstorms)  # §2.5: by number of players, from two
        self.hand: Final[i64] = hand  # §2.2
        self.market: Final[i64] = market  # §2.3
        self.chamber_maps: Final = vec[i64](chamber_maps)  # §7.1
        self.chamber_cards: Final = vec[i64](chamber_cards)  # §2.4

    def price(self, kind: i64, size: i64) -> i64:
        """What a set of this kind and size brings at the museum (§3.2, §3.4, §8.2)."""
        return self.prices[kind * LARGEST_SET + size - 1]


def _flat(selling: list[list[int]]) -> vec[i64]:
    flat: list[int] = []
    for prices in selling:
        flat += prices + [0] * (int(LARGEST_SET) - len(prices))
    return vec[i64](flat)
