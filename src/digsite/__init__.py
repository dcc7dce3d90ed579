"""Three archaeology board games behind one engine.

>>> import digsite
>>> game = digsite.title("archaeology").new(3)
>>> rng = digsite.Rng(7)
>>> game.play(game.draw(rng))
"""

from digsite.bots.roster import make_player, player_names
from digsite.core.actors import CHANCE, NOBODY, OVER, SPECTATOR
from digsite.core.errors import IllegalMove, UnreadableMove, WrongEdition
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.perft import divide, perft
from digsite.core.playout import play_random
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, Objection, View
from digsite.editions.shelf import editions, title, title_from, titles
from digsite.locales.sentences import explain, tell
from digsite.play.match import Match, run

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "Event",
    "IllegalMove",
    "Keys",
    "Match",
    "Move",
    "Objection",
    "Rng",
    "State",
    "Title",
    "UnreadableMove",
    "View",
    "WrongEdition",
    "divide",
    "editions",
    "explain",
    "make_player",
    "perft",
    "play_random",
    "player_names",
    "run",
    "tell",
    "title",
    "title_from",
    "titles",
]
