"""Three archaeology board games behind one engine, for people, bots and research.

Examples:
    >>> import digsite
    >>> match = digsite.play("archaeology", ["novice", "random"], seed=7)
    >>> match.is_over
    True
"""

from digsite.bots.advice import Adviser, Suggestion
from digsite.bots.analysis import Judgement
from digsite.bots.analysis import analysed as analyse
from digsite.bots.contest import play
from digsite.bots.program import ProgramFailed
from digsite.bots.roster import make_player, player_names
from digsite.bots.turning import turning_points
from digsite.core import playout as _playout
from digsite.core.actors import CHANCE, NOBODY, OVER, SPECTATOR
from digsite.core.errors import IllegalMove, UnreadableMove, WrongEdition, WrongVersion
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import Event, Objection, View
from digsite.docstrings import documented
from digsite.editions.shelf import editions, title, title_from, titles
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.title import ArchaeologyTitle
from digsite.games.archaeology.view import ArchaeologyView
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.title import ArtifactTitle
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.locales.sentences import explain, tell
from digsite.play.clock import Clock, OutOfTime
from digsite.play.counting import divide, perft
from digsite.play.match import Match, run
from digsite.play.matchfile import BrokenMatch, load, save
from digsite.play.player import Player, PlayerOf
from digsite.presenting import install_presenter
from digsite.shapes.records import record_of

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "Adviser",
    "Archaeology",
    "ArchaeologyTitle",
    "ArchaeologyView",
    "Artifact",
    "ArtifactTitle",
    "ArtifactView",
    "ArtifactsInc",
    "ArtifactsIncTitle",
    "ArtifactsIncView",
    "BrokenMatch",
    "Clock",
    "Event",
    "IllegalMove",
    "Judgement",
    "Keys",
    "Match",
    "Move",
    "Objection",
    "OutOfTime",
    "Player",
    "PlayerOf",
    "ProgramFailed",
    "Rng",
    "State",
    "Suggestion",
    "Title",
    "UnreadableMove",
    "View",
    "WrongEdition",
    "WrongVersion",
    "analyse",
    "divide",
    "editions",
    "explain",
    "load",
    "make_player",
    "perft",
    "play",
    "play_random",
    "player_names",
    "record_of",
    "run",
    "save",
    "tell",
    "title",
    "title_from",
    "titles",
    "turning_points",
]

play_random = documented(_playout.play_random)
install_presenter()
