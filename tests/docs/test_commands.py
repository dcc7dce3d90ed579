"""Every command in README and docs runs, with few games and quick players; so do the other blocks
that are not Python."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import digsite
from digsite.command import app
from digsite.editions import shelf
from tests.docs.test_pages import ROOT, SEATED, blocks

DOCS = sorted((ROOT / "docs").glob("*.md"))
QUICKER = {r"--games \d+": "--games 2", r"--simulations \d+": "--simulations 2"}
SLOW = re.compile(r"\b(skilled|expert|master)\b(?=[,\s]|$)")
NEVER_ENDS = "serve"
LEARNS = "td:Trained"  # takes minutes: `make certify` runs it
COMMAND = re.compile(r"^((?:\w+=\S+ )*)digsite (.*?)(?: > (\S+))?$")


def commands() -> list[str]:
    """The commands of all pages, each without its remark."""
    pages = [ROOT / "README.md", *(page for page in DOCS if page != SEATED)]
    shown = "".join(block for page in pages for block in blocks(page, "sh"))
    lines = [line.partition("  #")[0].strip() for line in shown.split("\n")]
    return [line for line in dict.fromkeys(lines) if COMMAND.match(line) and LEARNS not in line]


def quick(line: str) -> str:
    """The same with few games and players who do not think long."""
    for long, short in QUICKER.items():
        line = re.sub(long, short, line)
    return SLOW.sub("novice", line)


def furnish(folder: Path, is_over: bool) -> None:
    """All the files that the pages speak of."""
    match = digsite.play("archaeology", ["random", "random"], seed=1)
    if not is_over:
        ply = max(ply for ply in range(100) if match.actors[ply] >= 0)
        match.rewind(ply)
    digsite.save(match, folder / "my.match")
    for name, title in (("my-own-copy.toml", "archaeology"), ("mine.toml", "artifact")):
        text = shelf.edition_path(title, shelf.DEFAULTS[title]).read_text(encoding="utf-8")
        own = re.sub(r"^name = .*", 'name = "mine"', text, count=1, flags=re.MULTILINE)
        (folder / name).write_text(own, encoding="utf-8")
    bots = "\n".join(blocks(ROOT / "docs" / "first-bot.md", "python"))
    (folder / "mybots.py").write_text(bots, encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "src/digsite/bots/weights").mkdir(parents=True)


@pytest.mark.parametrize("line", commands())
def test_a_command_runs(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    furnish(tmp_path, is_over="hint" not in line)
    found = COMMAND.match(quick(line))
    assert found is not None
    for setting in found[1].split():
        monkeypatch.setenv(*setting.split("=", 1))
    words = shlex.split(found[2])
    if words[0] == NEVER_ENDS:
        words.append("--help")  # whatever is not known is refused before it is shown
    result = CliRunner().invoke(app, words, input="")
    assert result.exit_code == 0, result.output
    if found[3]:
        Path(found[3]).write_text(result.stdout, encoding="utf-8")
        assert shelf.examined(Path(found[3]))[1] == []


def test_commands_stand_in_blocks_that_are_run() -> None:
    """A command in a block of text would be run by nobody."""
    for page in [ROOT / "README.md", *DOCS]:
        for block in blocks(page, "text"):
            assert not re.search(r"^(\w+=\S+ )*digsite ", block, re.MULTILINE), page


def edition_with(block: str, title: str) -> str:
    """Our edition of the title, with the tables of the block in the place of ours."""
    text = shelf.edition_path(title, shelf.DEFAULTS[title]).read_text(encoding="utf-8")
    for table in tomllib.loads(block):
        text = re.sub(rf"^\[{table}\]\n.*?(?=^\[|\Z)", "", text, flags=re.MULTILINE | re.DOTALL)
    return f"{text}\n{block}"


def test_the_numbers_and_names_of_an_owner_are_taken(tmp_path: Path) -> None:
    shown = blocks(ROOT / "docs" / "artifact.md", "toml")
    assert len(shown) == 2
    for block in shown:
        mine = tmp_path / "mine.toml"
        mine.write_text(edition_with(block, "artifact"), encoding="utf-8")
        assert shelf.examined(mine)[1] == []


def test_every_other_table_is_toml() -> None:
    for page in DOCS:
        for block in blocks(page, "toml"):
            assert tomllib.loads(block)


def test_the_players_of_a_package_are_named_as_the_page_says() -> None:
    (block,) = blocks(ROOT / "docs" / "first-bot.md", "toml")
    points = tomllib.loads(block)["project"]["entry-points"]
    assert list(points) == ["digsite.players"]


def test_the_program_in_shell_plays(tmp_path: Path) -> None:
    (block,) = [each for each in blocks(ROOT / "docs" / "protocol.md", "sh") if "while" in each]
    program = tmp_path / "shown.sh"
    program.write_text(block, encoding="utf-8")
    assert digsite.play("archaeology", [f"program:sh {program}", "random"], seed=1).is_over
