"""Each command answers, in words and as JSON, and refuses bad input without a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.bots.random_player import RandomPlayer
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.play.match import run as play_out
from tests.own_edition import own_file
from tests.terminal.typist import Run

ARCHAEOLOGY = digsite.title("archaeology")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game of two random players."""
    rng = digsite.Rng(11)
    match = Match(ARCHAEOLOGY, 2, names=["Ada", "Ben"])
    play_out(match, [RandomPlayer(rng.fork()), RandomPlayer(rng.fork())], rng)
    path = tmp_path / "done.match"
    matchfile.save(match, path)
    return path


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["titles"],
        ["play"],
        ["simulate"],
        ["replay"],
        ["hint"],
        ["analyse"],
        ["perft"],
        ["rules"],
        ["editions"],
        ["editions", "list"],
        ["editions", "show"],
        ["editions", "check"],
        ["doctor"],
    ],
    ids=lambda words: "-".join(words) or "digsite",
)
def test_help_gives_an_example(run: Run, words: list[str]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.output
    if words != ["editions"]:
        assert (
            "digsite " + " ".join(words) in result.output.split("Usage: ", 1)[1].split("\n", 1)[1]
        )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play"], "which game?"),
        (["play", "archaelogy"], "did you mean “archaeology”?"),
        (["play", "chess"], "there is no title “chess”; allowed: archaeology"),
        (["play", "archaeology", "--seats", "7"], "not for 7 players; allowed: 2, 3, 4"),
        (["play", "archaeology", "--me", "5"], "there is no seat “5”; allowed: 0 to 1, or all"),
        (["play", "archaeology", "--against", "god"], "no player “god”; allowed: random, novice"),
        (["play", "archaeology", "--against", "random,novice"], "names 2 players for one seat"),
        (["play", "archaeology", "--edition", "lost"], "no edition “lost” of archaeology"),
        (["play", "archaeology", "--edition", "lost.toml"], "lost.toml: there is no such file"),
        (["play", "archaeology", "--option", "wind"], "NAME=VALUE, not “wind”"),
        (["play", "archaeology", "--option", "wind=3"], "unknown option “wind”; allowed: memory"),
        (["play", "archaeology", "--expansions", "x"], "unknown option “expansions”"),
        (["play", "archaeology", "--start", "quick"], "unknown option “start”"),
        (["play", "archaeology", "--lang", "xx"], "no texts in “xx”; allowed: en"),
        (["play", "archaeology", "--name", "Skilled"], "cannot have the same name"),
        (["play", "--resume"], "there is no unfinished game"),
        (["play", "--load", "lost.match"], "lost.match: there is no such file"),
        (["simulate", "archaeology", "--players", "god"], "no player “god”"),
        (["simulate", "archaeology", "--players", "random,random,random"], "3 players for 2 seats"),
        (["simulate", "archaeology", "--seats", "1"], "not for 1 players"),
        (["perft", "archaeology", "--depth", "1", "--seats", "9"], "not for 9 players"),
        (["perft", "archaeology", "--depth", "1", "--from", "lost"], "lost: there is no such file"),
        (["replay", "lost.match"], "lost.match: there is no such file"),
        (["rules", "chess"], "there is no title “chess”"),
        (["rules", "archaeology", "99.9"], "no paragraph “99.9” in the rules of archaeology"),
        (["rules", "archaeology", "--find", "elephant"], "nothing in these rules contains"),
        (["rules", "archaeology", "--lang", "xx"], "allowed: en"),
        (["editions", "list", "chess"], "there is no title “chess”"),
        (["editions", "show", "archaeology", "lost"], "no edition “lost”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_one_line(run: Run, words: list[str], complaint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stderr.startswith("digsite: ") and result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_an_unknown_command_or_flag_is_refused(run: Run) -> None:
    assert run("juggle").exit_code == 2
    assert run("titles", "--loud").exit_code == 2
    assert run("perft", "archaeology").exit_code == 2


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"digsite {digsite.__version__}\n"


def test_titles(run: Run) -> None:
    words = run("titles").stdout.split()
    assert {"archaeology", "Archaeology:", "Card", "Game"} <= set(words)
    first = json.loads(run("titles", "--json").stdout)[0]
    assert first["title"] == "archaeology"
    assert first["seats"] == [2, 3, 4]
    assert first["editions"] == ["printed"]


def test_perft_counts_and_divides(run: Run) -> None:
    assert run("perft", "archaeology", "--seats", "2", "--depth", "3").stdout.strip() == "216"
    divided = run("perft", "archaeology", "--depth", "2", "--divide").stdout.split()
    assert divided[-1] == "36"
    answer = json.loads(run("perft", "archaeology", "-d", "2", "--divide", "--json").stdout)
    assert answer["count"] == 36
    assert answer["divide"]["deal coin"] == 6
    assert run("perft", "archaeology", "--depth", "0", "--divide").stdout.strip() == "1"


def test_perft_of_an_expansion_and_a_start(run: Run) -> None:
    quick = run("perft", "artifact", "-d", "1", "--start", "quick", "--expansions", "research")
    assert quick.exit_code == 0 and quick.stdout.strip().isdecimal()
    assert run("perft", "artifact", "-d", "1").stdout.strip() == "3"
    assert run("perft", "artifact", "-d", "1", "--start", "slow").exit_code == 2


def test_perft_from_a_match_file(run: Run, tmp_path: Path) -> None:
    match = Match(ARCHAEOLOGY, 3)
    match.deal(digsite.Rng(1))
    path = tmp_path / "begun.match"
    matchfile.save(match, path)
    legal = len(match.state.legal())
    answer = run("perft", "archaeology", "--depth", "1", "--from", str(path)).stdout
    assert answer.strip() == str(legal)
    wrong = run("perft", "archaeology", "--depth", "1", "--from", str(path), "--seats", "2")
    assert wrong.exit_code == 2
    assert "a match of 3 players, not of 2" in wrong.stderr


def test_rules_by_paragraph_chapter_ruling_and_word(run: Run) -> None:
    one = run("rules", "archaeology", "8.4").stdout
    assert "§8.4 Largest set." in one and "§8.5" not in one
    assert "R13 How often may you trade" in run("rules", "archaeology", "r13").stdout
    chapter = run("rules", "archaeology", "8").stdout
    assert "8 Selling to the museum" in chapter and "§8.1" in chapter and "§9.1" not in chapter
    found = run("rules", "archaeology", "--find", "thief").stdout
    assert "§4.5" in found and "§8.4" not in found
    whole = run("rules", "archaeology").stdout
    assert whole.startswith("Archaeology: The Card Game") and "R29" in whole
    answer = json.loads(run("rules", "archaeology", "8.4", "--json").stdout)
    assert answer[0]["number"] == "§8.4"


def test_editions_are_listed_and_shown(run: Run) -> None:
    assert "printed default" in " ".join(run("editions", "list").stdout.split())
    listed = json.loads(run("editions", "list", "--json").stdout)
    assert listed == {name: digsite.editions(name) for name in digsite.titles()}
    shown = json.loads(run("editions", "show", "archaeology", "--json").stdout)
    assert shown["treasures"]["coin"]["copies"] == 14


def test_an_edition_that_was_shown_can_be_checked_and_played(run: Run, tmp_path: Path) -> None:
    text = run("editions", "show", "archaeology").stdout
    mine = own_file(tmp_path, text, ('name = "printed"', 'name = "mine"'))
    checked = run("editions", "check", str(mine))
    assert checked.exit_code == 0
    assert "a playable edition “mine” of archaeology" in checked.stdout
    counted = run("perft", "archaeology", "--edition", str(mine), "--depth", "1")
    assert counted.stdout.strip() == "6"


def test_every_fault_of_an_edition_is_said(run: Run, tmp_path: Path) -> None:
    text = run("editions", "show", "archaeology").stdout
    changes = ("thieves = 8", 'thieves = "many"'), ("hand = 4", "hands = 4")
    mine = own_file(tmp_path, text, *changes)
    checked = run("editions", "check", str(mine))
    assert checked.exit_code == 1
    lines = checked.stdout.splitlines()
    assert any("thieves" in line for line in lines) and any("hands" in line for line in lines)
    answer = json.loads(run("editions", "check", str(mine), "--json").stdout)
    assert answer["ok"] is False and len(answer["faults"]) == len(lines)
    refused = run("play", "archaeology", "--edition", str(mine))
    assert refused.exit_code == 2 and "thieves" in refused.stderr


def test_doctor_says_which_engine_runs(run: Run) -> None:
    from digsite.terminal.doctor import is_compiled

    result = run("doctor")
    assert result.exit_code == 0
    assert ("compiled" if is_compiled() else "interpreted") in result.stdout
    found = {each["what"]: each for each in json.loads(run("doctor", "--json").stdout)}
    assert found["librt"]["ok"] is True
    assert found["data folder"]["ok"] is True


def test_doctor_says_when_games_cannot_be_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    found = {each["what"]: each for each in json.loads(run("doctor", "--json").stdout)}
    assert found["data folder"]["ok"] is False
    assert found["data folder"]["hint"]


def test_replay_tells_the_game_and_shows_the_end(run: Run, finished: Path) -> None:
    told = run("replay", str(finished)).stdout
    assert "Ada digs a treasure." in told
    assert "The result" in told
    own = run("replay", str(finished), "--seat", "0").stdout
    assert "You dig" in own and "Ada (you)" in own


def test_replay_stops_at_a_ply(run: Run, finished: Path) -> None:
    answer = json.loads(run("replay", str(finished), "--to", "20", "--json").stdout)
    assert answer["ply"] == 20 and len(answer["events"]) == 20 and answer["over"] is False
    assert answer["view"]["hand"] == dict.fromkeys(answer["view"]["hand"], 0)
    beyond = run("replay", str(finished), "--to", "100000")
    assert beyond.exit_code == 2 and "there is no ply 100000" in beyond.stderr
    nobody = run("replay", str(finished), "--seat", "2")
    assert nobody.exit_code == 2 and "there is no seat 2" in nobody.stderr


def test_a_spectator_of_a_replay_reads_no_hidden_card(run: Run, finished: Path) -> None:
    answer = json.loads(run("replay", str(finished), "--json").stdout)
    hidden = [event for event in answer["events"] if event["hidden"]]
    assert hidden
    assert all("kind" not in event["parts"] for event in hidden)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: text.replace("digsite match 1", "chess game"), "line 1: "),
        (lambda text: text.replace("seats: 2", "seats: many"), "line 5: “many”"),
        (lambda text: text + "sell 99 coin\n", "“sell 99 coin” is not a move"),
        (lambda text: text.rstrip("\n"), "cut off"),
    ],
    ids=["first line", "header", "move", "cut off"],
)
def test_a_broken_file_is_refused_with_line_and_reason(
    run: Run, finished: Path, spoil: object, complaint: str
) -> None:
    assert callable(spoil)
    finished.write_text(spoil(finished.read_text("utf-8")), encoding="utf-8")
    result = run("replay", str(finished))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"digsite: {finished}: line ") and complaint in result.stderr


