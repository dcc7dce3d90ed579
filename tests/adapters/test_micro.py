"""Games small enough to be searched whole: exact counts, exact values, and a yardstick for play.

The micro edition of Archaeology is searched from its start. Those of the other two titles are
searched from their first turn on, for what comes before is fixed by the box and not by an edition:
in Artifact three players take four of five kinds of markers each, some seventy ways, and three
cards of five types are turned up, which makes about forty million beginnings; in Artifacts, Inc.
the contest for the start may tie for ever, and each player lays four cards in any order.
"""

from fractions import Fraction

import pyspiel
import pytest
from open_spiel.python.algorithms import gambit

import digsite
from digsite.adapters.observing import title_of
from tests.adapters.trees import Graph, Known, Tree, uniform
from tests.walks import Setting, reach

MICRO = title_of("archaeology", "micro")
UNIFORM_LOSS = 0.380952  # 8/21
ROUNDS = 50
QUICK: dict[str, object] = {"start": "quick"}
# What starting is worth in Artifacts, Inc. with one die: about 0.09.
FIRST_PLAYER = Fraction(302909134674866376526727133499, 3341873634710933516959711494144)


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(MICRO.new(2))


def test_the_micro_edition_has_these_nodes(tree: Tree) -> None:
    assert tree.counts() == (610, 26_134, 16_962)
    assert len(tree.views) == 20_730


def test_the_first_moves_of_the_micro_edition_are_as_many_as_counted_by_hand() -> None:
    """Three deals, for there is one cup; two starters; a shard, the thief or a cup is dug, the last
    only if it was not dealt."""
    deals, starters = 3, 2
    assert digsite.perft(MICRO.new(2), 3) == deals * starters
    assert digsite.perft(MICRO.new(2), 4) == (3 + 2 + 2) * starters


def test_the_micro_edition_is_fair_to_those_who_see_everything() -> None:
    assert Graph(MICRO.new(2)).value == [0, 0]


def test_what_a_seat_saw_determines_what_it_may_do(tree: Tree) -> None:
    """Perfect recall: in an information state the view and the legal moves are always the same."""
    for node in tree.root:
        if node.known is not None:
            assert node.keys == [move.key for move in tree.views[node.known][1]]


def test_random_play_is_fair_and_loses_this_much_against_the_best_answers(tree: Tree) -> None:
    policy = tree.policy(uniform)
    assert tree.value(policy) == pytest.approx([0, 0])
    assert tree.loss(policy) == pytest.approx(UNIFORM_LOSS, abs=1e-6)


@pytest.mark.parametrize(
    ("setting", "seed", "ply", "nodes", "value"),
    [
        (("artifact", 3, {}), 3, 249, (26, 933, 446), [1, -1, 0]),
        (("artifacts-inc", 2, {}), 2, 482, (90, 388, 338), [1, -1]),
    ],
)
def test_endings_have_these_nodes_and_values(
    setting: Setting, seed: int, ply: int, nodes: tuple[int, int, int], value: list[int]
) -> None:
    ending = reach(setting, seed, ply)
    assert Tree(ending).counts() == nodes
    assert Graph(ending).value == value


def first_turn(name: str, options: dict[str, object]) -> digsite.State:
    """A micro edition when its first turn begins: seat 0 starts, and all else is the first that
    comes in the list of moves."""
    title = title_of(name, "micro")
    state = title.new(title.seats[0], options)
    while state.record()["step"] not in ("rolling", "acting"):
        won = state.record()["step"] == "contesting" and state.record()["contest"] == [0, 0]
        state.play_key(state.keys()[-1 if won else 0])
    return state


@pytest.mark.parametrize(("name", "options"), [("artifact", QUICK), ("artifacts-inc", {})])
def test_micro_editions_play_to_their_end(name: str, options: dict[str, object]) -> None:
    state, plies = first_turn(name, options), 0
    while not state.is_over():
        state.play_key(state.keys()[plies % len(state.keys())])
        plies += 1
    assert 10 < plies < 400


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options", "positions", "value"),
    [
        # Whoever acts last can see what the others have left.
        ("artifact", QUICK, (3_175, 68_633, 23_026), [Fraction(-1, 2), Fraction(-1, 2), 1]),
        ("artifacts-inc", {}, (6_350, 51_220, 1_281), [FIRST_PLAYER, -FIRST_PLAYER]),
    ],
)
def test_micro_editions_have_these_positions_and_values(
    name: str,
    options: dict[str, object],
    positions: tuple[int, int, int],
    value: list[Fraction | int],
) -> None:
    graph = Graph(first_turn(name, options))
    assert graph.counts() == positions
    assert graph.value == value


def decided(known: Known, view: digsite.View, legal: list[digsite.Move]) -> dict[int, float]:
    """What the level `novice` does, each time with the same stream."""
    player = digsite.make_player("novice", MICRO, digsite.Rng(1))
    return {player.decide(view, legal).key: 1.0}


@pytest.mark.long
def test_our_search_loses_nothing_against_the_best_answers(tree: Tree) -> None:
    policy = tree.policy(decided)
    assert tree.loss(policy) == pytest.approx(0, abs=1e-9)


@pytest.mark.long
def test_openspiel_finds_the_same_losses_and_an_equilibrium(tree: Tree) -> None:
    game = pyspiel.load_game("digsite_archaeology(edition=micro)")
    whole = pyspiel.load_efg_game(gambit.export_gambit(game))
    assert pyspiel.nash_conv(whole, pyspiel.UniformRandomPolicy(whole)) == pytest.approx(
        UNIFORM_LOSS, abs=1e-6
    )
    solver = pyspiel.CFRPlusSolver(whole)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(whole, solver.average_policy()) < 0.001
