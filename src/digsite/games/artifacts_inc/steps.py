"""The open question: what must be decided or drawn next.

In this game a question never opens another one above it, so the stack of questions is a single
step, held as plain numbers in the table: which question (`step`) and, where it needs them, what it
is about (`subject`), how many dollars hang on it (`stake`), how much is still wanted (`left`) and
the lowest artifact or face that may be named next (`floor`), so that each combination is asked for
once.
"""

from typing import Final

from mypy_extensions import i64

DEALING: Final[i64] = 0  # chance turns up the first cards of each pile (§1.5, §1.6)
CONTESTING: Final[i64] = 1  # chance rolls two dice for each player: who goes first? (§1.8)
ROLLING: Final[i64] = 2  # chance rolls the dice of the player at turn (§2.2)
REFILLING: Final[i64] = 3  # chance turns up the next card of a pile (§3.8)
ARRANGING: Final[i64] = 4  # the player lays his next starting card (§1.7)
PLACING: Final[i64] = 5  # the player places a die or ends his turn (§2.3)
BUYING: Final[i64] = 6  # a purchase, with a discount of `stake` (§3.2)
LAYING: Final[i64] = 7  # design `subject` has been bought: where does it go? (§4.2)
ORDERING: Final[i64] = 8  # an order at museum `subject`, or at any, for `stake` extra (§5.1, §7.3)
SELLING: Final[i64] = 9  # artifacts from `floor` on to collectors, for `stake` extra (§5.4, §7.2)
TRADING: Final[i64] = 10  # `left` more artifacts from `floor` on, for `stake` (§7.4)
DIVING: Final[i64] = 11  # dice from `floor` on for a dive; `left` is still wanted (§6.1)
ENDED: Final[i64] = 12  # the last round is over (§9.1)

STEP_NAMES: Final = [
    "dealing",
    "contesting",
    "rolling",
    "refilling",
    "arranging",
    "placing",
    "buying",
    "laying",
    "ordering",
    "selling",
    "trading",
    "diving",
    "ended",
]
