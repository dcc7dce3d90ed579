"""Advice: the best moves, what each is worth, and why.

Like a player, it knows only what the seat sees. A "way" is a move together with the moves that
would best follow it before anybody else acts.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from digsite.bots.habits import habit_of, is_pointless, sensible
from digsite.bots.levels import COMPILED, UNCOMPILED_SECONDS, style_of
from digsite.bots.outlook import Outlook
from digsite.bots.reasons import CLEAR, NOTHING, Bases, Reason, reasons_for
from digsite.bots.treeplayer import TreePlayer
from digsite.core.keys import Keys
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.core.view import View

SIMULATIONS = 3_000  # for a decision
TRIALS = 300  # for each way, so that all shares are equally precise
AGAIN = 6  # times as many trials where an analysis suspects a mistake
MORE = 3  # candidates for each way that is told: some only differ in the order of moves
FEW = 2  # options: too few to compare with an average one


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

    def suggestions(
        self, view: View, legal: Sequence[Move], most: int = 3, prepared: Sequence[Move] = ()
    ) -> list[Suggestion]:
        """The best suggestions, best first; only one if nothing else is worth considering. A whole
        decision that somebody has prepared comes first unless another way is clearly better."""
        found = [self.valued(view, way) for way in self.different(view, legal, most)]
        found.sort(key=lambda one: -one.share)
        options = worthwhile(view, legal)
        if len(legal) > len(options) == 1:
            return [replace(one, reasons=(why_only(view, legal),)) for one in found]
        if prepared and prepared[0] in options:
            found = self.with_prepared(view, found, tuple(prepared))[:most]
        outlook = Outlook(self.title, view, self.player.search)
        aftermaths = [outlook.after(one.moves, one.share) for one in found]
        bases = self.bases(outlook, options)
        return [
            replace(one, reasons=reasons_for(view.seat, n, aftermaths, bases))
            for n, one in enumerate(found)
        ]

    def bases(self, outlook: Outlook, options: Sequence[Move]) -> Bases:
        """What to compare a way with if it is about as good as the others."""
        stops = [move for move in options if outlook.stops(move)]
        return Bases(
            outlook.after(stops[:1]) if stops else None,
            outlook.after_any(options) if len(options) > FEW else None,
            outlook.now(),
        )

    def different(self, view: View, legal: Sequence[Move], most: int) -> list[tuple[Move, ...]]:
        """The best ways, without those that only change the order of another one."""
        kept: list[tuple[Move, ...]] = []
        for key in self.favourites(view, legal, most * MORE):
            way = self.planned(view, key)
            if len(kept) < most and not any(self.is_same(view, way, other) for other in kept):
                kept.append(way)
        return kept

    def is_same(self, view: View, way: Sequence[Move], other: Sequence[Move]) -> bool:
        """Whether both have the same moves in another order, as far as both are planned."""
        fewer, more = sorted((way, other), key=len)
        if Counter(fewer) - Counter(more):
            return False
        world = self.title.imagine(view, self.rng)
        for move in fewer:
            world.play_key(move.key)
        for move in without(more, fewer):
            if world.actor() != view.seat or move not in world.legal():
                return False
            world.play_key(move.key)
        return True

    def with_prepared(
        self, view: View, found: list[Suggestion], prepared: tuple[Move, ...]
    ) -> list[Suggestion]:
        """The same ways, the prepared one first unless another is clearly better. Otherwise hints
        could go round in circles: where two ways are as good, a hint about the whole turn may
        prefer one, and a hint about how to go on from a part of it the other."""
        rival = next((one for one in found if one.moves[0] == prepared[0]), None)
        mine = rival or self.tried(view, prepared[0].key)
        if mine.share < found[0].share - CLEAR:
            return found
        if self.is_same(view, prepared, mine.moves):
            mine = replace(mine, moves=(*prepared, *without(mine.moves, prepared)))
        elif self.is_better(view, mine.moves, prepared):
            return found
        else:
            mine = replace(mine, moves=prepared)
        return [mine, *(one for one in found if one is not rival)]

    def is_better(self, view: View, way: Sequence[Move], other: Sequence[Move]) -> bool:
        """Whether the way is clearly better than the other, compared where they part."""
        world = self.title.imagine(view, self.rng)
        for one, two in zip(way, other, strict=False):
            if one != two:
                break
            world.play(one)
        after = self.title.view(world, int(view.seat))
        self.favourites(after, world.legal(), 1)
        mine, others = (self.valued(after, (move,)).share for move in (one, two))
        return mine - others >= CLEAR

    def favourites(self, view: View, legal: Sequence[Move], most: int) -> list[int]:
        """The keys that the search tried most often, best first."""
        self.player.prepare(view)
        search = self.player.search
        search.forget(view.seats)
        options = worthwhile(view, legal)
        if len(options) > 1:
            search.think(view)
        keys = Keys()
        for move in options:
            keys.add(move.key)
        tried = sorted(search.found(view.seat, keys), key=lambda one: (-one[1], -one[2]))
        return [key for key, _, _ in tried[:most]] or [options[0].key]

    def tried(self, view: View, key: int) -> Suggestion:
        """What a move is worth, together with the moves that would best follow it."""
        return self.valued(view, self.planned(view, key))

    def planned(self, view: View, key: int) -> tuple[Move, ...]:
        """The move, and those that would best follow it, up to where habit knows better."""
        world, way = self.title.imagine(view, self.rng), [self.title.moves[key]]
        for each in self.player.search.planned(view, key)[1:]:
            world.play(way[-1])
            options = worthwhile(self.title.view(world, int(view.seat)), world.legal())
            if self.title.moves[each] not in options:
                return (*way, *options) if len(options) == 1 else tuple(way)
            way.append(self.title.moves[each])
        return tuple(way)

    def valued(self, view: View, moves: tuple[Move, ...]) -> Suggestion:
        """What a way is worth, found by a search below it with the same effort for each way."""
        search, key = self.player.search, moves[0].key
        root = search.root
        search.go_down(key, view.seat)
        shares = self.shares(view, [key], self.trials)
        search.root = root
        return Suggestion(moves, shares[int(view.seat)], shares)

    def tried_again(self, view: View, way: Suggestion) -> Suggestion:
        """The same way with many more trials. The tree is cleared first, because it is deepest for
        the moves that the search preferred."""
        keys, trials = [way.moves[0].key], AGAIN * self.trials
        self.player.search.forget(view.seats)
        self.shares(view, keys, trials)  # these only grow the tree and do not count
        shares = self.shares(view, keys, trials)
        return replace(way, share=shares[int(view.seat)], shares=shares)

    def shares(self, view: View, keys: Sequence[int], trials: int) -> tuple[float, ...]:
        """Each seat's share of winning after the moves, averaged over so many worlds."""
        search = self.player.search
        total = [0.0] * int(view.seats)
        for _ in range(trials):
            world = self.title.imagine(view, self.rng)
            for key in keys:
                world.play_key(key)
            search.simulate(world, view.seat, view.seats)
            for seat in range(view.seats):
                total[seat] += search.judge.shares[seat]
        return tuple(each / trials for each in total)


def without(moves: Sequence[Move], others: Sequence[Move]) -> list[Move]:
    """The moves that are left of these when the others are made, in their order."""
    left = [*moves]
    for move in others:
        if move in left:
            left.remove(move)
    return left


def why_only(view: View, legal: Sequence[Move]) -> Reason:
    """Why there is only one suggestion: by habit, or because all else would be pointless."""
    options = sensible(view, list(legal), busy=False)
    name = f"only-{habit_of(options[0])}" if len(options) == 1 else "only-ship"
    return Reason(name, {}, NOTHING)


def worthwhile(view: View, legal: Sequence[Move]) -> list[Move]:
    """The moves that are worth suggesting."""
    options = sensible(view, list(legal), busy=False)
    return [move for move in options if not is_pointless(view, move)] or options
