"""Reading what a person types: a number, a move, or several parts of one decision."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from digsite.core.errors import UnreadableMove
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.terminal.keyboard import begins

BETWEEN = re.compile(r"\s*(?:[,;+&]|\band\b|\bthen\b)\s*")
REPEATED = re.compile(r"^(\S+) (\d{1,2}) (.+)$")
MOST_DIGITS = 9
MOST_REPEATS = 20
SUGGESTIONS = 3


class Unreadable(ValueError):
    """What was typed is not a move; the message for people is named, with its values."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values
        self.suggestions: list[str] = []


class Typed:
    """Understands what is typed at one moment of a game."""

    def __init__(self, title: Title, legal: list[Move], names: Sequence[str]) -> None:
        self.title = title
        self.legal = legal
        self.seats = {name.casefold(): str(seat) for seat, name in enumerate(names) if name}
        self.decisions = title.moves[: title.decision_count]

    def read(self, text: str) -> list[Move]:
        """The moves that the line means, in the order in which they were typed."""
        found: list[Move] = []
        verb = ""
        for part in filter(None, BETWEEN.split(" ".join(text.casefold().split()))):
            more = (
                self.part(part) or self.part(self.with_seats(part)) or self.part(f"{verb} {part}")
            )
            if not more:
                raise self.unreadable(part)
            verb = more[-1].notation().split()[0]
            found += more
        if not found:
            raise self.unreadable(text)
        return found

    def with_seats(self, text: str) -> str:
        """The same with seat numbers for names."""
        for name, seat in self.seats.items():
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", seat, text)
        return text

    def part(self, text: str) -> list[Move]:
        """One part: by number, in full, with a count, or by its first letters; else nothing."""
        if text.isdecimal():
            return [self.numbered(int(text[:MOST_DIGITS]))]
        exact = self.exact(text)
        if exact is not None:
            return [exact]
        repeated = REPEATED.match(text)
        if repeated and int(repeated[2]) <= MOST_REPEATS:
            move = self.exact(f"{repeated[1]} {repeated[3]}")
            if move is not None:
                return [move] * int(repeated[2])
        found = self.shortened(text)
        if not found and repeated and int(repeated[2]) <= MOST_REPEATS:
            found = self.shortened(f"{repeated[1]} {repeated[3]}") * int(repeated[2])
        return found

    def numbered(self, number: int) -> Move:
        if not 1 <= number <= len(self.legal):
            raise Unreadable("no-such-number", count=len(self.legal))
        return self.legal[number - 1]

    def exact(self, text: str) -> Move | None:
        """The decision with this notation, which may also be in the plural."""
        for notation in (text, text.removesuffix("s")):
            try:
                move = self.title.move(notation)
            except UnreadableMove:
                continue
            if move.key >= self.title.decision_count:
                raise Unreadable("chance-only", text=text)
            return move
        return None

    def shortened(self, text: str) -> list[Move]:
        """The one move that begins like this, word by word; a legal one goes before others, and
        one with as many words before longer ones."""
        for moves in (self.legal, self.decisions):
            hits = [move for move in moves if begins(move.notation(), text)]
            whole = [hit for hit in hits if len(hit.notation().split()) == len(text.split())]
            for found in (hits, whole):
                if len(found) == 1:
                    return found
        return []

    def unreadable(self, text: str) -> Unreadable:
        """Says so, with what may have been meant: legal moves first."""
        error = Unreadable("unreadable", text=text)
        for moves in (self.legal, self.decisions):
            notations = [move.notation() for move in moves]
            begun = [notation for notation in notations if begins(notation, text)]
            close = begun or get_close_matches(text, notations, n=SUGGESTIONS, cutoff=0.5)
            if close:
                error.suggestions = close[:SUGGESTIONS]
                break
        return error
