"""Advice: the best ways to decide, what each is worth, and why.

It knows what the seat sees and nothing else, as a player does.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.bots.habits import is_pointless, sensible
from digsite.bots.levels import COMPILED, UNCOMPILED_SECONDS, style_of
from digsite.bots.reasons import Aftermath, Reason, reasons_for
from digsite.bots.tree import NONE
from digsite.bots.treeplayer import TreePlayer
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.core.view import View

SIMULATIONS = 3_000  # for a decision
TRIALS = 300  # of one way to decide, so that all shares are known equally well
WORLDS = 48  # in which it is looked what a way leads to


@dataclass(frozen=True)
class Suggestion:
    """A suggested move, and the best moves to follow it before anybody else acts."""

    moves: tuple[Move, ...]
    share: float  # of winning, for the seat that decides
    shares: tuple[float, ...]  # of all seats
    reasons: tuple[Reason, ...] = ()

    def record(self) -> dict[str, object]:
        """As plain data."""
        return {
            "moves": [move.notation() for move in self.moves],
            "share": round(self.share, 4),
            "reasons": [reason.record() for reason in self.reasons],
        }


class Adviser:
    """Suggests moves as a strong bot would play them, with reasons."""

    def __init__(
        self, title: Title, rng: Rng, simulations: int = SIMULATIONS, in_time: bool = False
    ) -> None:
        seconds = UNCOMPILED_SECONDS if in_time and not COMPILED else 0.0
        self.title = title
        self.rng = rng
        self.trials = max(1, min(TRIALS, simulations // 4)) if not seconds else TRIALS // 20
        self.player = TreePlayer(title, rng, style_of(title).effort(simulations, seconds))

    def suggestions(self, view: View, legal: Sequence[Move], most: int = 3) -> list[Suggestion]:
        """The best suggestions, best first; only one if the move is forced."""
        found = [self.tried(view, key) for key in self.favourites(view, legal, most)]
        found.sort(key=lambda one: -one.share)
        aftermaths = [self.aftermath(view, one) for one in found]
        return [
            Suggestion(one.moves, one.share, one.shares, reasons_for(view.seat, n, aftermaths))
            for n, one in enumerate(found)
        ]

    def favourites(self, view: View, legal: Sequence[Move], most: int) -> list[int]:
        """The keys that the search tried most often."""
        self.player.prepare(view)
        search = self.player.search
        search.forget()
        options = sensible(view, list(legal), busy=False)
        options = [move for move in options if not is_pointless(view, move)] or options
        if len(options) > 1:
            search.think(view)
        keys = Keys()
        for move in options:
            keys.add(move.key)
        tried = sorted(search.found(view.seat, keys), key=lambda one: (-one[1], -one[2]))
        return [key for key, _, _ in tried[:most]] or [options[0].key]

    def tried(self, view: View, key: int) -> Suggestion:
        """What a suggestion is worth: a search below it, with the same effort for each."""
        search = self.player.search
        moves = tuple(self.title.moves[each] for each in search.planned(view, key))
        root = search.root
        search.go_down(key, view.seat)
        total = [0.0] * int(view.seats)
        for _ in range(self.trials):
            world = self.title.imagine(view, self.rng)
            world.play_key(key)
            search.simulate(world, view.seat, view.seats)
            for seat in range(view.seats):
                total[seat] += search.judge.shares[seat]
        search.root = root
        shares = tuple(each / self.trials for each in total)
        return Suggestion(moves, shares[int(view.seat)], shares)

    def aftermath(self, view: View, way: Suggestion) -> Aftermath:
        """The average position at the end of the turn."""
        search, seats = self.player.search, int(view.seats)
        judge = search.judge
        found = Aftermath([0.0] * seats, [0.0] * seats, share=way.share)
        for _ in range(WORLDS):
            world = self.title.imagine(view, self.rng)
            for move in way.moves:
                world.play_key(move.key)
            search.finish(world, NONE, view.seats)
            for seat in range(seats):
                points = judge.features.points(world, seat)
                left = judge.features.time_left(world, seat)
                over = world.is_over()
                found.points[seat] += points / WORLDS
                found.worth[seat] += (points if over else judge.worth(world, seat, left)) / WORLDS
            found.shares.append(judge.shares[int(view.seat)])
        return found
