"""What positions, views and refusals look like to people."""

import ast
import inspect
import pydoc
from types import FunctionType

import pytest

import digsite
from digsite.core.presenter import PRESENTER, plain_html, plain_reason, plain_svg, plain_text
from digsite.docstrings import typed
from tests.core.test_storing import some_way_in


@pytest.mark.parametrize("name", digsite.titles())
def test_a_printed_game_is_the_board_as_the_seat_to_act_sees_it(name: str) -> None:
    game, _ = some_way_in(name)
    view = game.title.view(game, game.actor())
    assert str(game) == str(view) != str(game.title.view(game, digsite.SPECTATOR))
    assert f"seat {game.actor()} decides" in str(game).split("\n")[0]
    assert all(len(line) <= 80 for line in str(game).split("\n"))
    assert game._repr_html_() == view._repr_html_()
    assert game._repr_svg_() == view._repr_svg_()
    assert view._repr_html_().startswith("<") and "seat 1" in view._repr_html_()


def test_between_turns_a_spectator_looks_on() -> None:
    game = digsite.title("archaeology").new(2)
    assert str(game) == str(game.title.view(game, digsite.SPECTATOR))


def test_representations_say_what_is_played_and_whose_turn_it_is() -> None:
    game, rng = some_way_in("archaeology")
    seat = game.actor()
    assert repr(game) == f"<archaeology for 2, ply {game.ply}: seat {seat} is to act>"
    assert repr(game.title) == "<title archaeology, edition printed, rules 1>"
    assert repr(game.title.options) == "[<option memory: one of aid, none>]"
    assert repr(game.title.view(game, 1)) == (
        f"<archaeology for 2 as seat 1 sees it: seat {seat} is to act>"
    )
    assert "as a spectator sees it" in repr(game.title.view(game, digsite.SPECTATOR))
    new = digsite.title("archaeology").new(2)
    assert repr(new) == "<archaeology for 2, ply 0: chance is to act>"
    digsite.play_random(game, rng)
    assert repr(game) == f"<archaeology for 2, ply {game.ply}: the game is over>"
    assert repr(rng).startswith("<rng at ")


def test_without_anybody_who_draws_there_is_plain_data() -> None:
    game, _ = some_way_in("archaeology")
    view = game.title.view(game, 0)
    assert "seats: 2" in plain_text(view).split("\n")
    assert plain_html(view).startswith("<pre>")
    assert ">seats: 2</text>" in plain_svg(view)
    objection = digsite.Objection("end", "must-sell", "§9.4", {})
    assert plain_reason(game.title, objection) == "must sell (§9.4)"
    assert PRESENTER.text is not plain_text  # `import digsite` puts the terminal's board in charge


def test_a_move_is_played_by_its_words() -> None:
    game, _ = some_way_in("archaeology")
    twin = game.clone()
    move = game.legal()[-1]
    game.play(move.notation().upper())
    twin.play(move)
    assert game == twin
    with pytest.raises(digsite.UnreadableMove):
        game.play("dance")


def test_a_refusal_carries_the_objection_and_says_it_in_words() -> None:
    title = digsite.title("archaeology")
    game, _ = some_way_in("archaeology")
    before = game.record()
    with pytest.raises(digsite.IllegalMove) as refused:
        game.play("rob 3")
    objection = refused.value.objection
    assert objection == next(
        each for each in title.objections(game, game.actor()) if each.what == "rob 3"
    )
    assert digsite.explain(title, objection) in str(refused.value)
    assert game.record() == before


def test_where_no_seat_asked_there_is_no_objection() -> None:
    game = digsite.title("archaeology").new(2)
    with pytest.raises(digsite.IllegalMove, match="“end” is not allowed now: chance is") as refused:
        game.play("end")
    assert refused.value.objection is None


def test_streams_and_objections_are_compared() -> None:
    one = digsite.Rng(1)
    assert one == digsite.Rng(1) and one != digsite.Rng(2) and one != 1
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(one)
    objection = digsite.Objection("end", "must-sell", "§9.4", {})
    assert objection == digsite.Objection("end", "must-sell", "§9.4", {}) and objection != "end"
    assert len({objection, digsite.Objection("end", "must-sell", "§9.4", {})}) == 1


PUBLIC = [getattr(digsite, name) for name in digsite.__all__]


@pytest.mark.parametrize("each", [each for each in PUBLIC if isinstance(each, type)])
def test_help_tells_what_a_class_is_and_what_each_method_does(each: type) -> None:
    """Compiled classes and methods too: setup.py gives them their docstrings."""
    assert inspect.getdoc(each)
    for name, method in inspect.getmembers(each, callable):
        assert name.startswith("_") or inspect.getdoc(method), name


def test_help_on_a_method_tells_its_types_and_what_it_does() -> None:
    shown = pydoc.plain(pydoc.render_doc(digsite.State.play))
    assert "said: Move | str" in shown or "said: digsite.core.move.Move | str" in shown
    assert "or raise `IllegalMove` and change nothing" in shown
    assert "The title being played." in pydoc.plain(pydoc.render_doc(digsite.State))


@pytest.mark.parametrize("each", [each for each in PUBLIC if inspect.isfunction(each)])
def test_help_tells_what_a_function_does_and_what_it_takes(each: FunctionType) -> None:
    assert each.__doc__ and inspect.signature(each).return_annotation is not inspect.Signature.empty


def test_a_compiled_function_has_the_types_of_its_source() -> None:
    source = ast.parse("def act(deep: list[int], bare, far: bool = True) -> Move: pass").body[0]
    assert isinstance(source, ast.FunctionDef)
    lost = inspect.signature(lambda deep, bare, far=True: None)
    assert str(typed(lost, source)) == "(deep: 'list[int]', bare, far: 'bool' = True) -> 'Move'"
    assert str(typed(lost, ast.parse("def act(): pass").body[0])) == str(lost)  # type: ignore[arg-type]


def test_a_method_without_words_has_those_of_the_one_it_replaces() -> None:
    assert inspect.getdoc(digsite.State) and "Everything that lies" in str(digsite.State.__doc__)
    for each in (digsite.Archaeology, digsite.Artifact, digsite.ArtifactsInc):
        assert inspect.getdoc(each.clone) == inspect.getdoc(digsite.State.clone)
        assert inspect.getdoc(each.title) == inspect.getdoc(digsite.State.title)


def test_everything_public_is_there() -> None:
    for name in digsite.__all__:
        assert getattr(digsite, name) is not None
