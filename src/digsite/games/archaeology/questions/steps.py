"""The open question: what must be decided or drawn next.

In this game a question never opens another one above it, so the stack of questions is a single
step, held as plain numbers in the table: which question (`step`), and where it needs them the seat
it is put to (`asked`), how many cards are still wanted (`left`) and the lowest kind that may be
named next (`floor`), so that each combination of cards is asked for once.
"""

from typing import Final

from mypy_extensions import i64

DEALING: Final[i64] = 0  # chance deals hands and marketplace (§2.2, §2.3)
STARTING: Final[i64] = 1  # chance draws the starting player (§2.7)
DIGGING: Final[i64] = 2  # chance draws from the dig site (§4.2)
ROBBING: Final[i64] = 3  # the current player chooses a victim (§4.5)
STEALING: Final[i64] = 4  # chance picks a card of the hand of `asked` (§4.6)
DISCARDING: Final[i64] = 5  # `asked` loses `left` more cards, none below `floor` (§5.3)
ACTING: Final[i64] = 6  # the current player takes actions (§6.1)
OFFERING: Final[i64] = 7  # a trade is open: more cards may be laid down (§6.2)
TAKING: Final[i64] = 8  # a trade is open: cards are being taken (§6.2)
FINDING: Final[i64] = 9  # chance draws the `left` cards of an explored chamber (§7.1)
ENDED: Final[i64] = 10  # nobody holds a card any more (§9.5)

QUESTIONS: Final = [
    ("dealing", "§2.2"),
    ("starting", "§2.7"),
    ("digging", "§4.2"),
    ("robbing", "§4.5"),
    ("stealing", "§4.6"),
    ("discarding", "§5.3"),
    ("acting", "§6.1"),
    ("offering", "§6.2"),
    ("taking", "§6.2"),
    ("finding", "§7.1"),
    ("ended", "§9.5"),
]
"""Each question by name, and the paragraph that asks it."""
STEP_NAMES: Final = [name for name, paragraph in QUESTIONS]
PARAGRAPHS: Final = [paragraph for name, paragraph in QUESTIONS]
