"""A process that thinks for bots: an order on each line of its input, a move on each of its output.

It is given what the seat sees and may do, never the game, and ends when its input ends.
"""

import secrets
import sys

import msgspec

from digsite.bots.roster import make_player
from digsite.core.rng import Rng
from digsite.editions import shelf


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """One decision that is wanted."""

    title: str
    edition: str
    level: str
    view: dict[str, object]
    legal: list[str]


def decided(order: Order) -> str:
    """The notation of the move that the program chooses."""
    title = shelf.title(order.title, order.edition)
    player = make_player(order.level, title, Rng(secrets.randbits(62)))
    legal = [title.move(notation) for notation in order.legal]
    return player.decide(title.read_view(order.view), legal).notation()


def main() -> None:
    decoder = msgspec.json.Decoder(Order)
    for line in sys.stdin.buffer:
        answer = {"move": decided(decoder.decode(line))}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
