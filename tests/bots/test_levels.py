"""Levels: honest, repeatable, in time, and each with the errors of a person."""

from dataclasses import replace

import pytest

import digsite
from digsite.bots import levels
from digsite.bots.habits import sensible
from digsite.bots.judge import KNOT_COUNT, Judge, first_guess
from digsite.bots.learned import features_of, library, unlikeness, way_to_play, weights_for
from digsite.bots.levels import LEVELS, level_of, style_of
from digsite.bots.roster import make_player
from digsite.bots.treeplayer import TreePlayer
from digsite.bots.treesearch import Effort, TreeSearch
from digsite.core.state import State
from digsite.core.title import Title
from digsite.play.match import Match, run

BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("archaeology", 2, {}),
    ("archaeology", 4, {}),
    ("artifact", 3, {}),
    ("artifact", 5, BOTH),
    ("artifacts-inc", 2, {}),
    ("artifacts-inc", 4, {}),
]
TITLES = [GAMES[1], GAMES[3], GAMES[5]]
LITTLE = 60  # simulations that suffice to tell whether anything hidden was used


def decisions(name: str, seats: int, options: dict[str, object], seed: int) -> list[State]:
    """The decisions of a random game in which secrets are drawn where they can be."""
    title, rng = digsite.title(name), digsite.Rng(seed)
    state = title.new(seats, options)
    found = []
    while not state.is_over():
        legal = state.legal()
        if state.actor() >= 0 and len(legal) > 1:
            found.append(state.clone())
        secret = [move for move in legal if move.notation() in {"draw", "role london", "role judd"}]
        choices = secret or legal
        state.play(state.draw(rng) if state.actor() < 0 else choices[rng.below(len(choices))])
    return found


