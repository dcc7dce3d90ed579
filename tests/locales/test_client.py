"""The browser's texts: whatever the page wants to say, and whatever the shelf offers, has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from digsite.bots.roster import player_names
from digsite.editions import shelf
from digsite.locales.texts import FOLDER

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path
    for pattern in ("*.svelte", "*.ts")
    for path in (ROOT / "client/src").rglob(pattern)
    if not path.name.endswith(".test.ts")
)
SAID = re.compile(r"\bt\(\s*'([a-z][\w-]*)'|\btable\.say\(\s*'([a-z][\w-]*)'")
CHOSEN = re.compile(r"\bt\([^'\n`]*\? '([a-z][\w-]*)' : '([a-z][\w-]*)'")


def messages(name: str) -> set[str]:
    text = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)
    }


def of_every_title(name: str) -> set[str]:
    """The messages of a file that there are for each title."""
    found = messages(name)
    own = ({one.removeprefix(f"{title}-") for one in found} - found for title in shelf.titles())
    return set.intersection(*own)


SHARED = messages("common") | messages("advice") | messages("guide") | messages("client")
SHARED |= of_every_title("guide")


@pytest.mark.parametrize("title", shelf.titles())
def test_every_option_and_edition_of_a_title_is_explained(title: str) -> None:
    known = SHARED | messages(title)
    wanted = {"title", "blurb"}
    for option in shelf.title(title).options:
        name = f"option-{option.name}"
        wanted |= {name, f"{name}-why", *(f"{name}-{choice}" for choice in option.choices)}
    assert {one for one in wanted if not {one, f"{title}-{one}"} & known} == set()
    for edition in shelf.editions(title):
        for name in (f"edition-{edition}", f"edition-{edition}-why"):
            assert {name, f"{title}-{name}"} & known, name


def test_every_level_of_programs_has_a_name() -> None:
    assert {f"level-{level}" for level in player_names()} - SHARED == set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_text_that_the_page_names_is_there(path: Path) -> None:
    folder = path.parent.relative_to(ROOT / "client/src").parts
    title = folder[1] if folder[:1] == ("titles",) else ""
    known = SHARED | (messages(title) if title else set())
    source = path.read_text(encoding="utf-8")
    found = {
        name for hit in (*SAID.findall(source), *CHOSEN.findall(source)) for name in hit if name
    }
    missing = {name for name in found if not {name, f"{title}-{name}"} & known}
    assert missing == set()
