"""Boards and menus fit the smallest screen that a terminal has: 80 columns, 24 lines."""

import io

import pytest
from rich.console import Console

import digsite
from digsite.terminal.drawer import Seating
from digsite.terminal.fitting import Section, fitted
from digsite.terminal.reception import named, opened
from tests.walks import step

LINES = 24
PROMPT = 1


@pytest.mark.parametrize("name", ["artifact", "artifacts-inc"])
def test_a_board_with_its_menu_fits_the_screen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = digsite.title(name)
    players = [""] * title.seats.start
    match = digsite.Match(title, len(players), None, named(players, []))
    session = opened(match, Seating([*range(len(players))], players), seed=1)
    rng = digsite.Rng(5)
    tallest = 0
    for number in range(150):
        if match.actor >= 0 and number % 3 == 0:
            session.console = Console(
                file=io.StringIO(), width=80, height=LINES, force_terminal=True, highlight=False
            )
            session.show_table(match.actor)
            assert isinstance(session.console.file, io.StringIO)
            tallest = max(tallest, session.console.file.getvalue().count("\n") + PROMPT)
        step(match.state, rng)
    assert 12 < tallest <= LINES


def test_what_matters_least_gives_way_and_the_rest_keeps_its_order() -> None:
    console = Console(file=io.StringIO(), width=80)
    sections = [Section("one\ntwo", 2), Section("three", 1), Section("four", 3)]
    assert fitted(console, sections, 4) == ["one\ntwo", "three", "four"]
    assert fitted(console, sections, 3) == ["one\ntwo", "four"]
    assert fitted(console, sections, 0) == ["four"]
