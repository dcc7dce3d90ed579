"""Advice: good, honest, the same for the same view; and the analysis of whole games."""

from collections.abc import Mapping, Sequence
from statistics import mean
from types import MappingProxyType

import pytest

import digsite
from digsite.bots.advice import Adviser, why_only
from digsite.bots.advice import Suggestion as Way
from digsite.bots.analysis import Judgement, analysed
from digsite.bots.analysis import judged as judge
from digsite.bots.habits import is_pointless, sensible
from digsite.bots.reasons import CLEAR, NOTHING, Reason
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.view import View
from digsite.games.artifact.box import NEW_YORK, SITE_NAMES
from digsite.games.artifact.questions.steps import CASTING, PLACING
from digsite.locales.sentences import AGAINST

SIMULATIONS = 120
PLAYERS = {"archaeology": 2, "artifact": 3, "artifacts-inc": 2}


def positions(title: digsite.Title, seats: int, wanted: int) -> list[State]:
    """Some positions of a random game with a real choice."""
    rng, state = Rng(3), title.new(seats)
    found: list[State] = []
    while not state.is_over():
        legal = state.legal()
        if state.actor() >= 0 and len(legal) > 2:
            found.append(state.clone())
        state.play(legal[rng.below(len(legal))] if state.actor() >= 0 else state.draw(rng))
    step = max(1, len(found) // wanted)
    return found[::step][:wanted]


@pytest.mark.parametrize("name", PLAYERS)
def test_suggestions_are_legal_and_the_best_comes_first(name: str) -> None:
    title = digsite.title(name)
    for state in positions(title, PLAYERS[name], 4):
        seat, legal = state.actor(), state.legal()
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(title.view(state, seat), legal)
        assert 1 <= len(found) <= 3
        assert all(way.moves[0] in legal for way in found)
        assert [way.share for way in found] == sorted((way.share for way in found), reverse=True)
        assert len({way.moves[0] for way in found}) == len(found)
        for way in found:
            assert sum(way.shares) == pytest.approx(1.0)
            assert way.share == way.shares[seat]


@pytest.mark.parametrize("name", PLAYERS)
def test_reasons_agree_with_the_shares(name: str) -> None:
    title = digsite.title(name)
    for state in positions(title, PLAYERS[name], 6):
        view = title.view(state, state.actor())
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, state.legal())
        for way in found if len(found) > 1 else []:
            told = {reason.name for reason in way.reasons}
            best = max(other.share for other in found if other is not way)
            is_apart = abs(way.share - best) >= CLEAR
            assert not (is_apart and "close" in told)
            assert is_apart or not told & {"ahead", "behind", "likelier", "less-likely"}
            assert way.share >= best or told & {"close", *AGAINST}


def test_nobody_is_told_to_ship_nothing() -> None:
    """Where an empty ship is possible, it is not among the suggestions, however few there are."""
    title = digsite.title("artifact")
    empty = 0
    for state in positions(title, 3, 60):
        view, legal = title.view(state, state.actor()), state.legal()
        pointless = [move for move in legal if is_pointless(view, move)]
        if not pointless or empty >= 5:
            continue
        empty += 1
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, legal, most=len(legal))
        assert not {way.moves[0] for way in found} & set(pointless)
    assert empty > 0


def finished() -> digsite.Match:
    return digsite.play("archaeology", ["random", "novice"], seed=4)


def test_an_analysis_in_parts_is_the_analysis_of_the_whole() -> None:
    match = finished()
    part = match.ply // 3 + 1
    whole = [one.record() for one in analysed(match, 0, 2 * part, simulations=20)]
    parts = [
        one.record() for start in (0, part) for one in analysed(match, start, part, simulations=20)
    ]
    assert parts == whole
    assert all(match.actors[int(str(one["ply"]))] == one["seat"] for one in whole)


def test_beyond_the_end_there_is_nothing_to_analyse() -> None:
    match = finished()
    assert list(analysed(match, match.ply, 20, simulations=20)) == []
    assert list(analysed(match, match.ply + 1000, 20, simulations=20)) == []


def test_nobody_is_said_to_have_played_what_a_search_would_have_played_next() -> None:
    match = finished()
    found = list(analysed(match, 0, 30, simulations=400))
    assert any(len(one.played.moves) > 1 for one in found)
    for one in found:
        assert list(one.played.moves) == match[one.ply : one.ply + len(one.played.moves)] != []


