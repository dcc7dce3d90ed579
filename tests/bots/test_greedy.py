"""The greedy player: strong enough, honest, and its reckoning exact."""

import os
from itertools import product

import pytest

import digsite
from digsite.bots import greedy
from digsite.bots.appraisals import archaeology
from digsite.bots.greedy import GreedyPlayer
from digsite.bots.roster import make_player
from digsite.core.state import State
from digsite.games.archaeology.moves import is_sale, sold_kind, sold_size
from digsite.games.archaeology.view import ArchaeologyView
from digsite.play.match import Match, run

ARCHAEOLOGY = digsite.title("archaeology")
ARTIFACT = digsite.title("artifact")
BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
GAMES = 200 if "DIGSITE_LONG" in os.environ else 20


def won(
    seats: int,
    games: int,
    title: digsite.Title = ARCHAEOLOGY,
    options: dict[str, object] | None = None,
) -> float:
    """The share of games that one greedy player wins against random ones, from changing seats."""
    wins = 0.0
    for number in range(games):
        rng = digsite.Rng(1000 + number)
        hero = number % seats
        names = ["greedy" if seat == hero else "random" for seat in range(seats)]
        players = [make_player(name, title, rng.fork()) for name in names]
        places = run(Match(title, seats, options), players, rng).state.ranking()
        wins += 1 / places.count(1) if places[hero] == 1 else 0
    return wins / games


def test_it_beats_random() -> None:
    assert won(seats=2, games=GAMES) >= 0.75


def test_it_beats_several_random_players() -> None:
    assert won(seats=4, games=12) >= 0.75


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, BOTH)], ids=["base game", "all"])
def test_it_beats_random_players_at_artifact(seats: int, options: dict[str, object]) -> None:
    assert won(seats, games=4, title=ARTIFACT, options=options) >= 0.75


def test_at_artifact_it_produces_exhibitions_instead_of_saving() -> None:
    rng = digsite.Rng(1)
    players = [make_player("greedy", ARTIFACT, rng.fork()) for _ in range(3)]
    match = run(Match(ARTIFACT, 3), players, rng)
    produced = [move for move in match.moves if move.notation().startswith("produce")]
    assert len(produced) >= 5


def test_at_artifact_it_decides_by_what_it_sees() -> None:
    """Whatever the others drew secretly, the same view leads to the same decision."""
    rng = digsite.Rng(3)
    state = ARTIFACT.new(4, BOTH)
    differing = 0
    while not state.is_over():
        legal = state.legal()
        seat = state.actor()
        if seat >= 0 and (twin := ARTIFACT.imagine(ARTIFACT.view(state, seat), rng)) != state:
            differing += 1
            one = GreedyPlayer(ARTIFACT, digsite.Rng(4)).decide(ARTIFACT.view(state, seat), legal)
            seen = ARTIFACT.view(twin, seat)
            assert one == GreedyPlayer(ARTIFACT, digsite.Rng(4)).decide(seen, twin.legal())
        secret = [move for move in legal if move.notation() in {"draw", "role london", "role judd"}]
        choices = secret or legal
        state.play(state.draw(rng) if seat < 0 else choices[rng.below(len(choices))])
    assert differing > 20


def positions(seats: int, seed: int) -> list[State]:
    """The decisions of a random game."""
    rng = digsite.Rng(seed)
    state = ARCHAEOLOGY.new(seats)
    found: list[State] = []
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
        else:
            found.append(state.clone())
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
    return found


def test_it_decides_by_what_it_sees_and_not_by_what_is() -> None:
    differing = 0
    for state in positions(3, seed=2)[::3]:
        seat = state.actor()
        view = ARCHAEOLOGY.view(state, seat)
        twin = ARCHAEOLOGY.imagine(view, digsite.Rng(99))
        differing += twin != state
        one = GreedyPlayer(ARCHAEOLOGY, digsite.Rng(4)).decide(view, state.legal())
        seen = ARCHAEOLOGY.view(twin, seat)
        other = GreedyPlayer(ARCHAEOLOGY, digsite.Rng(4)).decide(seen, twin.legal())
        assert one == other
    assert differing > 10


def test_a_title_without_appraisal_is_judged_by_its_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(greedy.APPRAISALS, "archaeology")
    player = GreedyPlayer(ARCHAEOLOGY, digsite.Rng(1))
    tested = 0
    for state in positions(2, seed=3):
        sales = [move for move in state.legal() if is_sale(move.key)]
        if sales:
            tested += 1
            view = ARCHAEOLOGY.view(state, state.actor())
            chosen = player.decide(view, state.legal())
            assert is_sale(chosen.key)
            edition = view.table.edition
            prices = {
                key: edition.price(sold_kind(key), sold_size(key))
                for key in [move.key for move in sales]
            }
            assert prices[chosen.key] == max(prices.values())
    assert tested > 10


def look(state: State) -> ArchaeologyView:
    view = ARCHAEOLOGY.view(state, state.actor())
    assert isinstance(view, ArchaeologyView)
    return view


def hand_worth(view: ArchaeologyView) -> float:
    worths = archaeology.worths_of_kinds(view)
    return sum(worths[kind][int(count)] for kind, count in enumerate(view.hand))


def best_by_trying(state: State) -> float:
    """The worth of the hand after the best single trade, found by playing them all."""
    best = hand_worth(look(state))
    pending = [state]
    while pending:
        here = pending.pop()
        for move in here.legal():
            if move.parts()["do"] not in ("offer", "take", "close"):
                continue
            after = here.clone()
            after.play(move)
            if move.notation().startswith("offer"):
                pending.append(after)
            else:
                best = max(best, hand_worth(look(after)))
                if any(each.notation() == "close" for each in after.legal()):
                    pending.append(after)
    return best


def test_the_best_trade_is_found_exactly() -> None:
    tested = 0
    for state in positions(2, seed=6):
        view = look(state)
        small = sum(view.hand) <= 6 and sum(view.table.market) <= 9
        fresh = not view.table.offered and not view.table.taken
        if view.record()["step"] == "acting" and small and fresh:
            tested += 1
            hand = [int(count) for count in view.hand]
            found = archaeology.after_trade(view, hand, archaeology.worths_of_kinds(view))
            assert found == pytest.approx(best_by_trying(state))
    assert tested > 5


def test_the_least_loss_is_found_exactly() -> None:
    worths = [[0.0, 1, 5], [0.0, 2, 3], [0.0, 4, 4]]
    hand = [2, 2, 2]
    for floor, left in product(range(3), range(3)):
        kept = [
            sum(worths[kind][hand[kind] - lost] for kind, lost in enumerate(losses))
            for losses in product(range(3), repeat=3)
            if sum(losses) == left and not any(losses[:floor])
        ]
        assert archaeology.after_losses(hand, worths, floor, left) == max(kept)


def test_prices_are_those_of_the_best_sets() -> None:
    edition = look(positions(2, seed=1)[0]).table.edition
    assert archaeology.prices(edition, 3)[:7] == [0, 3, 7, 14, 24, 40, 43]  # talismans
    assert archaeology.prices(edition, 4)[:5] == [0, 2, 15, 17, 30]  # cups, two at most


def test_nothing_but_the_price_counts_in_the_end() -> None:
    last = positions(2, seed=1)[-1]
    view = look(last)
    assert view.table.buried == 0
    edition = view.table.edition
    for kind in range(5):
        prices = archaeology.prices(edition, kind)
        worths = archaeology.worths_of_kind(edition, kind, 0)
        assert worths == pytest.approx([price * 0.999 for price in prices])
