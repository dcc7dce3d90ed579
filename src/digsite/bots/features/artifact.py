"""Artifact: money and markers, huts and what lies before them, the hand, roles and research."""

from typing import Final

from mypy_extensions import i64

from digsite.bots.features.artifact_hand import ArtifactHand
from digsite.bots.features.features import Features, Row
from digsite.core.state import State
from digsite.games.artifact.box import (
    MARKERS,
    MAT,
    MUSEUM,
    RANKS,
    ROLES,
    SHIP,
    SITES,
    WORKER,
    Edition,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.moves import DECLINE, DONE, KEEP_NONE, NOTHING, PASS
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import ending, rounds, setup, shipping, turns

LAST: Final = 0.1  # time left just before the final round
NEAR: Final[i64] = 3  # steps of research that are told apart
CARDS_A_YEAR: Final = 3.0  # that leave a deck, roughly
COUNT: Final[i64] = 67
CONSTANT: Final[i64] = 15  # the first number after those of the hand


class ArtifactFeatures(Features):
    """A seat is worth its exhibitions, money and research, and what its tools will still bring."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(COUNT, COUNT, False, CONSTANT)
        self.years: Final = float(edition.last_year - edition.first_year)
        self.hand: Final = ArtifactHand()

    def points(self, state: State, seat: i64) -> float:
        """Money counts by the coin, for coins are saved up for the next point."""
        assert isinstance(state, Artifact)
        table = state.table
        points = float(ending.exhibition_prestige(table, seat))
        points += float(ending.research_prestige(table, seat))
        return points + float(table.money[seat]) / float(table.edition.coins_per_prestige)

    def time_left(self, state: State, seat: i64) -> float:
        """The years still to come, fewer if a deck runs out."""
        assert isinstance(state, Artifact)
        table = state.table
        if ending.is_final_round(table):
            return -1.0 if table.passed[seat] != 0 else 0.0
        years = self.years - float(table.year)
        for site in range(SITES):
            if setup.in_play(table, site):
                lasting = 0.5 + float(table.deck_sizes[site]) / CARDS_A_YEAR
                years = lasting if lasting < years else years
        return LAST + (1.0 - LAST) * years / self.years

    def is_quiet(self, state: State) -> bool:
        """Before the first action of a turn, after passing, and before a mat is refilled."""
        assert isinstance(state, Artifact)
        table = state.table
        if table.step == steps.ACTING:
            return table.actions == 0
        if table.step == steps.REFILLING:
            return table.left == rounds.markers_to_refill(table, table.asked)
        return table.step == steps.PASSED

    def is_due(self, state: State, seat: i64) -> bool:
        """Who has passed need not wait for another turn in this year."""
        assert isinstance(state, Artifact)
        return state.table.asked == seat or state.table.passed[seat] != 0

    def ends_turn(self, state: State, key: i64) -> bool:
        return key in (DONE, PASS, NOTHING, KEEP_NONE, DECLINE)

    def look(self, state: State, seat: i64, out: Row) -> None:
        assert isinstance(state, Artifact)
        out.begin()
        if self.time_left(state, seat) < 0.0:
            out.add_zeros(COUNT)
            return
        self.hand.take_up(state, seat)
        self.hand.compare(state)
        best = self.hand.best[0]
        self.hand.look(out)
        self._look_at_tools(state, seat, best, out)
        self._look_at_turn(state, seat, best, out)
        self._look_at_expansions(state, seat, out)
        self._look_at_huts(state, seat, best, out)
        self._look_at_readiness(state, seat, out)

    def _look_at_tools(self, game: Artifact, seat: i64, best: float, out: Row) -> None:
        """Money and markers; an exhibition needs a museum, or a joker and six coins."""
        table = game.table
        coins = table.money[seat]
        money = float(coins)
        museums = table.on_mat(seat, MUSEUM)
        ships = table.on_mat(seat, SHIP)
        out.add(1.0)
        out.add(money)
        out.add(money if coins < 6 else 6.0)
        out.add(money if coins < 12 else 12.0)
        out.add(float(rounds.bonus_income(table, seat)))
        out.add(float(rounds.base_income(table)))
        out.add(1.0 if museums > 0 else 0.0)
        out.add(float(museums))
        out.add(1.0 if ships > 0 else 0.0)
        out.add(float(ships))
        joker = coins >= table.edition.joker and turns.markers_held(table, seat) > 0
        able = joker or (museums > 0 and coins >= turns.covered(table, MUSEUM))
        out.add(best if able else 0.0)
        out.add(best if museums > 0 else 0.0)

    def _look_at_turn(self, game: Artifact, seat: i64, best: float, out: Row) -> None:
        table = game.table
        passed = table.passed[seat] != 0
        held = turns.markers_held(table, seat)
        out.add(1.0 if passed else 0.0)
        out.add(best if passed else 0.0)
        out.add(float(held))
        out.add(float(held) if passed else 0.0)
        out.add(float(MAT - held) if table.step == steps.REFILLING else 0.0)
        out.add(float((seat - table.asked + table.seats) % table.seats) / float(table.seats))
        out.add(1.0 if table.starter == seat else 0.0)

    def _look_at_expansions(self, game: Artifact, seat: i64, out: Row) -> None:
        table = game.table
        for role in range(ROLES):
            has = table.cities[seat] == role or table.archaeologists[seat] == role
            out.add(1.0 if has else 0.0)
        total: i64 = 0
        if table.research_on:
            for site in range(SITES):
                total += table.level_of(seat, site)
        out.add(float(total))
        missing = self._steps_to_next(game, seat)
        for steps_missing in range(1, NEAR + 1):
            out.add(1.0 if missing == steps_missing else 0.0)

    def _steps_to_next(self, game: Artifact, seat: i64) -> i64:
        """How many steps of research are missing until it scores more; 0 where it cannot."""
        table = game.table
        if not table.research_on:
            return 0
        scored = ending.research_prestige(table, seat)
        spare = ending.manuscripts_in_hand(table, seat)
        for level in range(1, len(table.edition.research)):
            if table.edition.research[level] > scored:
                return ending.steps_missing(table, seat, level) - spare
        return 0

    def _look_at_huts(self, game: Artifact, seat: i64, best: float, out: Row) -> None:
        """Last, because the cards before the huts are added to the hand."""
        table = game.table
        huts: i64 = 0
        manned: i64 = 0
        workers: i64 = 0  # of sites with own huts
        idle: i64 = 0  # of other sites
        cards: i64 = 0
        most: i64 = 0
        for site in range(SITES):
            own = table.huts_of(seat, site)
            huts += own
            if own == 0:
                idle += table.mats[seat * MARKERS + WORKER + site]
                continue
            manned += 1
            workers += table.mats[seat * MARKERS + WORKER + site]
            there = shipping.cards_to_ship(table, seat, site)
            cards += there
            most = there if there > most else most
            self.hand.ship(game, seat, site)
        out.add(float(huts))
        out.add(float(manned))
        out.add(float(workers))
        out.add(float(idle))
        out.add(float(cards))
        out.add(float(most))
        self._look_at_rivals(game, seat, out)
        self._look_at_reach(game, cards, best, table.on_mat(seat, SHIP) > 0, out)

    def _look_at_rivals(self, game: Artifact, seat: i64, out: Row) -> None:
        """Huts of others beside one's own, and the cards that fall to each if all share them."""
        table = game.table
        rivals: i64 = 0
        fair = 0.0
        for site in range(SITES):
            own = table.huts_of(seat, site)
            if own > 0:
                huts = table.huts_at(site)
                rivals += huts - own
                fair += float(own * cards_at(game, site)) / float(huts)
        out.add(float(rivals))
        out.add(fair)

    def _look_at_reach(
        self, game: Artifact, cards: i64, best: float, ships: bool, out: Row
    ) -> None:
        """What the exhibitions could be with the cards before the huts."""
        out.add(float(cards) if ships else 0.0)
        self.hand.compare(game)
        more = self.hand.best[0] - best
        out.add(more)
        out.add(more if ships else 0.0)
        out.add(self.hand.best[1])
        out.add(self.hand.best[2])
        out.add(self.hand.second)

    def _look_at_readiness(self, game: Artifact, seat: i64, out: Row) -> None:
        """Whether the markers go together: a second one of a kind helps less than the first."""
        table = game.table
        museums = table.on_mat(seat, MUSEUM)
        ships = table.on_mat(seat, SHIP)
        kinds: i64 = 0
        for marker in range(MARKERS):
            kinds += 1 if table.on_mat(seat, marker) > 0 else 0
        first: i64 = 0  # workers of sites with own huts, one or two of each counted
        second: i64 = 0
        for site in range(SITES):
            if table.huts_of(seat, site) > 0:
                workers = table.on_mat(seat, WORKER + site)
                first += 1 if workers > 0 else 0
                second += 1 if workers > 1 else 0
        out.add(1.0 if museums > 0 and ships > 0 else 0.0)
        out.add(float(museums) if museums < 2 else 2.0)
        out.add(float(ships) if ships < 2 else 2.0)
        out.add(float(first))
        out.add(float(second))
        out.add(float(kinds))
        coins = table.money[seat]
        out.add(float(coins) if coins < 3 else 3.0)


def cards_at(game: Artifact, site: i64) -> i64:
    """The cards that lie face up at a site."""
    cards: i64 = 0
    for rank in range(RANKS):
        cards += game.table.face_up[site * RANKS + rank]
    return cards
