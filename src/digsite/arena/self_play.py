"""Self-play: games that are kept as their keys, so that anything can be learned from them later."""

from dataclasses import dataclass

from digsite.bots.habits import is_rare_question
from digsite.bots.judge import Weights, blank_weights
from digsite.bots.learned import Learned, as_weights, features_of, restraint_for
from digsite.bots.levels import style_of
from digsite.bots.roster import make_player
from digsite.bots.treeplayer import TreePlayer
from digsite.core.actors import CHANCE
from digsite.core.errors import IllegalMove
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View
from digsite.play.match import checked
from digsite.play.player import Player, blamed

SIMULATIONS = 100  # of a pupil, for a decision
WHIM = 40  # one decision in 40 is a random move, so that games differ ...
RARE_WHIM = 3  # ... and one in 3 of those that games rarely ask
WHIM_TURN = 10  # in a race, one turn in 10 is all whims: a search must judge such turns too
GUEST = 3  # company takes one seat in 3
PUPIL = "pupil"  # the player that uses what was learned so far


@dataclass(frozen=True)
class SelfPlay:
    """What is played, and by whom."""

    title: Title
    seats: int
    options: dict[str, object]
    teacher: str = PUPIL
    learned: Learned | None = None
    simulations: int = SIMULATIONS
    company: str = ""  # pupils who meet only each other learn to beat each other
    from_nothing: bool = False  # whether pupils begin without the weights that there are

    def players(self, rng: Rng) -> list[Player]:
        """Pupils; where nothing is learned yet, teachers, or pupils with the weights there are."""
        if self.learned is None and self.teacher != PUPIL:
            return [make_player(self.teacher, self.title, rng.fork()) for _ in range(self.seats)]
        return [self.seated(rng) for _ in range(self.seats)]

    def seated(self, rng: Rng) -> Player:
        """A pupil, or now and then somebody of the company."""
        if self.company and rng.below(GUEST) == 0:
            return make_player(self.company, self.title, rng.fork())
        effort = style_of(self.title).effort(self.simulations)
        return TreePlayer(self.title, rng.fork(), effort, weights=self.weights())

    def weights(self) -> Weights | None:
        """What a pupil judges by, unless it is to take the weights that there are."""
        if self.learned:
            return as_weights(self.learned, self.title)
        return blank_weights(features_of(self.title)) if self.from_nothing else None


def play_game(self_play: SelfPlay, seed: int) -> list[int]:
    """The keys of a game, chance included; where choices teach, whims are marked."""
    rng = Rng(seed)
    players = self_play.players(rng)
    title = self_play.title
    features, restraint = features_of(title), restraint_for(title)
    state = title.new(self_play.seats, self_play.options)
    keys: list[int] = []
    idle = False  # a turn without a thought
    while not state.is_over():
        if restraint.race and features.is_quiet(state):
            idle = rng.below(WHIM_TURN) == 0
        key, whim = next_key(self_play, state, players, rng, idle)
        keys.append(marked(key) if restraint.leans and whim else key)
        state.play_key(key)
    return keys


def next_key(
    self_play: SelfPlay, state: State, players: list[Player], rng: Rng, idle: bool
) -> tuple[int, bool]:
    """What comes next, and whether it is a whim."""
    actor = state.actor()
    if actor == CHANCE:
        return int(state.draw_key(rng)), False
    legal = state.legal()
    if idle and len(legal) > 1:
        return random_step(self_play.title, state, rng), True
    whim = RARE_WHIM if is_rare_question(legal[0]) else WHIM
    if len(legal) == 1 or rng.below(whim) == 0:
        return legal[rng.below(len(legal))].key, len(legal) > 1
    return decided(players[actor], self_play.title.view(state, actor), legal).key, False


def decided(player: Player, view: View, legal: list[Move]) -> Move:
    """The player's decision. A failing player is named and stops the training: the engine does not
    check keys, so an illegal move would teach nonsense."""
    try:
        move = checked(player.decide(view, [*legal]), player)
        if move not in legal:
            raise IllegalMove(f"“{move.notation()}” is not legal")
    except Exception as error:
        raise blamed(error, "player-failed", player=type(player).__name__) from error
    return move


def random_step(title: Title, state: State, rng: Rng) -> int:
    """A random move, but one that does not end the turn if there is another."""
    keys = Keys()
    state.fill(keys)
    return int(features_of(title).carry_on(state, keys, True, rng))


def marked(key: int) -> int:
    """A key that was a whim, as it is stored."""
    return ~key


def unmarked(key: int) -> int:
    return key if key >= 0 else ~key
