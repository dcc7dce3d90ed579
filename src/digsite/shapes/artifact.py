"""To be written."""

from typing import TypedDict


class View(TypedDict):
    title: str


class Edition(TypedDict):
    title: str
