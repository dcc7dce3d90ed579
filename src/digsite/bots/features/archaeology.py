"""Archaeology: the hand kind by kind, maps and chambers, and the dangers that lie in the sand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.appraisals.archaeology import maps_while_closed, prices, worths_of_kind
from digsite.bots.features.archaeology_trade import NO_KEY, Trader
from digsite.bots.features.features import Features, Row
from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.games.archaeology.box import CHAMBERS, KINDS, MAP, Edition
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.moves import CLOSE, END, discarded_kind
from digsite.games.archaeology.questions import steps

CARDS: Final[i64] = 6  # of a kind that are told apart; more are rare
MAPS: Final[i64] = 3  # open any chamber
ROOM: Final[i64] = 32  # for the prices of a kind
TENTHS: Final[i64] = 10  # into which time is cut for the first guess
CHANCES: Final[i64] = 1 << CHAMBERS  # which chambers are explored, a bit for each
COUNT: Final[i64] = 2 + KINDS * CARDS + CHAMBERS * MAPS + 4
WORTHWHILE: Final = 0.01  # what a trade must gain
LAST: Final = 0.1  # time left just before nothing is left to dig


class ArchaeologyFeatures(Features):
    """A seat is worth its money, the price of its hand, and what the hand may still become."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(COUNT, COUNT, True, 1)
        # Of n cards of kind k at k * ROOM + n, for the guesses by tenth and explored chambers too.
        self.prices: Final = vec[float](_flat([prices(edition, kind) for kind in range(KINDS)]))
        self.beliefs: Final = vec[float](_all_beliefs(edition))
        self.treasures: Final = float(sum(edition.copies))
        self.trader: Final = Trader()

    def points(self, state: State, seat: i64) -> float:
        assert isinstance(state, Archaeology)
        table = state.table
        points = float(table.money[seat])
        for kind in range(KINDS):
            points += self.prices[kind * ROOM + table.hands[seat * KINDS + kind]]
        return points

    def time_left(self, state: State, seat: i64) -> float:
        assert isinstance(state, Archaeology)
        if state.table.buried == 0:
            return 0.0
        return LAST + (1.0 - LAST) * float(state.table.buried) / self.treasures

    def is_quiet(self, state: State) -> bool:
        """Before somebody digs; when all is dug, before anything is done in a turn."""
        assert isinstance(state, Archaeology)
        table = state.table
        if table.step == steps.DIGGING:
            return True
        fresh = not table.has_sold and table.offered == 0 and table.taken == 0
        return table.step == steps.ACTING and table.ending and fresh

    def ends_turn(self, state: State, key: i64) -> bool:
        return key in (END, CLOSE)

    def look(self, state: State, seat: i64, out: Row) -> None:
        """Whoever is next to act is seen with the hand that a trade can make of the cards."""
        assert isinstance(state, Archaeology)
        table = state.table
        out.begin()
        out.add(self._guess(state, seat))
        out.add(1.0)
        size: i64 = 0
        for kind in range(KINDS):
            size += table.hands[seat * KINDS + kind]
            out.add_one_of(CARDS, self.trader.hand[kind])
        self._look_at_maps(state, out)
        cards_held = float(size)
        out.add(cards_held)
        out.add(cards_held * float(table.thieves) / 10.0)
        out.add(cards_held * float(table.sandstorms) / 10.0)
        wait = float((seat - table.turn + table.seats) % table.seats)
        out.add(wait / float(table.seats))

    def _guess(self, state: Archaeology, seat: i64) -> float:
        """What the greedy player thinks that the hand is worth beyond its price; the hand lies
        with the trader then."""
        table = state.table
        first = self.beliefs_now(state)
        guess = float(table.money[seat]) - self.points(state, seat)
        if table.turn == seat:  # who may be the next to trade
            return guess + self.trader.worth(state, seat, self.beliefs, first, ROOM)
        for kind in range(KINDS):
            held = table.hands[seat * KINDS + kind]
            self.trader.hand[kind] = held
            guess += self.beliefs[first + kind * ROOM + held]
        return guess

    def beliefs_now(self, state: Archaeology) -> i64:
        """Where the beliefs of this time stand."""
        table = state.table
        explored: i64 = 0
        for chamber in range(CHAMBERS):
            if table.is_explored(chamber):
                explored |= 1 << chamber
        tenth: i64 = int(float(TENTHS) * float(table.buried) / self.treasures + 0.999)
        return (tenth * CHANCES + explored) * KINDS * ROOM

    def carry_on(self, state: State, keys: Keys, eager: bool, rng: Rng) -> i64:
        """Make the best trade, then stop; lose in a sandstorm what is missed least."""
        assert isinstance(state, Archaeology)
        key: i64 = NO_KEY
        step = state.table.step
        if step == steps.DISCARDING:
            key = self._least_missed(state, keys)
        elif step == steps.OFFERING or step == steps.TAKING or step == steps.ACTING:
            key = self._next_of_trade(state, keys)
        return super().carry_on(state, keys, eager, rng) if key == NO_KEY else key

    def _next_of_trade(self, game: Archaeology, keys: Keys) -> i64:
        """The next card to lay down or to take for the best hand, if there is a better one."""
        table = game.table
        seat = table.turn
        first = self.beliefs_now(game)
        worth = self.trader.worth(game, seat, self.beliefs, first, ROOM)
        if table.step == steps.ACTING:
            for kind in range(KINDS):
                worth -= self.beliefs[first + kind * ROOM + table.hands[seat * KINDS + kind]]
            if worth < WORTHWHILE:
                return NO_KEY
        return self.trader.next_key(game, seat, keys)

    def _least_missed(self, game: Archaeology, keys: Keys) -> i64:
        """A card of the kind whose cards are worth least, one with the other."""
        table = game.table
        first = self.beliefs_now(game)
        least = 1.0e9
        found: i64 = NO_KEY
        for i in range(keys.count):
            kind = discarded_kind(keys.items[i])
            held = table.hands[table.asked * KINDS + kind]
            lost = table.left if table.left < held else held
            place = first + kind * ROOM + held
            miss = (self.beliefs[place] - self.beliefs[place - lost]) / float(lost)
            if miss < least:
                least = miss
                found = keys.items[i]
        return found

    def _look_at_maps(self, state: Archaeology, out: Row) -> None:
        """So many maps while a chamber is closed, for each chamber."""
        maps = self.trader.hand[MAP]
        for chamber in range(CHAMBERS):
            if state.table.is_explored(chamber):
                out.add_zeros(MAPS)
            else:
                out.add_one_of(MAPS, maps)


def _flat(rows: list[list[int]]) -> list[float]:
    """The numbers of each kind, with room for as many cards as anybody may hold."""
    return [float(row[min(cards, len(row) - 1)]) for row in rows for cards in range(ROOM)]


def _all_beliefs(edition: Edition) -> list[float]:
    """The greedy player's beliefs, by tenth of time, explored chambers, kind and cards."""
    return [
        row[min(cards, len(row) - 1)]
        for tenth in range(TENTHS + 1)
        for explored in range(CHANCES)
        for row in _beliefs(edition, tenth, explored)
        for cards in range(ROOM)
    ]


def _beliefs(edition: Edition, tenth: int, explored: int) -> list[list[float]]:
    rows = [worths_of_kind(edition, kind, tenth) for kind in range(KINDS)]
    closed = [chamber for chamber in range(int(CHAMBERS)) if explored >> chamber & 1 == 0]
    rows[MAP] = maps_while_closed(edition, rows[MAP], closed, tenth)
    return rows
