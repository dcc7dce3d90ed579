"""Whoever sits in a seat: a person at a keyboard, or a program."""

from typing import Protocol

from digsite.core.move import Move
from digsite.core.view import View


class Player(Protocol):
    """All that a player gets is the view of the own seat and the legal moves."""

    def decide(self, view: View, legal: list[Move]) -> Move: ...