def test_random_play_gives_away_more_than_a_novice_does() -> None:
    found = list(analysed(finished(), simulations=60))
    lost = [mean(one.loss for one in found if one.seat == seat) for seat in (0, 1)]
    assert lost[0] > lost[1]
    assert any(one.mark in ("mistake", "blunder") for one in found if one.seat == 0)


def test_two_analyses_of_a_game_agree_on_its_blunders() -> None:
    match = digsite.play("archaeology", ["random", "random"], seed=4)
    found = [
        {one.ply: one.mark for one in analysed(match, 0, 110, simulations=80, seed=seed)}
        for seed in (1, 2)
    ]
    blunders = [[ply for ply, mark in marks.items() if mark == "blunder"] for marks in found]
    assert blunders[0] and blunders[1]
    assert all(found[1][ply] for ply in blunders[0])
    assert all(found[0][ply] for ply in blunders[1])


class Hasty(Adviser):
    """Takes the first move for the best, until it looks again."""

    def tried(self, view: View, key: int) -> Way:
        return self.worth(key, 0.2 if key else 0.6)

    def tried_again(self, view: View, way: Way) -> Way:
        return self.worth(way.moves[0].key, 0.5)

    def favourites(self, view: View, legal: Sequence[Move], most: int) -> list[int]:
        return [0]

    def worth(self, key: int, share: float) -> Way:
        return Way((self.title.moves[key],), share, (share, 1.0 - share))


def test_what_seems_to_be_a_blunder_is_looked_at_again() -> None:
    title = digsite.title("archaeology")
    state = positions(title, 2, 1)[0]
    legal = title.moves[:2]
    view = title.view(state, state.actor())
    found = judge(Hasty(title, Rng(1), SIMULATIONS), view, legal, 7, legal[1])
    assert (found.played.share, found.best.share, found.mark) == (0.5, 0.5, "")


def with_one_sensible_move(is_played: bool) -> tuple[digsite.Match, int]:
    """A game of Artifact, and where in it habit leaves one of several moves."""
    title = digsite.title("artifact")
    for seed in range(20):
        match = digsite.play("artifact", ["random"] * 3, seed=seed)
        state = match.at(0)
        for ply, move in enumerate(match.moves):
            legal = state.legal() if state.actor() >= 0 else []
            if len(legal) > 1:
                kept = sensible(title.view(state, state.actor()), legal, busy=False)
                if len(kept) == 1 and (kept == [move]) == is_played:
                    return match, ply
            state.play_key(move.key)
    raise AssertionError("no such game")


def test_a_folly_is_judged_though_nothing_else_was_sensible() -> None:
    match, ply = with_one_sensible_move(is_played=False)
    (found,) = analysed(match, ply, 1, simulations=20)
    assert found.played.moves[0] == match[ply]


def test_the_only_sensible_move_is_no_decision() -> None:
    match, ply = with_one_sensible_move(is_played=True)
    assert list(analysed(match, ply, 1, simulations=20)) == []


def test_where_nothing_else_is_sensible_a_hint_says_so() -> None:
    match, ply = with_one_sensible_move(is_played=True)
    state = match.at(ply)
    view = match.title.view(state, state.actor())
    (found,) = Adviser(match.title, Rng(1), SIMULATIONS).suggestions(view, state.legal())
    assert found.reasons == (Reason("only-pay", {}, NOTHING),)
    assert found.moves[0].notation().startswith("pay ")


def test_a_hint_names_the_habit_that_leaves_no_choice() -> None:
    """It only said that strong bots always do this."""
    title = digsite.title("artifact")
    view = title.view(title.new(3, {"expansions": ["research", "cities"]}), 0)
    america, africa = title.move("hut america"), title.move("hut africa")
    view.table.step = PLACING
    view.table.add_huts(0, SITE_NAMES.index("africa"), 1)
    assert why_only(view, [africa, america]) == Reason("only-hut", {}, NOTHING)
    role, change = title.move("role andersson"), title.move("change london")
    view.table.step, view.table.cities[0] = CASTING, NEW_YORK
    assert why_only(view, [role, change]) == Reason("only-role", {}, NOTHING)


