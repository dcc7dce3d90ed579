"""A process that thinks for bots: an assignment on each line of its input, a plan on each line of
its output.

It is given what the seat sees and may do, never the game, and ends when its input ends.
"""

import sys

import msgspec

from digsite.bots.plans import plan
from digsite.bots.roster import make_player
from digsite.core.rng import Rng
from digsite.editions import shelf


class Assignment(msgspec.Struct, forbid_unknown_fields=True):
    """One decision that is wanted."""

    title: str
    edition: str
    level: str
    view: dict[str, object]
    legal: list[str]
    seed: int


def think(assignment: Assignment) -> list[str]:
    """The notations of what the program does now, and of what it has planned to do next."""
    title = shelf.title(assignment.title, assignment.edition)
    player = make_player(assignment.level, title, Rng(assignment.seed), in_time=True)
    legal = [title.move(notation) for notation in assignment.legal]
    moves = plan(player, title, title.read_view(assignment.view), legal)
    return [move.notation() for move in moves]


def main() -> None:
    decoder = msgspec.json.Decoder(Assignment)
    for line in sys.stdin.buffer:
        answer = {"moves": think(decoder.decode(line))}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
