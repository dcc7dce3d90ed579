"""What the fields of a request may hold; anything else is refused, not guessed at."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

# Characters that reverse a line, end it or are invisible: with them one could imitate other names.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    r"\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
MARKS = r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
MOST_MARKS = 3  # on one letter: more of them would reach into the lines above and below
SELECTORS = r"\ufe00-\ufe0f"
JOINERS = r"\u200c\u200d"
# Emoji, and scripts whose letters change shape when joined: only there do joiners show.
SHAPED = (
    r"\u0600-\u061b\u061d-\u06ff\u0710-\u0dff\u0f00-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af"
    r"\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2801-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001faff"
)
ON_IT = rf"[{MARKS}]{{0,{MOST_MARKS}}}"
SHAPED_LETTER = rf"[{SHAPED}]{ON_IT}[{SELECTORS}]?"
KEYCAP = r"[0-9#*]\ufe0f\u20e3"


def letter(besides: str = "") -> str:
    """A pattern for one letter with its marks: no invisible character, and none of `besides`."""
    usual = rf"[^{UNSEEN}{MARKS}{SELECTORS}{JOINERS}{besides}]{ON_IT}"
    return rf"(?:{SHAPED_LETTER}(?:[{JOINERS}]{SHAPED_LETTER})*|{KEYCAP}|{usual})"


LETTER = letter()
NOT_SEEN = f"Invisible characters, and over {MOST_MARKS} accents on a letter, are not allowed"
LETTERS = re.compile(letter(besides="\ud800-\udfff"))  # Rust's patterns cannot name surrogates
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True),
    Field(
        max_length=40,
        pattern=rf"^(?:{LETTER})*$",
        examples=["Ada"],
        description="Empty: whoever reads it sees a name in their own language.",
    ),
]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
OptionName = Annotated[str, Field(min_length=1, max_length=64)]
Text = Annotated[str, Field(min_length=1, max_length=500, pattern=rf"^(?:[\t\n]|{LETTER})+$")]
Notation = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", examples=["b1946ac9"])]
ID = r"^[A-Za-z0-9_-]{1,64}\Z"  # the same for Python, whose $ lets a line end stand before it
Address = Annotated[
    str, Field(max_length=500, pattern=r"^https?://[!-~]+$", examples=["https://ntfy.example/ada"])
]
ClubKey = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$", examples=["Yk3nq0cW6hB5uTz1Lr8sXA"])
]
Secret = Annotated[str, Field(min_length=1, max_length=64)]


def mistake(fault: Mapping[str, Any]) -> str:
    """Which field is wrong and why, from what pydantic says of it; the pattern of a letter would
    help nobody."""
    why = NOT_SEEN if LETTER in fault["msg"] else fault["msg"]
    where = ".".join(str(step) for step in fault["loc"])
    return f"{where}: {why}" if where else why


def clean_name(text: str) -> str:
    """A name from outside without what names may not hold."""
    return "".join(LETTERS.findall(text))[:40].strip()


def whole(value: object) -> object:
    """JSON does not tell 3.0 from 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Seconds = Annotated[int, Field(ge=5, le=3600), BeforeValidator(whole)]  # for a turn
GameSeconds = Annotated[int, Field(ge=30, le=86_400), BeforeValidator(whole)]  # for all turns
Increment = Annotated[int, Field(ge=0, le=600), BeforeValidator(whole)]
Days = Annotated[int, Field(ge=1, le=30), BeforeValidator(whole)]  # for a turn
Ply = Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(whole)]


class Strict(BaseModel):
    """No conversions, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")