def test_where_all_else_is_an_empty_ship_a_hint_says_so() -> None:
    title = digsite.title("artifact")
    for state in positions(title, 3, 200):
        view, legal = title.view(state, state.actor()), state.legal()
        pointless = [move for move in legal if is_pointless(view, move)]
        useful = [move for move in legal if move not in pointless]
        if pointless and useful:
            few = [useful[0], *pointless]
            (found,) = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, few)
            assert (found.moves[0], found.reasons) == (few[0], (Reason("only-ship", {}, NOTHING),))
            return
    raise AssertionError("no empty ship")


class Keen(Adviser):
    """Has a list of favourites, each with a plan."""

    plans: tuple[tuple[int, ...], ...] = ()

    def favourites(self, view: View, legal: Sequence[Move], most: int) -> list[int]:
        return [plan[0] for plan in self.plans]

    def planned(self, view: View, key: int) -> tuple[Move, ...]:
        plan = next(plan for plan in self.plans if plan[0] == key)
        return tuple(self.title.moves[each] for each in plan)


def kept_of(*plans: str) -> list[str]:
    """Of ways to go on from a turn of Archaeology, those that are told."""
    title = digsite.title("archaeology")
    state = trading(title)
    adviser = Keen(title, Rng(1), SIMULATIONS)
    adviser.plans = tuple(
        tuple(title.move(notation).key for notation in plan.split("; ")) for plan in plans
    )
    found = adviser.different(title.view(state, state.actor()), state.legal(), 3)
    return ["; ".join(move.notation() for move in way) for way in found]


def trading(title: digsite.Title) -> State:
    """A turn in which two kinds can be sold, one after the other or only one of them."""
    sold = {"sell 1 coin", "sell 1 parchment"}
    for state in positions(title, 2, 500):
        if sold <= {move.notation() for move in state.legal()}:
            return state
    raise AssertionError("no such turn")


COIN, PARCHMENT = "sell 1 coin", "sell 1 parchment"


def test_the_same_parts_in_another_order_are_told_once() -> None:
    both, turned = f"{COIN}; {PARCHMENT}; end", f"{PARCHMENT}; {COIN}; end"
    assert kept_of(both, turned) == [both]
    assert kept_of(both, f"{PARCHMENT}; end", "end") == [both, f"{PARCHMENT}; end", "end"]


def test_a_way_that_was_not_thought_out_to_the_end_may_be_the_same_as_another() -> None:
    both = f"{COIN}; {PARCHMENT}; end"
    assert kept_of(both, PARCHMENT) == [both]
    assert kept_of(PARCHMENT, both) == [PARCHMENT]
    assert kept_of(PARCHMENT, f"{COIN}; end") == [PARCHMENT, f"{COIN}; end"]


def test_cards_that_cannot_be_lost_together_any_more_are_ways_of_their_own() -> None:
    """Cards are asked for in ascending order: the second way was left out, and nothing was left to
    compare the first one with."""
    title = digsite.title("archaeology")
    adviser = Keen(title, Rng(1), SIMULATIONS)
    match = digsite.play("archaeology", ["novice", "random"], seed=2)
    for ply in range(match.ply - 1):
        first, second = match[ply], match[ply + 1]
        state = match.at(ply)
        is_one = match.actors[ply] == match.actors[ply + 1] and all(
            move.notation().startswith("discard") for move in (first, second)
        )
        if is_one and first.key < second.key and second in state.legal():
            adviser.plans = ((first.key, second.key), (second.key,))
            view = title.view(state, state.actor())
            assert len(adviser.different(view, state.legal(), 3)) == 2
            return
    raise AssertionError("no such sandstorm")


def whole_turns(seed: int) -> list[tuple[State, tuple[Move, ...]]]:
    """Where an exhibition is possible at Artifact, and the best way to go on."""
    match = digsite.play("artifact", ["novice"] * 3, seed=seed)
    found = []
    for ply in range(match.ply):
        state = match.at(ply)
        if any(move.notation().startswith("produce ") for move in state.legal()):
            found.append((state, hinted(state)[0].moves))
    return found


def hinted(state: State, prepared: Sequence[Move] = ()) -> list[Way]:
    view = state.title.view(state, state.actor())
    return Adviser(state.title, Rng(1), 400).suggestions(view, state.legal(), prepared=prepared)


def test_no_step_of_a_way_is_against_habit() -> None:
    """A way could go on with a joker, with the right marker on the mat."""
    for state, way in whole_turns(seed=2):
        world = state.clone()
        for move in way:
            view = world.title.view(world, world.actor())
            assert move in sensible(view, world.legal(), busy=False)
            world.play(move)


