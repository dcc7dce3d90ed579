"""Many games between bots, and their sums.

Each game has a random stream that depends on the seed and the number of the game only, and all
sums are whole numbers: so the result is the same however many processes share the work.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from math import lcm, sqrt

from digsite.arena.culprit import played_apart
from digsite.arena.games import Result, opened, play_game
from digsite.bots.roster import is_guest
from digsite.core.playout import play_random
from digsite.core.rng import Rng
from digsite.core.title import Title

WHOLE_WIN = lcm(*range(1, 13))  # so that a win shared by up to twelve is still a whole number
NUMBERS_OF_GAMES = 1 << 40
NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class Matchup:
    """What is played, and by whom."""

    title: str
    edition: str | None
    seats: int
    options: dict[str, object]
    players: tuple[str, ...]  # rotate over the seats from game to game
    seed: int

    @property
    def has_guests(self) -> bool:
        """Whether somebody plays who is not ours, and so may kill the process it plays in."""
        return any(is_guest(name) for name in self.players)


@dataclass
class Tally:
    """Sums over games, by player in the order in which they were named."""

    games: int = 0
    scored: int = 0  # games that have scores
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    failures: list[int] = field(default_factory=list)
    examples: dict[int, Result] = field(default_factory=dict)  # each player's first failure

    @classmethod
    def of(cls, players: int) -> "Tally":
        scores, squares, wins, failures = ([0] * players for _ in range(4))
        return cls(0, 0, 0, scores, squares, wins, failures)

    def add(self, result: Result) -> None:
        """One game. Seat s was taken by player (s + number of the game) mod seats."""
        self.games += 1
        self.scored += bool(result.scores)
        self.decisions += result.asked
        share, seats = WHOLE_WIN // result.places.count(1), len(self.wins)
        for seat, place in enumerate(result.places):
            player = (seat + result.game) % seats
            score = result.scores[seat] if result.scores else 0
            self.scores[player] += score
            self.squares[player] += score * score
            self.wins[player] += share if place == 1 else 0
        if result.failed:
            player = (result.failed["seat"] + result.game) % seats
            self.failures[player] += 1
            self.exemplify(player, result)

    def exemplify(self, player: int, result: Result) -> None:
        known = self.examples.get(player)
        if known is None or result.game < known.game:
            self.examples[player] = result

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.scored += other.scored
        self.decisions += other.decisions
        for mine, theirs in (
            (self.scores, other.scores),
            (self.squares, other.squares),
            (self.wins, other.wins),
            (self.failures, other.failures),
        ):
            for player, number in enumerate(theirs):
                mine[player] += number
        for player, result in other.examples.items():
            self.exemplify(player, result)

    def mean(self, player: int) -> float:
        return self.scores[player] / self.scored if self.scored else 0.0

    def deviation(self, player: int) -> float:
        """The standard deviation of the player's score."""
        if self.scored < 2:
            return 0.0
        spread = self.squares[player] - self.scores[player] ** 2 / self.scored
        return sqrt(max(0.0, spread) / (self.scored - 1))

    def share(self, player: int) -> float:
        """The part of the games that the player won; shared wins are split."""
        return self.wins[player] / WHOLE_WIN / self.games


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def play_games(matchup: Matchup, numbers: range) -> Tally:
    """The games with these numbers."""
    title = opened(matchup.title, matchup.edition)
    return tallied(matchup, (played(title, matchup, number) for number in numbers))


def play_games_apart(matchup: Matchup, numbers: range) -> Tally:
    """The same, each game in a process of its own: a player that kills it loses."""
    apart = (
        played_apart(partial(play_one, matchup, number), number, seated(matchup, number))
        for number in numbers
    )
    return tallied(matchup, apart)


def tallied(matchup: Matchup, results: Iterable[Result]) -> Tally:
    tally = Tally.of(matchup.seats)
    for result in results:
        tally.add(result)
    return tally


def seated(matchup: Matchup, number: int) -> list[str]:
    """The names by seat: players change seats from game to game."""
    return [matchup.players[(seat + number) % matchup.seats] for seat in range(matchup.seats)]


def play_one(matchup: Matchup, number: int, tell: Callable[[int], None] | None = None) -> Result:
    return played(opened(matchup.title, matchup.edition), matchup, number, tell)


def played(
    title: Title, matchup: Matchup, number: int, tell: Callable[[int], None] | None = None
) -> Result:
    """Play the game with this number; a player that fails loses it."""
    names, deal = seated(matchup, number), matchup.seed * NUMBERS_OF_GAMES + number
    if set(names) != {"random"}:
        return play_game(title, matchup.options, names, deal, number, tell=tell)
    state, nothing = title.new(matchup.seats, matchup.options), [0] * matchup.seats
    asked = play_random(state, Rng(deal))
    scores, places, seconds = state.scores(), state.ranking(), [0.0] * matchup.seats
    return Result(number, names, scores, places, nothing, seconds, asked=asked)
