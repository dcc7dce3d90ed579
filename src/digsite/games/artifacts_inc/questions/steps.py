"""The open question: what must be decided or drawn next.

In this game a question never opens another one above it, so the stack of questions is a single
step, held as plain numbers in the table: which question (`step`) and, where it needs them, what it
is about (`subject`), how many dollars hang on it (`stake`), how much is still wanted (`left`) and
the lowest artifact or face that may be named next (`floor`), so that each combination is asked for
once.
"""

from typing import Final

from mypy_extensions import i64

DEALING: Final[i64] = 0  # chance turns up the first cards of each pile
CONTESTING: Final[i64] = 1  # chance rolls two dice for each player: who goes first?
ROLLING: Final[i64] = 2  # chance rolls the dice of the current player
REFILLING: Final[i64] = 3  # chance turns up the next card of a pile
ARRANGING: Final[i64] = 4  # the player lays the next starting card
PLACING: Final[i64] = 5  # the player places a die or ends the turn
BUYING: Final[i64] = 6  # a purchase, with a discount of `stake`
LAYING: Final[i64] = 7  # design `subject` has been bought: where does it go?
ORDERING: Final[i64] = 8  # an order at museum `subject`, or at any, for `stake` extra
SELLING: Final[i64] = 9  # artifacts from `floor` on to collectors, for `stake` extra
TRADING: Final[i64] = 10  # `left` more artifacts from `floor` on, for `stake`
DIVING: Final[i64] = 11  # dice from `floor` on for a dive; `left` is still wanted
ENDED: Final[i64] = 12  # the last round is over

QUESTIONS: Final = [
    ("dealing", "§1.5"),
    ("contesting", "§1.8"),
    ("rolling", "§2.2"),
    ("refilling", "§3.8"),
    ("arranging", "§1.7"),
    ("placing", "§2.3"),
    ("buying", "§3.2"),
    ("laying", "§4.2"),
    ("ordering", "§5.1"),
    ("selling", "§5.4"),
    ("trading", "§7.4"),
    ("diving", "§6.1"),
    ("ended", "§9.1"),
]
"""Each question by name, and the paragraph that asks it."""
STEP_NAMES: Final = [name for name, paragraph in QUESTIONS]
PARAGRAPHS: Final = [paragraph for name, paragraph in QUESTIONS]


def is_chance(step: i64) -> bool:
    """Whether chance answers, and no player."""
    return step < ARRANGING
