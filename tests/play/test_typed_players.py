"""A player of one title is typed by that title's own view, without casts."""

import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from tests.docs.test_pages import ROOT, environment

BOT = """
import digsite


class Bot:
    def decide(self, view: digsite.{view}, legal: list[digsite.Move]) -> digsite.Move:
        seats: int = digsite.record_of(view)["seats"]
        return legal[seats % len(legal)]


title = digsite.title("{title}")
digsite.play("{played}", [Bot(), "random", "random"], seed=1)
digsite.run(digsite.Match(title, 3), [Bot(), Bot(), Bot()], digsite.Rng(1))
"""
VIEWS = {
    "archaeology": "ArchaeologyView",
    "artifact": "ArtifactView",
    "artifacts-inc": "ArtifactsIncView",
}


def checked(script: str, folder: Path) -> str:
    """What mypy says about the script."""
    path = folder / "bot.py"
    path.write_text(script, encoding="utf-8")
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache")]
    done = subprocess.run(
        [*words, str(path)], cwd=folder, env=environment(folder), capture_output=True, text=True
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("title", digsite.titles())
def test_a_bot_takes_the_view_of_its_title(title: str, tmp_path: Path) -> None:
    script = BOT.format(view=VIEWS[title], title=title, played=title)
    assert "no issues found" in checked(script, tmp_path)


def test_a_bot_of_another_title_is_an_error(tmp_path: Path) -> None:
    script = BOT.format(view="ArtifactView", title="artifact", played="archaeology")
    assert "List item 0 has incompatible type" in checked(script, tmp_path)


def test_such_a_bot_plays() -> None:
    class Bot:
        def decide(self, view: digsite.ArtifactView, legal: list[digsite.Move]) -> digsite.Move:
            assert isinstance(view, digsite.ArtifactView)
            return legal[digsite.record_of(view)["year"] % len(legal)]

    assert digsite.play("artifact", [Bot(), "random", "random"], seed=1).is_over
