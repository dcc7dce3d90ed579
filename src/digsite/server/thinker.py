"""A process that thinks: a question on each line of its input, the answer on each line of its
output. It ends when its input ends.

A program at the table, and whoever wants a hint, is given what the seat sees and may do, never the
game; only a game that is over is given whole.
"""

import os
import sys

import msgspec

from digsite.bots.advice import Adviser
from digsite.bots.analysis import analysed
from digsite.bots.pooling import Thought, thought_of
from digsite.bots.roster import make_player
from digsite.core.rng import Rng
from digsite.editions import shelf
from digsite.play.match import replayed

POLITE = 10  # the server itself comes first where there are too few cores


class Assignment(msgspec.Struct, tag_field="wanted", tag="plan", forbid_unknown_fields=True):
    """One decision that is wanted."""

    title: str
    edition: str
    level: str
    view: dict[str, object]
    legal: list[str]
    seed: int


class HintWanted(msgspec.Struct, tag_field="wanted", tag="hint", forbid_unknown_fields=True):
    """What a person should do who asks for a hint."""

    title: str
    edition: str
    view: dict[str, object]
    legal: list[str]
    seed: int
    prepared: list[str] = []


class AnalysisWanted(
    msgspec.Struct, tag_field="wanted", tag="analysis", forbid_unknown_fields=True
):
    """What a part of a finished game was worth."""

    title: str
    edition: str
    seats: int
    options: dict[str, object]
    moves: list[str]
    start: int
    count: int


Question = HintWanted | AnalysisWanted


def think(assignment: Assignment) -> Thought:
    """What the program does now, what it has planned to do next, and what it has tried."""
    title = shelf.title(assignment.title, assignment.edition)
    player = make_player(assignment.level, title, Rng(assignment.seed), in_time=True)
    legal = [title.move(notation) for notation in assignment.legal]
    return thought_of(player, title, title.read_view(assignment.view), legal)


def consult(question: Question) -> list[dict[str, object]]:
    """The ways to decide, or the judgements, as records."""
    title = shelf.title(question.title, question.edition)
    if isinstance(question, HintWanted):
        adviser = Adviser(title, Rng(question.seed), in_time=True)
        legal, prepared = (
            [title.move(notation) for notation in notations]
            for notations in (question.legal, question.prepared)
        )
        view = title.read_view(question.view)
        found = adviser.suggestions(view, legal, prepared=prepared)
        return [one.record() for one in found]
    match = replayed(title, question.seats, question.options, [], question.moves)
    judged = analysed(match, question.start, question.count, in_time=True)
    return [one.record() for one in judged]


def answer_to(line: bytes) -> dict[str, object]:
    question = msgspec.json.decode(line, type=Assignment | HintWanted | AnalysisWanted)
    if isinstance(question, Assignment):
        thought = think(question)
        return {"moves": thought.moves, "tried": thought.tried}
    return {"found": consult(question)}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a guest may print what it likes
    try:
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(answer_to(line)) + b"\n")
            answers.flush()
    except BrokenPipeError:  # the server was killed; Python would try to write again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())


if __name__ == "__main__":
    main()
