"""Many games between programs, and what came of them.

Each game has a random stream that depends on the seed and the number of the game only, and all
sums are whole numbers: so the result is the same however many processes share the work.
"""

from dataclasses import dataclass, field
from math import lcm, sqrt

from digsite.arena.games import opened
from digsite.bots.roster import make_player
from digsite.core.playout import play_random
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.play.match import Match, run
from digsite.play.player import blamed

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


@dataclass
class Tally:
    """Sums over games, by player in the order in which they were named."""

    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, players: int) -> "Tally":
        return cls(0, 0, [0] * players, [0] * players, [0] * players)

    def add(self, decisions: int, scores: list[int], places: list[int]) -> None:
        """One game, scores and places by player."""
        self.games += 1
        self.decisions += decisions
        share = WHOLE_WIN // places.count(1)
        for player, score in enumerate(scores):
            self.scores[player] += score
            self.squares[player] += score * score
            self.wins[player] += share if places[player] == 1 else 0

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.scores, other.scores),
            (self.squares, other.squares),
            (self.wins, other.wins),
        ):
            for player, number in enumerate(theirs):
                mine[player] += number

    def mean(self, player: int) -> float:
        return self.scores[player] / self.games

    def deviation(self, player: int) -> float:
        """The standard deviation of the player's score."""
        if self.games < 2:
            return 0.0
        spread = self.squares[player] - self.scores[player] ** 2 / self.games
        return sqrt(max(0.0, spread) / (self.games - 1))

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
    tally = Tally.of(matchup.seats)
    for number in numbers:
        rng = Rng(matchup.seed * NUMBERS_OF_GAMES + number)
        decisions, scores, places = play_game(title, matchup, number, rng)
        # Seat s is taken by player (s + number) mod seats.
        seats = [(player - number) % matchup.seats for player in range(matchup.seats)]
        tally.add(decisions, [scores[seat] for seat in seats], [places[seat] for seat in seats])
    return tally


def play_game(
    title: Title, matchup: Matchup, number: int, rng: Rng
) -> tuple[int, list[int], list[int]]:
    """Decisions, scores and places of one game, by seat."""
    if set(matchup.players) == {"random"}:
        state = title.new(matchup.seats, matchup.options)
        decisions = play_random(state, rng)
        return decisions, state.scores(), state.ranking()
    names = [matchup.players[(seat + number) % matchup.seats] for seat in range(matchup.seats)]
    players = [make_player(name, title, rng.fork()) for name in names]
    match = Match(title, matchup.seats, matchup.options)
    try:
        run(match, players, rng)
    except Exception as error:
        player = names[match.actor]
        raise blamed(error, "game-failed", game=number, player=player) from error
    decisions = sum(1 for actor in match.actors if actor >= 0)
    return decisions, match.state.scores(), match.state.ranking()
