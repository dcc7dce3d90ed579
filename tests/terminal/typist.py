"""A person at the terminal who types by rote."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console
from typer.testing import Result

import digsite
from digsite.play.match import Match
from digsite.terminal.prompt import Prompt
from digsite.terminal.saved_games import Seating
from digsite.terminal.seating import named, opened
from digsite.terminal.session import Session

ARCHAEOLOGY = digsite.title("archaeology")

Run = Callable[..., Result]


class Typist:
    """Answers prompts with what a function says, and remembers what the screen showed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seats: int, persons: list[int]) -> None:
        players = ["" if seat in persons else "random" for seat in range(seats)]
        match = Match(ARCHAEOLOGY, seats, None, named(players, []))
        self.session: Session = opened(match, Seating(persons, players), seed=7)
        self.screen = io.StringIO()
        self.session.console = Console(file=self.screen, width=100, highlight=False)
        self.prompt = Prompt(self.session)
        self.monkeypatch = monkeypatch

    @property
    def match(self) -> Match:
        return self.session.match

    def play(self, answer: Callable[[str], str]) -> str:
        def typed(prompt: str) -> str:
            self.screen.write(prompt)
            return answer(prompt)

        self.monkeypatch.setattr("builtins.input", typed)
        self.prompt.run()
        return self.screen.getvalue()

    def script(self, *lines: str) -> str:
        """What the screen shows while these lines are typed; then the person stops."""
        left = list(lines)
        return self.play(lambda prompt: left.pop(0) if left else "quit")
