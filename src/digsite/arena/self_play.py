"""Self-play: games that are kept as their keys, so that anything can be learned from them later."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from digsite.arena.pool import Alone, Crew, in_order
from digsite.bots.habits import is_rare_question
from digsite.bots.learned import Learned, as_weights, features_of, restraint_for
from digsite.bots.levels import style_of
from digsite.bots.roster import make_player
from digsite.bots.treeplayer import TreePlayer
from digsite.core.actors import CHANCE
from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.play.player import Player

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
        weights = as_weights(self.learned, self.title) if self.learned else None
        return TreePlayer(self.title, rng.fork(), effort, weights=weights)


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
    return players[actor].decide(self_play.title.view(state, actor), legal).key, False


def random_step(title: Title, state: State, rng: Rng) -> int:
    """Any move, but the turn goes on as long as it can."""
    keys = Keys()
    state.fill(keys)
    return int(features_of(title).carry_on(state, keys, True, rng))


def marked(key: int) -> int:
    """A key that was a whim, as it is stored."""
    return ~key


def unmarked(key: int) -> int:
    return key if key >= 0 else ~key


def play_numbered(self_play: SelfPlay, seed: int, number: int) -> tuple[int, list[int]]:
    return number, play_game(self_play, seed + number)


def play_into(
    file: Path, self_play: SelfPlay, games: int, seed: int, crew: Crew | None = None
) -> Iterator[int]:
    """Add games until the file has that many; yields the number of each added game."""
    done = len(games_in(file))
    work = partial(play_numbered, self_play, seed)
    played = (crew or Alone()).share(work, range(done, games))
    with file.open("a", encoding="utf-8") as out:
        for number, keys in in_order(played, done):
            out.write(json.dumps(keys, separators=(",", ":")) + "\n")
            out.flush()
            yield number


def games_in(file: Path) -> list[list[int]]:
    """The games that are kept in a file."""
    return [[unmarked(key) for key in keys] for keys in records_in(file)]


def records_in(file: Path) -> list[list[int]]:
    """The games with their marks; a line that was cut off while it was written is lost."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        file.write_text(text, encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]
