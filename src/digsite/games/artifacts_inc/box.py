"""What is in the box: names fixed by the rulebook, and how an edition describes its cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAME: Final = "artifacts-inc"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
NONE: Final[i64] = -1

CARDS_IN_BOX: Final = 72
PUBLIC_CARDS: Final = 6
DICE_IN_BOX: Final[i64] = 7
QUIET_TURNS: Final[i64] = 20  # of each player in a row, until a stalled game ends (R61)
FACES: Final[i64] = 6
ANY_FACE: Final[i64] = (1 << FACES) - 1
DICE_FOR_FIRST: Final[i64] = 2

ARTIFACTS: Final[i64] = 4
SCROLL: Final[i64] = 1
ARTIFACT_NAMES: Final = ["fossil", "scroll", "statue", "gem"]

FINDS: Final[i64] = 3
FIND_NAMES: Final = ["pottery", "doubloons", "sunken_city"]

EXPEDITION: Final[i64] = 0
KIND_NAMES: Final = ["expedition", "building", "vehicle", "crew"]

PILES: Final[i64] = 5
PILE_NAMES: Final = ["A", "B", "C", "D", "E"]
STARTING_CARDS: Final[i64] = 4
STARTING_NAMES: Final = ["Desert Expedition", "Canyon Expedition", "Headquarters", "Adventurers"]
SCROLL_CARD: Final = "Desert Expedition"

MUSEUMS: Final[i64] = 4  # one for each artifact, in the same order
BOXES: Final[i64] = 9
FEW_BOXES: Final[i64] = 6
COLLECTORS: Final[i64] = MUSEUMS
GUIDE: Final[i64] = COLLECTORS + 1
PUBLIC_NAMES: Final = ["private-collectors", "guide-work"]

TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1
ROWS: Final[i64] = 2
ROW_NAMES: Final = ["top", "bottom"]

# What an action does.
FIND: Final[i64] = 0
BUY: Final[i64] = 1
GAIN: Final[i64] = 2
SELL_ANY: Final[i64] = 3
SELL_MUSEUM: Final[i64] = 4
TRADE: Final[i64] = 5
DO_NAMES: Final = ["find", "buy", "gain", "sell_any", "sell_museum", "trade"]

# What a die is placed for: it tells what the player needs before placing it (§2.6).
ALWAYS: Final[i64] = 0  # finding, gaining, Guide Work
TO_BUY: Final[i64] = 1  # with a discount as its term
TO_SELL: Final[i64] = 2
TO_TRADE: Final[i64] = 3  # with a number of artifacts as its term
TO_FILL_ANY: Final[i64] = 4
TO_FILL: Final[i64] = 5  # with a museum as its term

# What a gain is counted by.
PER_NOTHING: Final[i64] = 0
PER_ADJACENT: Final[i64] = 1
PER_UNDERWATER: Final[i64] = 2
PER_NAMES: Final = ["nothing", "adjacent", "underwater"]

# What a bonus is.
REP_ADJACENT: Final[i64] = 0
REP_FIND: Final[i64] = 1
EASE_ADJACENT: Final[i64] = 2
EXTRA_FIND_ADJACENT: Final[i64] = 3
SALE_PLUS: Final[i64] = 4
DIVE_PLUS: Final[i64] = 5
IS_NAMES: Final = [
    "rep_adjacent",
    "rep_find",
    "ease_adjacent",
    "extra_find_adjacent",
    "sale_plus",
    "dive_plus",
]

LEVELS: Final[i64] = 2
MOST_ACTIONS: Final[i64] = 4
"""No side of a card shows more actions."""


class Action:
    """A place for one die on an asset card, and what it does (§2.5, §3.1, §3.2, §7.1 to §7.4)."""

    def __init__(self, do: i64, faces: i64) -> None:
        self.do: Final[i64] = do
        self.faces: Final[i64] = faces  # a bit for each face that meets the requirement
        self.discount: i64 = 0  # buy
        self.dollars: i64 = 0  # gain, trade; on top of the usual pay: sell_any, sell_museum
        self.give: i64 = 0  # trade: this many artifacts
        self.per: i64 = PER_NOTHING  # gain: more dollars for each of these ...
        self.kind: i64 = NONE  # ... adjacent cards of this kind ...
        self.each: i64 = 0  # ... this many ...
        self.most: i64 = 0  # ... counted at most this often


class Bonus:
    """What a card does as long as it is there (§7.5 to §7.10)."""

    def __init__(self, what: i64, amount: i64) -> None:
        self.what: Final[i64] = what
        self.amount: Final[i64] = amount  # reputation, steps of a die, artifacts, dollars, sum
        self.most: i64 = 0  # rep_adjacent: counted at most this often
        self.kind: i64 = NONE  # rep_adjacent, ease_adjacent
        self.card: str = ""  # rep_adjacent: the name instead of the kind ...
        self.named: i64 = NONE  # ... and its number, which the edition gives
        self.find: i64 = NONE  # rep_find
        self.faces: i64 = 0  # extra_find_adjacent
        self.artifact: i64 = NONE  # sale_plus; none: any


class Side:
    """One level of an asset card."""

    def __init__(
        self, reputation: int, dice: int, actions: list[Action], bonuses: list[Bonus]
    ) -> None:
        self.reputation: Final[i64] = reputation
        self.dice: Final[i64] = dice
        self.actions: Final = actions
        self.bonuses: Final = bonuses


class Design:
    """An asset card as printed; the box holds `copies` of it."""

    def __init__(self, name: str, called: str, pile: i64, copies: i64, sides: list[Side]) -> None:
        self.name: Final = name  # in files and notations
        self.called: Final = called  # as printed on the card; several designs may share it
        self.pile: Final[i64] = pile  # none: a starting card
        self.copies: Final[i64] = copies  # for starting cards: one to each player
        self.sides: Final = sides
        self.kind: i64 = NONE
        self.artifact: i64 = NONE
        self.dollars: i64 = 0
        self.scrolls: i64 = 0


class Public:
    """The places for dice on a public card."""

    def __init__(self, name: str, faces: i64, slots: i64) -> None:
        self.name: Final = name
        self.faces: Final[i64] = faces
        self.slots: Final[i64] = slots


class Museum:
    """One side of a Museum card, as a game uses it (§1.4, §5.1, §5.2, §9.2)."""

    def __init__(self, bonus: int, majority: int, orders: list[int]) -> None:
        self.bonus: Final[i64] = bonus
        self.majority: Final[i64] = majority
        self.orders: Final = vec[i64](orders)  # from the top left box on, ascending


class Values:
    """The numbers of an edition that belong to no card."""

    def __init__(self, start_dollars: list[int], visible: list[int], end_reputation: int) -> None:
        self.start_dollars: Final = vec[i64](start_dollars)  # §1.9: by place in turn order
        self.visible: Final = vec[i64](visible)  # §1.5, §1.6: cards to see of each pile
        self.end_reputation: Final[i64] = end_reputation  # §8.2
        self.per_artifact: i64 = 0  # §5.5
        self.per_extra_type: i64 = 0  # §5.5
        self.guide_dollars: i64 = 0  # §5.6
        self.dive_reputation: i64 = 0  # §6.3
