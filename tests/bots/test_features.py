"""What a judgement looks at: as many numbers everywhere, points that end as the score."""

from itertools import product

import pytest
from librt.vecs import vec

import digsite
from digsite.bots.features.archaeology_trade import Trader
from digsite.bots.features.features import Row
from digsite.bots.judge import Judge, blank_weights
from digsite.bots.learned import features_of
from digsite.core.state import State
from digsite.games.archaeology.game import Archaeology

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
            if features.time_left(state, seat) >= 0.0:
                assert row.items[features.constant] == 1.0
        judge.judge(state, seats)
        assert sum(judge.shares[seat] for seat in range(seats)) == pytest.approx(1.0)


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


def best_by_trying(state: Archaeology, seat: int, worths: list[float]) -> float:
    """The worth after the best exchange, found by going through all of them."""
    table = state.table
    hand = [int(table.hands[seat * 7 + kind]) for kind in range(7)]
    changes = [range(-held, min(5, int(table.market[kind])) + 1) for kind, held in enumerate(hand)]
    found = []
    for change in product(*changes):
        paid = -sum(cards * int(table.edition.trading[kind]) for kind, cards in enumerate(change))
        if paid >= 0:
            found.append(sum(worths[k * 32 + hand[k] + cards] for k, cards in enumerate(change)))
    return max(found)


def test_the_best_trade_is_found_exactly() -> None:
    worths = [float((kind + 1) * cards * cards % 17) for kind in range(7) for cards in range(32)]
    tested = 0
    for state in positions("archaeology", 2, {}):
        assert isinstance(state, Archaeology)
        small = sum(state.table.market) <= 7 and all(state.table.hand_size(s) <= 6 for s in (0, 1))
        if state.table.turn >= 0 and small:
            tested += 1
            trader = Trader()
            found = trader.worth(state, 0, vec[float](worths), 0, 32)
            assert found == pytest.approx(best_by_trying(state, 0, worths))
            hand = [int(trader.hand[kind]) for kind in range(7)]
            assert sum(worths[kind * 32 + hand[kind]] for kind in range(7)) == pytest.approx(found)
    assert tested > 5
