"""Boards and menus fit the smallest screen that a terminal has: 80 columns, 24 lines."""

import io
import re

import pytest
from rich.console import Console

import digsite
from digsite.locales.texts import languages
from digsite.terminal.layout import Section, fitted
from digsite.terminal.saved_games import Seating
from digsite.terminal.seating import opened
from digsite.terminal.session import heading
from digsite.terminal.voice import Voice

LINES = 24
PROMPT = 1


CROWDED: list[tuple[str, int, dict[str, object]]] = [
    ("archaeology", 4, {}),
    ("artifact", 5, {"expansions": ["research", "cities"]}),
    ("artifacts-inc", 4, {}),
]
NAMES = ["Maximiliane", "Friedrich", "Ben", "Cleo", "Konstantin"]
POSITIONS = 5
CUT = re.compile(r"[^\W\d]…")


def some_positions(match: digsite.Match) -> list[int]:
    """Plies at which a seat is to decide, from early to late."""
    plies = [ply for ply, actor in enumerate(match.actors) if actor >= 0]
    return plies[len(plies) // POSITIONS - 1 :: len(plies) // POSITIONS]


def on_screen(whole: digsite.Match, ply: int, names: list[str], language: str) -> str:
    """What somebody sees who is to decide after this many moves."""
    match, seats = whole.copy(), len(names)
    match.names = names
    match.rewind(ply)
    seating = Seating([*range(seats)], [""] * seats, language=language)
    session = opened(match, seating, seed=1)
    screen = io.StringIO()
    session.console = Console(
        file=screen, width=80, height=LINES, force_terminal=True, color_system=None
    )
    session.show_table(match.actor)
    return screen.getvalue()


@pytest.mark.parametrize("language", languages())
def test_whoever_lays_a_card_sees_where_the_others_lie_and_what_is_free(language: str) -> None:
    whole = digsite.play("artifacts-inc", ["random"] * 2, seed=5)
    laid = [ply for ply, move in enumerate(whole.moves) if move.parts()["do"] == "lay"]
    for ply in laid[-POSITIONS:]:
        before, _, menu = on_screen(whole, ply, ["Ada", "Ben"], language).partition("\nlay")
        free = re.findall(r"\d\) (?:top|bottom) (-?\d+)", menu)
        assert sorted(re.findall(r"→(-?\d+)", before)) == sorted(free) != []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "seats", "options"), CROWDED, ids=lambda value: str(value)[:9])
def test_the_heading_of_a_practice_game_is_not_cut(
    name: str, seats: int, options: dict[str, object], language: str
) -> None:
    match = digsite.Match(digsite.title(name), seats, options, NAMES[:seats])
    match.practice = True
    told = heading(match, Voice(match.title, match.names, language), viewer=0)
    screen = io.StringIO()
    Console(file=screen, width=80).print(told)
    assert "…" not in screen.getvalue()


def test_the_names_of_bots_are_not_broken() -> None:
    """In the title with the widest table of players."""
    name, seats, options = CROWDED[1]
    names = ["Ada", *(f"Skilled {number}" for number in range(1, seats))]
    whole = digsite.play(name, ["random"] * seats, seed=5, options=options)
    for ply in some_positions(whole):
        for language in languages():
            shown = on_screen(whole, ply, names, language)
            assert len(re.findall(r"^[▸ ] Skilled", shown, re.MULTILINE)) == seats - 1


@pytest.mark.parametrize(("name", "seats", "options"), CROWDED, ids=lambda value: str(value)[:9])
def test_a_crowded_board_fits_the_screen_and_nothing_is_cut(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """With the most players, all expansions and long names, in every language."""
    whole = digsite.play(name, ["random"] * seats, seed=5, options=options)
    shown = [
        on_screen(whole, ply, NAMES[:seats], language)
        for ply in some_positions(whole)
        for language in languages()
    ]
    assert len(shown) >= 3 * POSITIONS
    assert max(text.count("\n") for text in shown) + PROMPT <= LINES
    assert [line for text in shown for line in text.split("\n") if CUT.search(line)] == []


@pytest.mark.parametrize(("name", "seats", "options"), CROWDED, ids=lambda value: str(value)[:9])
def test_a_printed_board_is_80_wide_and_nothing_is_cut(
    name: str, seats: int, options: dict[str, object]
) -> None:
    whole = digsite.play(name, ["random"] * seats, seed=5, options=options)
    for ply in some_positions(whole):
        printed = str(whole.at(ply))
        assert [line for line in printed.split("\n") if CUT.search(line)] == []
        assert max(len(line) for line in printed.split("\n")) <= 80


def test_what_matters_least_gives_way_and_the_rest_keeps_its_order() -> None:
    console = Console(file=io.StringIO(), width=80)
    sections = [Section("one\ntwo", 2), Section("three", 1), Section("four", 3)]
    assert fitted(console, sections, 4) == ["one\ntwo", "three", "four"]
    assert fitted(console, sections, 3) == ["one\ntwo", "four"]
    assert fitted(console, sections, 0) == ["four"]
