"""Copying and pickling: by records, alike in the compiled and the plain engine."""

import copy
import pickle
import pickletools
from multiprocessing import get_context
from pathlib import Path

import pytest
from joblib import Parallel, delayed  # type: ignore[import-untyped]

import digsite
from digsite.core.move import Phrase, count_marked, found_again
from digsite.editions import shelf
from tests.own_edition import own_file
from tests.walks import reach

TITLES = digsite.titles()
WAY_IN = 70


def some_way_in(name: str) -> tuple[digsite.State, digsite.Rng]:
    """A game in which a seat is to act, and a stream to go on with."""
    rng = digsite.Rng(3)
    game = reach((name, digsite.title(name).seats.start, {}), seed=1, plies=WAY_IN)
    while game.actor() == digsite.CHANCE:
        game.play(game.draw(rng))
    return game, rng


def things(name: str) -> list[object]:
    """One of everything that can be stored, some way into a game."""
    game, rng = some_way_in(name)
    title = game.title
    legal = game.legal()[0]
    match = digsite.play(title, ["random"] * title.seats.start, seed=1)
    objection = title.objections(game, game.actor())[0]
    event = title.event(game, legal, 0)
    return [title, game, title.view(game, 0), legal, rng, match, event, objection]


def alike(one: object, other: object) -> bool:
    if isinstance(one, digsite.Match) and isinstance(other, digsite.Match):
        return one.moves == other.moves and one.names == other.names and one.state == other.state
    return type(one) is type(other) and one == other


@pytest.mark.parametrize("name", TITLES)
def test_everything_survives_pickling_and_copying(name: str) -> None:
    for thing in things(name):
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert alike(pickle.loads(pickle.dumps(thing, protocol)), thing)
        assert alike(copy.copy(thing), thing)
        assert alike(copy.deepcopy(thing), thing)


@pytest.mark.parametrize("name", TITLES)
def test_a_copy_is_played_on_alone(name: str) -> None:
    game, rng = some_way_in(name)
    before = game.record()
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        twin.play(twin.legal()[0])
        assert twin != game and game.record() == before
    stream = copy.deepcopy(rng)
    assert [stream.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]


def test_titles_and_moves_are_the_same_objects_again() -> None:
    title = digsite.title("archaeology")
    move = title.move("sell 4 talisman")
    assert pickle.loads(pickle.dumps(title)) is title
    assert pickle.loads(pickle.dumps([move, title]))[0] is move
    assert copy.deepcopy(title) is title and copy.copy(move) is move


def test_a_state_travels_to_other_processes_and_back() -> None:
    game, _ = some_way_in("archaeology")
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(copy.copy, (game,)) == game
    assert Parallel(n_jobs=2)(delayed(copy.copy)(each) for each in (game, game)) == [game, game]


def test_what_other_rules_made_is_refused() -> None:
    title = digsite.title("archaeology")
    with pytest.raises(digsite.WrongVersion, match="rules version 99 of archaeology"):
        shelf.brought_back(title.name, title.edition, 99, "")
    assert found_again(title, 3, title.moves[3].notation()) is title.moves[3]
    for key, notation in ((3, "sell 9 moons"), (title.move_count, "end")):
        with pytest.raises(digsite.WrongVersion, match="is not move"):
            found_again(title, key, notation)


def test_an_owners_edition_travels_with_its_numbers(tmp_path: Path) -> None:
    text = shelf.edition_path("archaeology", "printed").read_text(encoding="utf-8")
    mine = own_file(tmp_path, text, ('name = "printed"', 'name = "mine"'))
    title = digsite.title_from(mine)
    game = title.new(2)
    mine.unlink()
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.title.edition == "mine"
    with pytest.raises(digsite.WrongEdition, match="copies"):
        shelf.brought_back("archaeology", "mine", 1, title.source.replace("copies", "copied"))


def test_a_move_of_no_title_is_not_stored() -> None:
    with pytest.raises(TypeError, match="“dance” is in no title's table"):
        pickle.dumps(Phrase(0, "dance", {}))


@pytest.mark.parametrize("name", TITLES)
def test_only_plain_data_is_stored_so_that_both_engines_read_it(name: str) -> None:
    named = set()
    for thing in things(name):
        for operation, value, _ in pickletools.genops(pickle.dumps(thing, 2)):
            if operation.name == "GLOBAL":
                named.add(value)
    assert named == {
        "digsite.core.move found_again",
        "digsite.core.rng resumed",
        "digsite.core.state set_up_again",
        "digsite.core.view Event",
        "digsite.core.view Objection",
        "digsite.core.view seen_again",
        "digsite.editions.shelf brought_back",
        "digsite.play.match replayed",
    }


@pytest.mark.parametrize("name", TITLES)
def test_a_game_counts_its_moves_also_when_it_is_copied_or_stored(name: str) -> None:
    match = digsite.play(name, ["random"] * digsite.title(name).seats.start, seed=2)
    game = match.at(WAY_IN)
    assert game.ply == WAY_IN and match.state.ply == match.ply
    for twin in (game.clone(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.ply == WAY_IN
        twin.play(match[WAY_IN])
        assert (twin.ply, game.ply) == (WAY_IN + 1, WAY_IN)


def test_where_nobody_counted_there_is_no_ply() -> None:
    game, rng = some_way_in("archaeology")
    title = game.title
    for world in (title.load(game.record()), title.imagine(title.view(game, 0), rng)):
        world.play(world.legal()[0])
        assert world.ply == -1 and "ply" not in repr(world)


def test_moves_are_counted_by_the_marks_of_their_keys() -> None:
    moves = [digsite.title("archaeology").moves[key] for key in (3, 1, 3, 2)]
    assert count_marked(moves, [False, True, False, True]) == 3
    assert count_marked([], []) == 0
