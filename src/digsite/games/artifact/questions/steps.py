"""The open question: what must be decided or drawn next.

A question never opens another one above it in this game, so the stack of questions is a single
step, held as plain numbers in the table: which question (`step`), the seat it is put to (`asked`),
the action that is under way and its site or tile (`action`, `target`), how many parts are still
wanted (`left`) and the lowest part that may be named next (`floor`), so that each combination is
asked for once.
"""

from typing import Final

from mypy_extensions import i64

PLACING: Final[i64] = 0  # the seat places a hut at start-up (§3.1)
CHOOSING: Final[i64] = 1  # the seat chooses `left` more markers at start-up (§3.3)
ACTING: Final[i64] = 2  # the seat acts, ends its turn or passes (§5.1)
PAYING: Final[i64] = 3  # the seat names the marker for its action (§5.2)
UNEARTHING: Final[i64] = 4  # chance turns up `left` cards at the site `target` (§3.2)
LOADING: Final[i64] = 5  # the seat takes `left` more cards of the site `target` (§9.1)
OFFERED: Final[i64] = 6  # the seat may draw secretly from the site `target` (§15.5, §15.11)
FINDING: Final[i64] = 7  # chance draws that card
SHOWING: Final[i64] = 8  # the seat shows `left` more cards for the tile `target` (§10.1)
KEEPING: Final[i64] = 9  # the seat may keep `left` of the cards shown (§10.6)
CASTING: Final[i64] = 10  # the seat chooses a role (§15.1)
PASSED: Final[i64] = 11  # the seat has passed and takes, exchanges or does nothing (§5.7)
EXCHANGING: Final[i64] = 12  # the seat gave the marker `target` and takes another (§5.8)
REFILLING: Final[i64] = 13  # the seat takes `left` more markers (§6.3)
ENDED: Final[i64] = 14  # all is scored (§12.5)

QUESTIONS: Final = [
    ("placing", "§3.1"),
    ("choosing", "§3.3"),
    ("acting", "§5.1"),
    ("paying", "§5.2"),
    ("unearthing", "§3.2"),
    ("loading", "§9.1"),
    ("offered", "§15.3"),
    ("finding", "§15.5"),
    ("showing", "§10.1"),
    ("keeping", "§10.6"),
    ("casting", "§15.1"),
    ("passed", "§5.6"),
    ("exchanging", "§5.8"),
    ("refilling", "§6.3"),
    ("ended", "§12.5"),
]
"""Each question by name, and the paragraph that asks it."""
STEP_NAMES: Final = [name for name, paragraph in QUESTIONS]
PARAGRAPHS: Final = [paragraph for name, paragraph in QUESTIONS]

NO_TARGET: Final[i64] = -1
"""The open question is about no site, tile or marker."""

# The action that is under way.
NO_ACTION: Final[i64] = 0
STARTING_UP: Final[i64] = 1
RESEARCHING: Final[i64] = 2
HIRING: Final[i64] = 3
HIRING_TWO: Final[i64] = 4
SHIPPING: Final[i64] = 5
PRODUCING: Final[i64] = 6
EXHIBITING: Final[i64] = 7  # of a stand-alone artifact

ACTION_NAMES: Final = [
    "none",
    "start-up",
    "research",
    "hire",
    "hire two",
    "ship",
    "produce",
    "exhibit",
]
