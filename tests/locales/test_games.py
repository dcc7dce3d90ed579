"""Whatever happens in a game of any mode has a text in every language, with every gap filled."""

import os
from itertools import count

import pytest

import digsite
from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.view import Event
from digsite.locales import sentences
from digsite.locales.texts import can_say, languages
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.voice import Voice
from tests.walks import SETTINGS, Setting, label

NAMES = ["Ada", "Ben", "Émile", "Dan", "Eve"]
LANGUAGES = languages()
SEED = 16
OBJECTIONS = 5  # positions from one question why not to the next
LOOKS = 40  # positions from one look at the whole table to the next


class Listener:
    """Hears everything once in each language."""

    def __init__(self, title: str, language: str) -> None:
        self.title = digsite.title(title)
        self.language = language
        self.heard: set[tuple[object, ...]] = set()
        self.before: Event | None = None
        self.offered: set[int] = set()

    def follow(self, state: State, move: Move, viewer: int) -> None:
        """What the viewer sees of the move, alone and as what came of the move before."""
        event = self.title.event(state, move, viewer)
        known = (viewer == event.seat, event.hidden, event.actor, str(event.parts))
        if self.before is not None and (*known, str(self.before.parts)) not in self.heard:
            pair = [self.before, event]
            self.check(sentences.tell_all(self.title, pair, self.language, NAMES, viewer))
            self.heard.add((*known, str(self.before.parts)))
        if known not in self.heard:
            assert sentences.event_message(self.title, event, self.language), event.notation
            self.check(sentences.tell(self.title, event, self.language, NAMES, viewer))
        self.heard.add(known)
        self.before = event

    def object_to(self, state: State, seat: int) -> None:
        for each in self.title.objections(state, seat):
            known = (each.reason, str(each.values))
            if known in self.heard:
                continue
            assert can_say(self.language, self.title.name, f"cannot-{each.reason}"), each.reason
            self.check(sentences.explain(self.title, each, self.language, NAMES, seat))
            self.heard.add(known)

    def offer(self, legal: list[Move]) -> None:
        """The moves as buttons name them."""
        for move in legal:
            if move.key not in self.offered:
                self.check(sentences.describe(self.title, move, self.language, NAMES, 0))
                self.offered.add(move.key)

    def look(self, state: State, seat: int) -> None:
        """The whole table on the screen of a terminal, with a remark on each move."""
        voice = Voice(self.title, NAMES, self.language)
        screen = screen_of(self.title.name)
        view = self.title.view(state, seat)
        screen.draw(view, voice)
        for move in state.legal()[:10] if state.actor() == seat else []:
            screen.remark(view, move, voice)

    def check(self, text: str) -> None:
        assert text and not text.startswith("cannot-")
        assert "{" not in text and "$kind" not in text, text


MODES = [
    setting
    for setting in SETTINGS
    if os.environ.get("DIGSITE_LONG") or set(setting[2]) <= {"expansions"}
]


@pytest.mark.parametrize("setting", MODES, ids=label)
def test_everything_in_a_game_can_be_said_in_every_language(setting: Setting) -> None:
    name, seats, options = setting
    listeners = [Listener(name, language) for language in LANGUAGES]
    rng = digsite.Rng(SEED)
    state = digsite.title(name).new(seats, options)
    for number in count():
        if state.is_over():
            break
        seat, legal = number % seats, state.legal()
        acts = state.actor() >= 0
        move = legal[rng.below(len(legal))] if acts else state.draw(rng)
        for listener in listeners:
            listener.follow(state, move, seat if number % 3 else digsite.SPECTATOR)
            if acts and number % OBJECTIONS == 0:
                listener.object_to(state, state.actor() if number % 2 else seat)
                listener.offer(legal)
            if number % LOOKS == 0:
                listener.look(state, seat)
        state.play_key(move.key)
    assert all(len(listener.heard) > 20 for listener in listeners)
