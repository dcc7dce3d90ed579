"""The greedy player: tries each move in imagined worlds and takes what looks best at once."""

from collections.abc import Callable

from digsite.bots.appraisals import archaeology, artifact, artifacts_inc
from digsite.core.actors import CHANCE
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View

WORLDS = 4

Appraisal = Callable[[View], float]
APPRAISALS: dict[str, Appraisal] = {
    "archaeology": archaeology.appraise,
    "artifact": artifact.appraise,
    "artifacts-inc": artifacts_inc.appraise,
}


class GreedyPlayer:
    """Looks one move ahead, and over what chance brings right after it."""

    def __init__(self, title: Title, rng: Rng, worlds: int = WORLDS) -> None:
        self.title = title
        self.rng = rng
        self.worlds = worlds

    def decide(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        seat = int(view.seat)
        worlds = [(self.title.imagine(view, self.rng), self.rng.fork()) for _ in range(self.worlds)]
        return max(legal, key=lambda move: self.promise(move, seat, worlds))

    def promise(self, move: Move, seat: int, worlds: list[tuple[State, Rng]]) -> float:
        """How well the seat stands after the move, on average.

        Every move meets the same random outcomes in the same world. Where chance does not act all
        worlds look alike, so one will do.
        """
        total = 0.0
        for number, (world, luck) in enumerate(worlds, 1):
            after = world.clone()
            after.play_key(move.key)
            drawn = play_chance(after, luck.copy())
            total += self.appraisal(after, seat)
            if not drawn:
                return total / number
        return total / len(worlds)

    def appraisal(self, state: State, seat: int) -> float:
        appraise = APPRAISALS.get(self.title.name)
        if appraise is None:
            return float(state.scores()[seat])
        return appraise(self.title.view(state, seat))


def play_chance(state: State, rng: Rng) -> bool:
    """Play the outcomes of chance that follow; whether there were any."""
    drawn = False
    while state.actor() == CHANCE:
        state.play_key(state.draw_key(rng))
        drawn = True
    return drawn
