"""For language models that play: the table as text, and a strict reader of their answers."""

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import View

ASKING = "Answer with one of these moves, and nothing else:"


def prompt(view: View, legal: list[Move]) -> str:
    """The table as the seat sees it, and the moves it may choose from, one a line."""
    return "\n".join([str(view).rstrip(), "", ASKING, *(move.notation() for move in legal)])


def read(answer: str, title: Title, legal: list[Move]) -> Move:
    """The legal move that the answer is, case and spaces aside; nothing is guessed.

    Anything else in the answer makes it unreadable: `UnreadableMove`, or `IllegalMove` for a
    move that cannot be played now.
    """
    if len(answer.strip().splitlines()) != 1:
        raise UnreadableMove("an answer is one line: a move, and nothing else")
    move = title.move(answer)
    if move not in legal:
        raise IllegalMove(f"“{move.notation()}” is not allowed now")
    return move
