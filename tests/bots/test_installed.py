"""Players of an installed package, under the entry point group `digsite.players`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import digsite
from digsite.bots import roster
from digsite.command import app

MODULE = '''
"""A package that somebody else has written."""

import digsite


class Quarryman:
    def __init__(self, title: digsite.Title, rng: digsite.Rng) -> None:
        self.rng = rng

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        return legal[self.rng.below(len(legal))]
'''
FILES = {
    "quarry/__init__.py": MODULE,
    "quarry-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: quarry\nVersion: 1.0\n",
    "quarry-1.0.dist-info/entry_points.txt": "[digsite.players]\nquarryman = quarry:Quarryman\n",
    "quarry-1.0.dist-info/RECORD": "",
}


@pytest.fixture
def quarry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package lies where Python looks for packages, as pip would have put it there."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    roster._installed.cache_clear()
    yield
    monkeypatch.delitem(sys.modules, "quarry", raising=False)
    roster._installed.cache_clear()


def test_an_installed_player_is_known_by_name(quarry: None) -> None:
    assert digsite.player_names() == ["random", "quarryman", "greedy", "search"]
    match = digsite.play("artifacts-inc", ["quarryman", "random"], seed=1)
    assert match.is_over and match.names == ["quarryman", "random"]
    result = CliRunner().invoke(
        app, ["simulate", "archaeology", "--games", "2", "--players", "quarryman,random"]
    )
    assert result.exit_code == 0 and "quarryman" in result.output


def test_without_the_package_nobody_knows_him() -> None:
    assert "quarryman" not in digsite.player_names()
    with pytest.raises(ValueError, match="there is no player “quarryman”"):
        digsite.play("archaeology", ["quarryman", "random"], seed=1)
