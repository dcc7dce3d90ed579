"""The table in a notebook: the page's own drawings, from the eyes of one seat."""

import re
from xml.dom import minidom

import pytest

import digsite
from digsite.drawing import paper
from digsite.drawing.paper import Piece, Section, drawn, folded
from tests.walks import SETTINGS, Setting, label, sample, seats_and_spectator, titled
from tools import drawings

USED = re.compile(r'href="#([^"]+)"')
DEFINED = re.compile(r'<symbol id="([^"]+)"')


def test_the_drawings_are_those_of_the_page() -> None:
    kept = drawings.TARGET.read_text(encoding="utf-8")
    assert kept == drawings.written(), "run `python -m tools.drawings`"


def test_nothing_that_a_drawing_needs_is_left_out() -> None:
    style = paper.style()
    for symbol in paper.pages()["symbols"].values():
        assert "{" not in symbol  # nothing that only Svelte would understand
        assert set(re.findall(r"var\((--[a-z-_]+)", symbol)) <= set(
            re.findall(r"(--[\w-]+):", style)
        )
        kind = re.findall(r'class="(digsite-[a-z-]+)', symbol)[0]
        assert f".{kind}" in style


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
def test_every_position_is_a_picture_of_drawings_that_are_there(setting: Setting) -> None:
    title = titled(setting[0])
    for number, state in enumerate(sample(setting, seed=5, every=61)):
        seats = seats_and_spectator(setting[1])
        picture = title.view(state, seats[number % len(seats)])._repr_svg_()
        minidom.parseString(picture)
        assert set(USED.findall(picture)) == set(DEFINED.findall(picture))


def walked(name: str, moves: int) -> digsite.State:
    title = digsite.title(name)
    game, rng = title.new(3), digsite.Rng(4)
    for _ in range(moves):
        legal = game.legal()
        chance = game.actor() == digsite.CHANCE
        game.play(game.draw(rng) if chance else legal[rng.below(len(legal))])
    return game


def test_only_the_owner_of_a_hand_sees_it() -> None:
    game = walked("archaeology", 30)
    title = game.title
    pictures = [title.view(game, seat)._repr_svg_() for seat in (0, 1, digsite.SPECTATOR)]
    assert ["Your hand" in picture for picture in pictures] == [True, True, False]
    assert pictures[0] != pictures[1]
    assert game._repr_svg_() == title.view(game, game.actor())._repr_svg_()
    assert game._repr_html_() == f"<div>{game._repr_svg_()}</div>"


def test_a_match_is_drawn_as_its_position() -> None:
    match = digsite.play("artifacts-inc", ["random", "random"], seed=1)
    assert match._repr_svg_() == match.state._repr_svg_()
    assert "game over" in match._repr_svg_()


def test_a_card_of_an_owners_edition_shows_what_kind_it_is() -> None:
    title = digsite.title("artifacts-inc")
    view = title.view(title.new(2), 0)
    design = view.table.edition.designs[-1]
    symbols = paper.pages()["symbols"]
    kept = symbols.pop(f"artifacts-inc-card-{design.name[2:]}")
    try:
        from digsite.drawing.artifacts_inc import picture
        from digsite.drawing.words import Words

        assert "#artifacts-inc-card-crew" in picture(view, design.name, "", Words(title)).art
    finally:
        symbols[f"artifacts-inc-card-{design.name[2:]}"] = kept


def test_pieces_lie_side_by_side_and_are_counted() -> None:
    art = "<g />"
    one, several, told = Piece(art, "one"), Piece(art, "two", 2), Piece(art, "three", 1, told=True)
    picture = drawn(
        "Head <&", [Section("a section", [one, several, told], "a remark"), Section("", [])]
    )
    assert picture.count('class="number"') == 2
    assert "A section" in picture and " · a remark" in picture and "Head &lt;&amp;" in picture
    rows = drawn("", [Section("", [one] * (paper.across() + 1))])
    assert f'height="{44 + paper.LABEL + 2 * paper.ROW + paper.MARGIN}"' in rows


@pytest.mark.parametrize(
    ("caption", "lines"),
    [
        ("African worker", ["African worker"]),
        ("Middle Eastern worker", ["Middle Eastern", "worker"]),
        ("a-single-very-long-word", ["a-single-very-long-word"]),
    ],
)
def test_a_long_caption_has_two_lines(caption: str, lines: list[str]) -> None:
    assert folded(caption) == lines
