"""What an owner's own edition calls its things."""

from typing import NotRequired, TypedDict


class Named(TypedDict):
    """An edition that may have names of its own."""

    names: NotRequired[dict[str, dict[str, str]]]
    words: NotRequired[dict[str, str]]
