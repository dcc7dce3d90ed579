"""Plans: what a player does now, and what it has already decided to do after that."""

from digsite.bots.search import SearchPlayer
from digsite.bots.treeplayer import TreePlayer
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import View
from digsite.play.player import Player


def plan(player: Player, title: Title, view: View, legal: list[Move]) -> list[Move]:
    """The player's move and those it means to play next; it need not be asked again for them.

    They are decisions of the same seat with nothing between them, so they hold until chance or
    somebody else acts. A player that does not plan ahead gives one move.
    """
    move = player.decide(view, legal)
    if not isinstance(player, SearchPlayer | TreePlayer):
        return [move]
    return [move, *(title.moves[key] for key in player.plan)]
