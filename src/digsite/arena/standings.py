"""What each player won in a number of games."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, median

from digsite.arena.games import Result
from digsite.arena.tally import wilson


@dataclass
class Standing:
    """One player over all its games; a seat counts as a game of its own."""

    player: str
    games: int = 0
    wins: float = 0.0  # shared ones are split
    scores: list[int] = field(default_factory=list)  # only of games that have scores
    failures: int = 0
    means: list[float] = field(default_factory=list)  # seconds per decision, one number per game

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)

    def record(self) -> dict[str, object]:
        return {
            "player": self.player,
            "games": self.games,
            "win_share": self.share,
            "interval": list(self.interval),
            "mean_score": fmean(self.scores) if self.scores else None,
            "seconds": median(self.means) if self.means else None,
            "failures": self.failures,
        }


def standings(results: Iterable[Result]) -> list[Standing]:
    """All players, by name in the order in which they first appear."""
    rows: dict[str, Standing] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            row = rows.setdefault(player, Standing(player))
            row.games += 1
            if result.scores:
                row.scores.append(result.scores[seat])
            if result.places[seat] == 1:
                row.wins += 1 / result.places.count(1)
            if result.decisions[seat]:
                row.means.append(result.seconds[seat] / result.decisions[seat])
            row.failures += result.failed is not None and result.failed["seat"] == seat
    return list(rows.values())