def test_the_command_works_as_a_process_with_pipes_and_without_colour(home: Path) -> None:
    source = str(Path(digsite.__file__).parents[1])
    result = subprocess.run(
        [sys.executable, "-m", "digsite", "play", "archaeology", "--seed", "1"],
        input="1\nlog\nquit\n",
        env={**os.environ, "PYTHONPATH": source, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert "digsite play --resume" in result.stdout


def test_titles_cut_nothing_on_a_narrow_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run("titles").stdout
    assert "…" not in told
    for name in digsite.titles():
        for option in digsite.title(name).options:
            for choice in option.choices:
                assert choice in told
        for edition in digsite.editions(name):
            assert edition in told


def test_doctor_names_only_extras_that_exist() -> None:
    from digsite.terminal.doctor import extra, extras

    needed = ["rich<16,>=15", 'psycopg[binary]<4,>=3.2; extra == "postgresql"']
    assert extras(needed) == {"postgresql": ["psycopg"]}
    assert extra("rich things", ["rich"]).found == "rich"
    missing = extra("moon", ["no-such-package"])
    assert "missing: no-such-package" in missing.found and "digsite[moon]" in missing.hint


def test_each_fault_of_an_own_edition_stands_on_its_own_line(run: Run, tmp_path: Path) -> None:
    text = run("editions", "show", "archaeology").stdout
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("copies", "copied").replace("market", "markt"), encoding="utf-8")
    told = run("play", "archaeology", "--edition", str(mine)).stderr
    faults = run("editions", "check", str(mine)).stdout.strip().split("\n")
    assert len(faults) > 1 and told.count("\n") == len(faults)
    assert all(fault in told for fault in faults)