def test_whoever_follows_hint_after_hint_does_not_go_round_in_circles() -> None:
    """A hint about the turn prefers one card, and a hint about the choice of a card another one
    that is worth as much; the next about the turn should not ask to put that back."""
    differ = 0
    for state, way in whole_turns(seed=1):
        world = state.clone()
        for step, move in enumerate(way[:-1]):
            legal = world.legal()
            best = hinted(world)[0].moves[0] if len(legal) > 1 else legal[0]
            if best != move:
                prepared = (*way[:step], best)
                assert hinted(state, prepared)[0].moves[: step + 1] == prepared
                differ += 1
                break
            world.play(move)
    assert differ > 1


class Sure(Adviser):
    """Knows what each first move is worth."""

    worth: Mapping[str, float] = MappingProxyType({})

    def valued(self, view: View, moves: tuple[Move, ...]) -> Way:
        share = self.worth[moves[0].notation()]
        return Way(moves, share, (share, 1.0 - share))


BOTH = f"{PARCHMENT}; {COIN}; end"


@pytest.mark.parametrize(
    ("prepared", "parchment", "coin", "first"),
    [
        (PARCHMENT, 0.5, 0.5, BOTH),
        (f"{COIN}; {PARCHMENT}", 0.5, 0.5, f"{COIN}; {PARCHMENT}"),
        (f"{PARCHMENT}; end", 0.46, 0.54, f"{PARCHMENT}; end"),
        (f"{PARCHMENT}; end", 0.46, 0.56, "end"),
        (f"{PARCHMENT}; end", 0.44, 0.5, "end"),
    ],
    ids=["begins a way", "another way", "as good", "then a better way", "begins badly"],
)
def test_what_is_prepared_comes_first_unless_something_else_is_clearly_better(
    prepared: str, parchment: float, coin: float, first: str
) -> None:
    title = digsite.title("archaeology")
    state = trading(title)
    view = title.view(state, state.actor())
    adviser = Sure(title, Rng(1), SIMULATIONS)
    adviser.worth = {"end": 0.5, PARCHMENT: parchment, COIN: coin}
    adviser.favourites(view, state.legal(), 1)
    begun, whole, end = (
        tuple(title.move(notation) for notation in way.split("; "))
        for way in (prepared, BOTH, "end")
    )
    found = [adviser.valued(view, way) for way in (end, whole)]
    told = adviser.with_prepared(view, found, begun)
    assert "; ".join(move.notation() for move in told[0].moves) == first
    assert len({way.moves[0] for way in told}) == len(told)


CONCRETE = {"now", "later", "denies", "safe", "ahead", "likelier", "only-pay", "only-ship"}
GOODS = {"gains", "cards", "pieces", "dollars", "exhibits", "ships", "workers", "markers"}


@pytest.mark.parametrize(("name", "most"), [("artifact", 3), ("artifacts-inc", 1)])
def test_nearly_every_best_way_is_told_to_gain_something(name: str, most: int) -> None:
    """Of these twelve hints 7 and 3 called it only about as good as the best of the others."""
    title = digsite.title(name)
    bare = 0
    for state in positions(title, PLAYERS[name], 12):
        view = title.view(state, state.actor())
        best = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, state.legal())[0]
        bare += not {reason.name for reason in best.reasons} & (CONCRETE | GOODS)
    assert bare <= most


def judged(ply: int, share: float, best: float = 0.0) -> Judgement:
    def way(mine: float) -> Way:
        return Way((), mine, (mine, 1.0 - mine))

    return Judgement(ply, 0, way(share), way(max(best, share)))


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.03, ""),
        (0.05, "inaccuracy"),
        (0.07, "inaccuracy"),
        (0.09, "mistake"),
        (0.14, "mistake"),
        (0.16, "blunder"),
    ],
)
def test_a_mark_tells_how_much_was_given_away(loss: float, mark: str) -> None:
    assert judged(1, 0.5, 0.5 + loss).mark == mark


@pytest.mark.parametrize(
    ("before", "after", "mark"),
    [
        (0.816, 0.667, "blunder"),
        (0.814, 0.665, "mistake"),
        (0.604, 0.566, ""),
        (0.606, 0.564, "inaccuracy"),
    ],
)
def test_a_mark_agrees_with_the_percentages_that_are_told(
    before: float, after: float, mark: str
) -> None:
    """82 % before and 67 % after were called less than 15 points."""
    assert judged(1, after, before).mark == mark
