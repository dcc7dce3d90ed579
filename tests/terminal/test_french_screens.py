"""What a screen puts together by itself is put together as the language wants it."""

import io
import re

import pytest
from rich.console import Console, RenderableType

import digsite
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.players import cards
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.voice import Voice
from tests.walks import Setting, sample

NAMES = ["Ada", "Ben", "Émile", "Dan"]
BIGGEST: list[Setting] = [
    ("archaeology", 4, {}),
    ("artifact", 4, {"expansions": ["research", "cities"]}),
    ("artifacts-inc", 4, {}),
]
ENGLISH_SIGNS = re.compile(r"\w: |\$\d")


def drawn(parts: list[RenderableType]) -> str:
    console = Console(file=io.StringIO(), width=120)
    with console.capture() as text:
        console.print(*parts)
    return text.get()


@pytest.mark.parametrize("setting", BIGGEST, ids=[name for name, _, _ in BIGGEST])
def test_colons_and_dollars_are_set_as_in_french(setting: Setting) -> None:
    title = digsite.title(setting[0])
    voice, screen = Voice(title, NAMES, "fr"), screen_of(title.name)
    colons = 0
    for state in sample(setting, seed=5, every=29):
        view = title.view(state, 0)
        assert screen.sections is not None
        brief = [section.shown for section in screen.sections(view, voice)]
        text = drawn([screen.draw(view, voice), *brief])
        assert not ENGLISH_SIGNS.findall(text), text
        colons += text.count("\N{NO-BREAK SPACE}: ")
    assert colons > 20


def test_the_cards_of_others_have_french_names() -> None:
    title = digsite.title("artifacts-inc")
    named: set[str] = set()
    for state in sample(BIGGEST[-1], seed=5, every=29):
        view = title.view(state, 0)
        assert isinstance(view, ArtifactsIncView)
        for seat in range(4):
            told = cards(view, seat, Voice(title, NAMES, "fr"))
            named |= {re.sub(r"²?( ×\d+)?$", "", name) for name in told.split(", ")} - {"–"}
    edition = view.table.edition
    french = {Voice(title, NAMES, "fr")(f"card-{design.name}") for design in edition.designs}
    assert len(named) > 5 and named <= french