@pytest.mark.parametrize("level", ["random", *LEVELS])
@pytest.mark.parametrize(("name", "seats", "options"), TITLES, ids=lambda value: str(value))
def test_the_decision_stays_when_all_that_is_hidden_is_dealt_anew(
    name: str, seats: int, options: dict[str, object], level: str
) -> None:
    """Artifacts, Inc. hides nothing but what chance will bring: there the states are equal."""
    title = digsite.title(name)
    pairs = [(state, redealt(state)) for state in decisions(name, seats, options, seed=3)]
    hiding = [(state, twin) for state, twin in pairs if state != twin or name == "artifacts-inc"]
    assert len(hiding) >= 5
    for state, twin in hiding[:: 1 + len(hiding) // 8]:
        view, seen = (title.view(each, state.actor()) for each in (state, twin))
        one = little(level, title).decide(view, state.legal())
        assert one == little(level, title).decide(seen, twin.legal())


def redealt(state: State) -> State:
    """Another world that looks the same to whoever is to act."""
    title = state.title
    return title.imagine(title.view(state, state.actor()), digsite.Rng(99))


def little(level: str, title: digsite.Title) -> digsite.Player:
    """A player of the level that thinks no longer than a test can wait."""
    rng = digsite.Rng(4)
    if level not in LEVELS:
        return make_player(level, title, rng)
    return replace(level_of(title, level), simulations=LITTLE).player(title, rng)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_each_way_to_play_is_played_to_its_end(
    name: str, seats: int, options: dict[str, object]
) -> None:
    title, rng = digsite.title(name), digsite.Rng(1)
    players = [little("expert", title) for _ in range(seats)]
    assert run(Match(title, seats, options), players, rng).is_over


def test_an_old_edition_is_played_with_what_holds_in_all_editions() -> None:
    title, rng = digsite.title("artifacts-inc", "reconstruction"), digsite.Rng(1)
    assert run(Match(title, 2), [little("novice", title) for _ in range(2)], rng).is_over
    weights = weights_for(title, "2")
    assert len(weights.points) % features_of(title).count == 0


def test_a_title_has_weights_for_its_usual_ways_to_play() -> None:
    for name in digsite.titles():
        for way, learned in library(name).items():
            assert int(way.split()[0]) in digsite.title(name).seats
            guess = first_guess(features_of(digsite.title(name))) * int(KNOT_COUNT)
            assert learned["games"] > 0 or learned["points"] == guess
    assert way_to_play(4, ["cities", "research"]) == "4 research cities"


def test_the_weights_of_the_most_similar_way_to_play_are_used() -> None:
    known = ["3", "5", "5 research cities"]
    for way, wanted in [
        ("3", "3"),
        ("4 research cities", "5 research cities"),
        ("4", "3"),
        ("3 research", "5 research cities"),
        ("5 cities", "5 research cities"),
    ]:
        assert min(known, key=lambda other: unlikeness(way, other)) == wanted


def test_a_move_comes_even_without_time() -> None:
    for name, seats, options in TITLES:
        title = digsite.title(name)
        state = decisions(name, seats, options, seed=3)[20]
        player = TreePlayer(title, digsite.Rng(1), Effort(1_000_000, seconds=1e-9))
        assert player.decide(title.view(state, state.actor()), state.legal()) in state.legal()


LONGEST = {"novice": 0.05, "skilled": 0.05, "expert": 0.5, "master": 2.0}  # seconds (issue 14)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [*digsite.titles(), "stranger"])
def test_people_wait_for_each_level_only_as_long_as_agreed(name: str, level: str) -> None:
    known = name in digsite.titles()
    title = digsite.title(name) if known else Title(name, "none", 1, range(2, 3), [], 0, [])
    assert 0.0 < level_of(title, level).seconds <= LONGEST[level]


@pytest.mark.parametrize("level", LEVELS)
def test_only_who_plays_in_time_looks_at_the_clock(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = digsite.title("archaeology")
    chosen = level_of(title, level)
    monkeypatch.setattr(levels, "COMPILED", True)
    timed, counted = (make_player(level, title, digsite.Rng(1), each) for each in (True, False))
    assert isinstance(timed, TreePlayer)
    assert isinstance(counted, TreePlayer)
    assert timed.effort.seconds == chosen.seconds
    assert timed.effort.simulations == chosen.simulations * chosen.more
    assert counted.effort.seconds == 0.0
    assert counted.effort.simulations == chosen.simulations


@pytest.mark.parametrize("level", LEVELS)
def test_until_the_engine_is_compiled_no_level_thinks_for_long(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "COMPILED", False)
    player = make_player(level, digsite.title("archaeology"), digsite.Rng(1), in_time=True)
    assert isinstance(player, TreePlayer)
    assert 0.0 < player.effort.seconds <= 0.5  # half of the first second is left for the rest


def test_what_is_overlooked_never_leaves_dice_idle() -> None:
    """Of a turn's moves some are not seen, but never all that go on."""
    title = digsite.title("artifacts-inc")
    player = TreePlayer(title, digsite.Rng(1), style_of(title).effort(1, overlooked=100))
    tested = 0
    for state in decisions("artifacts-inc", 2, {}, seed=4)[10:200]:
        search = prepared(player, title, state)
        search.keys.clear()
        state.fill(search.keys)
        before = search.keys.as_list()
        search.overlook(state)
        assert search.keys.as_list() == before
        tested += 1
    assert tested > 50


def test_a_novice_overlooks_some_moves_and_a_master_none() -> None:
    title = digsite.title("artifacts-inc")
    state = max(decisions("artifacts-inc", 2, {}, seed=4), key=lambda each: len(each.legal()))
    left = {}
    for level in ("novice", "master"):
        player = make_player(level, title, digsite.Rng(1))
        assert isinstance(player, TreePlayer)
        search = prepared(player, title, state)
        search.keys.clear()
        state.fill(search.keys)
        search.overlook(state)
        left[level] = len(search.keys)
    assert left["novice"] < left["master"] == len(state.legal())


@pytest.mark.parametrize("level", ["novice", "skilled", "expert"])
@pytest.mark.parametrize(("name", "seats", "options"), TITLES, ids=lambda value: str(value))
def test_what_a_level_does_not_see_is_not_played_where_it_sees_something_useful(
    name: str, seats: int, options: dict[str, object], level: str
) -> None:
    title = digsite.title(name)
    ends_turn, alone = features_of(title).ends_turn, 0
    for seed, state in enumerate(decisions(name, seats, options, seed=4)[::2]):
        view = title.view(state, state.actor())
        player = level_of(title, level).player(title, digsite.Rng(seed))
        move = player.decide(view, state.legal())
        seen = [each for each in state.legal() if not player.search.unseen[each.key]]
        useful = [each for each in seen if not ends_turn(state, each.key)]
        if set(useful) & set(sensible(view, state.legal(), player.busy)):
            assert move in seen or ends_turn(state, move.key)
            alone += len(useful) == 1
    assert alone > 0 or level == "expert"


def test_more_rivals_distract() -> None:
    title = digsite.title("archaeology")
    [state] = decisions("archaeology", 2, {}, seed=3)[:1]
    search = prepared(level_of(title, "expert").player(title, digsite.Rng(1)), title, state)
    few = sum(search.unseen)
    search.forget(4)
    assert 0 < few < sum(search.unseen) < len(search.unseen) // 4


def test_a_little_thought_beats_greedy_players_at_artifact() -> None:
    title, won = digsite.title("artifact"), 0
    for game in range(9):
        rng = digsite.Rng(game // 3)
        thinker = TreePlayer(title, rng.fork(), style_of(title).effort(60))
        players: list[digsite.Player] = [make_player("greedy", title, rng.fork()) for _ in range(3)]
        players[game % 3] = thinker
        won += run(Match(title, 3), players, rng).state.ranking()[game % 3] == 1
    assert won > 6


def prepared(player: TreePlayer, title: digsite.Title, state: State) -> TreeSearch:
    player.prepare(title.view(state, state.actor()))
    player.search.forget(2)
    return player.search


@pytest.mark.parametrize("patient", [True, False])
def test_a_patient_search_judges_when_the_own_next_turn_begins(patient: bool) -> None:
    title = digsite.title("artifact")
    features = features_of(title)
    judge = Judge(features, weights_for(title, "3"), 0.0)
    effort = Effort(1, eager=100, patient=patient)
    search = TreeSearch(title, judge, effort, digsite.Rng(1))
    reached = []
    for state in decisions("artifact", 3, {}, seed=3)[10:60:5]:
        world, seat = state.clone(), state.actor()
        world.play(world.legal()[0])
        search.finish(world, seat, 3)
        assert world.is_over() or features.is_quiet(world)
        reached.append(world.is_over() or features.is_due(world, seat))
    assert all(reached) == patient
