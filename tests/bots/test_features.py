"""What a judgement looks at: as many numbers everywhere, points that end as the score."""

from itertools import product

import pytest
from librt.vecs import vec

import digsite
from digsite.bots.features.archaeology import ArchaeologyFeatures
from digsite.bots.features.archaeology_trade import Trader
from digsite.bots.features.features import Row
from digsite.bots.judge import Judge, blank_weights
from digsite.bots.learned import features_of
from digsite.core.keys import Keys
from digsite.core.state import State
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.moves import END
from digsite.games.archaeology.questions import steps

BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
GAMES = [("archaeology", 3, {}), ("artifact", 4, BOTH), ("artifacts-inc", 3, {})]


def positions(name: str, seats: int, options: dict[str, object]) -> list[State]:
    """All positions of a random game, and last its end."""
    state, rng = digsite.title(name).new(seats, options), digsite.Rng(3)
    found = [state.clone()]
    while not state.is_over():
        legal = state.legal()
        state.play(state.draw(rng) if state.actor() < 0 else legal[rng.below(len(legal))])
        found.append(state.clone())
    return found


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_quiet_positions_are_judged_by_as_many_numbers_each(
    name: str, seats: int, options: dict[str, object]
) -> None:
    features, row = features_of(digsite.title(name)), Row()
    judge = Judge(features, blank_weights(features), 0.0)
    quiet = [state for state in positions(name, seats, options) if features.is_quiet(state)]
    assert len(quiet) > 20
    for state in quiet:
        for seat in range(seats):
            features.look(state, seat, row)
            assert row.count == features.count
            assert places_of(row) == [i for i, x in enumerate(row.as_list()) if x != 0.0]
            if features.time_left(state, seat) >= 0.0:
                assert row.items[features.constant] == 1.0
        judge.judge(state, seats)
        assert sum(judge.shares[seat] for seat in range(seats)) == pytest.approx(1.0)


def places_of(row: Row) -> list[int]:
    """Where a row says that its numbers are not zero; a guess may be so by chance."""
    places = [int(row.places[i]) for i in range(row.filled)]
    return [place for place in places if place > 0 or row.items[0] != 0.0]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_time_runs_out_and_points_become_the_score(
    name: str, seats: int, options: dict[str, object]
) -> None:
    features = features_of(digsite.title(name))
    game = positions(name, seats, options)
    start = next(state for state in game if features.is_quiet(state))
    last = game[-1]
    for seat in range(seats):
        assert features.time_left(start, seat) > 0.5
        assert features.time_left(last, seat) <= 0.0
        assert features.points(last, seat) == pytest.approx(last.scores()[seat], abs=1.0)


def test_whoever_is_far_behind_still_wants_points() -> None:
    title = digsite.title("archaeology")
    features = features_of(title)
    judge = Judge(features, blank_weights(features), 0.0)
    state = next(each for each in positions("archaeology", 3, {}) if features.is_quiet(each))
    assert isinstance(state, Archaeology)
    shares = []
    for money in (0, 5, 10):
        for seat, coins in enumerate((1000, 900, money)):
            state.table.money[seat] = coins
        judge.judge(state, 3)
        shares.append(judge.shares[2])
        assert judge.shares[0] > 0.9
    assert shares[0] < shares[1] < shares[2] < 0.1


def changes_of(state: Archaeology, kind: int) -> range:
    """How many cards of the kind the player at turn may give away in a trade, and take."""
    table = state.table
    taking = table.step == steps.TAKING
    offers = int(table.hands[table.turn * 7 + kind])
    takes = min(5, int(table.market[kind]))
    if taking or table.was_taken(kind) or kind < table.floor:
        offers = 0
    if table.was_offered(kind) or (taking and kind < table.floor):
        takes = 0
    return range(-offers, takes + 1)


def best_by_trying(state: Archaeology, worths: list[float]) -> float:
    """The worth after the best exchange, found by going through all of them."""
    table = state.table
    hand = [int(table.hands[table.turn * 7 + kind]) for kind in range(7)]
    found = []
    for change in product(*(changes_of(state, kind) for kind in range(7))):
        paid = -sum(cards * int(table.edition.trading[kind]) for kind, cards in enumerate(change))
        if paid + table.balance >= 0:
            found.append(sum(worths[k * 32 + hand[k] + cards] for k, cards in enumerate(change)))
    return max(found)


def test_the_best_trade_is_found_exactly() -> None:
    worths = [float((kind + 1) * cards * cards % 17) for kind in range(7) for cards in range(32)]
    tested = 0
    trader = Trader()
    for state in positions("archaeology", 2, {}):
        assert isinstance(state, Archaeology)
        small = sum(state.table.market) <= 7 and all(state.table.hand_size(s) <= 6 for s in (0, 1))
        if state.table.turn >= 0 and state.table.step != steps.DISCARDING and small:
            tested += 1
            found = trader.worth(state, state.table.turn, vec[float](worths), 0, 32)
            assert found == pytest.approx(best_by_trying(state, worths))
            hand = [int(trader.hand[kind]) for kind in range(7)]
            assert sum(worths[kind * 32 + hand[kind]] for kind in range(7)) == pytest.approx(found)
    assert tested > 5


def finished(features: ArchaeologyFeatures, state: Archaeology) -> Archaeology:
    """The turn as it is played where the search leaves the tree, but for its end."""
    after, keys, rng = state.clone(), Keys(), digsite.Rng(1)
    while True:
        keys.clear()
        after.fill(keys)
        key = features.carry_on(after, keys, False, rng)
        if key == END:
            return after
        after.play_key(key)


def test_a_turn_that_leaves_the_tree_ends_with_the_best_trade() -> None:
    features = features_of(digsite.title("archaeology"))
    assert isinstance(features, ArchaeologyFeatures)
    traded = 0
    for state in positions("archaeology", 2, {}):
        assert isinstance(state, Archaeology)
        table = state.table
        if table.step in (steps.ACTING, steps.OFFERING, steps.TAKING) and not table.ending:
            first, seat = features.beliefs_now(state), int(table.turn)
            best = features.trader.worth(state, seat, features.beliefs, first, 32)
            hand = [
                int(finished(features, state).table.hands[seat * 7 + kind]) for kind in range(7)
            ]
            worth = sum(features.beliefs[first + kind * 32 + hand[kind]] for kind in range(7))
            assert worth == pytest.approx(best, abs=0.02)
            traded += hand != [int(table.hands[seat * 7 + kind]) for kind in range(7)]
    assert traded > 5
