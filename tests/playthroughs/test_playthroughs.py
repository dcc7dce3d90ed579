"""Recorded games replay to the letter: every move, everything that was legal, the scores."""

from pathlib import Path

import pytest

import digsite
from tools.playthrough import header_of, replayed

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_playthrough_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = header_of(text.splitlines())
    title = digsite.title(header["title"], header["edition"])
    assert (title.name, f"rules: {title.rules_version}") == (path.parent.name, text.splitlines()[3])
    assert replayed(text) == text


@pytest.mark.parametrize("name", digsite.titles())
def test_there_is_a_playthrough_for_every_number_of_seats(name: str) -> None:
    files = [path for path in FILES if path.parent.name == name]
    seats = {header_of(path.read_text(encoding="utf-8").splitlines())["seats"] for path in files}
    assert seats == {str(number) for number in digsite.title(name).seats}
