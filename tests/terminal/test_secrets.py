"""Nothing that a seat does not know reaches its screen."""

import io
from collections.abc import Iterator
from itertools import pairwise

import pytest
from rich.console import Console

import digsite
from digsite.core.state import State
from digsite.play.match import Match
from digsite.terminal.reasons import reasons
from digsite.terminal.saved_games import Seating
from digsite.terminal.screens import any_title, registry
from digsite.terminal.seating import named, opened
from tests.terminal.typist import Typist

ARCHAEOLOGY = digsite.title("archaeology")


def positions(seats: int, seed: int) -> Iterator[State]:
    rng = digsite.Rng(seed)
    state = ARCHAEOLOGY.new(seats)
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
        else:
            yield state
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])


def screen_text(state: State, seats: int, seat: int) -> str:
    """All that a seat is shown at this moment: table, moves, and what is not possible."""
    match = Match(ARCHAEOLOGY, seats, None, named([""] * seats, []))
    session = opened(match, Seating([seat], [""] * seats), seed=0)
    text = io.StringIO()
    session.console = Console(file=text, width=100, highlight=False)
    match.state = state
    session.show_table(seat)
    objections = ARCHAEOLOGY.objections(state, seat)
    session.console.print(reasons(objections, seat, session.voice))
    return text.getvalue()


@pytest.mark.parametrize("plain", [False, True], ids=["own screen", "any title"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_screen_is_the_same_in_every_world_the_seat_must_reckon_with(
    monkeypatch: pytest.MonkeyPatch, seats: int, plain: bool
) -> None:
    if plain:
        monkeypatch.setitem(
            registry.SCREENS, "archaeology", registry.Screen(any_title.draw, any_title.remark)
        )
    rng = digsite.Rng(17)
    differing = 0
    for number, state in enumerate(positions(seats, seed=seats)):
        if number % 7:
            continue
        seat = number % seats
        world = ARCHAEOLOGY.imagine(ARCHAEOLOGY.view(state, seat), rng)
        differing += world != state
        assert screen_text(state, seats, seat) == screen_text(world, seats, seat)
    assert differing > 5


def test_a_spectator_sees_no_hand() -> None:
    for state in positions(2, seed=4):
        text = screen_text(state, 2, digsite.SPECTATOR)
        assert "you hold" not in text
        break


def test_a_curtain_falls_between_persons(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(monkeypatch, 3, [0, 2])
    rng = digsite.Rng(9)
    shown_to: list[int] = []

    def answer(prompt: str) -> str:
        if "press Enter" in prompt:
            shown_to.append(0 if prompt.startswith("Ada") else 2)
            return ""
        seat = typist.match.actor
        assert shown_to[-1] == seat, "somebody decides who has not taken the screen"
        legal = typist.match.state.legal()
        return legal[rng.below(len(legal))].notation()

    screen = typist.play(answer)
    assert typist.match.is_over
    assert all(one != other for one, other in pairwise(shown_to))
    assert screen.count("Pass the screen to") == len(shown_to) > 10


def test_behind_the_curtain_only_your_hand_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two curtains the screen names no dug, found or dealt card of the other person."""
    typist = Typist(monkeypatch, 2, [0, 1])
    rng = digsite.Rng(12)

    def answer(prompt: str) -> str:
        if "press Enter" in prompt:
            return ""
        if rng.below(4) == 0:
            return "log"
        legal = typist.match.state.legal()
        return legal[rng.below(len(legal))].notation()

    screen = typist.play(answer)
    acts = screen.split("Pass the screen to ")[1:]
    assert len(acts) > 10
    for act in acts[:-1]:
        viewer, other = ("Ada", "Ben") if act.startswith("Ada") else ("Ben", "Ada")
        assert f"{viewer} (you)" in act and f"{other} (you)" not in act
        told = " ".join(act.split())
        for secret in ("is dealt a", "digs a", "finds a"):
            for after in told.split(f"{other} {secret}")[1:]:
                assert after.startswith((" card", " treasure", " thief", " sandstorm"))


def test_one_person_needs_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pass the screen" not in Typist(monkeypatch, 3, [0]).script("1", "1")


def test_the_curtain_wipes_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(monkeypatch, 2, [0, 1])
    typist.session.console = Console(file=typist.screen, width=100, force_terminal=True)
    screen = typist.script("", "quit")
    assert screen.count("\x1b[2J\x1b[3J\x1b[H") == 2
